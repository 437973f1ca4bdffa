import type { Page } from '@playwright/test';
import { contentPath, paths } from '#app/paths.ts';
import { area, otherArea, pagesOf, site } from '#tests/company.ts';
import { dialLinks, expect, footerLink, hydrate, inChromium, mainHeading, openHydrated } from '../test.ts';
import { test } from '../test-with-host.ts';
import { countDocuments, expectOnly, expectUsable, settle, turnWheel } from './usable.ts';

/** A network that goes while somebody is on the site that has no service worker yet. With one: tests/e2e/offline.spec.ts. */

const ofNetwork = /request failed|Failed to (?:load|fetch)|NetworkError|ERR_|console\.error: Error$/;
/** Before the app is there, its script is what can't be had, too. */
const ofNetworkOrApp = new RegExp(`${ofNetwork.source}|dynamically imported`);

async function expectErrorScreen(page: Page) {
  await expect(mainHeading(page)).toHaveText(site.error.heading);
  await expect(dialLinks(page.getByRole('main'))).toBeVisible();
}

test('a click without a network: the number stays on the screen, Back leads to the page, and a click with one opens the other', async ({
  page,
  host,
  problems,
}) => {
  const documents = countDocuments(page);
  await openHydrated(page, area.path);
  const link = await footerLink(page, otherArea.name);
  await host.stop();
  await link.click();
  await expectErrorScreen(page);
  await page.evaluate(() => window.history.back());
  await expectUsable(page, area.path);
  await host.start();
  await (await footerLink(page, otherArea.name)).click();
  await expectUsable(page, otherArea.path);
  expect(documents()).toBe(1);
  await expectOnly(page, problems, ofNetwork);
});

test('the network goes while a page is on its way', async ({ page, host, problems }) => {
  await openHydrated(page, area.path);
  const link = await footerLink(page, otherArea.name);
  host.fallSilent();
  await link.click();
  await expect(page).toHaveURL(otherArea.path);
  await host.stop();
  await expectErrorScreen(page);
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
  const message = page.getByRole('alert').filter({ hasText: site.labels.noConnection });
  await expect(message).toBeVisible();
  await expect(dialLinks(message)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(message).toBeHidden();
  await expectUsable(page, area.path);
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

/** All of them in `npm run test:full`. */
const navigations = process.env.EVERY_PAGE === undefined ? 60 : 200;

test(`${navigations} navigations leave no more in memory than twenty do`, inChromium, async ({ page }) => {
  test.slow();
  await openHydrated(page, area.path);
  const devtools = await page.context().newCDPSession(page);
  const measure = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const { nodes, documents } = await devtools.send('Memory.getDOMCounters');
    return { usedSize, nodes, documents };
  };
  const navigate = (times: number) => page.evaluate(goToAndFro, [times, area.path, otherArea.path] as const);
  await navigate(20);
  const early = await measure();
  await navigate(navigations - 20);
  const late = await measure();
  expect(late.documents).toBe(early.documents);
  // What a leak of one page's elements a navigation, or of its data, would exceed many times.
  expect(late.nodes).toBeLessThan(early.nodes + 5000);
  expect(late.usedSize).toBeLessThan(early.usedSize + 1_000_000);
  await expectUsable(page, area.path);
});

/** Runs in the page. Follows links between two pages so many times, each as soon as the page before is whole. */
async function goToAndFro([times, one, other]: readonly [number, string, string]) {
  for (let time = 0; time < times; time += 1) {
    const target = window.location.pathname === one ? other : one;
    const old = document.querySelector('h1');
    document.querySelector<HTMLElement>(`footer a[href="${target}"]`)?.click();
    await new Promise<void>((resolve) => {
      const look = () => {
        const isThere =
          document.querySelector('h1') !== old && document.querySelector('main section ~ section');
        if (isThere && window.location.pathname === target) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
  }
}
