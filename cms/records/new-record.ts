import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { servicePicture } from '#app/paths.ts';
import { type FieldSchema, inWords } from '#cms/records/field-names.ts';
import { schemas, writeRecord } from '#cms/records/folder.ts';
import { withValueAt } from '#cms/records/changes.ts';
import { isOptional, namingFields } from '#cms/records/record-pages.ts';
import type { RecordValue } from '#cms/records/yaml-text.ts';
import { type CollectionKey, collections } from '#content/collections.ts';
import { sentence, valueAt } from '#content/problem.ts';
import { slugOf } from '#content/file-names.ts';
import { openCompany, validate } from '#content/validate/validate.ts';

/** What the owner is asked about a new record. Where an area is, is written as "33.14, -117.17". */
export type Answers = Partial<Record<'name' | 'zipCodes' | 'minutes' | 'place', string | undefined>>;

/** Writes a record, and what belongs to an area or a service. Gives its file. Throws what is wrong with the answers. */
export async function addRecord(folder: string, kind: CollectionKey, answers: Answers) {
  const { name = '' } = answers;
  const slug = newSlug(folder, kind, name);
  if (kind === 'areas') await addArea(folder, slug, name, answers);
  else if (kind === 'services') {
    const { services, business } = openCompany(folder);
    await writeService(folder, slug, name, behind(services));
    await addRow(folder, kind, slug, business.baseArea);
  } else {
    const value = emptyValue(schemas[kind] ?? {});
    const naming = namingFields.find((field) => valueAt(value, [field]) === '');
    const named = naming === undefined ? value : withValueAt(value, [naming], name);
    await writeRecord(folder, fileOf(kind, slug), named, '');
  }
  return { file: fileOf(kind, slug), stillNamed: [], isSpecified: false };
}

async function addArea(folder: string, slug: string, name: string, facts: Answers) {
  const { zipCodes: written = '', minutes = '', place = '' } = facts;
  const company = openCompany(folder);
  const [latitude = NaN, longitude = NaN] = place.split(',').map(Number);
  if (Number.isNaN(latitude + longitude))
    throw new Error(`“${place}” is not a place: write latitude and longitude, as 33.14, -117.17.`);
  const file = fileOf('areas', slug);
  const zipCodes = written.match(/[^\s,;]+/g)?.join(', ') ?? '';
  const order = behind(company.areas);
  await addFromTemplate(folder, file, 'area', { name, order, zipCodes, minutes, latitude, longitude });
  const errors = errorsIn(folder);
  if (errors.length > 0) {
    await rm(join(folder, file));
    throw new Error(errors.join('\n'));
  }
  for (const service of company.services) {
    const page = `services-in-areas/${slug}/${service.slug}.yaml`;
    await addFromTemplate(folder, page, 'service-in-area', { service: service.name });
  }
  await addRow(folder, 'areas', slug, company.business.baseArea);
}

/** Writes a service's record. Its pages in areas come with files in services-in-areas/. */
export async function writeService(folder: string, slug: string, name: string, order: number) {
  const title = `${name}: How to Ask`.slice(0, 60);
  const values = { name, service: name, order, title, areaTitle: name };
  await addFromTemplate(folder, fileOf('services', slug), 'service', values);
}

/** The studio's table of services, a line for each; not every company's folder has it. */
export const servicesTable = 'pictures/services.yaml';

/** In the picture studio’s tables (art/README.md), gives a new area the house of the base area with other seeds, a new service the scene of the first. */
async function addRow(folder: string, kind: 'areas' | 'services', slug: string, baseArea: string) {
  const model = join(folder, kind === 'services' ? servicesTable : `pictures/areas/${baseArea}.yaml`);
  if (!existsSync(model)) return;
  const text = readFileSync(model, 'utf8');
  const [, scene = ''] = /^[\w-]+(:.*\n)/m.exec(text) ?? [];
  if (kind === 'services') return await writeFile(model, text + slug + scene.replace(/, night.*true/, ''));
  const seed = 200 + Buffer.from(slug).reduce((sum, byte) => sum + byte, 0);
  const table = join(folder, `pictures/areas/${slug}.yaml`);
  await writeFile(table, text.replaceAll(/seed: \d+/g, `seed: ${seed}`).replace(/^night:.*\n/m, ''));
}

/** Kinds of record that the site can be without, or with more of; areas and services come with pages of their own. */
export function addableKinds(files: readonly string[]) {
  const kinds = Object.keys(collections) as CollectionKey[]; // A safe cast: Object.keys loses the keys' type.
  return kinds.filter(isOptional).flatMap((kind) => {
    const { path, schema } = collections[kind];
    if (files.includes(path)) return [];
    return { value: kind, label: schema.meta()?.title ?? inWords(kind), isNamed: path.includes(':') };
  });
}

/** The least that has a schema's shape. Days are today's. */
function emptyValue(schema: FieldSchema): RecordValue {
  const { type, format, properties = {}, required = [], items = {}, minItems = 0, anyOf } = schema;
  if (anyOf?.[0] !== undefined) return emptyValue(anyOf[0]);
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, emptyValue(properties[name] ?? {})]));
  if (type === 'array') return Array.from({ length: minItems }, () => emptyValue(items));
  if (type === 'number' || type === 'integer') return 0;
  if (type === 'boolean') return false;
  if (format === 'date') return new Date().toISOString().slice(0, 10);
  return schema.enum?.[0] ?? (typeof schema.const === 'string' ? schema.const : '');
}

type Values = Record<string, string | number>;

/** Writes a record from a template, with values for what is in brackets. A number in place of a whole text stays a number. */
export async function addFromTemplate(folder: string, file: string, template: string, values: Values) {
  const text = readFileSync(join(import.meta.dirname, `templates/${template}.yaml`), 'utf8');
  const known: Values = { ...values, today: new Date().toISOString().slice(0, 10) };
  const record = parse(text, (_, part: unknown) => {
    if (typeof part !== 'string') return part;
    const [, whole = ''] = /^\[(\w+)\]$/.exec(part) ?? [];
    return known[whole] ?? part.replaceAll(/\[(\w+)\]/g, (_, name: string) => String(known[name]));
  });
  await writeRecord(folder, file, record, '');
}

export function errorsIn(folder: string): string[] {
  const errors = validate(folder).problems.filter(({ severity }) => severity === 'error');
  return errors.map((problem) => `${sentence(problem)}.`);
}

/** The part of addresses that a name makes. Throws where it can’t be one, or another record than its own has it. */
export function newSlug(folder: string, kind: CollectionKey, name: string, own?: string): string {
  const slug = slugOf(name);
  const isMissing = slug === '' && collections[kind].path.includes(':');
  const isMisread = slug.includes('-in-') && (kind === 'areas' || kind === 'services');
  if (isMissing || isMisread || (kind === 'services' && servicePicture(name) !== slug))
    throw new Error(`“${name}” can’t be part of an address: write it with letters, digits and spaces only.`);
  if (slug !== own && existsSync(join(folder, fileOf(kind, slug))))
    throw new Error(`“${name}” is there already: choose another name, or change that record.`);
  return slug;
}

function fileOf(kind: CollectionKey, slug: string): string {
  return collections[kind].path.replace(':slug', slug);
}

function behind(records: readonly { order: number }[]): number {
  return Math.max(0, ...records.map(({ order }) => order)) + 10;
}
