declare const offered: unique symbol;

/** A text with placeholders, as "{area}". `Name` is the union of their names. */
export type Template<Name extends string> = string & { readonly [offered]?: Name };

/** The placeholder for the words of a claim that links to its terms. */
export const claimPlaceholder = 'lifetimeWarranty';

/** Words that link to a safety topic or a page, as "[what to do](stuck-open)", where a claim may be linked, too. */
export const topicLink = /\[([^\]]+)\]\(([\w-]+|\/[\w/#-]*)\)/g;

export type LinkedText = Template<typeof claimPlaceholder>;

const placeholder = /\{(\w+)\}/g;

/** Replaces placeholders by their values. Those without a value stay. */
export function fill<Name extends string>(
  template: Template<Name>,
  values: Readonly<Record<Name, string | undefined>>,
): string {
  const known = new Map(Object.entries<string | undefined>(values));
  return template.replace(placeholder, (whole, name: string) => known.get(name) ?? whole);
}

export function placeholdersIn(template: string): string[] {
  return [...template.matchAll(placeholder)].map(([, name = '']) => name);
}
