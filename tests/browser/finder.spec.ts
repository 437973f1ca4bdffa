import type { Locator } from '@playwright/test';
import { company, pagesOf, site } from '#tests/company.ts';
import { expect, header, inChromium, older, openHydrated, test, touch } from './test.ts';

/** The symptoms of the problems page: a row opens and the one that was open closes. */

const rows = company.symptoms;
const problems = site.problems?.path ?? '';

test.skip(rows.length < 3, 'A company with fewer than three symptoms.');

const ways: Record<string, (title: Locator) => Promise<void>> = {
  'mouse or finger': touch,
  keyboard: (title) => title.press('Enter'),
};

/** Runs in the page. Scrolls the title to the middle of the screen, where visitors tap it. */
const toTheMiddle = (title: Element) =>
  window.scrollTo({
    top: window.scrollY + title.getBoundingClientRect().top - window.innerHeight / 2,
    behavior: 'instant',
  });

/** Runs in the page. The title's position once it has not moved for ten frames. */
async function restingPlace(title: Element): Promise<number> {
  let [top, frames] = [NaN, 0];
  while (frames < 10) {
    await new Promise(requestAnimationFrame);
    const now = title.getBoundingClientRect().top;
    frames = now === top ? frames + 1 : 0;
    top = now;
  }
  return top;
}

for (const [way, activate] of Object.entries(ways)) {
  test(`${way}: an opened row’s title ends right below the header`, older, async ({ page }) => {
    await openHydrated(page, problems);
    // After none, after the one above, after one farther above, after one below.
    for (const row of [0, 1, rows.length - 1, 0]) {
      const title = page.getByRole('main').locator('summary').nth(row);
      await title.evaluate(toTheMiddle);
      await activate(title);
      await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
      const top = await title.evaluate(restingPlace);
      const edge = await header(page).evaluate((bar) => bar.getBoundingClientRect().bottom);
      expect(top).toBeGreaterThanOrEqual(edge);
      expect(top).toBeLessThanOrEqual(160);
    }
  });
}

test.describe('without scripts', inChromium, () => {
  test.use({ javaScriptEnabled: false });

  test('a part of the drawing is named legibly, and touching it opens its symptom', async ({ page }) => {
    const [parts] = pagesOf('parts');
    const path = parts?.content.parts.find(({ path }) => path !== undefined)?.path;
    test.skip(path === undefined, 'A company without a part that has a symptom.');
    await page.goto(parts?.path ?? '');
    for (const name of await page.locator('main svg text').filter({ visible: true }).all())
      expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(13);
    await page.locator(`main a[href="${path}"] text`).first().click();
    await expect(page.locator(new URL(page.url()).hash)).toBeVisible();
  });

  test('a row that closes above leaves the title where it was touched', async ({ page }) => {
    await page.goto(problems);
    const titles = page.getByRole('main').locator('summary');
    // Far enough down that the page can scroll up by the answer that closes.
    await titles.nth(rows.length - 2).click();
    const title = titles.last();
    await title.evaluate(toTheMiddle);
    const top = await title.evaluate((title) => title.getBoundingClientRect().top);
    await title.click();
    await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
    await expect
      .poll(async () => Math.abs((await title.evaluate((title) => title.getBoundingClientRect().top)) - top))
      .toBeLessThan(2);
  });
});
