/**
 * Adds an area, a service or a company: `npm run new -- area "San Marcos"`. Asks for what it needs, or takes it as options.
 */
import { parseArgs } from 'node:util';
import { companyFolder } from '#content/company-folder.ts';
import { addArea, addService, type Change } from '#change/added-record.ts';
import { addCompany } from '#change/added-company.ts';
import { withNegativeValues } from '#change/arguments.ts';
import { answers } from '#change/ask.ts';
import { placeOf } from '#change/place.ts';
import { run } from '#change/run.ts';

const usage = `Write one of
  npm run new -- area "San Marcos"
  npm run new -- service "Gate Repair"
  npm run new -- company "Bluebell Plumbing"
With --unlisted, menus and lists do without the area or service until that line is taken out of its record.`;

const { positionals, values } = told();
const [kind = '', name = ''] = positionals;
const today = new Date().toISOString().slice(0, 10);

await run(
  async (): Promise<Change> => {
    if (name === '') throw new Error(usage);
    if (kind === 'area') return area();
    if (kind === 'service') return addService(companyFolder, { name, unlisted: values.unlisted }, today);
    if (kind === 'company') return company();
    throw new Error(usage);
  },
  kind === 'company' ? (values.folder ?? companyFolder) : companyFolder,
);

async function area(): Promise<Change> {
  const { zip, minutes, at } = await answers(
    [
      { option: 'zip', question: 'Which ZIP codes?', example: '92069, 92078' },
      { option: 'minutes', question: 'How many minutes until somebody arrives?', example: '20-30' },
      {
        option: 'at',
        question: 'Where on the map, latitude and longitude (a map shows them at a long press)?',
        example: '33.14, -117.17',
      },
    ],
    values,
  );
  const { unlisted } = values;
  return addArea(companyFolder, { name, zipCodes: zip, minutes, ...placeOf(at), unlisted }, today);
}

async function company(): Promise<Change> {
  const facts = await answers(
    [
      { option: 'folder', question: 'Into which folder?', example: 'bluebell' },
      { option: 'phone', question: 'Which number do customers call?', example: '(512) 555-0123' },
      { option: 'city', question: 'In which city is it at home?', example: 'Austin' },
      { option: 'state', question: 'In which state, in two letters?', example: 'TX' },
      {
        option: 'origin',
        question: 'At which address will the site be?',
        example: 'https://www.bluebell.com',
      },
    ],
    values,
  );
  return addCompany({ name, ...facts });
}

/** What the command was told. Whoever mistypes an option is shown what there is. */
function told() {
  try {
    return parseArgs({
      args: withNegativeValues(process.argv.slice(2)),
      allowPositionals: true,
      options: {
        zip: { type: 'string' },
        minutes: { type: 'string' },
        at: { type: 'string' },
        unlisted: { type: 'boolean', default: false },
        folder: { type: 'string' },
        phone: { type: 'string' },
        city: { type: 'string' },
        state: { type: 'string' },
        origin: { type: 'string' },
      },
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(1);
  }
}
