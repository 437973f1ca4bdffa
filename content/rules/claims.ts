/** A claim that a text must not make, or not by itself. */
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
}

/** What no company in the United States can say without more beside it. */
export const claimRules: readonly ClaimRule[] = [
  {
    pattern: /\blifetime\b|\bfor life\b/i,
    reason:
      'nobody can tell whose life is meant: that, and where the terms can be read, has to stand beside it (16 CFR 239.4 and 239.2)',
    remedy:
      'write {lifetimeWarranty}, whose words link to the terms; where that is not offered, leave it out',
    allowedIn: ['labels.lifetimeWarranty', 'answers'],
  },
  {
    pattern: /\bguarantee(?:d|s)?\b/i,
    reason:
      'without its terms beside it, a guarantee is a promise without limits: what it covers, for how long and what you do then (16 CFR 239)',
    remedy:
      'say what you do when something is not right; the terms of a warranty belong in answers/, and other texts link there',
  },
  {
    pattern: /\bbest\b|#\s?1\b|\bnumber one\b|\btop[- ]rated\b/i,
    reason:
      'it compares you with all others, which nobody can prove, though a claim has to be provable (FTC Act, section 5)',
    remedy: 'say what a visitor can check, as what a visit includes or since when you do this work',
  },
  {
    pattern: /\baward[- ]winning\b|\bA\+ rat(?:ing|ed)\b|\bBBB\b|\btestimonials?\b/i,
    reason: 'it claims a judgment of others, and no record here shows who gave it and when (16 CFR 255)',
    remedy: 'leave it out: ratings, awards and reviews are believed where others wrote them',
  },
  {
    pattern: /\b(?:satisfied|happy) customers\b/i,
    reason: 'no record here shows who they are, and a claim has to be provable (FTC Act, section 5)',
    remedy: 'say what a visitor can check, as what you do on a visit',
  },
  {
    pattern:
      /\b(?:[1-5]|one|two|three|four|five)[- ]stars?\b|\b(?:[1-5]|one|two|three|four|five)[- ]star[- ]rated\b|★/i,
    reason: 'a business may not star itself (16 CFR 255, and the search engines’ own rules)',
    remedy: 'leave it out: the stars belong to reviews elsewhere',
  },
  {
    pattern: /\bcertified\b/i,
    reason: 'it says neither by whom nor for what, so nobody can check it (FTC Act, section 5)',
    remedy: 'name the certificate and who gave it, or leave it out',
  },
  {
    pattern: /\$\s?\d+|\b\d+ dollars\b/i,
    reason:
      'prices change, and this one would stand on the site unasked (docs/specification.md#14-what-is-never-claimed)',
    remedy: 'say how the price is found; what a visit costs belongs into answers/',
    allowedIn: ['answers', 'offers.price'],
  },
  {
    pattern: /\b(?:was|were|regular(?:ly)?|normally|instead of|down from)\b[^.]*\$\s?\d/i,
    reason:
      'a price from before may be named only if it was the usual one within the last three months, which no record here shows (B&P Code 17501, 16 CFR 233.1)',
    remedy: 'name the price that holds now, without the one from before',
  },
];
