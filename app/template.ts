declare const offered: unique symbol;

/** A text with places for values, as "{area}". `Name` is what those places may be called. */
export type Template<Name extends string> = string & { readonly [offered]?: Name };

/** The place for the words of a claim that links to its terms. */
export const linkedClaim = 'lifetimeWarranty';

/** A text that may hold these words. */
export type LinkedText = Template<typeof linkedClaim>;

const place = /\{(\w+)\}/g;

/** The text with its values. Places without a value are left as they are. */
export function fill<Name extends string>(
  template: Template<Name>,
  values: Readonly<Record<Name, string | undefined>>,
): string {
  const known = new Map(Object.entries<string | undefined>(values));
  return template.replace(place, (whole, name: string) => known.get(name) ?? whole);
}

/** The names of the places in a text. */
export function placesIn(template: string): string[] {
  return [...template.matchAll(place)].map(([, name = '']) => name);
}
