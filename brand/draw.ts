/**
 * Draws the icons and the pictures of link previews in the company's public/, if they are missing or out of date:
 * `npm run draw`. The results are committed.
 */
import { readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { show, withDrawingPage } from '#brand/drawing/drawing-page.ts';
import { drawingsFile, iconsDrawing, outdated, socialPictures } from '#brand/drawings.ts';
import { drawIcons } from '#brand/icons/icons.ts';
import { identityOf } from '#brand/identity.ts';
import { encode } from '#brand/link-previews/encode-picture.ts';
import { socialSize } from '#brand/link-previews/social-picture-html.ts';
import { companyFolder } from '#content/company-folder.ts';
import { openCompany } from '#content/validate/validate.ts';

const publicFolder = join(companyFolder, 'public');
await mkdir(join(publicFolder, 'social'), { recursive: true });

const company = openCompany();
const icons = iconsDrawing(company);
if (outdated([icons], companyFolder).length > 0) await drawIcons(identityOf(company), publicFolder);

const pictures = socialPictures(company, companyFolder);
const toDraw = outdated(pictures, companyFolder);
if (toDraw.length > 0)
  await withDrawingPage(socialSize, async (page) => {
    for (const { path, html } of toDraw) {
      const file = join(publicFolder, path);
      try {
        await show(page, html);
        await writeFile(file, await encode(await page.screenshot()));
      } catch (cause) {
        throw new Error(`${file} could not be drawn. Correct the cause below, then run npm run draw again.`, {
          cause,
        });
      }
    }
  });

const current = new Set(pictures.map(({ path }) => path));
const unused = readdirSync(join(publicFolder, 'social'))
  .map((name): `/${string}` => `/social/${name}`)
  .filter((path) => path.endsWith('.jpg') && !current.has(path));
await Promise.all(unused.map((path) => rm(join(publicFolder, path))));

const drawings = [icons, ...pictures].sort((one, other) => (one.path < other.path ? -1 : 1));
const record = Object.fromEntries(drawings.map(({ path, sourceHash }) => [path, sourceHash]));
await writeFile(drawingsFile(companyFolder), `${JSON.stringify(record, undefined, 2)}\n`);
console.log(`${pictures.length} link previews: ${toDraw.length} drawn, ${unused.length} removed.`);
