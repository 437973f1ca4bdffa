/**
 * Makes the pictures that link previews show, in the company's public/social/: those that are missing or out of date, and no others.
 * The results are committed; run `npm run social` again after changing a picture, a title, the name or the phone.
 */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { companyFolder } from '#app/content/company-folder.ts';
import { openCompany } from '#app/content/company.ts';
import { show, withDrawingPage } from '#brand/drawing/drawing-page.ts';
import { identityOf } from '#brand/identity.ts';
import { socialPages } from '#brand/link-previews/social-pages.ts';
import { socialPictureHtml, socialSize } from '#brand/link-previews/social-picture-html.ts';
import { encode, fingerprint } from '#brand/link-previews/social-picture.ts';

const company = openCompany();
const identity = identityOf(company);
const files = join(companyFolder, 'public');
const folder = join(files, 'social');
const record = join(companyFolder, 'link-previews.json');

await mkdir(folder, { recursive: true });
const before: Record<string, string> = existsSync(record) ? JSON.parse(await readFile(record, 'utf8')) : {};

const pictures = await Promise.all(
  socialPages(company).map(async (page) => {
    const html = socialPictureHtml(page, await readFile(join(files, page.picture)), identity);
    return { path: page.path, file: join(files, page.path), html, madeFrom: fingerprint(html) };
  }),
);

const outdated = pictures.filter(
  ({ path, file, madeFrom }) => before[path] !== madeFrom || !existsSync(file),
);
if (outdated.length > 0) {
  await withDrawingPage(socialSize, async (page) => {
    for (const { file, html } of outdated) {
      try {
        await show(page, html);
        await writeFile(file, await encode(await page.screenshot()));
      } catch (cause) {
        throw new Error(`${file} could not be made; the ones before it are. Mend what it says below.`, {
          cause,
        });
      }
    }
  });
}

const current = new Set(pictures.map(({ file }) => file));
const stale = readdirSync(folder)
  .map((name) => join(folder, name))
  .filter((file) => file.endsWith('.jpg') && !current.has(file));
await Promise.all(stale.map((file) => rm(file)));

const madeFrom = Object.fromEntries(pictures.map(({ path, madeFrom }) => [path, madeFrom]));
await writeFile(record, `${JSON.stringify(madeFrom, Object.keys(madeFrom).sort(), 2)}\n`);
console.log(`${pictures.length} social pictures: ${outdated.length} made, ${stale.length} removed.`);
