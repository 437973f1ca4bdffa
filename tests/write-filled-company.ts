/** Writes the company with all its owner's facts into an empty folder, to look at it: `node tests/write-filled-company.ts <folder>`, then `COMPANY=<folder> npm start`. */
import { writeFilledCompany } from '#tests/filled-company.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error('There is no folder to write into: node tests/write-filled-company.ts <folder>');
await writeFilledCompany(folder);
