import type { Page } from '@playwright/test';
import { contentPath, type Path, paths } from '#app/paths.ts';
import { area, otherArea, pagesOf, site } from '#tests/company.ts';
import { dialLinks, expect, footerLink, hydrate, inChromium, openHydrated } from '#tests/browser/test.ts';
import { test } from '#tests/browser/test-with-host.ts';
import { countDocuments, expectOnly, expectUsable, settle, turnWheel } from './usable.ts';

/** A network that goes while somebody is on the site that has no service worker yet. With one: tests/browser/offline.spec.ts. */

const ofNetwork = /request failed|Failed to (?:load|fetch)|NetworkError|ERR_|console\.error: Error$/;
/** Before the app is there, its script is what can't be had, too. */
const ofNetworkOrApp = new RegExp(`${ofNetwork.source}|dynamically imported`);

/** Checks that the page that is open stays, and says with the number that the other can't be had. */
async function expectToStay(page: Page, path: Path) {
  const message = page.getByRole('alert').filter({ hasText: site.labels.noConnection });
  await expect(message).toBeVisible();
  await expect(dialLinks(message)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(message).toBeHidden();
  await expectUsable(page, path);
}

test('a click without a network: the page stays and says so, and the click counts once there is one', async ({
  page,
  host,
  problems,
}) => {
  const documents = countDocuments(page);
  await openHydrated(page, area.path);
  const link = await footerLink(page, otherArea.name);
  await host.stop();
  await link.click();
  await expectToStay(page, area.path);
  await host.start();
  await link.click();
  await expectUsable(page, otherArea.path);
  await page.evaluate(() => window.history.back());
  await expectUsable(page, area.path);
  expect(documents()).toBe(1);
  await expectOnly(page, problems, ofNetwork);
});

test('the network goes while a page is on its way: the page before comes back', async ({
  page,
  host,
  problems,
}) => {
  await openHydrated(page, area.path);
  const link = await footerLink(page, otherArea.name);
  host.fallSilent();
  await link.click();
  await expect(page).toHaveURL(otherArea.path);
  await expect(page.getByRole('status')).toHaveText(site.labels.loadingArea);
  await host.stop();
  await expectToStay(page, area.path);
  await expectOnly(page, problems, ofNetwork);
});

test('Back without a network to a page that is gone from memory: the one that is open stays', async ({
  page,
  host,
  problems,
}) => {
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
  await expectOnly(page, problems, ofNetwork);
});

test('the network goes before the app is there: the page stays as it was delivered', async ({
  page,
  host,
  problems,
}) => {
  const documents = countDocuments(page);
  await page.goto(area.path);
  await host.stop();
  await turnWheel(page);
  await settle(page);
  await expectUsable(page, area.path);
  expect(documents()).toBe(1);
  await expectOnly(page, problems, ofNetworkOrApp);
});

test('a click without a network, before the app or the service worker is there: the page stays and says so, and the click counts once there is one', async ({
  page,
  context,
  problems,
}) => {
  const documents = countDocuments(page);
  await page.goto(area.path);
  await context.setOffline(true);
  const link = await footerLink(page, otherArea.name);
  await link.click();
  await expectToStay(page, area.path);
  await context.setOffline(false);
  await link.click();
  await expectUsable(page, otherArea.path);
  expect(documents()).toBe(2);
  await expectOnly(page, problems, ofNetworkOrApp);
});

test('two links clicked at once, and the first answered last: the second is shown', async ({ page }) => {
  let release = () => {};
  const late = new Promise<void>((resolve) => (release = resolve));
  let isAnswered = false;
  await openHydrated(page, paths.home);
  await page.route(contentPath(area.path, '*'), async (route) => {
    await late;
    await route.fulfill({ json: pagesOf('area').find(({ path }) => path === area.path) });
    isAnswered = true;
  });
  const [first, second] = [await footerLink(page, area.name), await footerLink(page, otherArea.name)];
  await first.click();
  await second.click();
  await expectUsable(page, otherArea.path);
  release();
  await expect.poll(() => isAnswered).toBe(true);
  await settle(page);
  await expectUsable(page, otherArea.path);
});

test('a page that is hydrated after Back has brought it again', inChromium, async ({ page }) => {
  const documents = countDocuments(page);
  await page.goto(area.path);
  await page.goto(otherArea.path);
  await page.goBack();
  await hydrate(page);
  await expectUsable(page, area.path);
  await (await footerLink(page, otherArea.name)).click();
  await expectUsable(page, otherArea.path);
  await expect.poll(documents).toBe(3);
});

/** As many as a long visit has; `npm run test:full` takes a very long one. */
const navigations = process.env.EVERY_PAGE === undefined ? 60 : 200;

test(
  `${navigations} navigations over ten pages leave no more in memory than twenty do`,
  inChromium,
  async ({ page }) => {
    test.slow();
    const { services, areas, problems } = site;
    const menu = [...services, ...(problems === undefined ? [] : [problems]), ...areas].map(
      ({ path }) => path,
    );
    // All of them in the header of every page.
    const ten = [paths.about, paths.services, paths.coverage, paths.contact, ...menu].slice(0, 9);
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

/** Runs in the page. Follows links to these pages in turn, so many times, each as soon as the page before is painted. */
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
    // What follows a page's opening is rendered by then.
    await new Promise((idle) => requestIdleCallback(idle));
  }
}
