import {
  type FieldPath,
  type FieldSchema,
  inSentence,
  isFields,
  namesOnWay,
} from '#edit/records/field-schema.ts';
import type { RecordValue } from '#edit/records/record-text.ts';

/** A change to a record, as people tell it: "response time: 20-30 to 25-35". */
export interface Change {
  /** The field's name in words, with the names of what it is part of; empty for the record as a whole. */
  field: string;
  path: FieldPath;
  what: string;
}

/** How much of a text is told. */
const longest = 60;

/** What differs between two values of a record, field by field. */
export function changesBetween(
  before: RecordValue | undefined,
  after: RecordValue | undefined,
  schema: FieldSchema,
): Change[] {
  return differences(before, after, []).map(({ path, what }) => ({
    field: fieldInWords(path, schema, after ?? before),
    path,
    what,
  }));
}

/** Changes of records in one sentence, as a version is called. */
export function sentenceOf(changes: readonly string[]): string {
  const [first, ...rest] = changes;
  if (first === undefined) return 'Nothing was changed';
  if (rest.length === 0) return first;
  return `${first}; and ${rest.length} more ${rest.length === 1 ? 'change' : 'changes'}`;
}

/** "Oceanside, response time: 20-30 to 25-35". */
export function changeInWords(record: string, { field, what }: Change): string {
  return field === '' ? `${record}: ${what}` : `${record}, ${field}: ${what}`;
}

interface Difference {
  path: FieldPath;
  what: string;
}

function differences(
  before: RecordValue | undefined,
  after: RecordValue | undefined,
  path: FieldPath,
): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (before === undefined) return [{ path, what: `added ${quote(after)}` }];
  if (after === undefined) return [{ path, what: `removed ${quote(before)}` }];
  if (isFields(before) && isFields(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => differences(before[name], after[name], [...path, name]));
  }
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, path);
  return [{ path, what: fromTo(before, after) }];
}

function listDifferences(before: RecordValue[], after: RecordValue[], path: FieldPath): Difference[] {
  const removed = before.filter((value) => !holds(after, value));
  const added = after.filter((value) => !holds(before, value));
  if (removed.length === 0 && added.length === 0) {
    const what =
      before.length === after.length ? 'put into another order' : 'one entry more or less than before';
    return [{ path, what }];
  }
  if (before.length === after.length) {
    const changed = after.flatMap((value, place) => differences(before[place], value, [...path, place]));
    // Entries that also moved would each count as changed.
    if (changed.length <= removed.length || removed.length === after.length) return changed;
  }
  return [
    ...removed.map((value) => ({ path, what: `removed ${quote(value)}` })),
    ...added.map((value) => ({ path, what: `added ${quote(value)}` })),
  ];
}

function holds(values: RecordValue[], value: RecordValue): boolean {
  return values.some((other) => JSON.stringify(other) === JSON.stringify(value));
}

function fromTo(before: RecordValue, after: RecordValue): string {
  if (typeof before !== 'string' || typeof after !== 'string' || before.length + after.length <= longest)
    return `${quote(before)} to ${quote(after)}`;
  // Of long texts, the words that changed are told, with a word before them.
  const [one, other] = [before.split(' '), after.split(' ')];
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const from = Math.max(0, start - 1);
  const part = (words: string[]) => {
    const said = words.slice(from, words.length - end).join(' ');
    return quote(`${from > 0 ? '…' : ''}${said}${end > 0 ? '…' : ''}`);
  };
  return `${part(one)} to ${part(other)}`;
}

function quote(value: RecordValue | undefined): string {
  const text = said(value);
  const short = text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
  return short === '' ? 'nothing' : / /.test(short) ? `“${short}”` : short;
}

/** The text that tells a value from its neighbors. */
function said(value: RecordValue | undefined): string {
  if (Array.isArray(value)) return value.map(said).join(', ');
  if (isFields(value)) return said(Object.values(value)[0] ?? '');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value ?? '');
}

function fieldInWords(path: FieldPath, schema: FieldSchema, value: RecordValue | undefined): string {
  return namesOnWay(schema, value, path)
    .map((name) => (typeof name === 'number' ? String(name) : inSentence(name)))
    .join(', ')
    .replaceAll(/, (\d+)/g, ' $1');
}
