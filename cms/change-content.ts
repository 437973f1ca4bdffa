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
  npm run content -- new company "Bluebell Plumbing" --folder bluebell
  npm run content -- rename area vista "Vista Hills"
  npm run content -- remove area vista
Rename and remove take the name of the record’s file, without .yaml; with "service" they rename or remove a service.
--at is latitude and longitude: a map shows them at a long press.`;

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

/** Does what the command says. Gives what is left to do, and the folder of a new company. */
async function act(): Promise<{ left: string[]; folder?: string }> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { zip: text, minutes: text, at: text, folder: text },
  });
  const { zip: zipCodes, minutes, at: place, folder } = values;
  const [command, kind, name, newName] = positionals;
  if (name === undefined) throw new Error(usage);
  const left = ['the fields below "unfinished" in each new record', 'a photograph: npm run edit'];
  if (command === 'new' && (kind === 'area' || kind === 'service')) {
    if (kind === 'service') await addService(companyFolder, name);
    else if (zipCodes && minutes && place) await addArea(companyFolder, { name, zipCodes, minutes, place });
    else throw new Error(usage);
    return { left };
  }
  if (command === 'new' && kind === 'company' && folder) {
    await addCompany(name, folder);
    return {
      folder,
      left: [
        'business.yaml: every fact but the name is the model’s; the edges of the map once all areas are yours',
        `the services and the areas are those of the model: npm run content with COMPANY=${folder}`,
        'every text: README.md says where it is',
      ],
    };
  }
  const isRename = command === 'rename' && newName !== undefined;
  if ((isRename || command === 'remove') && (kind === 'area' || kind === 'service')) {
    const { stillNamed } = await moveRecord(companyFolder, kind, name, isRename ? newName : undefined);
    return {
      left: stillNamed.map(({ file, field }) => `${file} still says the old name in ${field.join('.')}`),
    };
  }
  throw new Error(usage);
}
