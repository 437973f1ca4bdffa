import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { choiceCode, choiceHash, choiceWords } from '#app/components/door-chooser/door-choice.ts';
import { doorChoiceName, doorChoices, type DoorChoice, paths } from '#app/paths.ts';
import { fill } from '#app/template.ts';
import { pageOf, pagesOf } from '#tests/company.ts';
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

/** Doors to choose on a house like the visitor's. A company may do without. */

const [shown] = pagesOf('service').filter(({ content }) => content.doorChooser !== undefined);
const doors = shown?.content.doorChooser;

if (shown !== undefined && doors !== undefined) {
  const chooser = doors;
  const { path } = shown;
  const { words, houses, designs, finishes, start } = chooser;
  const choices = doorChoices(houses, designs);
  const last = choices.at(-1) ?? start;

  const section = (page: Page) => region(page, words.heading);
  const radio = (page: Page, name: string) => section(page).getByRole('radio', { name, exact: true });
  const nameOf = (records: readonly { slug: string; name: string }[], slug: string) =>
    records.find((record) => record.slug === slug)?.name ?? slug;
  /** Makes a choice with the radio buttons, from the house to the finish. */
  async function check(page: Page, { house, design, finish }: DoorChoice) {
    await radio(page, nameOf(houses, house)).check();
    await radio(page, nameOf(designs, design)).check();
    await radio(page, nameOf(finishes, finish)).check();
  }
  const news = (page: Page) => section(page).getByRole('status');
  /** The pictures that are seen: of the house and of the door. */
  const seen = (page: Page) => section(page).locator('.door-view.is-shown img');

  /** Waits until a choice is what is seen, and in words. */
  async function expectShown(page: Page, choice: DoorChoice) {
    await expect(section(page).getByRole('img', { name: choiceWords(chooser, choice) })).toBeVisible();
    await expect(
      section(page).locator(`.door-view.is-shown img[src*="/${doorChoiceName(choice)}-"]`),
    ).toHaveCount(1);
    await expect(section(page).getByRole('link', { name: callAbout(choice) })).toBeVisible();
  }

  const callAbout = (choice: DoorChoice) => fill(words.call, { code: choiceCode(chooser, choice) });

  /** Opens the section, and waits until its script is there. */
  async function open(page: Page, hash = choiceHash(start)) {
    await page.goto(`${path}${hash}`);
    await hydrate(page);
    await section(page).scrollIntoViewIfNeeded();
  }

  /** The files of doors and of the section that a page has asked for. */
  const asked = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => /\/images\/doors\/|\/assets\/door-chooser-[\w-]{8}\./.test(name)),
    );

  test('nothing is loaded before the section is near, and then only its house and its door', async ({
    page,
  }) => {
    await page.goto(shown.path);
    await hydrate(page);
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('resource').length))
      .toBeGreaterThan(3);
    expect(await asked(page)).toEqual([]);
    await section(page).scrollIntoViewIfNeeded();
    await expectShown(page, start);
    const assets = async () =>
      (await asked(page))
        .filter((file) => file.includes('/assets/'))
        .map((file) => file.replace(/-[\w-]{8}\./, '.'));
    await expect
      .poll(assets)
      .toEqual(expect.arrayContaining(['/assets/door-chooser.css', '/assets/door-chooser.js']));
    const pictures = async () =>
      (await asked(page))
        .filter((file) => file.includes('/images/'))
        .map((file) => file.replace(/-\d+\.avif$/, ''))
        .sort();
    await expect
      .poll(pictures)
      .toEqual([`/images/doors/${start.house}`, `/images/doors/${doorChoiceName(start)}`]);
  });

  test('every choice has an address that opens it', inChromiumFull, async ({ page }) => {
    test.slow();
    await open(page);
    for (const choice of choices) {
      await page.evaluate((hash) => (window.location.hash = hash), choiceHash(choice));
      await expectShown(page, choice);
      await expect(radio(page, nameOf(houses, choice.house))).toBeChecked();
      await expect(radio(page, nameOf(designs, choice.design))).toBeChecked();
    }
  });

  test('an address opens its door when it is loaded, in view, and beside another one', async ({ page }) => {
    await page.goto(`${shown.path}${choiceHash(last)}`);
    await expectShown(page, last);
    await expect(seen(page).first()).toBeInViewport();
    await page.goto(paths.home);
    await page.goto(`${shown.path}${choiceHash(last, start)}`);
    await expect(section(page).locator('.door-view.is-shown')).toHaveCount(2);
    for (const choice of [start, last])
      await expect(section(page).getByText(choiceCode(doors, choice)).first()).toBeVisible();
  });

  test('a choice replaces the address, so that Back leaves the page', inChromium, async ({ page }) => {
    await page.goto(paths.home);
    await open(page, '');
    const other = houses.find(({ slug }) => slug !== start.house);
    const label = section(page).locator('label', { hasText: other?.name ?? '' });
    await label.click();
    const choice = { ...start, house: other?.slug ?? '' };
    await expect(page).toHaveURL(`${shown.path}${choiceHash(choice)}`);
    await expectShown(page, choice);
    await page.reload();
    await expectShown(page, choice);
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
  });

  test(
    'where the browser replaces no address any more, choices are shown all the same',
    inFull,
    async ({ page }) => {
      await open(page);
      // As Safari does after a hundred times in half a minute.
      await page.evaluate(() => {
        History.prototype.replaceState = () => {
          throw new DOMException('Attempt to use history.replaceState() too often.', 'SecurityError');
        };
      });
      await check(page, last);
      await expectShown(page, last);
      await expect(page).toHaveURL(`${path}${choiceHash(start)}`);
      await check(page, start);
      await expectShown(page, start);
    },
  );

  test(
    'addresses of other parts of the page and of nothing leave the choice as it is',
    inFull,
    async ({ page, problems }) => {
      test.slow();
      await open(page, choiceHash(last));
      await expectShown(page, last);
      for (const hash of [
        '#main',
        '#🚪',
        `#${'9'.repeat(10_000)}`,
        '#%E0%A4%A',
        `${choiceHash(last)}+`,
        '#<img src=x>',
      ]) {
        await page.evaluate((hash) => (window.location.hash = hash), hash);
        await expectShown(page, last);
      }
      await page.goto(paths.home);
      await page.goto(`${shown.path}#${'🚪'.repeat(2000)}`);
      await hydrate(page);
      await section(page).scrollIntoViewIfNeeded();
      await expectShown(page, start);
      expect(problems).toEqual([]);
    },
  );

  test('by keyboard: arrows choose within a group, and the choice is told once, in words', async ({
    page,
  }) => {
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
    await expect(radio(page, second!.name)).toBeFocused();
    await expect(radio(page, second!.name)).toBeChecked();
    const choice = { ...start, house: second!.slug };
    await expectShown(page, choice);
    const told = fill(words.announcement, {
      choice: choiceWords(doors, choice),
      code: choiceCode(doors, choice),
    });
    await expect(news(page)).toHaveText(told);
    await expect.poll(() => page.evaluate(() => window.told)).toEqual([told]);
    // The groups come one after the other, each with what is chosen in it.
    await page.keyboard.press('Tab');
    await expect(radio(page, nameOf(designs, start.design))).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(radio(page, nameOf(finishes, start.finish))).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(section(page).getByRole('link', { name: callAbout(choice) })).toBeFocused();
  });

  test('what has the focus is not hidden under what sticks', inFull, async ({ page }) => {
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

  test('screen readers hear groups with names and what is chosen in them', inFull, async ({ page }) => {
    await open(page);
    const design = designs.find(({ slug }) => slug === start.design);
    const group = (name: string, options: readonly string[], chosen: string) =>
      [
        `- 'group ${JSON.stringify(name)}':`,
        ...options.map(
          (option) => `  - radio ${JSON.stringify(option)}${option === chosen ? ' [checked]' : ''}`,
        ),
      ].join('\n');
    await expect(section(page).locator('.door-groups')).toMatchAriaSnapshot(
      [
        group(
          words.house,
          houses.map(({ name }) => name),
          nameOf(houses, start.house),
        ),
        group(
          words.design,
          designs.map(({ name }) => name),
          nameOf(designs, start.design),
        ),
        group(
          fill(words.finish, { design: design?.name.toLowerCase() }),
          (design?.finishes ?? []).map((slug) => nameOf(finishes, slug)),
          nameOf(finishes, start.finish),
        ),
      ].join('\n'),
    );
  });

  test(
    'the number is dialed with the code in the words, and counts as this tool’s',
    inFull,
    async ({ page }) => {
      await open(page, choiceHash(last));
      const call = dialLinks(section(page));
      await expect(call).toHaveText(callAbout(last));
      expect(
        await call.evaluate((link) => [
          link.closest<HTMLElement>('[data-placement]')?.dataset.placement,
          link.closest<HTMLElement>('[data-tool]')?.dataset.tool,
        ]),
      ).toEqual(['main', 'doors']);
    },
  );

  test('two doors stand side by side, and the address carries both', async ({ page }) => {
    await open(page);
    await section(page).getByRole('button', { name: words.compare }).click();
    const other = designs.find(({ slug }) => slug !== start.design);
    await section(page)
      .locator('label', { hasText: other?.name ?? '' })
      .click();
    await expect(page).toHaveURL(/\+/);
    await expect(section(page).locator('.door-view.is-shown')).toHaveCount(2);
    const hash = new URL(page.url()).hash;
    await page.goto(paths.home);
    await page.goto(`${shown.path}${hash}`);
    await expect(section(page).locator('.door-view.is-shown')).toHaveCount(2);
    await section(page).getByRole('button', { name: words.stopComparing }).click();
    await expect(section(page).locator('.door-view.is-shown')).toHaveCount(1);
    await expect(page).not.toHaveURL(/\+/);
  });

  test('the address is copied, and said to be', inFull, async ({ page }) => {
    // No page of the site may read the clipboard (host/headers.ts), the test neither.
    await page.addInitScript(() => {
      // Not in the empty page that Firefox begins with.
      if ('clipboard' in navigator)
        navigator.clipboard.writeText = (url) => Promise.resolve(void (window.shared = { url }));
    });
    await open(page, choiceHash(last));
    await section(page).getByRole('button', { name: words.copy }).click();
    await expect(news(page)).toHaveText(words.copied);
    expect(await page.evaluate(() => window.shared)).toEqual({ url: page.url() });
  });

  test('where the device can share, it is handed the words and the address', inFull, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = (data) => Promise.resolve(void (window.shared = data ?? {}));
    });
    await open(page, choiceHash(last));
    await section(page).getByRole('button', { name: words.share }).click();
    await expect
      .poll(() => page.evaluate(() => window.shared))
      .toEqual({ title: choiceWords(doors, last), url: page.url() });
  });

  test('the picture stays until the next one is there', async ({ page }) => {
    await open(page);
    await expectShown(page, start);
    const other = designs.find(({ slug }) => slug !== start.design);
    const choice = {
      ...start,
      design: other?.slug ?? '',
      finish: other?.finishes.includes(start.finish) ? start.finish : (other?.finishes[0] ?? ''),
    };
    const release = await holdBack(page, `**/images/doors/${doorChoiceName(choice)}-*`);
    await section(page)
      .locator('label', { hasText: other?.name ?? '' })
      .click();
    await expect(section(page).getByRole('link', { name: callAbout(choice) })).toBeVisible();
    await expect(
      section(page).locator(`.door-view.is-shown img[src*="/${doorChoiceName(start)}-"]`),
    ).toHaveCount(0);
    await expect(
      section(page).locator(`.door-view.is-below img[src*="/${doorChoiceName(start)}-"]`),
    ).toBeVisible();
    release();
    await expectShown(page, choice);
  });

  test('nothing moves when a choice changes', inFull, async ({ page }) => {
    await open(page);
    await expectShown(page, start);
    const height = () => section(page).evaluate((part) => part.getBoundingClientRect().height);
    const before = await height();
    for (const choice of choices) {
      await page.evaluate((hash) => (window.location.hash = hash), choiceHash(choice));
      await expect(section(page).getByRole('link', { name: callAbout(choice) })).toBeVisible();
      expect.soft(await height(), doorChoiceName(choice)).toBe(before);
    }
  });

  test('without a wish for motion, the next door is there at once', inChromiumFull, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const fade = () =>
      section(page).evaluate((part) => getComputedStyle(part).getPropertyValue('--door-fade'));
    await expect.poll(async () => Number.parseFloat(await fade())).toBe(0);
  });

  test('nobody is kept from it by a barrier, in any state', inChromium, async ({ page, context }) => {
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    const expectAccessible = async (state: string, media: Parameters<Page['emulateMedia']>[0] = {}) => {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...media });
      const { violations } = await new AxeBuilder({ page })
        .include('.door-chooser')
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        // Where the device forces its own colors, those of the page, which are still what is computed, are not seen.
        .disableRules(media?.forcedColors === 'active' ? ['color-contrast'] : [])
        .analyze();
      expect
        .soft(
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ failureSummary }) => failureSummary).join('\n')}`,
          ),
          state,
        )
        .toEqual([]);
    };
    const expectInEveryScheme = async (state: string) => {
      await expectAccessible(state);
      await expectAccessible(`${state}, by night`, { colorScheme: 'dark' });
      await expectAccessible(`${state}, in forced colors`, { forcedColors: 'active' });
    };
    await expectShown(page, start);
    await expectInEveryScheme('at first');
    await section(page).getByRole('button', { name: words.compare }).click();
    await expectInEveryScheme('comparing');
    await section(page).getByRole('button', { name: words.copy }).click();
    await expect(news(page)).toHaveText(words.copied);
    await expectInEveryScheme('after copying');
    const small = await section(page)
      .locator('input:visible, button:visible, a:visible')
      .evaluateAll(
        (targets) =>
          targets
            .map((target) => target.getBoundingClientRect())
            .filter(({ width, height }) => width < 44 || height < 43.9).length,
      );
    expect(small, 'targets smaller than 44 pixels').toBe(0);
  });

  for (const width of [320, 390, 1024, 1440]) {
    test(
      `${width} pixels wide, also while two are compared, nothing sticks out of the page`,
      inFull,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, choiceHash(last, start));
        await expect(section(page).locator('.door-view.is-shown')).toHaveCount(2);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        // The door is in the middle of what is seen of its house, whole. Until its styles are there, it may not be.
        await expect(async () => {
          const frame = await section(page).locator('.door-frame').last().boundingBox();
          const door = await section(page).locator('.door-view.is-shown .door-cut-out').last().boundingBox();
          expect(door?.x).toBeGreaterThanOrEqual(frame?.x ?? Infinity);
          expect((door?.x ?? Infinity) + (door?.width ?? 0)).toBeLessThanOrEqual(
            (frame?.x ?? 0) + (frame?.width ?? 0) + 1,
          );
        }).toPass();
      },
    );
  }

  test('on the page of an area, it opens on the house of that place', inFull, async ({ page }) => {
    const local = pagesOf('service').find(
      ({ content }) =>
        content.inArea !== undefined &&
        content.doorChooser !== undefined &&
        content.doorChooser.start.house !== start.house,
    );
    test.skip(local?.content.doorChooser === undefined, 'No area has another house.');
    if (local?.content.doorChooser === undefined) return;
    await page.goto(local.path);
    await hydrate(page);
    await section(page).scrollIntoViewIfNeeded();
    await expectShown(page, local.content.doorChooser.start);
  });

  test('the home page leads to it', inFull, async ({ page }) => {
    const { doorTeaser } = pageOf('home').content;
    await page.goto(paths.home);
    await hydrate(page);
    await region(page, doorTeaser?.heading ?? '')
      .getByRole('link', { name: doorTeaser?.more.name ?? '' })
      .click();
    await expect(page).toHaveURL(doorTeaser?.more.path ?? '');
    await expect(section(page).getByRole('heading', { name: words.heading })).toBeInViewport();
  });

  for (const [how, isOff] of Object.entries({ 'without scripts': true, 'where the app never comes': false }))
    test(
      `${how}, six doors stand there with their codes, and nothing to choose`,
      inChromium,
      async ({ browser, baseURL }, { project }) => {
        const context = await browser.newContext({
          javaScriptEnabled: !isOff,
          viewport: project.use.viewport ?? null,
          ...(baseURL === undefined ? {} : { baseURL }),
        });
        const page = await context.newPage();
        await page.route('**/assets/*.js', (route) => route.abort());
        await page.goto(shown.path);
        const examples = section(page).getByRole('listitem');
        await expect(examples).toHaveText(
          chooser.examples.map(
            (example) => `${choiceWords(chooser, example)}: ${choiceCode(chooser, example)}`,
          ),
        );
        for (const example of isOff ? await examples.all() : []) {
          await example.scrollIntoViewIfNeeded();
          await expect
            .poll(() => example.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
            .toBe(400);
        }
        await expect(section(page).getByRole('radio')).toHaveCount(0);
        await expect(section(page).getByRole('button')).toHaveCount(0);
        await context.close();
      },
    );
}

declare global {
  interface Window {
    told: string[];
    shared: ShareData;
  }
}
