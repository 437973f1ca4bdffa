import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Company } from '#content/collections.ts';
import { areaSchema } from '#content/schemas/area.ts';
import { servicePicture } from '#app/paths.ts';
import { writeRecord } from '#cms/records/folder.ts';
import { addRow } from '#cms/records/picture-table.ts';
import { type RecordValue, recordValue } from '#cms/records/yaml-text.ts';
import { recordProblems } from '#content/read/describe-issue.ts';
import { areaProblems } from '#content/validate/places.ts';
import { sentence } from '#content/problem.ts';
import { slugOf } from '#content/file-names.ts';
import { openCompany } from '#content/validate/validate.ts';

/** What only the owner can tell of a new area: where it lies as "33.14, -117.17". */
export interface NewArea {
  name: string;
  zipCodes: string;
  minutes: string;
  place: string;
  /** Whether menus, lists and maps leave it out until it is finished. */
  unlisted?: boolean | undefined;
}

/** Writes an area, and a page of each service there; the first file is the area's. Throws what is wrong with the facts. */
export async function addArea(folder: string, { place, unlisted, ...facts }: NewArea): Promise<string[]> {
  const company = openCompany(folder);
  const slug = newSlug(facts.name, company.areas);
  const [latitude = NaN, longitude = NaN] = place.split(',').map(Number);
  if (Number.isNaN(latitude + longitude))
    throw new Error(`“${place}” is no place: write latitude and longitude, as 33.14, -117.17.`);
  const file = `areas/${slug}.yaml`;
  const zipCodes = facts.zipCodes
    .split(/[\s,;]+/)
    .filter(Boolean)
    .join(', ');
  const location = { latitude, longitude };
  requireFacts({ name: facts.name, responseTime: facts.minutes, zipCodes, location }, file, company);
  const values = { ...facts, zipCodes, ...location, order: behind(company.areas) };
  await add(folder, file, 'area', values, unlisted);
  const pages: string[] = [];
  for (const service of company.services) {
    const page = `services-in-areas/${slug}/${service.slug}.yaml`;
    pages.push(page);
    await add(folder, page, 'service-in-area', { service: service.name });
  }
  return [file, ...pages, ...(await addRow(folder, 'area', slug, company))];
}

/** Writes a service; the first file is its own. Its pages in areas come with files in services-in-areas/. */
export async function addService(folder: string, name: string, unlisted?: boolean): Promise<string[]> {
  const company = openCompany(folder);
  const slug = newSlug(name, company.services);
  if (servicePicture(name) !== slug) throw new Error(`Write “${name}” with letters, digits and spaces only.`);
  const title = `${name}: How to Ask`.slice(0, 60);
  const values = { name, service: name, order: behind(company.services), title, areaTitle: name };
  const file = `services/${slug}.yaml`;
  await add(folder, file, 'service', values, unlisted);
  return [file, ...(await addRow(folder, 'service', slug, company))];
}

/** Writes a record from a template, with values for what stands in brackets. */
async function add(
  folder: string,
  file: string,
  template: string,
  values: Record<string, string | number>,
  unlisted = false,
) {
  const text = readFileSync(join(import.meta.dirname, `templates/${template}.yaml`), 'utf8');
  const today = new Date().toISOString().slice(0, 10);
  const record = filled(recordValue(text), { ...values, today });
  await writeRecord(folder, file, { ...(record as object), ...(unlisted && { unlisted }) }, '');
}

const toldSchema = areaSchema.pick({ name: true, responseTime: true, zipCodes: true, location: true });

/** Throws all that the check would say of an area's facts, before anything is written. */
function requireFacts(told: z.input<typeof toldSchema>, file: string, { business }: Company) {
  const issues = toldSchema.safeParse(told).error?.issues ?? [];
  const facts = { ...told, zipCodes: String(told.zipCodes) };
  const problems = [...recordProblems(file, told, issues), ...areaProblems(facts, file, business)];
  if (problems.length > 0)
    throw new Error(
      `The area was not added.\n${problems.map((problem) => `${sentence(problem)}.`).join('\n')}`,
    );
}

/** A text that is a name in brackets and nothing else takes the value as it is: a number stays one. */
function filled(model: RecordValue, values: Record<string, string | number>): RecordValue {
  if (Array.isArray(model)) return model.map((item) => filled(item, values));
  if (typeof model === 'object' && model !== null)
    return Object.fromEntries(Object.entries(model).map(([name, inner]) => [name, filled(inner, values)]));
  if (typeof model !== 'string') return model;
  return (
    values[/^\[(\w+)\]$/.exec(model)?.[1] ?? ''] ??
    model.replaceAll(/\[(\w+)\]/g, (_, name: string) => String(values[name]))
  );
}

function newSlug(name: string, records: readonly { slug: string }[]): string {
  const slug = slugOf(name);
  if (slug === '' || slug.includes('-in-'))
    throw new Error(`“${name}” can’t be part of an address: choose another name.`);
  if (records.some((record) => record.slug === slug))
    throw new Error(`“${name}” is there already: choose another name, or change that record.`);
  return slug;
}

function behind(records: readonly { order: number }[]): number {
  return Math.max(0, ...records.map(({ order }) => order)) + 10;
}
