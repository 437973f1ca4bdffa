import type { Page } from '@playwright/test';
import { choiceCode, choiceHash, choiceWords, nameOf } from '#app/components/door-chooser/door-choice.ts';
import { doorChoiceName, doorChoices, type DoorChoice, paths } from '#app/paths.ts';
import { fill } from '#app/template.ts';
import { pagesOf } from '#tests/company.ts';
import { expectAccessible } from './page-flaws.ts';
import {
  dialLinks,
  expect,
  holdBack,
  hydrate,
  inChromium,
  inChromiumFull,
  inFull,
  region,
  test,
} from './test.ts';

/** The door chooser. A company may have none. Malformed addresses: door-choice.test.ts. Without scripts: tests/built-html. */

const [shown] = pagesOf('service').filter(({ content }) => content.doorChooser !== undefined);
const doors = shown?.content.doorChooser;

if (shown !== undefined && doors !== undefined) {
  const { path } = shown;
  const { words, houses, designs, finishes, start } = doors;
  const choices = doorChoices(houses, designs);
  const last = choices.at(-1) ?? start;
  /** Another design of door on the same house. */
  const other =
    choices.find(({ house, design }) => house === start.house && design !== start.design) ?? start;

  const section = (page: Page) => region(page, words.heading);
  const radio = (page: Page, name: string) => section(page).getByRole('radio', { name, exact: true });
  const choose = (page: Page, name: string) => section(page).locator('label', { hasText: name }).click();
  const news = (page: Page) => section(page).getByRole('status');
  const views = (page: Page) => section(page).locator('.door-view.is-shown');
  const callAbout = (choice: DoorChoice) => fill(words.call, { code: choiceCode(doors, choice) });
  const setHash = (page: Page, choice: DoorChoice) =>
    page.evaluate((hash) => (window.location.hash = hash), choiceHash(choice));

  /** Waits until a choice is shown, and named in words. */
  async function expectShown(page: Page, choice: DoorChoice) {
    await expect(section(page).getByRole('img', { name: choiceWords(doors!, choice) })).toBeVisible();
    await expect(views(page).locator(`img[src*="/${doorChoiceName(choice)}-"]`)).toHaveCount(1);
    await expect(section(page).getByRole('link', { name: callAbout(choice) })).toBeVisible();
  }

  /** Opens the section, whose script comes when it is near. */
  async function open(page: Page, hash = choiceHash(start)) {
    await page.goto(`${path}${hash}`);
    await hydrate(page);
    await section(page).scrollIntoViewIfNeeded();
  }

  /** Puts the clipboard's and the share sheet's text where the test can read it: the site may not read the clipboard. */
  async function noteShared(page: Page) {
    await page.addInitScript(() => {
      navigator.share = ({ title = '', url = '' } = {}) =>
        Promise.resolve(void (window.shared = `${title} ${url}`));
      // Firefox begins with an empty page, which has no clipboard.
      if ('clipboard' in navigator)
        navigator.clipboard.writeText = (url) => Promise.resolve(void (window.shared = url));
    });
  }

  test('nothing loads before the section is near, and then one house and one door', async ({ page }) => {
    const files = (part: RegExp) =>
      page.evaluate(
        (part) =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => new URL(name).pathname)
            .filter((name) => new RegExp(part).test(name))
            .map((name) => name.replace(/-[\w-]{8}(?=\.(?:js|css)$)|-\d+\.avif$/, ''))
            .sort(),
        part.source,
      );
    const [scripts, pictures] = [/\/assets\/door-chooser-[\w-]{8}\./, /\/images\/doors\//];
    await page.goto(path);
    await hydrate(page);
    await expect.poll(async () => (await files(/./)).length).toBeGreaterThan(3);
    expect([...(await files(scripts)), ...(await files(pictures))]).toEqual([]);
    await section(page).scrollIntoViewIfNeeded();
    await expectShown(page, start);
    await expect
      .poll(() => files(scripts))
      .toEqual(expect.arrayContaining(['/assets/door-chooser.css', '/assets/door-chooser.js']));
    await expect
      .poll(() => files(pictures))
      .toEqual([`/images/doors/${start.house}`, `/images/doors/${doorChoiceName(start)}`]);
  });

  test('every choice has an address, and nothing moves', inChromiumFull, async ({ page }) => {
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

  test('a choice replaces the address; Back leaves the page', inChromium, async ({ page }) => {
    await page.goto(paths.home);
    await open(page, '');
    const { slug: house, name } = houses.find(({ slug }) => slug !== start.house) ?? houses[0]!;
    await choose(page, name);
    const choice = { ...start, house };
    await expect(page).toHaveURL(`${path}${choiceHash(choice)}`);
    await expectShown(page, choice);
    await page.reload();
    await expectShown(page, choice);
    await expect(views(page).locator('img').first()).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
  });

  test('choices are shown also when the browser refuses to replace the address', inFull, async ({ page }) => {
    await open(page);
    await page.evaluate(() => {
      History.prototype.replaceState = () => {
        throw new DOMException('Attempt to use history.replaceState() too often.', 'SecurityError');
      };
    });
    await radio(page, nameOf(houses, last.house)).check();
    await radio(page, nameOf(designs, last.design)).check();
    await radio(page, nameOf(finishes, last.finish)).check();
    await expectShown(page, last);
    await expect(page).toHaveURL(`${path}${choiceHash(start)}`);
  });

  test('arrow keys choose in a group, Tab leads to the next, and one message says it', async ({ page }) => {
    await open(page);
    const [first, second] = houses;
    await radio(page, first!.name).focus();
    await page.evaluate(() => {
      const status = document.querySelector('.door-news');
      window.told = [];
      new MutationObserver(() => window.told.push(status?.textContent ?? '')).observe(status!, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await page.keyboard.press('ArrowRight');
    const house = section(page).getByRole('group', { name: words.house, exact: true });
    await expect(house.getByRole('radio', { checked: true })).toHaveAccessibleName(second!.name);
    await expect(radio(page, second!.name)).toBeFocused();
    const choice = { ...start, house: second!.slug };
    await expectShown(page, choice);
    const [said, code] = [choiceWords(doors, choice), choiceCode(doors, choice)];
    await expect
      .poll(() => page.evaluate(() => window.told))
      .toEqual([fill(words.announcement, { choice: said, code })]);
    for (const next of [
      radio(page, nameOf(designs, start.design)),
      radio(page, nameOf(finishes, start.finish)),
      section(page).getByRole('link', { name: callAbout(choice) }),
    ]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
  });

  test('what has the focus is not hidden under what is sticky', inFull, async ({ page }) => {
    await open(page);
    for (const name of [nameOf(finishes, start.finish), nameOf(houses, start.house)]) {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await radio(page, name).focus();
      const isCovered = () =>
        radio(page, name).evaluate((input) => {
          const { left, top, width, height } = input.getBoundingClientRect();
          const on = document.elementFromPoint(left + width / 2, top + Math.min(height, 44) / 2);
          return on !== input && !input.parentElement?.contains(on);
        });
      await expect.poll(isCovered, name).toBe(false);
    }
  });

  test('two doors are compared, an address opens both, and calls say the code', async ({ page }) => {
    await open(page);
    await section(page).getByRole('button', { name: words.compare }).click();
    await choose(page, nameOf(designs, other.design));
    await expect(page).toHaveURL(/\+/);
    await expect(views(page)).toHaveCount(2);
    await page.goto(paths.home);
    await open(page, choiceHash(last, start));
    await expect(views(page)).toHaveCount(2);
    for (const choice of [start, last])
      await expect(section(page).getByText(choiceCode(doors, choice)).first()).toBeVisible();
    await section(page).getByRole('button', { name: words.stopComparing }).click();
    await expect(views(page)).toHaveCount(1);
    await expect(page).not.toHaveURL(/\+/);
    await expect(dialLinks(page.locator('[data-tool=doors]'))).toHaveText(callAbout(last));
  });

  for (const [way, button, shared] of [
    ['copied, and a status says so', words.copy, ''],
    ['shared with its words, where the device can share', words.share, `${choiceWords(doors, last)} `],
  ] as const)
    test(`the address is ${way}`, inFull, async ({ page }) => {
      await noteShared(page);
      await open(page, choiceHash(last));
      await section(page).getByRole('button', { name: button }).click();
      await expect.poll(() => page.evaluate(() => window.shared)).toBe(shared + page.url());
      if (button === words.copy) await expect(news(page)).toHaveText(words.copied);
    });

  test('the picture stays until the next one has loaded', async ({ page }) => {
    await open(page);
    await expectShown(page, start);
    const release = await holdBack(page, `**/images/doors/${doorChoiceName(other)}-*`);
    await setHash(page, other);
    await expect(section(page).getByRole('link', { name: callAbout(other) })).toBeVisible();
    const old = `img[src*="/${doorChoiceName(start)}-"]`;
    await expect(views(page).locator(old)).toHaveCount(0);
    await expect(section(page).locator(`.door-view.is-below ${old}`)).toBeVisible();
    release();
    await expectShown(page, other);
  });

  test('with reduced motion, the next door appears at once', inChromiumFull, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const fade = () =>
      section(page).evaluate((part) => getComputedStyle(part).getPropertyValue('--door-fade'));
    await expect.poll(async () => Number.parseFloat(await fade())).toBe(0);
  });

  test('it has no barrier in any state, and targets of 44 pixels', inChromium, async ({ page }) => {
    test.slow();
    await noteShared(page);
    await open(page);
    await expectShown(page, start);
    const part = '.door-chooser';
    const expectInEveryScheme = async (state: string) => {
      await expectAccessible(page, state, { part });
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, `${state}, dark`, { part });
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      // axe sees the page's own colors, not those that the device forces.
      await expectAccessible(page, `${state}, forced colors`, { part, without: ['color-contrast'] });
      await page.emulateMedia({ forcedColors: 'none' });
    };
    await expectInEveryScheme('one door');
    await section(page).getByRole('button', { name: words.compare }).click();
    await section(page).getByRole('button', { name: words.copy }).click();
    await expect(news(page)).toHaveText(words.copied);
    await expectInEveryScheme('two doors, copied');
    const small = await section(page)
      .locator('input:visible, button:visible, a:visible')
      .evaluateAll((targets) =>
        targets
          .map((target) => target.getBoundingClientRect())
          .filter(({ width, height }) => width < 44 || height < 43.9),
      );
    expect(small).toEqual([]);
  });

  test('two doors fit the page at every width, each whole', inFull, async ({ page }) => {
    await open(page, choiceHash(last, start));
    await expect(views(page)).toHaveCount(2);
    for (const width of [320, 390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // Until its styles are there, the door may be elsewhere.
      await expect(async () => {
        const frame = await section(page).locator('.door-frame').last().boundingBox();
        const door = await views(page).locator('.door-cut-out').last().boundingBox();
        expect(door?.x).toBeGreaterThanOrEqual(frame?.x ?? Infinity);
        expect((door?.x ?? Infinity) + (door?.width ?? 0)).toBeLessThanOrEqual(
          (frame?.x ?? 0) + (frame?.width ?? 0) + 1,
        );
      }).toPass();
    }
  });
}

declare global {
  interface Window {
    told: string[];
    shared: string;
  }
}
