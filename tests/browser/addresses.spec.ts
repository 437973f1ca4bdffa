import type { Page } from '@playwright/test';
import { paths, picturePath } from '#app/paths.ts';
import { fill } from '#app/template.ts';
import { area, deadEnds, pageOf, pages, service, servicePages, site } from '#tests/company.ts';
import {
  dialLinks,
  expect,
  footerLink,
  holdBack,
  inChromium,
  inFull,
  mainHeading,
  openHydrated,
  painted,
  phoneButton,
  test,
} from './test.ts';

/** Addresses without a page, or written in another way than the site writes them. Any path at all: app/shell/bad-addresses.test.ts. */

const { notFound, origin, labels } = site;
const { service: record, outsideZoneTexts } = service.content;

/** An area that is not a record. */
const unlisted = 'new-atlantis';

// The browser's line about a document with status 404, and the page's own, which the tests below look for.
test.use({ forgiven: /Failed to load resource: .*404|console\.error: 404 Error/ });

/** Waits for the not-found page, with its one console error, which names the address. */
async function expectNotFound(page: Page, problems: string[], attempted: string) {
  const main = page.getByRole('main');
  await expect(mainHeading(page)).toHaveText(notFound.heading);
  await expect(main.getByText(notFound.message, { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: notFound.home, exact: true })).toHaveAttribute('href', '/');
  await expect(dialLinks(main).first()).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expect(page).toHaveTitle(/\w{3}/);
  const own = () => problems.filter((problem) => problem.startsWith('console.error: 404'));
  await expect.poll(() => own().join('\n')).toContain(attempted);
  await painted(page);
  expect(own()).toHaveLength(1);
  problems.splice(0);
}

test('an unknown path shows the not-found page there, with status 404', async ({ page, problems }) => {
  for (const path of ['/no-such-page', '/services/x/y', `${area.path}/more`, paths.notFound]) {
    const response = await openHydrated(page, path);
    expect(response?.status()).toBe(404);
    await expectNotFound(page, problems, path);
    await expect(page).toHaveURL(path);
  }
});

for (const { name, path } of deadEnds)
  test(`the chip "${name}" shows the not-found page, and Back returns`, async ({ page, problems }) => {
    await openHydrated(page, paths.about);
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(paths.notFound);
    await expectNotFound(page, problems, path);
    await expect(mainHeading(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(paths.about);
  });

test(
  'an unknown area is replaced by /404, which offers the most similar one',
  inChromium,
  async ({ page, problems }) => {
    await openHydrated(page, paths.contact);
    await page.goto(paths.area(unlisted));
    await expect(page).toHaveURL(paths.notFound);
    await expectNotFound(page, problems, paths.area(unlisted));
    await page.goBack();
    await expect(page).toHaveURL(paths.contact);

    await page.goto(area.path.slice(0, -1));
    await expect(page).toHaveURL(paths.notFound);
    const name = fill(notFound.suggestion, { page: area.name });
    const suggestion = page.getByRole('main').getByRole('link', { name, exact: true });
    await suggestion.click();
    await expect(page).toHaveURL(area.path);
    await page.goBack();
    await expect(suggestion).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(paths.contact);
  },
);

test(
  'an unknown service is replaced by all services, and Back skips it',
  inChromium,
  async ({ page, problems }) => {
    // Which names of areas are accepted: app/paths.test.ts.
    for (const slug of ['submarine-painting', `${record.slug}-in-closed-today-call-7605559999`]) {
      await openHydrated(page, paths.contact);
      await page.goto(`/services/${slug}`);
      await expect(page, slug).toHaveURL(paths.services);
      await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveCount(
        servicePages.length,
      );
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/services`);
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(paths.contact);
    }
    expect(problems.filter((problem) => problem.startsWith('console.error: 404'))).toEqual([]);
  },
);

test.describe('a service in an unlisted area', () => {
  /** Lets the time of the page's styles pass, of those that don't follow the scroll position. */
  const pass = (page: Page, milliseconds: number) =>
    page.evaluate((milliseconds) => {
      for (const animation of document.getAnimations())
        if (animation.timeline === document.timeline)
          animation.currentTime = Number(animation.currentTime) + milliseconds;
    }, milliseconds);

  for (const [slug, name] of [
    [unlisted, 'New Atlantis'],
    ['a'.repeat(40), `A${'a'.repeat(39)}`],
  ] as const)
    test(`loads with the app, then has a page that names it, outside search engines: ${slug}`, async ({
      page,
    }) => {
      const release = await holdBack(page, '**/assets/entry.client-*');
      const response = await page.goto(paths.serviceInArea(record.slug, slug));
      expect(response?.status()).toBe(404);
      const line = page.getByText(labels.loadingArea);
      await pass(page, 5000);
      await expect(line).toBeVisible();
      await expect(page.getByText(notFound.message)).toBeHidden();
      await expect(phoneButton(page)).toBeVisible();
      release();
      const words = { service: record.name, area: name };
      await expect(mainHeading(page)).toHaveText(fill(outsideZoneTexts!.heading, words));
      await expect(line).toHaveCount(0);
      await expect(page.getByText(fill(outsideZoneTexts!.servesArea, words))).toBeVisible();
      await expect(page).toHaveURL(paths.serviceInArea(record.slug, slug));
      const picture = page.getByRole('main').getByRole('img').first();
      await expect(picture).toHaveAttribute('src', picturePath(service.picture.name));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + service.path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    });

  test('shows the not-found page where the app does not come at all', async ({ page }) => {
    await page.route('**/assets/entry.client-*', () => {});
    await page.goto(paths.serviceInArea(record.slug, unlisted));
    await pass(page, 10_000);
    await expect(mainHeading(page)).toHaveText(notFound.heading);
    await expect(dialLinks(page.getByRole('main')).first()).toBeVisible();
    await expect(page.getByText(labels.loadingArea)).toBeHidden();
  });
});

/** Addresses, and the page that each shows; without one, the not-found page. What addresses mean: app/paths.test.ts. */
const spellings: [address: string, page?: string][] = [
  ['/ABOUT/', '/about'],
  ['//about.html', '/about'],
  ['/about?a=%zz#%E0%A4%A', '/about'],
  [area.path.replace(/.$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`), area.path],
  ['/%E0%A4%A'],
  ['/%2e%2e/%2e%2e/etc/passwd'],
  [`/${'a'.repeat(3000)}`],
];

for (const [index, [address, path]] of spellings.entries())
  test(
    `${address.slice(0, 70)} shows ${path ?? 'the not-found page'}, and links work there`,
    index < 2 ? {} : inFull,
    async ({ page, baseURL }) => {
      let navigations = 0;
      page.on('framenavigated', () => (navigations += 1));
      await openHydrated(page, `${baseURL}${address}`);
      expect(navigations, 'no loop').toBeLessThanOrEqual(4);
      if (path === undefined) await expect(mainHeading(page)).toHaveText(notFound.heading);
      else await expect(page).toHaveTitle(pages.find((page) => page.path === path)?.title ?? '');
      await (await footerLink(page, labels.footer.quickLinks.contact)).click();
      await expect(page).toHaveURL(paths.contact);
      await expect(mainHeading(page)).toHaveText(pageOf('contact').content.hero.heading);
    },
  );
