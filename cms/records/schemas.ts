import { z } from 'zod';
import { collections } from '#content/collections.ts';
import type { FieldSchema } from '#cms/records/field-names.ts';
import { kindOf } from '#cms/records/folder.ts';

/** What each kind of record may hold, as JSON Schema. */
export const schemas = Object.fromEntries(
  Object.entries(collections).map(([kind, { schema }]) => [
    kind,
    // What zod writes of the kinds of field that records have.
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema,
  ]),
);

export function schemaOf(file: string): FieldSchema {
  return schemas[kindOf(file) ?? ''] ?? {};
}
