import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createSocialLayout } from '#brand/link-previews/social-layout.ts';
import { socialPages } from '#brand/link-previews/social-pages.ts';
import { createSocialPictures, maxBytes } from '#brand/link-previews/social-picture.ts';
import { openTypeface } from '#brand/typefaces/typeface.ts';

const folder = join(import.meta.dirname, '../../public');
const pages = await socialPages();
const create = await createSocialPictures();
const display = await openTypeface('bricolage-grotesque');
const layout = await createSocialLayout('Doors & Co.', '(000) 000-0000');
const madeFrom: Record<string, string> = JSON.parse(
  readFileSync(join(folder, 'social/made-from.json'), 'utf8'),
);

describe('the pictures of link previews', () => {
  test('have addresses of their own, one more than there are pages', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(pages.map(({ path }) => path)).toContain('/social/default.jpg');
  });

  test('are made from the present pictures, titles, brand and phone', () => {
    const outdated = pages.filter(
      (page) => madeFrom[page.path] !== create(page, readFileSync(join(folder, page.picture))).fingerprint,
    );
    expect(
      outdated.map(({ path }) => path),
      'Run `npm run social` and commit public/social.',
    ).toEqual([]);
  });

  test(`are JPEG files of 1200 by 630 pixels and at most ${maxBytes} bytes`, async () => {
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
});

describe('a title on a picture', () => {
  test.each([
    ...pages.map(({ title }) => title),
    // As long as a title may be (60 characters), in short words, long words and wide letters.
    'Garage Door Repair and New Doors for Homes in All of Vista 7',
    'Commercial Weatherstripping Replacements Throughout Carlsbad',
    'WWWWWWWWWW MMMMMMMMMM WWWWWWWWWW MMMMMMMMMM WWWWWWWW MMMMMMM',
  ])('fits: %s', (title) => {
    const { lines, size } = layout.wrap(title);
    expect(lines.join(' ')).toBe(title);
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(lines.length * size).toBeLessThanOrEqual(180);
    for (const line of lines)
      expect(display.outline(line, size, -0.012).width).toBeLessThanOrEqual(layout.titleWidth);
  });
});

test('the words are drawn as shapes: no font of the machine matters', () => {
  const drawn = layout.draw('A “quoted” title');
  expect(drawn).not.toMatch(/<text|font-family|quoted|Doors|000\)/);
  expect(drawn).not.toMatch(/NaN|undefined/);
});
