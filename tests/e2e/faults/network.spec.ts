import type { Page } from '@playwright/test';
import { contentPath, type Path, paths } from '#app/paths.ts';
import { area, otherArea, servicePages, site } from '#tests/company.ts';
import { dialLinks, expect, footerLink, hydrate, inChromium, openHydrated } from '#tests/browser/test.ts';
import { test } from '#tests/browser/test-with-host.ts';
import { expectUsable, settle, turnWheel } from './usable.ts';

/** A network that fails during a visit, before there is a service worker. With one: tests/browser/offline.spec.ts. */

// Before the app is there, its script is one of the files that can't be fetched.
test.use({
  forgiven:
    /request failed|Failed to (?:load|fetch)|NetworkError|ERR_|console\.error: Error$|dynamically imported/,
});

/** Checks that the open page stays, and says with the number that the other one isn't available. */
async function expectToStay(page: Page, path: Path) {
  const message = page.getByRole('alert').filter({ hasText: site.labels.noConnection });
  await expect(message).toBeVisible();
  await expect(dialLinks(message)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(message).toBeHidden();
  await expectUsable(page, path);
}

for (const isHydrated of [true, false])
  test(`without a network, ${isHydrated ? 'in' : 'before'} the app, a link keeps the page`, async ({
    page,
    context,
    documents,
  }) => {
    await page.goto(area.path);
    if (isHydrated) await hydrate(page);
    const link = await footerLink(page, otherArea.name);
    await context.setOffline(true);
    await link.click();
    await expectToStay(page, area.path);
    await context.setOffline(false);
    await link.click();
    await expectUsable(page, otherArea.path);
    expect(documents()).toBe(isHydrated ? 1 : 2);
  });

test('the network fails while a page is loading: the page before it comes back', async ({ page, host }) => {
  await openHydrated(page, area.path);
  const link = await footerLink(page, otherArea.name);
  host.fallSilent();
  await link.click();
  await expect(page).toHaveURL(otherArea.path);
  await expect(page.getByRole('status')).toHaveText(site.labels.loadingArea);
  await host.stop();
  await expectToStay(page, area.path);
});

test('Back without a network to a page that has left memory: the open page stays', async ({ page, host }) => {
  await openHydrated(page, area.path);
  await (await footerLink(page, otherArea.name)).click();
  await expectUsable(page, otherArea.path);
  await page.reload();
  await hydrate(page);
  // The browser has it in its cache, too.
  await page.route(contentPath(area.path, '*'), (route) => route.abort());
  await host.stop();
  await page.evaluate(() => window.history.back());
  await expectToStay(page, otherArea.path);
});

test('the network fails before the app is there: the document stays', async ({ page, host, documents }) => {
  await page.goto(area.path);
  await host.stop();
  await turnWheel(page);
  await settle(page);
  await expectUsable(page, area.path);
  expect(documents()).toBe(1);
});

test('of two links clicked in a row, the second wins, answered first or last', async ({ page }) => {
  await openHydrated(page, paths.home);
  const late = Promise.withResolvers<void>();
  let isAnswered = false;
  await page.route(contentPath(area.path, '*'), async (route) => {
    await late.promise;
    await route.continue();
    isAnswered = true;
  });
  const [first, second] = [await footerLink(page, area.name), await footerLink(page, otherArea.name)];
  await first.click();
  await second.click();
  await expectUsable(page, otherArea.path);
  late.resolve();
  await expect.poll(() => isAnswered).toBe(true);
  await settle(page);
  await expectUsable(page, otherArea.path);
});

test('a page that is hydrated after Back works', inChromium, async ({ page, documents }) => {
  await page.goto(area.path);
  await page.goto(otherArea.path);
  await page.goBack();
  await hydrate(page);
  await expectUsable(page, area.path);
  await (await footerLink(page, otherArea.name)).click();
  await expectUsable(page, otherArea.path);
  await expect.poll(documents).toBe(3);
});

/** As many as a long visit has; `npm run test:full` makes a very long one. */
const navigations = process.env.EVERY_PAGE === undefined ? 60 : 200;

test(
  `${navigations} navigations over ten pages leave no more in memory than twenty do`,
  inChromium,
  async ({ page }) => {
    test.slow();
    const ten = [
      paths.about,
      paths.services,
      paths.coverage,
      paths.contact,
      ...servicePages.map(({ path }) => path),
    ].slice(0, 9);
    await openHydrated(page, area.path);
    const devtools = await page.context().newCDPSession(page);
    const measure = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      return { usedSize, ...(await devtools.send('Memory.getDOMCounters')) };
    };
    const navigate = (times: number) => page.evaluate(visitInTurn, { times, paths: [...ten, area.path] });
    await navigate(20);
    const early = await measure();
    await navigate(navigations - 20);
    const late = await measure();
    expect(late.documents).toBe(early.documents);
    expect(late.nodes).toBeLessThan(early.nodes + 500);
    expect(late.jsEventListeners).toBeLessThan(early.jsEventListeners + 50);
    expect(late.usedSize).toBeLessThan(early.usedSize + 1_000_000);
  },
);

/** Runs in the page. Follows links of the header to these pages in turn, each as soon as the page before is painted. */
async function visitInTurn({ times, paths }: { times: number; paths: string[] }) {
  for (let time = 0; time < times; time += 1) {
    const old = document.querySelector('main h1');
    const target = paths[time % paths.length] ?? '/';
    document.querySelector<HTMLElement>(`header a[href="${target}"]`)?.click();
    await new Promise<void>((resolve) => {
      const look = () => {
        const heading = document.querySelector('main h1');
        if (window.location.pathname === target && heading !== null && heading !== old) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
    // The rest of the page is rendered by then.
    await new Promise((idle) => requestIdleCallback(idle));
  }
}
