import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openCompany } from '#content/validate/validate.ts';
import { logoDrawing, outdated, socialPictures } from '#brand/drawings.ts';
import { socialPages } from '#brand/link-previews/social-pages.ts';
import { maxBytes } from '#brand/link-previews/social-picture.ts';

const company = openCompany('company');
const folder = 'company/public';
const pages = socialPages(company);

test('the pictures of link previews have addresses of their own, one more than there are pages', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  expect(pages.map(({ path }) => path)).toContain('/social/default.jpg');
  const files = globSync('social/*.jpg', { cwd: folder }).map((file) => `/${file}`);
  expect(files.sort(), 'Delete what no page has.').toEqual(pages.map(({ path }) => path).sort());
});

test('the logo and the pictures of link previews are made from what the site shows now', () => {
  const old = outdated([logoDrawing(company), ...socialPictures(company, 'company')], 'company');
  expect(
    old.map(({ path }) => path),
    'Run `npm run draw` and commit company/.',
  ).toEqual([]);
});

test(`the pictures of link previews are JPEG files of 1200 by 630 pixels and at most ${maxBytes} bytes`, async () => {
  const files = await Promise.all(
    pages.map(async ({ path }) => {
      const { format, width, height } = await sharp(join(folder, path)).metadata();
      return { path, format, width, height, light: statSync(join(folder, path)).size <= maxBytes };
    }),
  );
  expect(
    files.filter(
      (file) => !(file.format === 'jpeg' && file.width === 1200 && file.height === 630 && file.light),
    ),
  ).toEqual([]);
});
