import { textsIn } from '#content/texts-in.ts';

/** The fields whose texts contain some words. */
export function fieldsWith(records: readonly { file: string; value: unknown }[], words: string) {
  const sought = words.trim().toLowerCase();
  return records.flatMap(({ file, value }) =>
    textsIn(value)
      .filter(({ text }) => text.toLowerCase().includes(sought))
      .map(({ field, text }) => ({ file, field, text })),
  );
}

/** The field that a text of a page comes from: the longest that the text consists of or contains, first of the page's own record. */
export function fieldOf(
  records: readonly { file: string; page: string; value: unknown }[],
  shown: string,
  page: string,
) {
  const text = simple(shown);
  return records
    .toSorted((one, other) => Number(other.page === page) - Number(one.page === page))
    .flatMap(({ file, value }) => textsIn(value).map((found) => ({ file, ...found })))
    .filter(({ text: written }) => isPartOf(text, written))
    .toSorted((one, other) => other.text.length - one.text.length)[0];
}

/** Whether a page’s text contains a record’s, in which placeholders are filled. */
function isPartOf(shown: string, written: string): boolean {
  const parts = simple(written).split(/\{\w+\}/);
  const pattern = parts.map((part) => RegExp.escape(part)).join('.{0,80}?');
  return parts.join('').length > 3 && new RegExp(pattern).test(shown);
}

function simple(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('–', '-').trim();
}
