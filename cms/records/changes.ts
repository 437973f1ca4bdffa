import { diff } from 'just-diff';
import { diffApply } from 'just-diff-apply';
import { type Field, valueAt } from '#content/problem.ts';
import { fieldName, type FieldSchema } from '#cms/records/field-names.ts';
import type { RecordValue } from '#cms/records/yaml-text.ts';

/** In characters. A longer value is cut. */
const maxLength = 60;

/** What differs between two values of a record, in words: "response time: “20-30” to “25-35”". */
export function changesBetween(
  before: RecordValue | undefined,
  after: RecordValue | undefined,
  schema: FieldSchema,
): { path: Field; words: string }[] {
  if (before === undefined || after === undefined)
    return before === after ? [] : [{ path: [], words: before === undefined ? 'added' : 'removed' }];
  return differences(before, after).map(({ op, path }) => {
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

/** Both texts whole; if together they are too long for that, each from the first word that differs. */
function fromTo(before: RecordValue | undefined, after: RecordValue | undefined): string {
  if (typeof before !== 'string' || typeof after !== 'string' || before.length + after.length <= maxLength)
    return `${quoted(before)} to ${quoted(after)}`;
  const [one, other] = [before.split(' '), after.split(' ')];
  const start = [...one, null].findIndex((word, index) => word !== other[index]); // Null: `other` may only be longer.
  const cut = start === 0 ? [] : ['…'];
  return [one, other].map((words) => quoted([...cut, ...words.slice(start)].join(' '))).join(' to ');
}

function quoted(value: RecordValue | undefined): string {
  if (value === '' || value === undefined) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text =
    typeof value === 'object' && value !== null ? Object.values(value).map(quoted).join(', ') : String(value);
  return `“${text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text}”`;
}

/** A three-way merge. Fields that both have changed are as in `theirs`; `conflictingFields` are those of them that differ. */
export function merge(base: RecordValue, mine: RecordValue, theirs: RecordValue) {
  const [myChanges, theirChanges] = [differences(base, mine), differences(base, theirs)];
  const inBoth = myChanges.filter(({ path }) => theirChanges.some((other) => overlap(path, other.path)));
  const merged = structuredClone(theirs);
  const onlyMine = myChanges.filter((change) => !inBoth.includes(change));
  diffApply(merged as object, onlyMine); // A record is an object.
  const fields = new Map(inBoth.map(({ path }) => [upToList(path).join('.'), upToList(path)]));
  const conflictingFields = [...fields.values()].filter(
    (field) => JSON.stringify(valueAt(mine, field)) !== JSON.stringify(valueAt(theirs, field)),
  );
  return { merged, conflictingFields };
}

/** just-diff takes objects only. The values that are compared here are whole records, so they are objects. */
function differences(before: RecordValue, after: RecordValue) {
  return diff(before as object, after as object);
}

/** The path up to its first list. Indexes shift when entries are added or removed, so a list counts as one field. */
function upToList(path: Field): Field {
  const index = path.findIndex((name) => typeof name === 'number');
  return index === -1 ? path : path.slice(0, index);
}

/** Whether one of two fields is, or is part of, the other. */
function overlap(one: Field, other: Field): boolean {
  const [a, b] = [upToList(one), upToList(other)];
  return a.slice(0, b.length).join('.') === b.slice(0, a.length).join('.');
}

/** A copy of a record with this value in this field, which may be new. Undefined removes the field. */
export function withValueAt(record: RecordValue, path: Field, value?: RecordValue): RecordValue {
  const changed = structuredClone(record); // A record is an object.
  diffApply(changed as object, [{ op: value === undefined ? 'remove' : 'add', path: [...path], value }]);
  return changed;
}
