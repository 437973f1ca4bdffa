import { readFileSync } from 'node:fs';
import { longestWait } from '#app/offline/answer-navigation.ts';
import { paths, serviceWorkerPath } from '#app/paths.ts';
import { area, company, otherArea, pageOf, service } from '#tests/company.ts';
import type { SiteHost } from './site-host.ts';
import { expectOfflinePage, test, visitWithWorker } from './test-with-host.ts';
import { expect, footerLink, hydrate, inFull, mainHeading } from './test.ts';

/** What the site does without a network, and what its service worker does with one. The offline page's words: tests/built-html. */

const { offline } = company;
const { call } = pageOf('contact').content;
const { path: safetyPath, content } = pageOf('safety');
const { topics } = content;

// What browsers say of requests without a network.
test.use({ serviceWorkers: 'allow', forgiven: /ERR_|Failed to (?:load|fetch)|FetchEvent/ });
test.skip(offline === undefined, 'A company without an offline page has no service worker.');

test.describe('without a network', () => {
  test('pages that were opened by address or link open again', async ({ page, host, documents }) => {
    await visitWithWorker(page, paths.home);
    for (const { name } of [area, otherArea]) {
      await (await footerLink(page, name)).click();
      await expect(mainHeading(page)).toHaveText(name);
    }
    await host.stop();
    await (await footerLink(page, area.name)).click();
    await expect(mainHeading(page)).toHaveText(area.name);
    expect(documents(), 'the same document').toBe(1);
    await page.reload();
    await expect(mainHeading(page)).toHaveText(area.name);
    await hydrate(page);
    await page.goto(paths.home);
    await expect(mainHeading(page)).toHaveText(pageOf('home').content.hero.heading);
    await hydrate(page);
  });

  test('the page of safety topics opens without an earlier visit', async ({ page, host }) => {
    await visitWithWorker(page, area.path);
    // What was precached comes before what a visit has cached.
    await page.evaluate(async (safety) => {
      const visited = (await caches.keys()).find((name) => name.startsWith('visited')) ?? '';
      const another = new Response('Another page', { headers: { 'Content-Type': 'text/html' } });
      await (await caches.open(visited)).put(safety, another);
    }, safetyPath);
    await host.stop();
    await page.goto(safetyPath);
    for (const heading of topics.map(({ heading }) => heading))
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await hydrate(page);
  });

  test('other addresses show the offline page, which leads on later', async ({ page, host }) => {
    await visitWithWorker(page, area.path);
    await host.stop();
    for (const path of ['/no-such-page', '/sitemap.xml', service.path]) {
      await page.goto(path);
      await expectOfflinePage(page, path);
    }
    // The app comes and finds no content: the page stays.
    await page.waitForLoadState('networkidle');
    await expectOfflinePage(page, service.path);
    await host.start();
    await page.getByRole('link', { name: offline?.again ?? '', exact: true }).click();
    await expect(mainHeading(page)).toHaveText(service.content.heading);
    await expect(page).toHaveURL(service.path);
  });
});

test('when the network never answers, a cached or the offline page shows', async ({
  page,
  context,
  host,
}) => {
  await visitWithWorker(page, area.path);
  host.fallSilent();
  // The waits for the network end as soon as they begin, so that nothing depends on time.
  await context.serviceWorkers()[0]?.evaluate((forStorage) => {
    const later = setTimeout;
    const setNow = (callback: () => void, milliseconds: number) =>
      milliseconds === forStorage ? later(callback, milliseconds) : queueMicrotask(callback);
    Object.assign(globalThis, { setTimeout: setNow });
  }, longestWait.forStorage);
  await page.goto(area.path, { waitUntil: 'commit' });
  await expect(mainHeading(page)).toHaveText(area.name);
  await page.goto(otherArea.path, { waitUntil: 'commit' });
  await expectOfflinePage(page, otherArea.path);
});

test.describe('a new release', () => {
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

  test('is shown on the next navigation and replaces the old cache', async ({ page, host }) => {
    await visitWithWorker(page, paths.about);
    await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(2);
    deploy(host);
    await page.goto(paths.about);
    await expect(page.locator('meta[name=deploy]')).toHaveCount(1);
    await expect
      .poll(async () => (await page.evaluate(() => caches.keys())).toSorted())
      .toEqual(['precache-new', 'visited-new']);
    await host.stop();
    await page.reload();
    await expect(page.locator('meta[name=deploy]')).toHaveCount(1);
    await page.goto(paths.contact);
    await expect(page.getByRole('heading', { name: call.heading })).toBeVisible();
  });

  test('with a missing file leaves the old worker and its cache', inFull, async ({ page, host }) => {
    await visitWithWorker(page, paths.about);
    const worker = host.built(serviceWorkerPath);
    deploy(host, { [serviceWorkerPath]: worker.replace(/(?<=precached:\W+)(?=\/)/, '/not-there-yet,') });
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
    await expect(page.getByRole('heading', { name: call.heading })).toBeVisible();
  });
});

test('the kill switch removes the worker and its caches from the browser', async ({ page, host }) => {
  await visitWithWorker(page, paths.about);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toEqual([]);
  // As in an emergency: the one file is replaced, and pages still register it.
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
});
