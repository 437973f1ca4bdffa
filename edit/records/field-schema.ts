import type { RecordValue } from '#edit/records/record-text.ts';

/** What a field of a record may hold, and how it is called: JSON Schema, as far as zod writes it for our records. */
export interface FieldSchema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  /** What the form calls it, where the field's own name isn't plain enough. */
  title?: string;
  description?: string;
  examples?: RecordValue[];
  /** The names between braces that its texts may hold. */
  places?: string[];
  /** The folder whose files it may name. */
  namesFileOf?: string;
  enum?: RecordValue[];
  /** What its values are called. */
  choices?: Record<string, string>;
  const?: RecordValue;
  anyOf?: FieldSchema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  pattern?: string;
  items?: FieldSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  propertyNames?: FieldSchema;
  additionalProperties?: boolean | FieldSchema;
}

export type FieldPath = readonly (string | number)[];

/** A field's name in words: "Response time" of "responseTime". */
export function inWords(name: string): string {
  const words = name.replaceAll('-', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A text, number or yes-or-no as a field shows it; nothing of what has parts. */
export function plainText(value: RecordValue | undefined): string {
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value);
}

/** What a field is called. */
export function titleOf(schema: FieldSchema | undefined, name: string): string {
  return schema?.title ?? inWords(name);
}

/** A title in the middle of a sentence: "response time", but "ZIP codes". */
export function inSentence(title: string): string {
  return /^[A-Z]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

/** The kind that a value is of, where a field may be of several. */
export function variantOf(schema: FieldSchema, value: RecordValue | undefined): FieldSchema {
  const { anyOf } = schema;
  if (anyOf === undefined) return schema;
  const isOf = ({ type }: FieldSchema) =>
    Array.isArray(value)
      ? type === 'array'
      : type === (value === null ? 'null' : typeof value) || (type === 'integer' && Number.isInteger(value));
  return anyOf.find(isOf) ?? anyOf[0] ?? schema;
}

/** The fields of a record or of a part of it: those that its schema names, or that it may name. */
export function fieldsOf(schema: FieldSchema, value: RecordValue | undefined): [string, FieldSchema][] {
  if (schema.properties !== undefined) return Object.entries(schema.properties);
  if (typeof schema.additionalProperties !== 'object') return [];
  const item = schema.additionalProperties;
  const named = (schema.propertyNames?.enum ?? []).map(String);
  const present = isFields(value) ? Object.keys(value) : [];
  return [...new Set([...named, ...present])].map((name) => [name, item]);
}

export function isFields(value: RecordValue | undefined): value is { [field: string]: RecordValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schema of what lies at the end of a path. */
export function schemaAt(schema: FieldSchema, value: RecordValue | undefined, path: FieldPath): FieldSchema {
  const [name, ...rest] = path;
  const kind = variantOf(schema, value);
  if (name === undefined) return kind;
  if (typeof name === 'number')
    return schemaAt(kind.items ?? {}, Array.isArray(value) ? value[name] : undefined, rest);
  const fields = Object.fromEntries(fieldsOf(kind, value));
  return schemaAt(fields[name] ?? {}, isFields(value) ? value[name] : undefined, rest);
}

/** What the parts of a way to a field are called; entries of lists have numbers from 1. */
export function namesOnWay(
  schema: FieldSchema,
  value: RecordValue | undefined,
  path: FieldPath,
): (string | number)[] {
  return path.map((name, depth) => {
    if (typeof name === 'number') return name + 1;
    const around = schemaAt(schema, value, path.slice(0, depth));
    return titleOf(Object.fromEntries(fieldsOf(around, undefined))[name], name);
  });
}

/** Where a field is, as somebody finds it in the editor: "Home page › Hero › Heading", "Oceanside › Doubts 2". */
export function placeInWords(
  label: string,
  schema: FieldSchema,
  value: RecordValue | undefined,
  path: FieldPath,
): string {
  return [label, ...namesOnWay(schema, value, path)]
    .filter((name) => name !== '')
    .join(' › ')
    .replaceAll(/ › (\d+)(?= |$)/g, ' $1');
}

/** What a new field or entry begins with: nothing written yet, and all that it must have. */
export function emptyValue(schema: FieldSchema): RecordValue {
  const kind = variantOf(schema, undefined);
  if (kind.const !== undefined) return kind.const;
  if (kind.enum?.[0] !== undefined) return kind.enum[0];
  if (kind.type === 'boolean') return false;
  if (kind.type === 'number' || kind.type === 'integer') return kind.minimum ?? 0;
  if (kind.type === 'array') {
    const { items } = kind;
    return items === undefined ? [] : Array.from({ length: kind.minItems ?? 0 }, () => emptyValue(items));
  }
  if (kind.type !== 'object') return '';
  const required = fieldsOf(kind, undefined).filter(([name]) => kind.required?.includes(name));
  return Object.fromEntries(required.map(([name, field]) => [name, emptyValue(field)]));
}
