import { join } from 'node:path';
import { counted } from '#app/counted.ts';
import { problemReport } from '#content/report.ts';
import { validate } from '#content/validate/validate.ts';

/** What a command did to a company's folder. */
export interface Done {
  /** By their paths in the folder. */
  files: string[];
  /** Where it isn't the folder that the command was started for. */
  folder?: string;
  /** What is left to do, in words. */
  left: string[];
}

const mostShown = 20;

/** Does something to a company's folder, and says what was done and what is left; or in a sentence why it can't be done. */
export async function runCommand(company: string, act: () => Promise<Done>) {
  try {
    const { files, folder = company, left } = await act();
    const shown = files.slice(0, mostShown).map((file) => `  ${join(folder, file)}`);
    console.log(`${counted(files.length, 'file')} changed:\n${shown.join('\n')}`);
    if (files.length > mostShown) console.log(`  and ${files.length - mostShown} more`);
    const tasks = [...left, 'link previews: npm run draw'].map((task) => `  - ${task}`);
    console.log(`\nLeft to do:\n${tasks.join('\n')}`);
    const errors = validate(folder).problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) console.log(`\n${problemReport(errors, folder)}`);
    console.log('\nnpm run dev shows the site with it; npm run check says what is left in the records.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
