import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { show, withDrawingPage } from '#brand/drawing/drawing-page.ts';
import { openCompany } from '#content/validate/validate.ts';
import { type Identity, identityOf } from '#brand/identity.ts';
import type { SocialPage } from '#brand/link-previews/social-pages.ts';
import { fingerprint } from '#brand/link-previews/social-picture.ts';
import { socialPictureHtml, socialSize } from '#brand/link-previews/social-picture-html.ts';

const identity = identityOf(openCompany('tests/second-company'));

/** Twice as high as wide: black in the upper half, white in the lower. */
const halves = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#000' } })
  .extend({ bottom: 60, background: '#fff' })
  .webp({ lossless: true })
  .toBuffer();

/** A link preview's document, with some parts changed. */
function html(changes: Partial<SocialPage & Identity> & { photo?: Buffer } = {}): string {
  const { title = 'New Doors', focus = 0.5, photo = halves, ...others } = changes;
  return socialPictureHtml({ title, focus }, photo, { ...identity, ...others });
}

async function boxOf(page: Page, selector: string): Promise<DOMRect> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON());
}

test('a fingerprint changes with each part of the picture, and with nothing else', () => {
  const documents = [
    html(),
    html({ title: 'Old Doors' }),
    html({ focus: 0.4 }),
    html({ photo: Buffer.from('another') }),
    html({ name: 'Gates & Co.' }),
    html({ phone: '(000) 000-0000' }),
    html({ license: 'State license M-12345' }),
    html({ mark: { path: 'M0 0h32v32z', smallPath: '' } }),
    html({ colors: { ...identity.colors, night: '#000000' } }),
  ];
  expect(new Set(documents.map(fingerprint)).size).toBe(documents.length);
  expect(fingerprint(html())).toBe(fingerprint(html()));
});

test('a title of any length has air above, below and beside it', async () => {
  const titles = [
    'Doors',
    // As long as a title may be (60 characters), in short words, long words and wide letters.
    'Water Heater Repair and New Doors for Homes in All of Zelta 7',
    'Commercial Weatherstripping Replacements Throughout Cedarton',
    'WWWWWWWWWW MMMMMMMMMM WWWWWWWWWW MMMMMMMMMM WWWWWWWW MMMMMMM',
  ];
  await withDrawingPage(socialSize, async (page) => {
    for (const title of titles) {
      await show(page, html({ title }));
      const heading = await boxOf(page, 'h1');
      const panel = await boxOf(page, '.panel');
      const phone = await boxOf(page, '.phone');
      expect(heading.top - panel.top, title).toBeGreaterThan(30);
      expect(panel.bottom - heading.bottom, title).toBeGreaterThan(30);
      expect(phone.left - heading.right, title).toBeGreaterThan(50);
    }
  });
});

test('the license has one line below the rest, and takes no room from the title', async () => {
  const licenses = [
    'License 1',
    // As long as the words of a license may be (100 characters), and about as wide.
    'Contractor’s license of the state of Zelta number 1234567890 (classes C-61/D-28, B and B-2), bureau',
  ];
  await withDrawingPage(socialSize, async (page) => {
    await show(page, html());
    const { height } = await boxOf(page, '.panel');
    for (const license of licenses) {
      await show(page, html({ license }));
      const panel = await boxOf(page, '.panel');
      const line = await boxOf(page, '.license p');
      expect(panel.height, license).toBe(height);
      expect(line.top, license).toBeGreaterThanOrEqual(panel.bottom);
      expect(line.bottom, license).toBeLessThanOrEqual(socialSize.height - 8);
      expect(line.left, license).toBe(48);
    }
    await expect(show(page, html({ license: licenses[1]?.repeat(2) ?? '' }))).rejects.toThrow(/doesn’t fit/);
  });
});

test('a logo of any length is at most as wide as the phone number below it', async () => {
  await withDrawingPage(socialSize, async (page) => {
    for (const name of ['A1', 'Doors', 'Southern Nevada Overhead Water Heater Specialists']) {
      await show(page, html({ name }));
      const line = await boxOf(page, '.logo-line >> nth=-1');
      const phone = await boxOf(page, '.phone');
      expect(line.right, name).toBeLessThan(phone.right + 1);
    }
  });
});

test('no line breaks at a hyphen, nor within a name that no-break spaces join', async () => {
  await withDrawingPage(socialSize, async (page) => {
    await show(page, html({ title: 'Tune-Ups and Openers for Twenty-Two Homes, Lake\u00a0San\u00a0Marcos' }));
    const lines = await page
      .locator('.word')
      .evaluateAll((words) => words.map((word) => word.getClientRects().length));
    expect(lines).toEqual(lines.map(() => 1));
    expect((await boxOf(page, 'h1')).height).toBeGreaterThan(100);
  });
});

test('the focus of the picture lies in the middle of what is seen, as far as the picture reaches', async () => {
  await withDrawingPage(socialSize, async (page) => {
    const lightAtTopAndFoot = async (focus: number) => {
      await show(page, html({ focus }));
      const light = await sharp(await page.screenshot())
        .greyscale()
        .raw()
        .toBuffer();
      return [5, 372].map((y) => light[y * socialSize.width + socialSize.width / 2]);
    };
    expect(await lightAtTopAndFoot(0)).toEqual([0, 0]);
    expect(await lightAtTopAndFoot(0.5)).toEqual([0, 255]);
    expect(await lightAtTopAndFoot(1)).toEqual([255, 255]);
  });
});
