/** Adds, renames or removes what a company has: `npm run content -- new area "San Marcos" ...` (see the usage below). */
import { parseArgs } from 'node:util';
import { companyFolder } from '#content/company-folder.ts';
import { problemReport } from '#content/report.ts';
import { validate } from '#content/validate/validate.ts';
import { moveRecord } from '#cms/records/move-record.ts';
import { addCompany } from '#cms/records/new-company.ts';
import { addArea, addService } from '#cms/records/new-record.ts';

const usage = `Write one of
  npm run content -- new area "San Marcos" --zip "92069, 92078" --minutes 20-30 --at "33.14, -117.17"
  npm run content -- new service "Gate Repair"
  npm run content -- new company "Bluebell Plumbing" --folder bluebell --phone "(512) 555-0123" --city Austin --state TX --origin https://www.bluebell.com
  npm run content -- rename area vista "Vista Hills"
  npm run content -- remove area vista
Rename and remove take the name of the record’s file, without .yaml; with "service" they rename or remove a service.
--at is latitude and longitude: a map shows them at a long press.`;

const text = { type: 'string', default: '' } as const;
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

/** Does it, and gives what is left to do, in words, and the company's folder. */
async function act(): Promise<{ left: string[]; folder?: string }> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const { zip, minutes, at, folder, phone, city, state, origin } = values;
  const [command = '', kind = '', name = '', newName] = positionals;
  const task = name === '' ? '' : `${command} ${kind}`;
  if (task === 'new area') {
    requireAll({ zip, minutes, at });
    await addArea(companyFolder, { name, zipCodes: zip, minutes, place: at });
    return { left: ['the fields below "unfinished" in each record', 'a photograph: npm run edit'] };
  }
  if (task === 'new service') {
    await addService(companyFolder, name);
    return { left: ['the fields below "unfinished" in its record', 'a photograph: npm run edit'] };
  }
  if (task === 'new company') {
    requireAll({ folder, phone, city, state, origin });
    await addCompany({ name, folder, phone, city, state, origin });
    return {
      folder,
      left: [
        'business.yaml: the region, the founding year, the base area and the opening hours; the edges of the map once all areas are yours',
        `the services and the areas are those of the model: npm run content with COMPANY=${folder}`,
        'every text: docs/architecture.md says what is where',
      ],
    };
  }
  const isRename = command === 'rename' && newName !== undefined;
  if ((!isRename && command !== 'remove') || (kind !== 'area' && kind !== 'service') || name === '')
    throw new Error(usage);
  const { stillNamed } = await moveRecord(companyFolder, kind, name, isRename ? newName : undefined);
  return {
    left: stillNamed.map(({ file, field }) => `${file} still says the old name in ${field.join('.')}`),
  };
}

function requireAll(given: Readonly<Record<string, string>>) {
  const missing = Object.keys(given).filter((option) => given[option] === '');
  if (missing.length > 0) throw new Error(`Missing: --${missing.join(', --')}\n${usage}`);
}

try {
  const { left, folder = companyFolder } = await act();
  const tasks = [...left, 'link previews: npm run draw'].map((task) => `  - ${task}`);
  console.log(`Done: git status lists the files in ${folder}.\n\nLeft to do:\n${tasks.join('\n')}`);
  const errors = validate(folder).problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) console.log(`\n${problemReport(errors, folder)}`);
  console.log('\nnpm run dev shows the site with it; npm run check says what is left in the records.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
