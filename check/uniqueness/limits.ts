/** Reaching one of these makes two pages near-duplicates (Broder 1997): search engines must not list them. */
export const limits = { containment: 0.8, jaccard: 0.5 };

/** What we hold ourselves to. */
export const target = { medianJaccard: 0.1, worst: 0.25, ownWords: 120, ownShare: 2 / 3 };
