/** Short forms in company names, which mean the same as their long forms. */
const longForms = new Map([
  ['co', 'company'],
  ['corp', 'corporation'],
  ['inc', 'incorporated'],
  ['ltd', 'limited'],
]);

/** Endings that tell the legal form of a business, for example of "zelta door incorporated". "Company" is part of the name itself. */
const legalForm = / (?:corporation|incorporated|limited|llc|llp|lp)$/;

/**
 * Whether a business may advertise under a name, by the name that is registered: both say the same, or the advertised one
 * only leaves the legal form out ("Zelta Door" of "Zelta Door, Inc."). Capitals, punctuation and short forms don't matter.
 */
export function fitsRegisteredName(advertised: string, registered: string): boolean {
  const [shown, whole] = [plainName(advertised), plainName(registered)];
  return shown === whole || shown === whole.replace(legalForm, '');
}

function plainName(name: string): string {
  const words =
    name
      .toLowerCase()
      .replaceAll('&', ' and ')
      // "L.L.C." is one word.
      .replaceAll(/['’.]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => longForms.get(word) ?? word).join(' ');
}
