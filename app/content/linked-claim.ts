import type { Template } from '#app/template.ts';

/** The placeholder for the words that link to the terms of the warranty. */
export const linkedClaim = 'lifetimeWarranty';

/** A text that may hold these words. */
export type LinkedText = Template<typeof linkedClaim>;
