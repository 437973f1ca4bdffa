/** A claim that a text must not make, or not by itself. */
export interface ClaimRule {
  /** Finds it in a text as its record has it, before values are put in. */
  pattern: RegExp;
  /** What makes it right when the same text says it too. */
  unless?: RegExp;
  /** The law, or why nobody could defend it; begins where "because" ends. */
  reason: string;
  /** What to write instead. */
  remedy: string;
  /** Where it may stand all the same: collections, or fields of one, as "labels.licensedAndInsured". */
  allowedIn?: readonly string[];
}

/** What no company in the United States can say without more beside it. */
export const claimRules: readonly ClaimRule[] = [
  {
    pattern: /\blifetime\b|\bfor life\b/i,
    reason:
      'whose life is meant, and where the terms can be read, has to stand beside it (16 CFR 239.4 and 239.2)',
    remedy:
      'write {lifetimeWarranty}, whose words link to the terms; where that is not offered, leave it out',
    allowedIn: ['labels.lifetimeWarranty', 'answers'],
  },
  {
    pattern: /\bguarantee(?:d|s)?\b/i,
    reason: 'a guarantee needs its terms beside it (16 CFR 239)',
    remedy: 'say what you do',
  },
  {
    pattern: /\bbest\b|#\s?1\b|\bnumber one\b|\btop[- ]rated\b/i,
    reason: 'nobody can prove it, and a claim has to be provable (FTC Act, section 5)',
    remedy: 'say what a visitor can check',
  },
  {
    pattern: /\baward[- ]winning\b|\bA\+ rat(?:ing|ed)\b|\bBBB\b|\btestimonials?\b/i,
    reason: 'it claims a judgment of others that this site does not show (16 CFR 255)',
    remedy: 'leave ratings, awards and reviews where visitors can look them up',
  },
  {
    pattern: /\b(?:satisfied|happy) customers\b/i,
    reason: 'nobody can check it, and a claim has to be provable (FTC Act, section 5)',
    remedy: 'say what a visitor can check',
  },
  {
    pattern:
      /\b(?:[1-5]|one|two|three|four|five)[- ]stars?\b|\b(?:[1-5]|one|two|three|four|five)[- ]star[- ]rated\b|★/i,
    reason: 'a business may not star itself (16 CFR 255, and the search engines’ own rules)',
    remedy: 'leave the stars to reviews elsewhere',
  },
  {
    pattern: /\bcertified\b/i,
    reason: 'it says neither by whom nor for what (FTC Act, section 5)',
    remedy: 'name the certificate and who gave it, or leave it out',
  },
  {
    pattern: /\$\s?\d+|\b\d+ dollars\b/i,
    reason:
      'prices change, and this one would stand on the site unasked (docs/specification.md#14-what-is-never-claimed)',
    remedy: 'say how the price is found; what a visit costs belongs into answers/',
    allowedIn: ['answers'],
  },
];
