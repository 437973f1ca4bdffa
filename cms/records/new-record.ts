import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { servicePicture } from '#app/paths.ts';
import { writeRecord } from '#cms/records/folder.ts';
import { addRow } from '#cms/records/picture-table.ts';
import { sentence } from '#content/problem.ts';
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
  await add(folder, file, 'area', { ...facts, zipCodes, latitude, longitude, order: behind(company.areas) });
  await requireValid(folder, file);
  for (const service of company.services) {
    const page = `services-in-areas/${slug}/${service.slug}.yaml`;
    await add(folder, page, 'service-in-area', { service: service.name });
  }
  await addRow(folder, 'area', slug, company.business.baseArea);
  return file;
}

/** Writes a service; the first file is its own. Its pages in areas come with files in services-in-areas/. */
export async function addService(folder: string, name: string): Promise<string> {
  const company = openCompany(folder);
  const slug = newSlug('service', name, company.services);
  const title = `${name}: How to Ask`.slice(0, 60);
  const values = { name, service: name, order: behind(company.services), title, areaTitle: name };
  const file = `services/${slug}.yaml`;
  await add(folder, file, 'service', values);
  await addRow(folder, 'service', slug, company.business.baseArea);
  return file;
}

type Values = Record<string, string | number>;

/** Writes a record from a template, with values for what is in brackets. A number in place of a whole text stays a number. */
async function add(folder: string, file: string, template: string, values: Values) {
  const text = readFileSync(join(import.meta.dirname, `templates/${template}.yaml`), 'utf8');
  const known: Values = { ...values, today: new Date().toISOString().slice(0, 10) };
  const record = parse(text, (_, part: unknown) => {
    if (typeof part !== 'string') return part;
    const [, whole = ''] = /^\[(\w+)\]$/.exec(part) ?? [];
    return known[whole] ?? part.replaceAll(/\[(\w+)\]/g, (_, name: string) => String(known[name]));
  });
  await writeRecord(folder, file, record, '');
}

/** Throws what is wrong with a new record, which is removed again. */
async function requireValid(folder: string, file: string) {
  const errors = validate(folder).problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  await rm(join(folder, file));
  throw new Error(errors.map((problem) => `${sentence(problem)}.`).join('\n'));
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
