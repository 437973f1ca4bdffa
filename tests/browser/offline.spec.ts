import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { longestWait } from '#app/offline/answer-navigation.ts';
import { offlinePath, paths, serviceWorkerPath } from '#app/paths.ts';
import { area, company, otherArea, pageOf, service } from '#tests/company.ts';
import type { SiteHost } from './site-host.ts';
import { test } from './test-with-host.ts';
import { dialLinks, expect, footerLink, hydrate, mainHeading, openHydrated, inFull } from './test.ts';

/** What the site does without a network, and what its service worker does with one. */

const { offline } = company;

test.use({ serviceWorkers: 'allow' });
test.skip(offline === undefined, 'A company without words for the offline page has no service worker.');

/** Opens the site for the first time and waits until the worker is there. */
async function visit(page: Page, path: string) {
  await openHydrated(page, path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function expectOfflinePage(page: Page, path: string) {
  await expect(mainHeading(page)).toHaveText(offline?.heading ?? '');
  await expect(dialLinks(page.getByRole('main'))).toBeVisible();
  await expect(page).toHaveURL(path);
}

/** Lets these of the worker's waits be over as soon as they begin. */
async function endWaits(context: BrowserContext, which: (waits: typeof longestWait) => number[]) {
  await context.serviceWorkers()[0]?.evaluate((over) => {
    const later = setTimeout;
    const unlessOver = (callback: () => void, milliseconds: number) =>
      over.includes(milliseconds) ? queueMicrotask(callback) : later(callback, milliseconds);
    Object.assign(globalThis, { setTimeout: unlessOver });
  }, which(longestWait));
}

/** Takes away what the browser says of requests that had no network. */
function forgiveFailures(problems: string[]) {
  const others = problems
    .splice(0)
    .filter((problem) => !/ERR_|Failed to (load|fetch)|FetchEvent/.test(problem));
  expect(others).toEqual([]);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test.describe('without a network', () => {
  test('the page of the first visit opens, and works as with one', async ({ page, host, problems }) => {
    await visit(page, area.path);
    await host.stop();
    await page.reload();
    await expect(heading(page, area.name)).toBeVisible();
    await hydrate(page);
    forgiveFailures(problems); // Pictures.
  });

  test('a page that a link opened opens again, also by its address', async ({ page, host, problems }) => {
    await visit(page, paths.home);
    await (await footerLink(page, area.name)).click();
    await expect(heading(page, area.name)).toBeVisible();
    await (await footerLink(page, otherArea.name)).click();
    await expect(heading(page, otherArea.name)).toBeVisible();
    await host.stop();
    await page.evaluate(() => (window.stayed = true));
    await (await footerLink(page, area.name)).click();
    await expect(heading(page, area.name)).toBeVisible();
    expect(await page.evaluate(() => window.stayed), 'the same document').toBe(true);
    await page.reload();
    await expect(heading(page, area.name)).toBeVisible();
    forgiveFailures(problems);
  });

  test('the contact page opens, never visited before, with what to do until help comes', async ({
    page,
    host,
    problems,
  }) => {
    await visit(page, area.path);
    await host.stop();
    await page.goto(paths.safety);
    await expect(page.getByRole('heading', { name: pageOf('contact').content.call.heading })).toBeVisible();
    for (const topic of pageOf('contact').content.safety?.topics ?? [])
      await expect(page.getByRole('heading', { name: topic.heading })).toBeVisible();
    await hydrate(page);
    forgiveFailures(problems);
  });

  test('every other address shows the offline page with the number', async ({ page, host, problems }) => {
    await visit(page, area.path);
    await host.stop();
    for (const path of [otherArea.path, '/no-such-page', '/sitemap.xml']) {
      await page.goto(path);
      await expectOfflinePage(page, path);
    }
    // The app comes and finds no content: the page stays.
    await page.waitForLoadState('networkidle');
    await expectOfflinePage(page, '/sitemap.xml');
    forgiveFailures(problems);
  });

  test(
    'a click on a link to a page that is not kept ends on a page with the number',
    inFull,
    async ({ page, host, problems }) => {
      await visit(page, area.path);
      await host.stop();
      await (await footerLink(page, otherArea.name)).click();
      await expectOfflinePage(page, otherArea.path);
      forgiveFailures(problems);
    },
  );

  test(
    'the offline page leads on when the network is there again',
    inFull,
    async ({ page, host, problems }) => {
      await visit(page, area.path);
      await host.stop();
      await page.goto(service.path);
      await expectOfflinePage(page, service.path);
      await host.start();
      await page.getByRole('link', { name: offline?.again ?? '', exact: true }).click();
      await expect(heading(page, service.content.heading)).toBeVisible();
      await expect(page).toHaveURL(service.path);
      forgiveFailures(problems);
    },
  );
});

test('a network that takes requests and never answers: the page as it was kept, after the limit', async ({
  page,
  context,
  host,
  problems,
}) => {
  await visit(page, area.path);
  host.fallSilent();
  // The worker's waits for the network are over at once, so nothing here depends on time.
  await endWaits(context, ({ forKept, forOffline }) => [forKept, forOffline - forKept]);
  await page.goto(area.path, { waitUntil: 'commit' });
  await expect(heading(page, area.name)).toBeVisible();
  await page.goto(otherArea.path, { waitUntil: 'commit' });
  await expectOfflinePage(page, otherArea.path);
  forgiveFailures(problems);
});

test(
  'what came along at the installation is shown before what was kept later',
  inFull,
  async ({ page, host, problems }) => {
    await visit(page, area.path);
    await page.evaluate(async (contact) => {
      const visited = (await caches.keys()).find((name) => name.startsWith('visited')) ?? '';
      const response = new Response('Another page', { headers: { 'Content-Type': 'text/html' } });
      await (await caches.open(visited)).put(contact, response);
    }, paths.contact);
    await host.stop();
    await page.goto(paths.contact);
    await expect(page.getByRole('heading', { name: pageOf('contact').content.call.heading })).toBeVisible();
    forgiveFailures(problems);
  },
);

for (const [name, breakStorage] of Object.entries({
  fails: () => {
    CacheStorage.prototype.match = () => Promise.reject(new DOMException('Internal error.', 'UnknownError'));
  },
  hangs: () => {
    CacheStorage.prototype.match = () => new Promise(() => {});
  },
})) {
  test(
    `the device’s storage ${name}: pages, their files and the app come from the network`,
    inFull,
    async ({ page, context, host }) => {
      await visit(page, area.path);
      await context.serviceWorkers()[0]?.evaluate(breakStorage);
      await endWaits(context, ({ forStorage }) => [forStorage]);
      host.asked.length = 0;
      await openHydrated(page, otherArea.path);
      await (await footerLink(page, area.name)).click();
      await expect(heading(page, area.name)).toBeVisible();
      expect(host.asked).toContain(otherArea.path);
    },
  );
}

test.describe('a new deploy', () => {
  const mark = '<meta name="deploy" content="new">';

  function deploy(host: SiteHost, files: Record<string, string> = {}) {
    const worker = host.built(serviceWorkerPath);
    const version = /version:`(\w+)`/.exec(worker)?.[1] ?? '';
    expect(version).not.toBe('');
    host.deploy({
      'about.html': host.built('about.html').replace('</head>', `${mark}</head>`),
      [serviceWorkerPath]: worker.replaceAll(version, 'new'),
      ...files,
    });
  }

  test('is seen on the next navigation', async ({ page, host }) => {
    await visit(page, paths.about);
    deploy(host);
    await page.goto(paths.about);
    await expect(page.locator('meta[name=deploy]')).toHaveCount(1);
  });

  test('takes the place of what was kept of the old one', async ({ page, host, problems }) => {
    await visit(page, paths.about);
    await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(2);
    deploy(host);
    await page.goto(paths.about);
    await expect
      .poll(async () => (await page.evaluate(() => caches.keys())).toSorted())
      .toEqual(['kept-new', 'visited-new']);
    await host.stop();
    await page.reload();
    await expect(page.locator('meta[name=deploy]')).toHaveCount(1);
    await page.goto(paths.contact);
    await expect(page.getByRole('heading', { name: pageOf('contact').content.call.heading })).toBeVisible();
    forgiveFailures(problems);
  });

  const missing = (worker: string) => worker.replace('kept:[', 'kept:[`/not-there-yet`,');

  for (const [name, files] of Object.entries({
    'of which a file is missing': ({ built }: SiteHost) => ({
      [serviceWorkerPath]: missing(built(serviceWorkerPath)),
    }),
    'during which a network answers with a page of its own': () => ({
      'contact.html': '<!doctype html><h1>Welcome to our hotel</h1>',
    }),
  })) {
    test(`${name} leaves the old worker in its place`, inFull, async ({ page, host, problems }) => {
      await visit(page, paths.about);
      deploy(host, files(host));
      const failed = page.evaluate(
        () =>
          new Promise((resolve) => {
            void navigator.serviceWorker.ready.then((registration) => {
              registration.addEventListener('updatefound', () => {
                const { installing } = registration;
                installing?.addEventListener('statechange', () => resolve(installing.state));
              });
              return registration.update();
            });
          }),
      );
      expect(await failed).toBe('redundant');
      await host.stop();
      await page.goto(otherArea.path);
      await expectOfflinePage(page, otherArea.path);
      await page.goto(paths.contact);
      await expect(page.getByRole('heading', { name: pageOf('contact').content.call.heading })).toBeVisible();
      forgiveFailures(problems);
    });
  }
});

test('the kill switch takes the worker and all that it kept out of the browser', async ({
  page,
  host,
  problems,
}) => {
  await visit(page, paths.about);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toEqual([]);
  // As in an emergency: the one file is replaced, and pages register it still.
  host.deploy({ [serviceWorkerPath]: readFileSync('host/service-worker-off.js', 'utf8') });
  await page.goto(paths.about);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await page.goto(paths.contact);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await host.stop();
  await expect(page.goto(paths.about)).rejects.toThrow('ERR_CONNECTION_REFUSED');
  forgiveFailures(problems);
});

test.describe('the worker', () => {
  test(
    'is registered three seconds after the page has loaded, and does not wait for the app',
    inFull,
    async ({ page, host }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.route('**/assets/entry.client*', () => {}); // Never answered.
      await page.goto(area.path);
      await page.clock.runFor(2999);
      const isAsked = () => host.asked.includes(serviceWorkerPath);
      await page.evaluate(() => fetch('/robots.txt')); // Sent later, so that the worker's would be known by now.
      expect(isAsked()).toBe(false);
      await page.clock.runFor(4001); // When the browser is idle, at the latest after four seconds.
      await expect.poll(isAsked).toBe(true);
    },
  );

  test('takes nothing away where it can’t be had', inFull, async ({ page, host }) => {
    host.deploy({ [serviceWorkerPath]: 'throw new Error("A worker that can’t start.");' });
    const asked = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.json'));
    await openHydrated(page, area.path);
    await asked;
    await expect.poll(() => host.asked).toContain(serviceWorkerPath);
    await (await footerLink(page, otherArea.name)).click();
    await expect(heading(page, otherArea.name)).toBeVisible();
  });
});

test('the offline page is accessible', inFull, async ({ page }) => {
  await page.goto(offlinePath);
  await expectOfflinePage(page, offlinePath);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});
