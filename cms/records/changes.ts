import { diff } from 'just-diff';
import { valueAt } from '#content/problem.ts';
import { fieldName, type FieldPath, type FieldSchema } from '#cms/records/field-names.ts';
import type { RecordValue } from '#cms/records/yaml-text.ts';

/** How much of a text is shown. */
const longest = 60;

/** What differs between two values of a record, in words: "response time: “20-30” to “25-35”". */
export function changesBetween(
  before: RecordValue | undefined,
  after: RecordValue | undefined,
  schema: FieldSchema,
): { path: FieldPath; words: string }[] {
  if (before === undefined || after === undefined)
    return before === after ? [] : [{ path: [], words: before === undefined ? 'added' : 'removed' }];
  return diff(before as object, after as object).map(({ op, path }) => {
    const [old, now] = [valueAt(before, path), valueAt(after, path)];
    const change = {
      add: `added ${quoted(now)}`,
      remove: `removed ${quoted(old)}`,
      replace: fromTo(old, now),
    };
    const name = fieldName(schema, path, ', ');
    return { path, words: `${name.charAt(0).toLowerCase()}${name.slice(1)}: ${change[op]}` };
  });
}

/** Of long texts, what follows from the first word that differs. */
function fromTo(before: RecordValue | undefined, after: RecordValue | undefined): string {
  if (typeof before !== 'string' || typeof after !== 'string' || before.length + after.length <= longest)
    return `${quoted(before)} to ${quoted(after)}`;
  const [one, other] = [before.split(' '), after.split(' ')];
  const start = [...one, ''].findIndex((word, place) => word !== other[place]);
  return [one, other].map((words) => quoted(words.slice(start).join(' '))).join(' to ');
}

function quoted(value: RecordValue | undefined): string {
  if (value === '' || value === undefined) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text =
    typeof value === 'object' && value !== null ? Object.values(value).map(quoted).join(', ') : String(value);
  return `“${text.length > longest ? `${text.slice(0, longest - 1)}…` : text}”`;
}
