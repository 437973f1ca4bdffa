/** Takes an area or a service away, and sends its addresses to another page: `npm run remove -- area vista`. */
import { companyFolder } from '#content/company-folder.ts';
import { removeRecord } from '#change/moved-record.ts';
import { run } from '#change/run.ts';

const [kind, slug] = process.argv.slice(2);

await run(() => {
  if ((kind !== 'area' && kind !== 'service') || slug === undefined) {
    throw new Error('Write the kind and the name of its file without .yaml: npm run remove -- area vista');
  }
  return removeRecord(companyFolder, kind, slug);
});
