import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { companyFolder } from '#content/company-folder.ts';
import { addCompany } from '#cms/records/new-company.ts';
import { addArea, addService } from '#cms/records/new-record.ts';
import type { Done } from '#cms/run-command.ts';

const usage = `Write one of
  npm run content -- new area "San Marcos"
  npm run content -- new service "Gate Repair"
  npm run content -- new company "Bluebell Plumbing"
With --unlisted, menus and lists do without the area or service until that line is removed from its record.`;

/** Each question, and an answer as an example, by the option that answers it. */
const questions = {
  zip: ['Which ZIP codes?', '92069, 92078'],
  minutes: ['How many minutes until somebody arrives?', '20-30'],
  at: ['Where on the map, latitude and longitude (a map shows them at a long press)?', '33.14, -117.17'],
  folder: ['Into which folder?', 'bluebell'],
  phone: ['Which number do customers call?', '(512) 555-0123'],
  city: ['In which city is it at home?', 'Austin'],
  state: ['In which state, in two letters?', 'TX'],
  origin: ['At which address will the site be?', 'https://www.bluebell.com'],
} as const;
type Option = keyof typeof questions;

/** Adds an area, a service or a company. Asks for what it needs, or takes it as options. */
export async function add(args: readonly string[]): Promise<Done> {
  const { values, positionals } = told(args);
  const [kind = '', name = ''] = positionals;
  const { unlisted } = values;
  if (name !== '' && kind === 'service')
    return { files: await addService(companyFolder, name, unlisted), left: ['a photograph: npm run edit'] };
  if (name !== '' && kind === 'area') {
    const { zip, minutes, at } = await answers(['zip', 'minutes', 'at'], values);
    const files = await addArea(companyFolder, { name, zipCodes: zip, minutes, place: at, unlisted });
    return { files, left: ['the fields below "unfinished" in each', 'a photograph: npm run edit'] };
  }
  if (name === '' || kind !== 'company') throw new Error(usage);
  const facts = await answers(['folder', 'phone', 'city', 'state', 'origin'], values);
  return {
    files: await addCompany({ name, ...facts }),
    folder: facts.folder,
    left: [
      'business.yaml: the region, the founding year, the base area and the opening hours; the edges of the map once all areas are yours',
      `the services and the areas are those of the model: npm run content with COMPANY=${facts.folder}`,
      'every text: docs/architecture.md says where what is',
    ],
  };
}

/** The value of each option, as it was given or as somebody answers at the terminal. */
async function answers<Asked extends Option>(
  asked: readonly Asked[],
  given: Readonly<Partial<Record<Option, string | undefined>>>,
): Promise<Record<Asked, string>> {
  const missing = asked.filter((option) => given[option] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY)
    throw new Error(
      `Something is missing:\n${missing.map((option) => `  --${option} "${questions[option][1]}"  ${questions[option][0]}`).join('\n')}`,
    );
  const found: Partial<Record<Asked, string>> = {};
  const terminal = missing.length > 0 ? createInterface(process.stdin, process.stdout) : undefined;
  for (const option of asked) {
    const [question, example] = questions[option];
    found[option] = given[option] ?? (await terminal?.question(`${question} (${example}): `)) ?? '';
  }
  terminal?.close();
  return found as Record<Asked, string>; // Each was answered.
}

function told(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    zip: text,
    minutes: text,
    at: text,
    folder: text,
    phone: text,
    city: text,
    state: text,
    origin: text,
  };
  try {
    return parseArgs({
      args: withNegativeValues(args),
      allowPositionals: true,
      options: { ...options, unlisted: { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, {
      cause: error,
    });
  }
}

const isNegative = (argument = '') => /^-\d/.test(argument);

/** With each negative number as the value of the option before it: by itself it would be taken for an option. */
function withNegativeValues(given: readonly string[]): string[] {
  return given.flatMap((argument, place) => {
    if (isNegative(argument)) return [];
    return [isNegative(given[place + 1]) ? `${argument}=${given[place + 1]}` : argument];
  });
}
