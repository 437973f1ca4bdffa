/** What a section of a guide may explain, so that it says the word without claiming it. */
export const explainedClaims = ['prices', 'lifetime', 'insured', 'bonded'] as const;

export interface ClaimRule {
  /** Finds it in a text as its record has it, before values are put in. */
  pattern: RegExp;
  /** What makes it right when the same text says it too. */
  unless?: RegExp;
  /** What the law or the company's records lack for it, as a clause that the check shows beside the word. */
  reason: string;
  remedy: string;
  /** Where it is allowed: collections, or fields of one, as "labels.licensedAndInsured". */
  allowedIn?: readonly string[];
  /** Sections of guides that explain this may say it. */
  explained?: (typeof explainedClaims)[number];
  /** It may be right: a warning by this name, which the owner confirms. */
  doubt?: string;
}

/** A pattern over several lines, which are joined without the space between them. */
function phrases({ raw: [lines = ''] }: TemplateStringsArray): RegExp {
  return new RegExp(lines.replaceAll(/\s*\n\s*/g, ''), 'iu');
}

/** A customer’s own words, which are not the company’s to change. */
const customersWords = ['reviews.quote'];

const shouted = '(?:FREE|NOW|CALL|SALE|TODAY|ONLY|SAVE|HURRY|NOT|NEVER|ALWAYS|ALL|EVERY|BEST)';

