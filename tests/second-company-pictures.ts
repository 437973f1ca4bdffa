/**
 * Makes the pictures of the second company (tests/second-company/), which are too many to commit for a test: plain gradients
 * under the names that its pages ask for; its icons and link previews as any company's are made. Makes only what is not there.
 */
import { execFileSync } from 'node:child_process';
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

const env = { ...process.env, COMPANY: folder };
execFileSync(process.execPath, ['brand/draw.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
