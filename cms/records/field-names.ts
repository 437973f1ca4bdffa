import type { z } from 'zod';
import type { Placeholder } from '#content/placeholders.ts';

/** JSON Schema as zod writes it for our records: the parts that the editor reads. */
export interface FieldSchema extends Pick<
  z.core.JSONSchema.BaseSchema,
  'title' | 'description' | 'examples' | 'enum' | 'format' | 'required' | 'minItems' | 'const'
> {
  type?: string;
  placeholders?: Placeholder[];
  namesFileOf?: string;
  choices?: Record<string, string>;
  anyOf?: FieldSchema[];
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  additionalProperties?: boolean | FieldSchema;
}

export type FieldPath = readonly (string | number)[];

/** "Response time" of "responseTime". */
export function inWords(name: string): string {
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where a field is, as people find it: "Hero › Heading", "Reasons to choose us 2". */
export function fieldName(schema: FieldSchema | undefined, field: FieldPath, separator = ' › '): string {
  return namesOnWay(schema, field)
    .join(separator)
    .replaceAll(new RegExp(`${separator}(\\d+)`, 'g'), ' $1');
}

function namesOnWay(schema: FieldSchema | undefined, [name, ...rest]: FieldPath): string[] {
  if (name === undefined) return [];
  const kinds = [schema ?? {}, ...(schema?.anyOf ?? [])];
  if (typeof name === 'number')
    return [String(name + 1), ...namesOnWay(kinds.find(({ items }) => items)?.items, rest)];
  const inner =
    kinds.find(({ properties }) => properties?.[name])?.properties?.[name] ??
    kinds.map(({ additionalProperties }) => additionalProperties).find((any) => typeof any === 'object');
  return [inner?.title ?? inWords(name), ...namesOnWay(inner, rest)];
}
