import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { pageOf, pages, pairPages, site } from '#tests/company.ts';
import { readCode } from '#tests/qr-code.ts';
import {
  dialLinks,
  expect,
  footer,
  header,
  mainHeading,
  menuButton,
  phoneButton,
  test,
} from '#tests/browser/test.ts';

/** Pages on paper: Letter, as wide as it is between its margins. */

const { keepNumber } = pageOf('contact').content;

const addresses = [
  ...pages
    .filter(({ kind }, index) => pages.findIndex((page) => page.kind === kind) === index)
    .map(({ path }) => path),
  ...pairPages.slice(0, 1).map(({ path }) => path),
];

/** Between the margins of a sheet (app/styles/print.css). */
const sheet = { width: 710, height: 965 };

test.use({ viewport: sheet, isMobile: false });
test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

for (const path of addresses) {
  test(`${path}: the number large with its code, the content, and nothing that only a screen can use`, async ({
    page,
  }) => {
    await page.goto(path);
    const number = dialLinks(header(page)).filter({ hasText: site.phone.display });
    await expect(number).toBeVisible();
    const size = await number.evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize));
    expect(size).toBeGreaterThanOrEqual(40);
    expect(await readCode(await header(page).screenshot())).toBe(site.phone.href);
    await expect(mainHeading(page)).toBeVisible();

    for (const screenOnly of [phoneButton(page), menuButton(page), footer(page).getByRole('list').first()])
      await expect(screenOnly).toBeHidden();
    // Whose paper it is: with the legal name and the license, where there are any.
    await expect(footer(page).getByText(site.brand, { exact: false }).last()).toBeVisible();
    expect(await page.locator('button:visible, main img:visible, nav ul:visible').count()).toBe(0);
    expect(await dialLinks(page.getByRole('main')).filter({ visible: true }).count()).toBe(0);
    await expect(header(page)).toHaveCSS('position', 'static');
  });

  test(`${path}: black on white, within the sheet's width`, async ({ page }) => {
    await page.goto(path);
    const { colors, overflow } = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('body, header, main section, main article')];
      return {
        colors: [...new Set(shown.map((part) => getComputedStyle(part).backgroundColor))],
        overflow: document.documentElement.scrollWidth - window.innerWidth,
      };
    });
    const light = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'];
    expect(colors.filter((color) => !light.includes(color))).toEqual([]);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

if (keepNumber !== undefined) {
  test('contact prints a card to cut out: who, the number with its code, when, and what to do first', async ({
    page,
  }) => {
    await page.goto(paths.contact);
    const card = page.locator('.keep-number-card');
    await expect(card).toHaveCSS('border-top-style', 'dashed');
    for (const words of [site.brand, site.phone.display, site.labels.phoneButton.text, keepNumber.first])
      await expect(card.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByText(keepNumber.cut)).toBeVisible();
    await expect(page.getByText(keepNumber.scan)).toBeHidden();
    expect(await readCode(await card.screenshot())).toBe(site.phone.href);
  });

  test('the card fits a refrigerator: five inches wide, in one piece', async ({ page }) => {
    await page.goto(paths.contact);
    const card = page.locator('.keep-number-card');
    const box = await card.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(5 * 96);
    expect(box?.height).toBeLessThanOrEqual(4 * 96);
    await expect(card).toHaveCSS('break-inside', 'avoid');
  });
}

/** How many sheets of Letter a page takes. */
async function sheetsOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  const document = await page.pdf({ format: 'Letter' });
  return document.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('all symptoms take eight sheets at most, each in one piece with its drawing beside its words', async ({
  page,
}) => {
  test.skip(!addresses.includes(paths.problems), 'a company without symptoms');
  expect(await sheetsOf(page, paths.problems)).toBeLessThanOrEqual(8);
  const symptoms = page.locator('.symptom-whole');
  expect(await symptoms.count()).toBeGreaterThan(0);
  for (const symptom of await symptoms.all()) {
    await expect(symptom).toHaveCSS('break-inside', 'avoid');
    const whole = await symptom.boundingBox();
    expect(whole?.height).toBeLessThan(sheet.height / 2);
    const words = await symptom.locator('.symptom-words').boundingBox();
    const part = await symptom.locator('.symptom-part').boundingBox();
    expect(part?.x).toBeGreaterThan((words?.x ?? Infinity) + (words?.width ?? 0));
  }
});

test('contact takes five sheets at most', async ({ page }) => {
  expect(await sheetsOf(page, paths.contact)).toBeLessThanOrEqual(5);
});

test('on a screen, what is only for paper is not there', async ({ page }) => {
  await page.emulateMedia({ media: 'screen' });
  await page.goto(paths.contact);
  if (keepNumber !== undefined)
    for (const words of [keepNumber.first, keepNumber.cut]) await expect(page.getByText(words)).toBeHidden();
});

test('the map of all areas is on paper, without the field that asks for a place', async ({ page }) => {
  const { map, placeLookup } = pageOf('coverage').content;
  test.skip(map === undefined || placeLookup === undefined, 'a company without a map or the field');
  await page.goto(paths.coverage);
  await expect(page.locator('main .map-drawing').filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('main .place-lookup')).toBeHidden();
});
