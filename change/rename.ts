/** Renames an area or a service, with its addresses, pictures and redirects: `npm run rename -- area vista "Vista Hills"`. */
import { companyFolder } from '#content/company-folder.ts';
import { renameRecord } from '#change/moved-record.ts';
import { run } from '#change/run.ts';

const [kind, slug, name] = process.argv.slice(2);

await run(() => {
  if ((kind !== 'area' && kind !== 'service') || slug === undefined || name === undefined) {
    throw new Error(
      'Write the kind, the name of its file without .yaml, and the new name: npm run rename -- area vista "Vista Hills"',
    );
  }
  return renameRecord(companyFolder, kind, slug, name);
});
