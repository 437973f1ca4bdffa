import type { Page } from '@playwright/test';
import {
  choiceCode,
  choiceHash,
  choiceWords,
  nameOf,
  withDesign,
} from '#app/components/door-chooser/door-choice.ts';
import { doorChoiceName, doorChoices, type DoorChoice, paths } from '#app/paths.ts';
import { fill } from '#app/template.ts';
import { pagesOf } from '#tests/company.ts';
import { expectAccessible } from './page-flaws.ts';
import {
  expect,
  holdBack,
  hydrate,
  inChromium,
  inChromiumFull,
  inFull,
  older,
  painted,
  region,
  test,
} from './test.ts';

/** The door chooser. A company may have none. Malformed addresses: door-choice.test.ts. Without scripts: tests/built-html. */

const [chooserPage] = pagesOf('service').filter(({ content }) => content.chooser !== undefined);
const chooser = chooserPage?.content.chooser;

if (chooserPage !== undefined && chooser !== undefined) {
  const { path } = chooserPage;
  const { texts, houses, designs, finishes, start } = chooser;
  const choices = doorChoices(houses, designs);
  /** A choice to change to. The first one is shown at the start. */
  const [, other = start] = choices;

  const section = (page: Page) => region(page, texts.heading);
  const radio = (page: Page, name: string) => section(page).getByRole('radio', { name, exact: true });
  const choose = (page: Page, name: string) => section(page).locator('label', { hasText: name }).click();
  const status = (page: Page) => section(page).getByRole('status');
  /** The newest view is the last child; none matches while that is still loading. */
  const newestView = (page: Page) => section(page).locator('.door-view:not(.is-coming):last-child');
  const callAbout = (choice: DoorChoice) => fill(texts.call, { code: choiceCode(chooser, choice) });
  const setHash = (page: Page, choice: DoorChoice) =>
    page.evaluate((hash) => (window.location.hash = hash), choiceHash(choice));

  /** Waits until a choice is shown, and named in words. */
  async function expectShown(page: Page, choice: DoorChoice) {
    await expect(section(page).getByRole('img', { name: choiceWords(chooser!, choice) })).toBeVisible();
    await expect(newestView(page).locator(`img[src*="/${doorChoiceName(choice)}-"]`)).toHaveCount(1);
    await expect(section(page).getByRole('link', { name: callAbout(choice) })).toBeVisible();
  }

  /** Opens the section, whose script comes when it is near. */
  async function open(page: Page, hash = choiceHash(start)) {
    await page.goto(`${path}${hash}`);
    await hydrate(page);
    await section(page).scrollIntoViewIfNeeded();
  }

  test('no large picture loads before the section is near', inChromium, async ({ page }) => {
    const pictures = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => /doors\/.*-(?:800|1600|2400)\.avif$/.test(name))
          .map((name) => name.replace(/-\d+\.avif$/, ''))
          .sort(),
      );
    // Browsers load pictures two screens ahead: in a low window, the section is farther away.
    await page.setViewportSize({ width: 1280, height: 200 });
    await page.goto(path);
    await hydrate(page);
    await expect(page.locator('.door-stage')).toHaveCount(1);
    await painted(page);
    expect(await pictures()).toEqual([]);
    await section(page).scrollIntoViewIfNeeded();
    await expectShown(page, start);
    expect(await pictures()).toEqual([
      `/images/doors/${start.house}`,
      `/images/doors/${doorChoiceName(start)}`,
    ]);
  });

  test('every choice has an address, and the section keeps its height', inChromiumFull, async ({ page }) => {
    test.slow();
    await open(page);
    await expectShown(page, start);
    const height = () => section(page).evaluate((part) => part.getBoundingClientRect().height);
    const before = await height();
    for (const choice of choices) {
      await setHash(page, choice);
      await expectShown(page, choice);
      await expect(radio(page, nameOf(houses, choice.house))).toBeChecked();
      await expect(radio(page, nameOf(designs, choice.design))).toBeChecked();
      expect.soft(await height(), doorChoiceName(choice)).toBe(before);
    }
  });

  test(
    'a choice replaces the address; Back leaves the page',
    { tag: [inChromium.tag, older.tag] },
    async ({ page }) => {
      await page.goto(paths.home);
      await open(page, '');
      const { slug: house, name } = houses.find(({ slug }) => slug !== start.house) ?? houses[0]!;
      await choose(page, name);
      const choice = { ...start, house };
      await expect(page).toHaveURL(`${path}${choiceHash(choice)}`);
      await expectShown(page, choice);
      await page.reload();
      await expectShown(page, choice);
      await expect(newestView(page)).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(paths.home);
    },
  );

  test('arrow keys choose in a group, which is announced once; Tab leads to the next', async ({ page }) => {
    await open(page);
    const [first, second] = houses;
    await radio(page, first!.name).focus();
    await status(page).evaluate((status) => {
      window.announcements = [];
      new MutationObserver(() => window.announcements.push(status.textContent ?? '')).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await page.keyboard.press('ArrowRight');
    const house = section(page).getByRole('group', { name: texts.house, exact: true });
    await expect(house.getByRole('radio', { checked: true })).toHaveAccessibleName(second!.name);
    await expect(radio(page, second!.name)).toBeFocused();
    const choice = { ...start, house: second!.slug };
    await expectShown(page, choice);
    // `textContent` has no space between the paragraphs.
    const [said, code] = [choiceWords(chooser, choice), choiceCode(chooser, choice)];
    await expect
      .poll(() => page.evaluate(() => window.announcements))
      .toEqual([`${said}: ${code}${fill(texts.code, { code })}`]);
    for (const next of [
      radio(page, nameOf(designs, start.design)),
      radio(page, nameOf(finishes, start.finish)),
      section(page).getByRole('link', { name: callAbout(choice) }),
    ]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
  });

  test('the address is copied, and a status says so, or that it could not be', inFull, async ({ page }) => {
    // Pages may not read the clipboard (host/headers.ts), so the test keeps what is written to it.
    await page.addInitScript(() => {
      // Firefox begins with an empty page, which has no clipboard.
      if ('clipboard' in navigator)
        navigator.clipboard.writeText = (url) => Promise.resolve(void (window.copied = url));
    });
    await open(page, choiceHash(other));
    const copy = section(page).getByRole('button', { name: texts.copy });
    await copy.click();
    await expect(status(page)).toContainText(texts.copied);
    expect(await page.evaluate(() => window.copied)).toBe(page.url());
    await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))));
    await copy.click();
    await expect(status(page)).toContainText(texts.notCopied);
  });

  test('the picture stays until the next one has loaded', async ({ page }) => {
    await open(page);
    await expectShown(page, start);
    const release = await holdBack(page, `**/images/doors/${doorChoiceName(other)}-*`);
    await setHash(page, other);
    await expect(section(page).getByRole('link', { name: callAbout(other) })).toBeVisible();
    const old = `img[src*="/${doorChoiceName(start)}-"]`;
    await expect(section(page).locator(`.door-view:not(.is-coming) ${old}`)).toBeVisible();
    await expect(newestView(page)).toHaveCount(0);
    release();
    await expectShown(page, other);
  });

  test('two doors are compared: the first is kept, and the second is asked for', async ({ page }) => {
    await open(page);
    await expectShown(page, start);
    const button = (name: string) => section(page).getByRole('button', { name });
    const figures = section(page).getByRole('figure');
    const invitation = section(page).getByText(texts.chooseSecond);
    await button(texts.compare).press('Enter');
    await expect(invitation).toBeInViewport({ ratio: 1 });
    await expect(figures).toHaveCount(1);
    await expect(radio(page, nameOf(designs, start.design))).toBeFocused();

    await page.keyboard.press('ArrowRight');
    const second = withDesign(chooser, start, designs[1]!.slug);
    await expect(page).toHaveURL(`${path}${choiceHash(second)}`);
    const names = [start, second].map(
      (door) => `${choiceWords(chooser, door)}: ${choiceCode(chooser, door)}`,
    );
    await expect(figures).toContainText(names);
    for (const figure of await figures.all()) await expect(figure).toBeInViewport({ ratio: 1 });
    await expect(invitation).toHaveCount(0);
    await expectAccessible(page, 'two doors', { part: '.door-chooser' });

    await button(texts.stopComparing).press('Enter');
    await expect(button(texts.compare)).toBeFocused();
    await expect(figures).toHaveCount(1);
    await expectShown(page, second);
  });

  test('it is accessible in every state, with targets of 44 pixels', inChromium, async ({ page }) => {
    test.slow();
    await open(page);
    await expectShown(page, start);
    const part = '.door-chooser';
    await expectAccessible(page, 'by day', { part });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'by night', { part });
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
    // axe sees the page's own colors, not those that the device forces.
    await expectAccessible(page, 'forced colors', { part, without: ['color-contrast'] });
    await page.emulateMedia({ forcedColors: 'none' });
    const small = await section(page)
      .locator('input:visible, button:visible, a:visible')
      .evaluateAll((targets) =>
        targets
          .map((target) => target.getBoundingClientRect())
          .filter(({ width, height }) => width < 44 || height < 43.9),
      );
    expect(small).toEqual([]);
  });
}

declare global {
  interface Window {
    announcements: string[];
    copied: string;
  }
}
