/**
 * Adds, renames or removes what a company has: `npm run content -- new area "San Marcos"`,
 * `npm run content -- rename area vista "Vista Hills"`, `npm run content -- remove area vista`.
 */
import { companyFolder } from '#content/company-folder.ts';
import { add } from '#cms/new.ts';
import { moveRecord } from '#cms/records/move-record.ts';
import { runCommand } from '#cms/run-command.ts';

const usage = `Write one of
  npm run content -- new area "San Marcos"
  npm run content -- rename area vista "Vista Hills"
  npm run content -- remove area vista
with "service" in place of "area" for a service, and the name of its file, without .yaml, for what is there.`;

const [command, kind, slug, name] = process.argv.slice(2);

await runCommand(companyFolder, async () => {
  if (command === 'new') return await add(process.argv.slice(3));
  const isRename = command === 'rename';
  if ((!isRename && command !== 'remove') || (kind !== 'area' && kind !== 'service') || slug === undefined)
    throw new Error(usage);
  if (isRename && name === undefined) throw new Error(`What is its new name?\n${usage}`);
  const { files, stillNamed } = await moveRecord(companyFolder, kind, slug, isRename ? name : undefined);
  const left = stillNamed.map(({ file, field }) => `${file} still says the old name in ${field.join('.')}`);
  return { files, left };
});
