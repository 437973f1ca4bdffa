import { type ErrorSchema, ErrorSchemaBuilder, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import { placeholderMeanings } from '#content/placeholders.ts';
import { type FieldSchema, inWords } from '#cms/records/field-names.ts';
import type { Entry, Problem } from '#cms/ui/api.ts';

/** zod's JSON Schema as the form library wants it: a title for each field, menus with names, help below. */
export function forForm(schema: FieldSchema, records: readonly Entry[], name = ''): RJSFSchema {
  const inner = (field: FieldSchema, of: string) => forForm(field, records, of);
  const { enum: _, anyOf, ...rest } = schema;
  // A text that may be written as a number, as 92083, is a text.
  if (anyOf?.some(({ type }) => type === 'string') && anyOf.some(({ type }) => type === 'integer'))
    return inner({ ...rest, type: 'string' }, name);
  const options = optionsOf(schema, records);
  const help = [
    schema.description,
    schema.examples && `For example: ${schema.examples.map(String).join(', ').replace(/\.$/, '')}.`,
  ];
  return {
    ...rest,
    title: schema.title ?? inWords(name),
    description: help.filter(Boolean).join(' '),
    placeholders: schema.placeholders
      ?.map((place) => `{${place}} is replaced with ${placeholderMeanings[place]}.`)
      .join(' '),
    examples: undefined,
    ...(options.length > 0 && {
      oneOf: options,
      type: typeof options[0]?.const === 'number' ? 'number' : 'string',
    }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([of, field]) => [of, inner(field, of)]),
      ),
    }),
    ...(schema.items && { items: inner(schema.items, name) }),
    ...(options.length === 0 && anyOf && { anyOf: anyOf.map((field) => inner(field, field.type ?? '')) }),
    ...(typeof schema.additionalProperties === 'object' && {
      additionalProperties: inner(schema.additionalProperties, ''),
    }),
  } as RJSFSchema; // Of the same library's kinds.
}

/** What may be chosen: the values of a menu, or the records that a field may name. */
function optionsOf(schema: FieldSchema, records: readonly Entry[]) {
  const { enum: values, anyOf = [], choices, namesFileOf } = schema;
  if (namesFileOf !== undefined)
    return records
      .filter(({ file }) => file.startsWith(`${namesFileOf}/`))
      .map(({ file, label }) => ({
        const: file.slice(namesFileOf.length + 1, -'.yaml'.length),
        title: label,
      }));
  const isMenu = anyOf.length > 0 && anyOf.every((one) => one.const !== undefined);
  const known: unknown[] = values ?? (isMenu ? anyOf.map((one) => one.const) : []);
  return known.map((value) => ({ const: value, title: choices?.[String(value)] ?? inWords(String(value)) }));
}

export function errorsOf(problems: readonly Problem[]): ErrorSchema {
  const errors = new ErrorSchemaBuilder();
  for (const { field, message } of problems) errors.addErrors(`${message}.`, [...field]);
  return errors.ErrorSchema;
}

/** The check says what is wrong; the form only asks which kind a value is of. */
export const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
  isValid: ({ const: constant, type }, value) =>
    constant === undefined ? type === typeOf(value) : constant === value,
};

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;
}
