/**
 * Makes the pictures of the second company (tests/second-company/), which are too many to commit for a test: plain gradients
 * under the names that its pages ask for; its icons and link previews as any company's are made. Makes only what is not there.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allPages } from '#app/page-data/pages.ts';
import { openCompany } from '#content/validate/validate.ts';
import { writeGradients } from '#tests/gradient-pictures.ts';

const folder = 'tests/second-company';
const company = openCompany(folder);

// Each gets its own picture, also while another replaces it.
const pages = allPages({ ...company, fallbackPictures: {} });
await writeGradients(
  folder,
  company,
  pages.map(({ picture }) => picture),
);

if (!existsSync(join(folder, 'public/favicon.svg'))) make('brand/icons/icons.ts');
make('brand/link-previews/social-pictures.ts');

function make(program: string) {
  const env = { ...process.env, COMPANY: folder };
  execFileSync(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
