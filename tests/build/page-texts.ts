import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

/** Attributes that are read out, or shown by search engines and link previews. */
const readAttributes = ['alt', 'aria-label', 'title'];
const readMetadata = /^(?:description|(?:og|twitter):(?:title|description|site_name|image:alt))$/;

/** Every text of a document that somebody reads or hears, each place by itself. */
export function textsOf(html: string): string[] {
  const texts: string[] = [];
  const elements = DomUtils.getElementsByTagName('*', parseDocument(html), true);
  for (const { name, attribs, children } of elements) {
    if (name === 'script' || name === 'style') continue;
    texts.push(...readAttributes.flatMap((attribute) => attribs[attribute] ?? []));
    if (name === 'meta' && readMetadata.test(attribs.name ?? attribs.property ?? ''))
      texts.push(attribs.content ?? '');
    texts.push(...children.filter((child) => child.type === ElementType.Text).map(({ data }) => data));
  }
  return texts;
}

/** The words of a text, in small letters. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu) ?? [];
}

/** What a document's structured data says; the not-found document has none. */
export function structuredDataOf(html: string): unknown {
  return JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '{}');
}

/** Every text and number of a value, however deep. */
export function leavesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(leavesOf);
}
