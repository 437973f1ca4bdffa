import { companyFolder } from '#content/company-folder.ts';
import { counted } from '#app/counted.ts';
import type { Change } from '#change/added-record.ts';
import { problemReport } from '#content/report.ts';
import { validate } from '#content/validate/validate.ts';

/** Does a change to the company's folder, and says what was done and what is left; or in a sentence why it can't be done. */
export async function run(change: () => Promise<Change> | Change, folder = companyFolder): Promise<void> {
  try {
    const { files, said = [], left } = await change();
    const shown = files.slice(0, 20);
    console.log(`${counted(files.length, 'file')} changed:\n${shown.map((file) => `  ${file}`).join('\n')}`);
    if (files.length > shown.length) console.log(`  and ${files.length - shown.length} more`);
    if (said.length > 0)
      console.log(
        `\nTexts that say the new name now; read them once:\n${said.map((place) => `  ${place}`).join('\n')}`,
      );
    if (left.length > 0) console.log(`\nLeft to do:\n${left.map((task) => `  - ${task}`).join('\n')}`);
    const errors = validate(folder).problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) console.log(`\n${problemReport(errors, folder)}`);
    console.log('\nnpm run dev shows the site with it; npm run check says what is left in the records.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
