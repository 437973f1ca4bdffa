import { paths } from '#app/paths.ts';
import { area, site } from '#tests/company.ts';
import {
  expect,
  inChromium,
  mainHeading,
  menuSection,
  older,
  openHydrated,
  scrollPosition,
  test,
} from './test.ts';

/** The header's dropdowns on wide screens, with mouse, keyboard and touch. What their links are: tests/built-html. */

test('mouse: a dropdown opens on hover, closes on leaving, one at a time', older, async ({ page }) => {
  await openHydrated(page, paths.about);
  const [first, second] = [menuSection(page, 'services'), menuSection(page, 'coverage')];
  await expect(first.list).toBeHidden();
  await first.link.hover();
  await first.links.last().hover();
  await expect(first.list).toBeVisible();
  await second.link.hover();
  await expect(second.list).toBeVisible();
  await expect(first.list).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(second.list).toBeHidden();
  await first.link.hover();
  await expect(first.list).toBeVisible();
  await page.mouse.move(700, 800);
  await expect(first.list).toBeHidden();
});

test('mouse: a click on the toggle pins it until a click on toggle or page', older, async ({ page }) => {
  await openHydrated(page, paths.about);
  const { toggle, list } = menuSection(page, 'services');
  for (const close of [() => toggle.click(), () => page.mouse.click(700, 800)]) {
    await toggle.click();
    await page.mouse.move(700, 800);
    await expect(list).toBeVisible();
    await close();
    await expect(list).toBeHidden();
    await page.mouse.move(700, 800);
  }
});

test('mouse: every link, also to the current page, closes it', async ({ page }) => {
  await openHydrated(page, paths.contact);
  for (let time = 0; time < 2; time += 1) {
    const { link, list } = menuSection(page, 'coverage');
    await link.hover();
    await list.getByRole('link', { name: area.name, exact: true }).click();
    await expect(page).toHaveURL(area.path);
    await expect(list).toBeHidden();
    await page.mouse.move(700, 800);
  }
});

test('keyboard: the toggle opens and closes it, Tab walks through, a link opens its page', async ({
  page,
}) => {
  await openHydrated(page, paths.about);
  const { link, toggle, links, also, list } = menuSection(page, 'services');
  await link.focus();
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await expect(list).toBeHidden();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(list).toBeVisible();
    await page.keyboard.press(key);
    await expect(list).toBeHidden();
  }
  await page.keyboard.press('Enter');
  for (const next of [...(await links.all()), ...(await also.all())]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(menuSection(page, 'coverage').link).toBeFocused();
  await expect(list).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(toggle).toBeFocused();
  for (const key of ['Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(site.services[0]!.path);
  await expect(list).toBeHidden();
  await expect(mainHeading(page)).toBeFocused();
});

test('keyboard: Escape in the list closes it and returns the focus', async ({ page }) => {
  await openHydrated(page, paths.about);
  const { toggle, links, list } = menuSection(page, 'coverage');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await links.nth(1).focus();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('the area dropdown is 24rem high at most, fits a low screen, and scrolls to the last area', async ({
  page,
}) => {
  await openHydrated(page, paths.about);
  const { toggle, links, list } = menuSection(page, 'coverage');
  await toggle.click();
  // More areas than fit, however many the company has.
  await list.locator('ul').evaluate((element) => {
    for (let copy = 0; copy < 24; copy += 1) element.append(element.firstElementChild!.cloneNode(true));
  });
  await expect.poll(async () => (await list.boundingBox())?.height).toBe(384);
  await expect(links.last()).not.toBeInViewport();
  await list.hover();
  await page.mouse.wheel(0, 3000);
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  expect(await scrollPosition(page), 'the page behind it stays').toBe(0);
  await page.setViewportSize({ width: 1280, height: 400 });
  await expect(list).toBeInViewport({ ratio: 1 });
});

test.describe('touch on a wide screen', () => {
  test.use({ hasTouch: true });

  test('taps on toggles and links do what clicks do', inChromium, async ({ page }) => {
    await openHydrated(page, paths.about);
    const [services, coverage] = [menuSection(page, 'services'), menuSection(page, 'coverage')];
    await services.toggle.tap();
    await expect(services.list).toBeVisible();
    await coverage.toggle.tap();
    await expect(coverage.list).toBeVisible();
    await expect(services.list).toBeHidden();
    await coverage.toggle.tap();
    await expect(coverage.list).toBeHidden();
    await services.link.tap();
    await expect(page).toHaveURL(paths.services);
  });
});
