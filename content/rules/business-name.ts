/** Words for the form of a business, which people leave out when they say its name. */
const forms = new Set([
  'inc',
  'incorporated',
  'llc',
  'co',
  'company',
  'corp',
  'corporation',
  'ltd',
  'limited',
  'lp',
  'llp',
]);

/** Whether two names are of one business, however they are written: with or without capitals, punctuation, "Inc." or "Co.". */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

function plainName(name: string): string {
  const words =
    name
      .toLowerCase()
      .replaceAll('&', ' and ')
      // "L.L.C." is one word.
      .replaceAll(/['’.]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  // A name that is nothing but such words is a name all the same.
  const last = words.findLastIndex((word) => !forms.has(word));
  return words.slice(0, last === -1 ? undefined : last + 1).join(' ');
}