/** What no company in the United States can say without more beside it. */
export const claimRules: readonly ClaimRule[] = [
  {
    pattern: /\blifetime\b|\bfor life\b/i,
    reason:
      'readers can’t tell whose life is meant: that, and where the terms are, has to be beside it (16 CFR 239.4 and 239.2)',
    remedy:
      'write {lifetimeWarranty}, whose words link to the terms; where that is not offered, leave it out',
    allowedIn: ['labels.lifetimeWarranty', 'answers'],
    explained: 'lifetime',
  },
  {
    pattern: /\bguarantee(?:d|s)?\b/i,
    reason:
      'without its terms beside it, a guarantee is a promise without limits: what it covers, for how long and what you do then (16 CFR 239)',
    remedy:
      'say what you do when something is not right; the terms of a warranty belong in answers/, and other texts link there',
  },
  {
    pattern: phrases`
      \b(?:best|top[- ](?:rated|notch|quality|choice)|number (?:1|one)|no\. ?1 (?:in|choice|for))\b|# ?1\b
      |\b(?:finest|greatest|unbeatable|unmatched|unrivall?ed|unparalleled|world[- ]class|second to none)\b
      |\b(?:a|the|your|[a-z]+.s) (?:leading|premier)\b|\b(?:lowest|better) prices?\b
      |\b(?:most|more) (?:trusted|reliable|experienced|affordable|recommended|respected|qualified|skilled)\b
      |\b(?:fastest|cheapest) (?:response|service|repairs?|team|crew|company|around|in)\b
      |\b(?:than|beats?) (?:any|every|all) (?:other|competitor|price|company)
    `,
    reason:
      'it compares you with all others, which can’t be proved, though a claim has to be provable (FTC Act, section 5)',
    remedy: 'say what a visitor can check, as what a visit includes or since when you do this work',
    allowedIn: customersWords,
  },
  {
    pattern: phrases`
      \b(?:award[- ]winning|A\+ rat(?:ing|ed)|BBB|testimonials?|recommended by)\b
      |\b(?:our|\d[\d,]*\+?) (?:\w+ )?(?:reviews|ratings)\b|\b(?:reviews?|rated|ratings?) (?:on|at|by) \p{L}
      |[“"][^”"]{15,}[”"] ?[-–—~] ?\p{L}
    `,
    reason: 'it claims a judgment of others, and no record here shows who gave it and when (16 CFR 255)',
    remedy: 'leave it out: ratings, awards and reviews are believed where others wrote them',
  },
  {
    pattern: /\b(?:satisfied|happy) customers\b/i,
    reason: 'no record here shows who they are, and a claim has to be provable (FTC Act, section 5)',
    remedy: 'say what a visitor can check, as what you do on a visit',
  },
  {
    pattern: phrases`
      \b(?:[1-5]|one|two|three|four|five)[- ]stars?\b|[★⭐]
      |\b[1-5][.,]\d (?:on|at|from) \w|\b[1-5](?:[.,]\d)? ?(?:/ ?5\b|out of (?:5|five)\b)
    `,
    reason: 'a business may not star itself (16 CFR 255, and the search engines’ own rules)',
    remedy: 'leave it out: the stars belong to reviews elsewhere',
  },
  {
    pattern: /\bcertified\b/i,
    reason: 'it says neither by whom nor for what, so it can’t be checked (FTC Act, section 5)',
    remedy: 'name the certificate and who gave it, or leave it out',
  },
  {
    pattern: phrases`
      [$€£]\s?\d+|\d\s?[$€£¢]|\bUS[D$] ?\d+|\b\d+ ?(?:%|percent) (?:off|discount|less)\b
      |\b(?:\d[\d.,]*|(?:[a-z]+teen|[a-z]+ty|hundred|thousand|one|two|three|four|five|six|seven|eight|nine|ten)
      (?:-[a-z]+)?) ?(?:dollars?|bucks?|USD|cents)\b
    `,
    reason:
      'prices change, and this one would stay on the site (docs/specification.md#14-what-is-never-claimed)',
    remedy: 'say how the price is found; what a visit costs belongs into answers/',
    allowedIn: ['answers', 'offers.prices'],
    explained: 'prices',
  },
  {
    pattern: /\b(?:was|were|regular(?:ly)?|normally|instead of|down from)\b[^.]*\$\s?\d/i,
    reason:
      'a price from before may be named only if it was the usual one within the last three months, which no record here shows (B&P Code 17501, 16 CFR 233.1)',
    remedy: 'name the price that holds now, without the one from before',
  },
  {
    pattern: phrases`
      \b[\w-]+\.(?:jpe?g|png|webp|avif|gif|heic|svg|tiff?|pdf|docx?)\b
      |\b(?:IMG|DSC|PXL|MVI)[_-]?\d+|\bscreenshot\b
    `,
    reason: 'it is the name of a file, which tells a visitor nothing',
    remedy: 'say in words what is seen in it',
  },
  {
    pattern: phrases`
      [\w.+-]+@[\w-]+\.\w+|\b(?:https?://|www\.)\S+|\b[\w-]+\.(?:com|net|org|biz|info|us)\b
    `,
    reason:
      'visitors would leave for another site, or write where no mail is read; this site is called, and nothing else',
    remedy: 'take the address out; {phone} is how the company is reached',
  },
  {
    pattern: new RegExp(
      // Three words in capitals, or one that no abbreviation is.
      String.raw`!{2,}|(?<!\p{L})(?:(?:\p{Lu}{2,}[\s,’'-]+){2,}\p{Lu}{2,}|${shouted})(?!\p{L})`,
      'u',
    ),
    reason: 'capitals and many exclamation marks read as shouting, and as spam to search engines',
    remedy: 'write it as you would say it, in small letters and with a period',
    allowedIn: customersWords,
  },
  {
    pattern: /[^\s!]+!(?!!)/,
    reason: 'an exclamation mark reads as advertising, and a calm sentence is believed',
    remedy: 'end it with a period',
    allowedIn: customersWords,
    doubt: 'exclamation',
  },
  {
    pattern: /—| -- /,
    reason: 'this site’s texts have none, and where lines are short it tears the sentence apart',
    remedy: 'write two sentences, or a comma',
    doubt: 'dash',
  },
  {
    pattern: /(?<![\p{L}’'-])(?!(?:that|had)\b)(\p{L}+) \1(?![\p{L}’'-])/iu,
    reason: 'the same word twice in a row is a slip of the pen',
    remedy: 'take one out',
  },
];
