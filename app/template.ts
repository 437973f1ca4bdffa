declare const offered: unique symbol;

/** A text with places for values, as "{area}". `Name` is what those places may be called. */
export type Template<Name extends string> = string & { readonly [offered]?: Name };

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
