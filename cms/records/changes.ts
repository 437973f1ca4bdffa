import { diff } from 'just-diff';
import { diffApply } from 'just-diff-apply';
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

/** A record that was changed here and elsewhere: both changes, and the fields that both have changed, as elsewhere. */
export function merge(base: RecordValue, mine: RecordValue, theirs: RecordValue) {
  const [ours, others] = [diff(base as object, mine as object), diff(base as object, theirs as object)];
  const conflicts = ours.filter(({ path }) => others.some((other) => isAround(path, other.path)));
  const merged = structuredClone(theirs);
  const harmless = ours.filter((change) => !conflicts.includes(change));
  diffApply(merged as object, harmless);
  const fields = new Map(conflicts.map(({ path }) => [upToList(path).join('.'), upToList(path)]));
  const differing = [...fields.values()].filter(
    (field) => JSON.stringify(valueAt(mine, field)) !== JSON.stringify(valueAt(theirs, field)),
  );
  return { merged, fields: differing };
}

/** Entries of lists move: a list that both have changed is one field. */
function upToList(path: FieldPath): FieldPath {
  const place = path.findIndex((name) => typeof name === 'number');
  return place === -1 ? path : path.slice(0, place);
}

function isAround(one: FieldPath, other: FieldPath): boolean {
  const [a, b] = [upToList(one), upToList(other)];
  return a.slice(0, b.length).join('.') === b.slice(0, a.length).join('.');
}

/** A value with another one in one of its fields. */
export function withValueAt(record: RecordValue, path: FieldPath, value?: RecordValue): RecordValue {
  const changed = structuredClone(record);
  diffApply(changed as object, [{ op: value === undefined ? 'remove' : 'replace', path: [...path], value }]);
  return changed;
}
