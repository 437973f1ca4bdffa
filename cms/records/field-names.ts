import type { z } from 'zod';
import type { Placeholder } from '#content/placeholders.ts';
import type { Field } from '#content/problem.ts';

/** JSON Schema as zod writes it for our records: the parts that the editor reads. */
export interface FieldSchema extends z.core.JSONSchema.BaseSchema {
  type?: z.core.JSONSchema.SchemaType;
  placeholders?: Placeholder[];
  namesFileOf?: string;
  choices?: Record<string, string>;
  anyOf?: FieldSchema[];
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  additionalProperties?: boolean | FieldSchema;
}

/** "Response time" of "responseTime". */
export function inWords(name: string): string {
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where a field is, as people find it: "Hero › Heading", "Reasons to choose us 2". */
export function fieldName(schema: FieldSchema | undefined, field: Field, separator = ' › '): string {
  return namesOnWay(schema, field)
    .join(separator)
    .replaceAll(new RegExp(`${separator}(\\d+)`, 'g'), ' $1');
}

function namesOnWay(schema: FieldSchema | undefined, [name, ...rest]: Field): string[] {
  if (name === undefined) return [];
  const kinds = [schema ?? {}, ...(schema?.anyOf ?? [])];
  if (typeof name === 'number')
    return [String(name + 1), ...namesOnWay(kinds.find(({ items }) => items)?.items, rest)];
  const inner =
    kinds.find(({ properties }) => properties?.[name])?.properties?.[name] ??
    kinds.map(({ additionalProperties }) => additionalProperties).find((any) => typeof any === 'object');
  return [inner?.title ?? inWords(name), ...namesOnWay(inner, rest)];
}
