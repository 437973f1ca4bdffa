/**
 * Makes the pictures that link previews show, in the company's public/social/: those that are missing or out of date, and no others.
 * The results are committed; run `npm run draw` again after changing a picture, a title, the name, the phone or the license.
 */
import { readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { companyFolder } from '#content/company-folder.ts';
import { openCompany } from '#content/validate/validate.ts';
import { show, withDrawingPage } from '#brand/drawing/drawing-page.ts';
import { outdatedPictures, previewRecord, socialPictures } from '#brand/link-previews/outdated-pictures.ts';
import { socialSize } from '#brand/link-previews/social-picture-html.ts';
import { encode } from '#brand/link-previews/encode-picture.ts';

const folder = join(companyFolder, 'public/social');
await mkdir(folder, { recursive: true });

const pictures = socialPictures(openCompany(), companyFolder);
const outdated = outdatedPictures(pictures, companyFolder);
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
await writeFile(
  previewRecord(companyFolder),
  `${JSON.stringify(madeFrom, Object.keys(madeFrom).sort(), 2)}\n`,
);
console.log(`${pictures.length} social pictures: ${outdated.length} made, ${stale.length} removed.`);
