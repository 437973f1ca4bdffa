/**
 * Makes the pictures that link previews show, in public/social/: those that are missing or out of date, and no others.
 * The results are committed; run `npm run social` again after changing a picture, a title, the brand or the phone.
 */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { socialPages } from '#brand/link-previews/social-pages.ts';
import { createSocialPictures } from '#brand/link-previews/social-picture.ts';

const folder = 'public/social';
const record = join(folder, 'made-from.json');
const atOnce = 2;

setPriority(10);
await mkdir(folder, { recursive: true });
const before: Record<string, string> = existsSync(record) ? JSON.parse(await readFile(record, 'utf8')) : {};
const pages = await socialPages();
const create = await createSocialPictures();

const madeFrom: Record<string, string> = {};
const sizes: number[] = [];
const waiting = [...pages];
await Promise.all(Array.from({ length: atOnce }, work));

const current = new Set(pages.map(({ path }) => join('public', path)));
const stale = readdirSync(folder)
  .map((name) => join(folder, name))
  .filter((file) => file.endsWith('.jpg') && !current.has(file));
await Promise.all(stale.map((file) => rm(file)));
await writeFile(record, `${JSON.stringify(madeFrom, Object.keys(madeFrom).sort(), 2)}\n`);
console.log(
  `${pages.length} social pictures: ${sizes.length} made${sizes.length > 0 ? ` (at most ${Math.max(...sizes)} bytes)` : ''}, ${stale.length} removed.`,
);

/** Makes one picture after the other until none is left. */
async function work(): Promise<void> {
  const page = waiting.shift();
  if (page === undefined) return;
  const { fingerprint, encode } = create(page, await readFile(join('public', page.picture)));
  const file = join('public', page.path);
  if (before[page.path] !== fingerprint || !existsSync(file)) {
    const bytes = await encode();
    await writeFile(file, bytes);
    sizes.push(bytes.length);
  }
  madeFrom[page.path] = fingerprint;
  await work();
}
