import type { Page } from '@playwright/test';
import { paths, picturePath } from '#app/paths.ts';
import { fill } from '#app/template.ts';
import { area, deadEnds, pageOf, pages, pairPages, service, servicePages, site } from '#tests/company.ts';
import {
  dialLinks,
  expect,
  footerLink,
  holdBack,
  hydrate,
  inChromium,
  inFull,
  mainHeading,
  openHydrated,
  painted,
  phoneButton,
  test,
} from './test.ts';

/** Addresses without a page, or written in another way than the site writes them. */

const { notFound, origin, labels } = site;
const { service: record, unlistedAreaTexts } = service.content;

/** An area that is not a record. */
const unlisted = 'new-atlantis';

// The browser's line about a document with status 404, and the page's own, which the tests below look for.
test.use({ forgiven: /Failed to load resource: .*404|console\.error: 404 Error/ });

/** Waits for the not-found page, with its one console error, which names the address. */
async function expectNotFound(page: Page, problems: string[], attempted: string) {
  const main = page.getByRole('main');
  await expect(mainHeading(page)).toHaveText(notFound.heading);
  await expect(main.getByText(notFound.message, { exact: true })).toBeVisible();
  const home = main.getByRole('link', { name: notFound.home, exact: true });
  await expect(home).toHaveAttribute('href', paths.home);
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
  for (const path of ['/no-such-page', '/services/x/y', `${area.path}/more`, '/index.php']) {
    const response = await openHydrated(page, path);
    expect(response?.status()).toBe(404);
    await expectNotFound(page, problems, path);
    await expect(page).toHaveURL(path);
  }
});

test('/404 is the not-found page, with a link home', async ({ page, problems }) => {
  const response = await openHydrated(page, '/404');
  expect([200, 404]).toContain(response?.status());
  await expectNotFound(page, problems, '/404');
  // The phone, the way home and the page of problems: no page is suggested.
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(site.problems === undefined ? 2 : 3);
  await page.getByRole('main').getByRole('link', { name: notFound.home, exact: true }).click();
  await expect(page).toHaveURL(paths.home);
  await expect(mainHeading(page)).toHaveText(pageOf('home').content.hero.heading);
  await page.goBack();
  await expectNotFound(page, problems, '/404');
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
    await expect(mainHeading(page)).toHaveText(area.name);
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
    for (const slug of [
      'submarine-painting',
      'submarine-painting-in-x',
      `${record.slug}-in-x-in-y`,
      `${record.slug}-in-closed-today-call-7605559999`,
      `${record.slug}-in-%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E`,
    ]) {
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
  const path = paths.serviceInArea(record.slug, unlisted);
  const heading = fill(unlistedAreaTexts!.title, { service: record.name, area: 'New Atlantis' });

  for (const [slug, name] of [
    [unlisted, 'New Atlantis'],
    ['a'.repeat(40), `A${'a'.repeat(39)}`],
  ] as const)
    test(`has a page that names it, outside search engines: ${slug}`, async ({ page }) => {
      const response = await openHydrated(page, paths.serviceInArea(record.slug, slug));
      expect(response?.status()).toBe(404);
      const words = { service: record.name, area: name };
      await expect(mainHeading(page)).toHaveText(fill(unlistedAreaTexts!.title, words));
      await expect(page.getByText(fill(unlistedAreaTexts!.servesArea, words))).toBeVisible();
      await expect(page).toHaveURL(paths.serviceInArea(record.slug, slug));
      const picture = page.getByRole('main').getByRole('img').first();
      await expect(picture).toHaveAttribute('src', picturePath(service.picture.name));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + service.path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    });

  /** Lets the time of the page's styles pass. */
  const pass = (page: Page, milliseconds: number) =>
    page.evaluate((milliseconds) => {
      for (const animation of document.getAnimations())
        animation.currentTime = Number(animation.currentTime) + milliseconds;
    }, milliseconds);

  test('says that it is loading while the app is on its way', async ({ page }) => {
    const release = await holdBack(page, '**/assets/entry.client-*');
    await page.goto(path);
    const [line, error] = [page.getByText(labels.loadingArea), page.getByText(notFound.message)];
    await expect(line).toBeVisible();
    await pass(page, 5000);
    await expect(line).toBeVisible();
    await expect(error).toBeHidden();
    await expect(phoneButton(page)).toBeVisible();
    release();
    await expect(mainHeading(page)).toHaveText(heading);
    await expect(line).toHaveCount(0);
  });

  test('shows the not-found page where the app does not come at all', async ({ page }) => {
    await page.route('**/assets/entry.client-*', () => {});
    await page.goto(path);
    await pass(page, 10_000);
    await expect(mainHeading(page)).toHaveText(notFound.heading);
    await expect(dialLinks(page.getByRole('main')).first()).toBeVisible();
    await expect(page.getByText(labels.loadingArea)).toBeHidden();
  });
});

/** An address with a capital for every word, as people write names. */
const capitalized = (path: string) => path.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Addresses, and the page that each shows; without one, the not-found page or the list of services. */
const spellings: [address: string, page?: string][] = [
  ['/about/', '/about'],
  ['/ABOUT', '/about'],
  ['//about', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/about//', '/about'],
  ['/about/?a=%zz', '/about'],
  ['/about#%E0%A4%A', '/about'],
  ['/about#no-such-place', '/about'],
  ['/?utm_source=mail#main', '/'],
  [capitalized(area.path), area.path],
  [`${area.path.replace(/\/(?=[^/]*$)/, '//')}/`, area.path],
  [area.path.replace(/.$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`), area.path],
  ...pairPages.slice(0, 1).map(({ path }): [string, string] => [capitalized(path), path]),
  ['/%E0%A4%A'],
  [`${service.path}-in-%E0%A4%A`],
  ['/%00'],
  ['/%2e%2e/%2e%2e/etc/passwd'],
  ['/about%2Fcontact'],
  ['/service-areas/__proto__'],
  ['/%F0%9F%9A%AA'],
  [`/${'a'.repeat(3000)}`],
];

for (const [index, [address, path]] of spellings.entries())
  test(
    `${address.slice(0, 70)} shows ${path ?? 'the not-found page or all services'}, and links work there`,
    index < 3 ? {} : inFull,
    async ({ page, problems, baseURL }) => {
      let navigations = 0;
      page.on('framenavigated', () => (navigations += 1));
      await page.goto(`${baseURL}${address}`);
      await hydrate(page);
      await painted(page);
      expect(navigations, 'no loop').toBeLessThanOrEqual(4);
      const title = pages.find((page) => page.path === path)?.title;
      if (title === undefined) {
        const shown = async () => (await mainHeading(page).innerText()) === notFound.heading;
        await expect.poll(async () => page.url().endsWith(paths.services) || (await shown())).toBe(true);
      } else {
        await expect(page).toHaveTitle(title);
        expect(problems.filter((problem) => problem.startsWith('console.error: 404'))).toEqual([]);
      }
      await (await footerLink(page, labels.footer.quickLinks.contact)).click();
      await expect(page).toHaveURL(paths.contact);
      await expect(mainHeading(page)).toHaveText(pageOf('contact').content.hero.heading);
    },
  );
