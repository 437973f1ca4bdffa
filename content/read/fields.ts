import { z } from 'zod';
import type { CollectionKey } from '#content/collections.ts';
import type { Field } from '#content/problem.ts';

/** What schemas say of a field besides its form (`.meta()`). */
interface FieldMeta {
  /** It names a file of this folder, without .yaml. */
  namesFileOf?: string;
  namesPage?: boolean;
  /** It names a file of public/, as /analytics.js. */
  namesPublicFile?: boolean;
  isName?: boolean;
  /** It consists of whole sentences. */
  isProse?: boolean;
  /** No other record of the kind may have the same; why. `unique` below "metadata" holds for the whole site. */
  unique?: string;
  /** Visitors never see it. */
  internal?: boolean;
  /** What others called it: no words of the company. */
  quoted?: boolean;
}

interface FieldValue {
  field: Field;
  value: unknown;
  meta: FieldMeta;
}

export interface LocatedField extends FieldValue {
  key: CollectionKey;
  file: string;
}

/** Every single value in a record, and what its schema and the schemas around it say of it. */
export function* fieldsOf(
  schema: z.core.$ZodType,
  value: unknown,
  field: Field = [],
  inherited: FieldMeta = {},
): Generator<FieldValue> {
  if (value === undefined) return;
  const meta: FieldMeta = { ...inherited, ...z.globalRegistry.get(schema) };
  const { internal = false } = meta;
  const part = (inner: z.core.$ZodType, item: unknown, name: string | number) =>
    fieldsOf(inner, item, [...field, name], { internal });
  if (schema instanceof z.ZodObject) {
    const { shape }: { shape: Readonly<Record<string, z.core.$ZodType>> } = schema;
    for (const [name, inner] of Object.entries(shape))
      yield* part(inner, Reflect.get(Object(value), name), name);
  } else if (schema instanceof z.ZodArray) {
    for (const [index, item] of Array.isArray(value) ? value.entries() : [])
      yield* part(schema.element, item, index);
  } else if (schema instanceof z.ZodRecord) {
    for (const [name, item] of Object.entries(Object(value))) yield* part(schema.valueType, item, name);
  } else if (schema instanceof z.ZodUnion) {
    for (const option of schema.options)
      if (z.safeParse(option, value).success) yield* fieldsOf(option, value, field, meta);
  } else if (schema instanceof z.ZodOptional) yield* fieldsOf(schema.unwrap(), value, field, meta);
  else if (schema instanceof z.ZodPipe) yield* fieldsOf(schema.in, value, field, meta);
  else yield { field, value, meta };
}
