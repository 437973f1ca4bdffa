import type { FieldPath } from '#edit/records/field-schema.ts';

/** A field of a record. */
interface Place {
  file: string;
  field: FieldPath;
}

/** Fields that somebody has added since the last save, and those of them that were left since: an empty field that nobody has been to is no mistake yet. */
export interface NewFields {
  added: readonly Place[];
  left: readonly Place[];
}

export const noNewFields: NewFields = { added: [], left: [] };

/** Whether what is wrong with a field waits to be told. */
export function isAwaited({ added, left }: NewFields, place: Place): boolean {
  return added.some((whole) => isWithin(place, whole)) && !left.some((other) => isWithin(other, place));
}

export function withAdded(fields: NewFields, place: Place): NewFields {
  // It may have been there before.
  const left = fields.left.filter((other) => !isWithin(other, place));
  return { added: [...fields.added, place], left };
}

export function withLeft(fields: NewFields, place: Place): NewFields {
  return isAwaited(fields, place) ? { ...fields, left: [...fields.left, place] } : fields;
}

/** The entries of a list have other places: from now on, all is told. */
export function withoutNewIn({ added, left }: NewFields, list: Place): NewFields {
  return { added: added.filter((place) => !isWithin(place, list)), left };
}

function isWithin(place: Place, whole: Place): boolean {
  return place.file === whole.file && whole.field.every((name, depth) => place.field[depth] === name);
}
