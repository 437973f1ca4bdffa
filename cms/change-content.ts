/** Adds, renames or removes what a company has: `npm run content -- new area "San Marcos" ...` (see the usage below). */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { companyFolder } from '#content/company-folder.ts';
import { problemReport } from '#content/report.ts';
import { validate } from '#content/validate/validate.ts';
import { renameOrRemove } from '#cms/records/rename-or-remove.ts';
import { addCompany, type Answers, problemIn, questions } from '#cms/records/new-company.ts';
import { addRecord } from '#cms/records/new-record.ts';
import { readOnlyPhotographs, takePicture } from '#cms/records/pictures.ts';

const usage = `Write one of
  npm run content -- new area "San Marcos" --zip "92069, 92078" --minutes 20-30 --at "33.14, -117.17"
  npm run content -- new service "Gate Repair"
  npm run content -- new company bluebell
  npm run content -- picture hero-home van.jpg
  npm run content -- rename area vista "Vista Hills"
  npm run content -- remove area vista
A new company’s folder is called so, and ten questions follow. A picture has the name that npm run check says.
Rename and remove take the name of the record’s file, without .yaml; with "service" they rename or remove a service.
--at is latitude and longitude: a map shows them at a long press.`;

readOnlyPhotographs();
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

/** Asks what only the owner knows, each question until it has an answer. */
async function ask(): Promise<Answers> {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const answers = { ...questions };
  for (const question of Object.keys(questions) as (keyof Answers)[]) {
    let problem: string | undefined = questions[question];
    while (problem !== undefined) {
      console.log(problem);
      const { value, done } = await lines.next();
      if (done === true) throw new Error('Without an answer to each question, no company is made.');
      answers[question] = value.trim();
      problem = problemIn(question, answers[question]);
    }
  }
  return answers;
}

/** Does what the command says. Gives what is left to do, and the folder of a new company. */
async function act(): Promise<{ left: string[]; folder?: string }> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { zip: text, minutes: text, at: text },
  });
  const { zip: zipCodes, minutes, at: place } = values;
  const [command, kind, name, newName] = positionals;
  if (name === undefined) throw new Error(usage);
  if (command === 'new' && kind === 'company') {
    await addCompany(await ask(), name);
    execFileSync(process.execPath, ['brand/draw.ts'], { env: { ...process.env, COMPANY: name } });
    const left = [
      'what "unfinished" lists in areas/ and services/: until then, search engines don’t list these pages',
      `what the site is published without, and what is wrong: COMPANY=${name} npm run check -- --release`,
      `the folder to upload: COMPANY=${name} npm run release`,
    ];
    return { folder: name, left };
  }
  if (command === 'picture' && kind !== undefined) {
    await takePicture(companyFolder, kind, readFileSync(name));
    return { left: ['what it shows, in a sentence: the alt of its record'] };
  }
  if (command === 'new' && (kind === 'service' || (kind === 'area' && zipCodes && minutes && place))) {
    await addRecord(companyFolder, `${kind}s`, { name, zipCodes, minutes, place });
    return { left: ['the fields below "unfinished" in each new record', 'a photograph: npm run edit'] };
  }
  const next = command === 'rename' ? newName : undefined;
  if ((command !== 'remove' && next === undefined) || (kind !== 'area' && kind !== 'service'))
    throw new Error(usage);
  const moved = await renameOrRemove(companyFolder, `${kind}s/${name}.yaml`, next);
  const left = moved.stillNamed.map(
    ({ file, field }) => `${file} still says the old name in ${field.join('.')}, or another one in its place`,
  );
  if (moved.isSpecified) left.push('docs/specification.md and tests/acceptance have the old name');
  return { left };
}
