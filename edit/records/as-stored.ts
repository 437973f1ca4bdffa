import { phoneOf } from '#content/rules/united-states.ts';
import type { FieldSchema } from '#edit/records/field-schema.ts';

/** What somebody writes into a field, in the one form that the record takes; as it is written where it can't be told what is meant. */
export function asStored({ format }: FieldSchema, written: string): string {
  return format === 'phone' ? (phoneOf(written) ?? written) : written;
}
