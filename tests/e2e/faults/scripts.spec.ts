import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { finishedSite } from '#host/finished-site.ts';
import { paths } from '#app/paths.ts';
import { area, otherArea, service } from '#tests/company.ts';
import {
  expect,
  footerLink,
  holdBack,
  hydrate,
  isHydrated,
  openHydrated,
  test,
  unfoldFooter,
} from '#tests/browser/test.ts';
import { countDocuments, expectOnly, expectUsable, settle, turnWheel } from './usable.ts';

/** Scripts that fail, hang, come late or in part. */

/** The file that a request asks for, as it is built. */
const built = (route: Route) =>
  readFileSync(join(finishedSite, new URL(route.request().url()).pathname), 'utf8');

const html = { contentType: 'text/html', body: '<!doctype html><h1>Not a script</h1>' };

/** How a script can fail, and what browsers say of it on the console. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'is gone': (route) => route.fulfill({ status: 404, body: '' }),
  'can’t be fetched': (route) => route.abort('connectionfailed'),
  'is a page instead': (route) => route.fulfill(html),
  'breaks off': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: built(route).slice(0, built(route).length / 2) }),
  throws: (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("A script that fails.")' }),
};
const ofScripts =
  /Failed to (?:load|fetch)|error loading|Loading (?:failed|module)|request failed|status 404|SyntaxError|Unexpected|Invalid|A script that fails|MIME|missing|expected|unterminated|not terminated/i;

const app = '**/assets/entry.client-*';

for (const [name, fail] of Object.entries(failures)) {
  test(`the app ${name}: the page is as it was delivered, and links load documents`, async ({
    page,
    problems,
  }) => {
    const documents = countDocuments(page);
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
    await expectOnly(page, problems, ofScripts);
  });
}

for (const [name, retry] of Object.entries<(page: Page) => Promise<unknown>>({
  'at the next touch': async (page) => {
    await page.mouse.down();
    // A button that stays down swallows Firefox's next click.
    await page.mouse.up();
  },
  'when the network is back': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
})) {
  test(`the app can’t be fetched at first, and is tried again ${name}`, async ({ page, problems }) => {
    const documents = countDocuments(page);
    await page.clock.install();
    let asked = 0;
    await page.route(app, async (route) => {
      asked += 1;
      if (asked === 1) await route.abort('connectionfailed');
      else await route.continue();
    });
    await page.goto(area.path);
    await turnWheel(page);
    await expect.poll(() => problems.join()).toMatch(ofScripts);
    // A visitor who scrolls on does not have it asked for all the time.
    await turnWheel(page);
    await settle(page);
    expect(asked).toBe(1);
    await page.clock.fastForward(1000);
    await retry(page);
    await page.waitForFunction(isHydrated);
    await (await footerLink(page, otherArea.name)).click();
    await expectUsable(page, otherArea.path);
    expect(documents()).toBe(1);
    await expectOnly(page, problems, ofScripts);
  });
}

test('the styles of all pages can’t be fetched: the page that is open works, and links load documents, which have theirs', async ({
  page,
  problems,
}) => {
  const documents = countDocuments(page);
  await page.route('**/assets/app-*.css', (route) => route.abort('connectionfailed'));
  await openHydrated(page, area.path);
  await expectUsable(page, area.path);
  await (await footerLink(page, otherArea.name)).click();
  await expectUsable(page, otherArea.path);
  await expect.poll(documents).toBe(2);
  await expectOnly(page, problems, /Failed to load|request failed/);
});

test('the app hangs: the same; and when it comes late, it takes over the page that is open', async ({
  page,
}) => {
  const documents = countDocuments(page);
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

/** Pages with tools, each of which is a script of its own. */
const withTools = [paths.contact, service.path] as const;
const tools = /\/assets\/(?!entry|all-links)[\w-]+\.js$/;

for (const [name, fail] of Object.entries({
  'are gone': failures['is gone']!,
  'are gone, every second one': (route: Route) => {
    // By its name, so that the same ones are gone on every try.
    const isGone = new URL(route.request().url()).pathname.length % 2 === 0;
    return isGone ? route.fulfill({ status: 404, body: '' }) : route.continue();
  },
  hang: () => {},
})) {
  for (const path of withTools) {
    test(`${path}, the scripts of its tools ${name}: all of it is there, opened by its address`, async ({
      page,
      problems,
    }) => {
      const documents = countDocuments(page);
      await page.route(tools, fail);
      await openHydrated(page, path);
      await settle(page);
      await expectUsable(page, path);
      expect(documents()).toBe(1);
      await expectOnly(page, problems, ofScripts);
    });

    test(`${path}, the scripts of its tools ${name}: all of it is there, opened by a link`, async ({
      page,
      problems,
    }) => {
      const documents = countDocuments(page);
      await page.clock.install();
      await page.route(tools, fail);
      await openHydrated(page, area.path);
      await unfoldFooter(page);
      await page.locator(`a[href="${path}"]`).filter({ visible: true }).last().click();
      await expect(page).toHaveURL(path);
      // As often as it takes: the wait begins when the tool is asked for.
      if (name === 'hang')
        await expect(async () => {
          await page.clock.fastForward(5000);
          expect(documents()).toBe(2);
        }).toPass();
      await expectUsable(page, path);
      await hydrate(page);
      await settle(page);
      await expectUsable(page, path);
      await expect.poll(documents).toBe(2);
      await expectOnly(page, problems, ofScripts);
    });
  }
}

for (const [name, fail] of Object.entries({ 'are gone': failures['is gone']!, hang: () => {} })) {
  test(`all styles that are files ${name}: the page has its own inside`, async ({ page, problems }) => {
    await page.route('**/assets/*.css', fail);
    await page.goto(service.path, { waitUntil: 'domcontentloaded' });
    await hydrate(page);
    await page.locator('.door-chooser, footer').first().scrollIntoViewIfNeeded();
    await settle(page);
    await expectUsable(page, service.path);
    await expectOnly(page, problems, ofScripts);
  });
}
