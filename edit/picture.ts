/** Puts a photograph in the place of one of the site's pictures: `npm run picture photo.jpg hero-oceanside`. */
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { companyFolder } from '#content/company-folder.ts';
import { problemReport } from '#content/report.ts';
import { validate } from '#content/validate/validate.ts';
import { readText, recordFiles, writeFileOf } from '#edit/records/company-files.ts';
import { pictureFiles, sizeOf } from '#edit/records/pictures.ts';
import { pictureNames, recordPictures } from '#edit/records/record-pages.ts';
import { recordText, type RecordValue, recordValue } from '#edit/records/record-text.ts';

const usage = `Put a photograph in the place of a picture:

  npm run picture photo.jpg hero-oceanside

After two dashes, as in "npm run picture photo.jpg hero-oceanside -- --zoom 1.5":
  --alt "What the picture shows"   for people who can't see it; asked for when it is left out
  --across 0.5   --down 0.5        where the middle of the cut lies: from 0, left or top, to 1
  --zoom 1                         how close the cut is, from 1 to 4`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    alt: { type: 'string' },
    across: { type: 'string', default: '0.5' },
    down: { type: 'string', default: '0.5' },
    zoom: { type: 'string', default: '1' },
  },
});
const [photograph, name] = positionals;
if (photograph === undefined || name === undefined) stop(usage);
if (!existsSync(photograph))
  stop(`There is no file ${photograph}. Write where the photograph is.\n\n${usage}`);

const { company, problems } = validate();
if (company === undefined) {
  stop(
    `The records have to be right first, or the picture's place can't be found:\n\n${problemReport(problems, companyFolder)}`,
  );
}
const names = pictureNames(company, companyFolder);
if (!names.has(name)) {
  const near = [...names].filter(
    (known) => known.includes(name) || name.includes(known.replace(/^hero-/, '')),
  );
  stop(
    `No page shows a picture named ${name}. ${near.length > 0 ? 'Near it: ' : 'There are: '}${(near.length > 0 ? near : [...names]).join(', ')}.`,
  );
}

const cut = {
  across: numberBetween('across', values.across, 0, 1),
  down: numberBetween('down', values.down, 0, 1),
  zoom: numberBetween('zoom', values.zoom, 1, 4),
};
const record = [...recordPictures(company, recordFiles(companyFolder))].find(
  ([, picture]) => picture.name === name || picture.portrait === name,
)?.[0];
const alt = values.alt ?? (await askedFor(record));

try {
  const files = await pictureFiles(readFileSync(photograph), name, await sizeOf(companyFolder, name), cut);
  for (const { file, content } of files) writeFileOf(companyFolder, file, content);
  console.log(`${files.length} files of ${name} are made.`);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
if (record !== undefined && alt !== undefined && alt !== '') await writeAlt(record, alt);
console.log('Then `npm run social` draws the link previews that show it.');

/** What the picture shows, as the owner says it; nothing where the words that stand there still fit. */
async function askedFor(record: string | undefined): Promise<string | undefined> {
  const before = record === undefined ? undefined : altIn(recordValue(readText(companyFolder, record) ?? ''));
  if (before === undefined || !process.stdin.isTTY) return undefined;
  const ask = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await ask.question(
    `What does the new picture show, for people who can't see it? Until now it says:\n  ${before}\nPress Enter to keep that: `,
  );
  ask.close();
  return answer.trim();
}

async function writeAlt(file: string, alt: string) {
  const text = readText(companyFolder, file) ?? '';
  const value = recordValue(text);
  if (altIn(value) === undefined || typeof value !== 'object' || value === null || Array.isArray(value))
    return;
  const picture = Object.assign({}, value.picture, { alt });
  writeFileOf(companyFolder, file, await recordText(text, { ...value, picture }));
  console.log(`${file} says what it shows.`);
}

function altIn(value: RecordValue): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { picture } = value;
  if (typeof picture !== 'object' || picture === null || Array.isArray(picture)) return undefined;
  return typeof picture.alt === 'string' ? picture.alt : undefined;
}

function numberBetween(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (number >= least && number <= most) return number;
  return stop(`--${option} is "${text}": write a number from ${least} to ${most}.`);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
