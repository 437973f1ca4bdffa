import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseDocument } from 'yaml';
import { areaProblems } from '#content/validate/places.ts';
import { recordProblems } from '#content/read/describe-issue.ts';
import { slugOf } from '#content/file-names.ts';
import { fileOf } from '#change/file-of.ts';
import type { Company } from '#content/collections.ts';
import { openCompany } from '#content/validate/validate.ts';
import { sentence } from '#content/problem.ts';
import { areaSchema } from '#content/schemas/area.ts';
import { servicePicture } from '#app/paths.ts';
import { fromTemplate } from '#change/template.ts';

/** What was done to a company's folder, and what is left to do, in words. */
export interface Change {
  /** The files that were written, moved or taken away. */
  files: string[];
  /** The places in texts that say a new name now. */
  said?: string[];
  left: string[];
}

/** What only the owner can tell of a new area. */
export interface NewArea {
  name: string;
  /** As "10001, 10003-10005". */
  zipCodes: string;
  /** As "20-30". */
  minutes: string;
  latitude: number;
  longitude: number;
  /** Whether menus, lists and maps do without it until it is finished. */
  unlisted?: boolean;
}

/** Writes an area, a page of each service there and its line in the studio's table. Throws when there is one of that name. */
export function addArea(folder: string, area: NewArea, today: string): Change {
  const company = openCompany(folder);
  const { name, unlisted = false, ...facts } = area;
  const slug = newSlug(name, company.areas, 'areas');
  requireFacts(area, fileOf(folder, 'areas', { slug }), company);
  const values = {
    ...facts,
    name,
    today,
    order: nextOrder(company.areas),
  };
  const files = [
    write(
      fileOf(folder, 'areas', { slug }),
      fromTemplate('area', values) + (unlisted ? 'unlisted: true\n' : ''),
    ),
    ...company.services.map((service) =>
      write(
        fileOf(folder, 'servicesInAreas', { area: slug, service: service.slug }),
        fromTemplate('service-in-area', {
          service: service.name,
          today,
        }),
      ),
    ),
    ...describeHouse(folder, slug, company),
  ];
  return {
    files,
    left: [
      ...remarks(files),
      'its pictures: until python3 art/render.py has made them, others stand in',
      'link previews: npm run draw',
    ],
  };
}

const toldSchema = areaSchema.pick({ name: true, responseTime: true, zipCodes: true, location: true });

/** Throws, before anything is written, what the check would say of an area in that file. All that is wrong is said at once. */
function requireFacts(
  { name, zipCodes, minutes, latitude, longitude }: NewArea,
  file: string,
  { business }: Company,
) {
  const told = { name, responseTime: minutes, zipCodes, location: { latitude, longitude } };
  const issues = toldSchema.safeParse(told).error?.issues ?? [];
  const problems = [...recordProblems(file, told, issues), ...areaProblems(told, file, business)];
  if (problems.length > 0)
    throw new Error(
      `The area was not added.\n${problems.map((problem) => `${sentence(problem)}.`).join('\n')}`,
    );
}

/** Writes a service. Its pages in areas come with files in services-in-areas/. */
export function addService(
  folder: string,
  { name, unlisted = false }: { name: string; unlisted?: boolean },
  today: string,
): Change {
  const company = openCompany(folder);
  const slug = newSlug(name, company.services, 'services');
  if (servicePicture(name) !== slug)
    throw new Error(`"${name}" can’t be part of an address: write it with letters, digits and spaces only.`);
  const values = {
    name,
    today,
    service: name,
    order: nextOrder(company.services),
    title: `${name}: How to Ask`.slice(0, 60),
    areaTitle: name,
  };
  const text = fromTemplate('service', values) + (unlisted ? 'unlisted: true\n' : '');
  const files = [write(fileOf(folder, 'services', { slug }), text), ...describeScene(folder, slug)];
  return {
    files,
    left: [
      ...remarks(files),
      `pages of it in areas, where you want them: services-in-areas/<area>/${slug}.yaml`,
      'its picture: until python3 art/render.py has made it, another stands in',
      'link previews: npm run draw',
    ],
  };
}

function newSlug(name: string, records: readonly { slug: string }[], kind: string): string {
  const slug = slugOf(name);
  if (slug === '' || slug.includes('-in-'))
    throw new Error(`"${name}" can’t be part of an address: choose another name.`);
  if (records.some((record) => record.slug === slug))
    throw new Error(`${kind}/${slug}.yaml is there already: choose another name, or change that file.`);
  return slug;
}

/** Behind all others. */
function nextOrder(records: readonly { order: number }[]): number {
  return Math.max(0, ...records.map(({ order }) => order)) + 10;
}

/** A line in the studio's table: the base area's house with other seeds, to be made this area's own. */
function describeHouse(folder: string, slug: string, { business }: Company): string[] {
  const model = join(folder, 'pictures/areas', `${business.baseArea}.yaml`);
  if (!existsSync(model)) return [];
  const document = parseDocument(readFileSync(model, 'utf8'));
  const seed = 200 + Buffer.from(slug).reduce((sum, byte) => sum + byte, 0);
  for (const part of ['front', 'garage'])
    if (document.hasIn([part, 'seed'])) document.setIn([part, 'seed'], seed);
  const remark = ` The house of ${business.baseArea} with other seeds: make it this area’s own (art/README.md).\n`;
  return [write(join(folder, 'pictures/areas', `${slug}.yaml`), `#${remark}${document.toString()}`)];
}

/** A line in the studio's table: the scene of the service that stands there first. */
function describeScene(folder: string, slug: string): string[] {
  const file = join(folder, 'pictures/services.yaml');
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const [, scene] = /^[\w-]+: (\{.*\})$/m.exec(text) ?? [];
  if (scene === undefined) return [];
  return [
    write(
      file,
      `${text.trimEnd()}\n# The scene of another service: choose its own (art/README.md).\n${slug}: ${scene}\n`,
    ),
  ];
}

function remarks(files: readonly string[]): string[] {
  return files
    .filter((file) => !file.includes('pictures/'))
    .map((file) => `the fields below "unfinished" in ${file}`);
}

function write(file: string, text: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
