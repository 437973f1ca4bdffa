import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { servicePicture } from '#app/paths.ts';
import { type FieldSchema, inWords } from '#cms/records/field-names.ts';
import { schemas, writeRecord } from '#cms/records/folder.ts';
import { withValueAt } from '#cms/records/merge.ts';
import { isOptional, namingFields } from '#cms/records/record-pages.ts';
import { addRow } from '#cms/records/picture-table.ts';
import type { RecordValue } from '#cms/records/yaml-text.ts';
import { type CollectionKey, collections } from '#content/collections.ts';
import { sentence, valueAt } from '#content/problem.ts';
import { slugOf } from '#content/file-names.ts';
import { openCompany, validate } from '#content/validate/validate.ts';

export type AddedKind = 'area' | 'service';

/** What only the owner knows about a new area: where it is as "33.14, -117.17". */
type NewArea = Record<'name' | 'zipCodes' | 'minutes' | 'place', string>;

/** Writes an area, and a page of each service there. Gives the area's file. Throws what is wrong with the facts. */
export async function addArea(folder: string, { place, ...facts }: NewArea): Promise<string> {
  const company = openCompany(folder);
  const slug = newSlug('area', facts.name, company.areas);
  const [latitude = NaN, longitude = NaN] = place.split(',').map(Number);
  if (Number.isNaN(latitude + longitude))
    throw new Error(`“${place}” is no place: write latitude and longitude, as 33.14, -117.17.`);
  const file = `areas/${slug}.yaml`;
  const zipCodes = facts.zipCodes.match(/[^\s,;]+/g)?.join(', ') ?? '';
  await addFromTemplate(folder, file, 'area.yaml', {
    ...facts,
    zipCodes,
    latitude,
    longitude,
    order: behind(company.areas),
  });
  await requireValid(folder, file);
  for (const service of company.services) {
    const page = `services-in-areas/${slug}/${service.slug}.yaml`;
    await addFromTemplate(folder, page, 'service-in-area.yaml', { service: service.name });
  }
  await addRow(folder, 'area', slug, company.business.baseArea);
  return file;
}

/** Writes a service; the first file is its own. Its pages in areas come with files in services-in-areas/. */
export async function addService(folder: string, name: string): Promise<string> {
  const company = openCompany(folder);
  const slug = newSlug('service', name, company.services);
  const file = `services/${slug}.yaml`;
  await writeService(folder, slug, name, behind(company.services));
  await addRow(folder, 'service', slug, company.business.baseArea);
  return file;
}

/** Writes a service's record. */
export async function writeService(folder: string, slug: string, name: string, order: number) {
  const title = `${name}: How to Ask`.slice(0, 60);
  const values = { name, service: name, order, title, areaTitle: name };
  await addFromTemplate(folder, `services/${slug}.yaml`, 'service.yaml', values);
}

/** Kinds of record that the site can be without, or with more of; areas and services come with pages of their own. */
export function addableKinds(files: readonly string[]) {
  const kinds = Object.keys(collections) as CollectionKey[]; // Its own keys.
  return kinds.filter(isOptional).flatMap((kind) => {
    const { path, schema } = collections[kind];
    if (files.includes(path)) return [];
    return { kind, title: schema.meta()?.title ?? inWords(kind), isNamed: path.includes(':') };
  });
}

/** Writes a record of another kind, with empty fields where it needs some. */
export async function addRecord(folder: string, kind: CollectionKey, name: string): Promise<string> {
  const { path } = collections[kind];
  const slug = slugOf(name);
  if (path.includes(':') && slug === '')
    throw new Error(`“${name}” is no name for a file: write it with letters.`);
  const file = path.replace(':slug', slug);
  if (existsSync(join(folder, file)))
    throw new Error(`“${name}” is there already: choose another name, or change that record.`);
  const value = emptyValue(schemas[kind] ?? {});
  const naming = namingFields.find((field) => valueAt(value, [field]) === '');
  await writeRecord(folder, file, naming === undefined ? value : withValueAt(value, [naming], name), '');
  return file;
}

/** The least that has a schema's shape. Days are today's. */
function emptyValue({
  type,
  format,
  properties = {},
  required = [],
  items = {},
  minItems = 0,
  ...others
}: FieldSchema): RecordValue {
  const { enum: choices, const: only, anyOf } = others;
  if (anyOf?.[0] !== undefined) return emptyValue(anyOf[0]);
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, emptyValue(properties[name] ?? {})]));
  if (type === 'array') return Array.from({ length: minItems }, () => emptyValue(items));
  if (type === 'number' || type === 'integer') return 0;
  if (type === 'boolean') return false;
  if (format === 'date') return new Date().toISOString().slice(0, 10);
  return choices?.[0] ?? (typeof only === 'string' ? only : '');
}

type Values = Record<string, string | number>;

/** Writes a record from a template, with values for what is in brackets. A number in place of a whole text stays a number. */
export async function addFromTemplate(folder: string, file: string, template: string, values: Values) {
  const text = readFileSync(join(import.meta.dirname, `templates/${template}`), 'utf8');
  const known: Values = { ...values, today: new Date().toISOString().slice(0, 10) };
  const record = parse(text, (_, part: unknown) => {
    if (typeof part !== 'string') return part;
    const [, whole = ''] = /^\[(\w+)\]$/.exec(part) ?? [];
    return known[whole] ?? part.replaceAll(/\[(\w+)\]/g, (_, name: string) => String(known[name]));
  });
  await writeRecord(folder, file, record, '');
}

/** What keeps the site from being built, in sentences. */
export function errorsIn(folder: string): string[] {
  const errors = validate(folder).problems.filter(({ severity }) => severity === 'error');
  return errors.map((problem) => `${sentence(problem)}.`);
}

/** Throws what is wrong with a new record, which is removed again. */
async function requireValid(folder: string, file: string) {
  const errors = errorsIn(folder);
  if (errors.length === 0) return;
  await rm(join(folder, file));
  throw new Error(errors.join('\n'));
}

/** The part of addresses that a name makes. Throws where it can’t be one, or another has it. */
export function newSlug(kind: AddedKind, name: string, others: readonly { slug: string }[]): string {
  const slug = slugOf(name);
  const isWritable = kind === 'area' || servicePicture(name) === slug;
  if (slug === '' || slug.includes('-in-') || !isWritable)
    throw new Error(`“${name}” can’t be part of an address: write it with letters, digits and spaces only.`);
  if (others.some((other) => other.slug === slug))
    throw new Error(`“${name}” is there already: choose another name, or change that record.`);
  return slug;
}

function behind(records: readonly { order: number }[]): number {
  return Math.max(0, ...records.map(({ order }) => order)) + 10;
}
