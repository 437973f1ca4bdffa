import { diff } from 'just-diff';
import { diffApply } from 'just-diff-apply';
import { valueAt } from '#content/problem.ts';
import type { FieldPath } from '#cms/records/field-names.ts';
import type { RecordValue } from '#cms/records/yaml-text.ts';

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
