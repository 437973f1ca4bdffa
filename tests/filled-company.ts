import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { allPages } from '#app/page-data/pages.ts';
import { openCompany } from '#content/validate/validate.ts';
import type { Answer, Business, Confirmation } from '#content/records.ts';
import { changedCompany } from '#tests/changed-company.ts';

const overlay = join(import.meta.dirname, 'filled-company');

/** The project's own company: the one whose owner's facts are supplied here. */
const base = 'company';

/** The day on which everything was confirmed: no page changed after it. */
const confirmed = new Date().toISOString().slice(0, 10);

/**
 * Writes into an empty folder what the project's company will be once its owner has supplied all that only an owner
 * knows (tests/filled-company/): every fact, every answer, photographs, what changes in a year; all claims confirmed, all doubts cleared.
 * It is the heaviest site that these records make, so that is what budgets are measured on. To look at it:
 * `node tests/filled-company.ts <folder>`, then `COMPANY=<folder> npm start`.
 */
export async function writeFilledCompany(folder: string): Promise<void> {
  cpSync(base, folder, { recursive: true });
  const { set, read, write } = changedCompany(folder);
  // Each file of the overlay is of the type of its record, or part of it; its schema checks the whole below.
  const business = overlaid('business.yaml') as Partial<Business>;
  for (const [field, value] of Object.entries(business)) set('business.yaml', field, value);
  // A legal name of another wording has to be filed with the one that is advertised.
  const { brand } = parse(read('business.yaml')) as Business;
  set('business.yaml', 'fictitiousName', `${brand}, LLC`);
  const labels = overlaid('labels.yaml') as Record<string, string>;
  for (const [field, words] of Object.entries(labels)) set('labels.yaml', field, words);
  write('sections/people.yaml', readFileSync(join(overlay, 'sections/people.yaml'), 'utf8'));

  for (const [file, record] of Object.entries(overlaid('timely.yaml') as Record<string, object>))
    write(`${file}.yaml`, stringify(withDays(record)));

  const answers = overlaid('answers.yaml') as Record<string, Record<string, string>>;
  for (const [slug, parts] of Object.entries(answers)) {
    const file = `answers/${slug}.yaml`;
    const record = parse(read(file)) as Answer;
    for (const [name, answer] of Object.entries(parts)) {
      const place = record.parts.findIndex((part) => part.name === name);
      if (place === -1)
        throw new Error(`${base}/${file} has no part "${name}": correct ${overlay}/answers.yaml.`);
      set(file, `parts.${place}.answer`, answer);
    }
  }

  const confirmations = parse(read('confirmations.yaml')) as Confirmation[];
  for (const place of confirmations.keys()) set('confirmations.yaml', `${place}.confirmed`, confirmed);
  for (const file of globSync('{answers,areas}/*.yaml', { cwd: folder })) set(file, 'toConfirm', undefined);

  // Pictures that the company has, in place of photographs.
  const images = join(folder, 'public/images');
  const pages = allPages(openCompany(folder));
  const drawn = ['service', 'area'].map(
    (kind) => pages.find((page) => page.kind === kind)?.picture.name ?? '',
  );
  const photographs = namesOfPictures(pages).filter((name) => /^(?:people|job)-/.test(name));
  for (const [index, name] of photographs.entries()) {
    const other = drawn[index % 2] ?? '';
    for (const file of globSync(`${other}{,-480,-800,-1200,-1600}.{avif,webp}`, { cwd: images }))
      cpSync(join(images, file), join(images, file.replace(other, name)));
  }
}

/** Days are written as so many from today, as "day +3", so that nothing ends while the tests are in use. */
function withDays(record: object): unknown {
  return JSON.parse(JSON.stringify(record), (_, value: unknown) => {
    const [, days] = (typeof value === 'string' && /^day ([+-]\d+)$/.exec(value)) || [];
    if (days === undefined) return value;
    return new Date(Date.now() + Number(days) * 86_400_000).toISOString().slice(0, 10);
  });
}

/** Of all pictures that something shows. */
function namesOfPictures(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(namesOfPictures);
  return 'alt' in value && 'name' in value ? [String(value.name), ...inner] : inner;
}

function overlaid(file: string): unknown {
  return parse(readFileSync(join(overlay, file), 'utf8'));
}

const [, , wanted] = process.argv;
if (import.meta.main && wanted !== undefined) await writeFilledCompany(wanted);
