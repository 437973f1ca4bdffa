import { paths } from '#app/paths.ts';
import { pageOfEachKind } from '#bench/page-of-each-kind.ts';
import { site } from '#tests/company.ts';
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

/** Pages on paper: Letter, as wide as between its margins (app/styles/print.css). */

const sheet = { width: 710, height: 965 };

// Paper is white for those who read in the dark, too.
test.use({ viewport: sheet, isMobile: false, colorScheme: 'dark' });
test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

/** How many sheets a page takes at most. */
const mostSheets: Record<string, number> = { [site.problems?.path ?? paths.home]: 8, [paths.contact]: 5 };

for (const { path } of pageOfEachKind)
  test(`${path} prints number, code and content, and nothing else`, async ({ page }) => {
    await page.goto(path);
    const number = dialLinks(header(page)).filter({ hasText: site.phone.display });
    await expect(number).toBeVisible();
    const size = await number.evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize));
    expect(size).toBeGreaterThanOrEqual(40);
    expect(await readCode(await header(page).screenshot())).toBe(site.phone.href);
    await expect(mainHeading(page)).toBeVisible();
    if (path === paths.contact)
      await expect(page.getByRole('main').getByText(site.hours, { exact: true })).toBeVisible();
    // Whose paper it is: with the legal name and the license, if there are any.
    await expect(footer(page).getByText(site.brand, { exact: false }).last()).toBeVisible();
    for (const screenOnly of [phoneButton(page), menuButton(page), footer(page).getByRole('list').first()])
      await expect(screenOnly).toBeHidden();
    expect(await page.locator('button:visible, main img:visible, nav ul:visible').count()).toBe(0);
    expect(await dialLinks(page.getByRole('main')).filter({ visible: true }).count()).toBe(0);
    await expect(header(page)).toHaveCSS('position', 'static');
    const [colors, overflow] = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('html, body, header, main section, main article')];
      return [
        shown.map((part) => getComputedStyle(part).backgroundColor),
        document.documentElement.scrollWidth - window.innerWidth,
      ] as const;
    });
    expect(colors.filter((color) => !/^rgb(a\(0, 0, 0, 0|\(255, 255, 255)\)$/.test(color))).toEqual([]);
    expect(overflow).toBeLessThanOrEqual(0);
    const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets?.length).toBeLessThanOrEqual(mostSheets[path] ?? Infinity);
  });

test('each symptom prints in one piece', async ({ page }) => {
  if (site.problems === undefined) return test.skip(true, 'A company without symptoms.');
  await page.goto(site.problems.path);
  const symptoms = await page.locator('.symptom-answer').all();
  expect(symptoms.length).toBeGreaterThan(0);
  for (const symptom of symptoms) {
    await expect(symptom).toHaveCSS('break-inside', 'avoid');
    expect((await symptom.boundingBox())?.height).toBeLessThan(sheet.height);
  }
});

// The map is for screens that are wider than paper, and its list says the same.
test('all areas print as a list, without the map and the field for ZIP codes', async ({ page }) => {
  await page.goto(paths.coverage);
  for (const { name } of site.areas)
    await expect(page.getByRole('main').getByRole('heading', { name, exact: true })).toBeVisible();
  for (const screenOnly of await page.locator('main :is(.map-room, .place-lookup)').all())
    await expect(screenOnly).toBeHidden();
});
