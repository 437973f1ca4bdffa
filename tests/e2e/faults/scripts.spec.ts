import type { Page, Route } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { area, otherArea, service } from '#tests/company.ts';
import {
  clickLinkTo,
  expect,
  footerLink,
  holdBack,
  hydrate,
  isHydrated,
  openHydrated,
  test,
} from '#tests/browser/test.ts';
import { expectUsable, failures, settle, turnWheel } from './usable.ts';

/** Scripts and styles that fail, hang, come late or only in part. */

test.use({
  forgiven:
    /Failed to (?:load|fetch)|error loading|Loading (?:failed|module)|request failed|status 404|SyntaxError|Unexpected|Invalid|A script that fails|MIME|missing|expected|unterminated|not terminated/i,
});

const app = '**/assets/entry.client-*';
const {
  'is gone': isGone,
  hangs,
  ...others
} = failures as Record<'is gone' | 'hangs', (typeof failures)['hangs']>;

for (const [name, fail] of Object.entries({
  'is gone': isGone,
  ...others,
  throws: (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("A script that fails.")' }),
}))
  test(`the app ${name}: the document works, and links load documents`, async ({ page, documents }) => {
    let isAnswered = false;
    await page.route(app, async (route) => {
      await fail(route);
      isAnswered = true;
    });
    await page.goto(area.path);
    await turnWheel(page);
    await expect.poll(() => isAnswered).toBe(true);
    await settle(page);
    await expectUsable(page, area.path);
    await (await footerLink(page, otherArea.name)).click();
    await expectUsable(page, otherArea.path);
    await expect.poll(documents).toBe(2);
  });

for (const [name, retry] of Object.entries<(page: Page) => Promise<unknown>>({
  'at the next touch': async (page) => {
    await page.mouse.down();
    // A button that stays down swallows Firefox's next click.
    await page.mouse.up();
  },
  'when the network is back': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
}))
  test(`an app that failed is requested again ${name}`, async ({ page, problems, documents }) => {
    await page.clock.install();
    let asked = 0;
    await page.route(app, async (route) => {
      asked += 1;
      if (asked === 1) await route.abort('connectionfailed');
      else await route.continue();
    });
    await page.goto(area.path);
    await turnWheel(page);
    await expect.poll(() => problems.length).toBeGreaterThan(0);
    // Scrolling on does not request it again and again.
    await turnWheel(page);
    await settle(page);
    expect(asked).toBe(1);
    await page.clock.fastForward(1000);
    await retry(page);
    await page.waitForFunction(isHydrated);
    await (await footerLink(page, otherArea.name)).click();
    await expectUsable(page, otherArea.path);
    expect(documents()).toBe(1);
  });

test('while the app hangs, the document works; a late app hydrates it', async ({ page, documents }) => {
  const release = await holdBack(page, app);
  await page.goto(area.path);
  await turnWheel(page);
  await expectUsable(page, area.path);
  release();
  await page.waitForFunction(isHydrated);
  await expectUsable(page, area.path);
  await (await footerLink(page, otherArea.name)).click();
  await expectUsable(page, otherArea.path);
  expect(documents()).toBe(1);
});

test('without the app’s style sheet, links load documents', async ({ page, documents }) => {
  await page.route('**/assets/app-*.css', (route) => route.abort('connectionfailed'));
  await openHydrated(page, area.path);
  await expectUsable(page, area.path);
  await (await footerLink(page, otherArea.name)).click();
  await expectUsable(page, otherArea.path);
  await expect.poll(documents).toBe(2);
});

for (const [name, fail] of Object.entries({ 'are gone': isGone, hang: hangs }))
  test(`all style sheets ${name}: the page has its own styles inside`, async ({ page }) => {
    await page.route('**/assets/*.css', fail);
    await page.goto(service.path, { waitUntil: 'domcontentloaded' });
    await hydrate(page);
    await page.locator('.door-chooser, footer').first().scrollIntoViewIfNeeded();
    await settle(page);
    await expectUsable(page, service.path);
  });

/** The scripts of a page's tools: the contact page and services have some. */
const tools = /\/assets\/(?!entry|all-links)[\w-]+\.js$/;

for (const path of [paths.contact, service.path] as const)
  for (const [name, fail] of Object.entries({
    'are gone': isGone,
    'are gone in part': (route: Route) =>
      // By its name, so that the same ones are gone on every try.
      new URL(route.request().url()).pathname.length % 2 === 0 ? isGone(route) : route.continue(),
    hang: hangs,
  }))
    test(`${path} is there when the scripts of its tools ${name}`, async ({ page, documents }) => {
      await page.clock.install();
      await page.route(tools, fail);
      await openHydrated(page, path);
      await settle(page);
      await expectUsable(page, path);
      expect(documents()).toBe(1);

      await openHydrated(page, area.path);
      await clickLinkTo(page, path);
      await expect(page).toHaveURL(path);
      // The time-out begins when the tool is requested, at an unknown moment.
      if (name === 'hang')
        await expect(async () => {
          await page.clock.fastForward(5000);
          expect(documents()).toBe(3);
        }).toPass();
      await expectUsable(page, path);
      await hydrate(page);
      await settle(page);
      await expectUsable(page, path);
      await expect.poll(documents).toBe(3);
    });
