import { textsIn } from '#content/texts-in.ts';
import type { FieldPath } from '#cms/records/field-names.ts';

interface FoundField {
  file: string;
  field: FieldPath;
  text: string;
}

/** A record with the page that it is best seen on. */
interface Searched {
  file: string;
  page: string;
  value: unknown;
}

/** The fields whose texts hold some words. */
export function fieldsWith(records: readonly Searched[], words: string): FoundField[] {
  const sought = words.trim().toLowerCase();
  return records.flatMap(({ file, value }) =>
    textsIn(value)
      .filter(({ text }) => text.toLowerCase().includes(sought))
      .map(({ field, text }) => ({ file, field, text })),
  );
}

/**
 * The field that a text of a page comes from, facts filled in. Of several, the one that says most of it, first of the
 * page's own record.
 */
export function fieldOf(records: readonly Searched[], shown: string, page: string): FoundField | undefined {
  const text = simple(shown);
  const found = records.flatMap(({ file, page: own, value }) =>
    textsIn(value).map(({ field, text: written }) => {
      const similarity = similarityOf(text, simple(written));
      return { file, field, text: written, similarity, isOwn: Number(own === page) };
    }),
  );
  return found
    .filter(({ similarity }) => similarity > 0)
    .sort((one, other) => other.similarity - one.similarity || other.isOwn - one.isOwn)[0];
}

/** From 0, another text, to 1, the same: the share of the longer one that the shorter one is, where it is in it. */
function similarityOf(shown: string, written: string): number {
  if (shown === written) return 1;
  const fixed = written.split(/\{\w+\}/);
  if (fixed.length === 1) {
    const [short, long] = shown.length < written.length ? [shown, written] : [written, shown];
    return short.length > 3 && long.includes(short) ? short.length / long.length : 0;
  }
  // What is between braces is shown as something else.
  const pattern = fixed.map((part) => RegExp.escape(part)).join('.{0,80}?');
  return fixed.join('').length > 3 && new RegExp(`^${pattern}$`).test(shown) ? 0.99 : 0;
}

function simple(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('–', '-').trim();
}
