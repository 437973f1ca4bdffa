import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { show, withDrawingPage } from '#brand/drawing/drawing-page.ts';
import { openCompany } from '#content/validate/validate.ts';
import { type Identity, identityOf } from '#brand/identity.ts';
import type { SocialPage } from '#brand/link-previews/social-pages.ts';
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

test.each([
  'Doors',
  // As long as a title may be (60 characters), in short words and wide letters.
  'Water Heater Repair and New Doors for Homes in All of Zelta 7',
  'WWWWWWWWWW MMMMMMMMMM WWWWWWWWWW MMMMMMMMMM WWWWWWWW MMMMMMM',
])('a title of any length has air above, below and beside it: %s', async (title) => {
  await withDrawingPage(socialSize, async (page) => {
    await show(page, html({ title }));
    const [heading, panel, phone] = [
      await boxOf(page, 'h1'),
      await boxOf(page, '.panel'),
      await boxOf(page, '.phone'),
    ];
    const air = [heading.top - panel.top, panel.bottom - heading.bottom, phone.left - heading.right];
    expect(air.map((pixels, side) => pixels > (side === 2 ? 50 : 30))).toEqual([true, true, true]);
  });
});

test('a logo of any length is at most as wide as the phone number below it', async () => {
  await withDrawingPage(socialSize, async (page) => {
    for (const name of ['A1', 'Southern Nevada Overhead Water Heater Specialists']) {
      await show(page, html({ name }));
      const line = await boxOf(page, '.logo-line >> nth=-1');
      expect(line.right, name).toBeLessThan((await boxOf(page, '.phone')).right + 1);
    }
  });
});

test('the license has one line below the rest, and takes no room from the title', async () => {
  // As long as the words of a license may be (100 characters), and about as wide.
  const license =
    'Contractor’s license of the state of Zelta number 1234567890 (classes C-61/D-28, B and B-2), bureau';
  await withDrawingPage(socialSize, async (page) => {
    await show(page, html());
    const { height } = await boxOf(page, '.panel');
    await show(page, html({ license }));
    const [panel, line] = [await boxOf(page, '.panel'), await boxOf(page, '.license p')];
    expect(panel.height).toBe(height);
    expect(line.top).toBeGreaterThanOrEqual(panel.bottom);
    expect(line.bottom).toBeLessThanOrEqual(socialSize.height - 8);
    await expect(show(page, html({ license: license.repeat(2) }))).rejects.toThrow(/doesn’t fit/);
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
