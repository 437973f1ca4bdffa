import type { FieldPath, FieldSchema } from '#edit/records/field-schema.ts';
import type { RecordValue } from '#edit/records/record-text.ts';

/** What a field is drawn from. */
export interface FieldProps {
  schema: FieldSchema;
  value: RecordValue | undefined;
  path: FieldPath;
  title: string;
}

/** The values to choose from, where there are so many and no others. */
export function choicesOf({ enum: values, anyOf }: FieldSchema): RecordValue[] | undefined {
  if (values !== undefined) return values;
  const constants = anyOf?.flatMap((kind) => kind.const ?? []);
  return constants !== undefined && constants.length === anyOf?.length ? constants : undefined;
}
