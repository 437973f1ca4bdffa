import type { Page } from '@playwright/test';
import { paths, picturePath } from '#app/paths.ts';
import { fill } from '#app/template.ts';
import { area, deadEnds, pageOf, pairPages, service, servicePages, site } from '#tests/company.ts';
import {
  dialLinks,
  expect,
  footerLink,
  holdBack,
  hydrate,
  inFull,
  mainHeading,
  openHydrated,
  painted,
  phoneButton,
  test,
} from './test.ts';

/** Addresses that are no pages, or are written otherwise than the site writes them. */

const { notFound, origin, labels } = site;
const { service: record, elsewhere } = service.content;

/** An area that no company serves: its slug, and as visitors read it. */
const nowhere = 'new-atlantis';

/** Chromium's own line about a document with status 404. */
const ofTheBrowser = /^console\.error: Failed to load resource: .*404/;

/** The console's lines, the browser's own left out. Leaves none behind. */
function own(problems: string[]): string[] {
  return problems.splice(0).filter((problem) => !ofTheBrowser.test(problem));
}

/** Waits until a line on the console names an address that is not there. It is written after the page. */
async function expectToldOf(problems: string[], address: string) {
  await expect
    .poll(() => problems.filter((problem) => !ofTheBrowser.test(problem)).join('\n'))
    .toContain(address);
}

async function expectNotFound(page: Page) {
  const main = page.getByRole('main');
  await expect(mainHeading(page)).toHaveText(notFound.heading);
  await expect(main.getByText(notFound.message, { exact: true })).toBeVisible();
  const home = main.getByRole('link', { name: notFound.home, exact: true });
  await expect(home).toHaveAttribute('href', paths.home);
  await expect(dialLinks(main).first()).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expect(page).toHaveTitle(/\w{3}/);
}

for (const path of ['/no-such-page', '/services/x/y', `${area.path}/more`, '/a/b/c/d/e', '/index.php']) {
  const often = path === '/no-such-page' ? {} : inFull;
  test(
    `unknown path ${path}: not found, at that address, one console error that names it`,
    often,
    async ({ page, problems }) => {
      const response = await openHydrated(page, path);
      expect(response?.status()).toBe(404);
      await expectNotFound(page);
      await expect(page).toHaveURL(path);
      await expectToldOf(problems, path);
      await painted(page);
      const browsers = problems.filter((problem) => ofTheBrowser.test(problem));
      expect(browsers.length).toBeLessThanOrEqual(1);
      const lines = own(problems);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(/^console\.error: /);
    },
  );
}

test('/404 itself is the not-found page', async ({ page, problems }) => {
  const response = await openHydrated(page, '/404');
  expect([200, 404]).toContain(response?.status());
  await expectNotFound(page);
  await expect(page).toHaveURL('/404');
  // The phone, the way home and the page of problems: no page is suggested.
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(site.problems === undefined ? 2 : 3);
  await expectToldOf(problems, '/404');
  expect(own(problems)).toHaveLength(1);
});

test('the way home works, and Back shows the not-found page again', async ({ page, problems }) => {
  await openHydrated(page, '/no-such-page');
  await page.getByRole('main').getByRole('link', { name: notFound.home, exact: true }).click();
  await expect(page).toHaveURL(paths.home);
  await expect(mainHeading(page)).toHaveText(pageOf('home').content.hero.heading);
  await page.goBack();
  await expectNotFound(page);
  problems.splice(0);
});

for (const { name, path } of deadEnds) {
  test(`the chip "${name}", which leads to no page, ends on the not-found page`, async ({
    page,
    problems,
  }) => {
    await openHydrated(page, paths.about);
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(paths.notFound);
    await expectNotFound(page);
    await expect(mainHeading(page)).toBeFocused();
    await expectToldOf(problems, path);
    expect(own(problems)).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL(paths.about);
    problems.splice(0);
  });
}

test('a mistyped area: the not-found page offers the area that was meant', async ({ page, problems }) => {
  await openHydrated(page, paths.contact);
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
  problems.splice(0);
});

test('unknown area: replaced by /404, so Back goes to where the visitor was', async ({ page, problems }) => {
  await openHydrated(page, paths.contact);
  await page.goto(paths.area(nowhere));
  await expect(page).toHaveURL('/404');
  await expectNotFound(page);
  await expectToldOf(problems, paths.area(nowhere));
  own(problems);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

const unknownServices = [
  'submarine-painting',
  'submarine-painting-in-x',
  `${record.slug}-in-x-in-y`,
  `${record.slug}-in-`,
  '-in-x',
  `${record.slug}-in-${'a'.repeat(41)}`,
  `${record.slug}-in-closed-today-call-7605559999`,
  `${record.slug}-in-we-are-closed-this-week`,
  `${record.slug}-in-%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E`,
  `${record.slug}-in-new--atlantis`,
  `${record.slug}-in-new_atlantis`,
];

test('an unknown service is replaced by all services, so that Back goes to where the visitor was', async ({
  page,
  problems,
}) => {
  for (const slug of unknownServices) {
    await openHydrated(page, '/contact');
    await page.goto(`/services/${slug}`);
    await expect(page, slug).toHaveURL('/services');
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveCount(
      servicePages.length,
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/services`);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    expect(own(problems), slug).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  }
});

const unlisted = [
  { slug: nowhere, name: 'New Atlantis' },
  { slug: nowhere.toUpperCase(), name: 'New Atlantis' },
  { slug: 'atlantis-below-the-sea', name: 'Atlantis Below The Sea' },
  { slug: 'a'.repeat(40), name: `A${'a'.repeat(39)}` },
];

for (const { slug, name } of unlisted) {
  const often = slug === nowhere ? {} : inFull;
  test(`a service in an area that is not in the table: ${slug}`, often, async ({ page, problems }) => {
    const path = paths.serviceInArea(record.slug, slug);
    const response = await openHydrated(page, path);
    expect(response?.status()).toBe(404);
    const words = { service: record.name, area: name };
    await expect(mainHeading(page)).toHaveText(fill(elsewhere!.title, words));
    await expect(page.getByText(fill(elsewhere!.servesArea, words))).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute(
      'src',
      picturePath(service.picture.name),
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + service.path);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(own(problems)).toEqual([]);
  });
}

test.describe('while the app is on its way to such an address', () => {
  /** Lets the time of the page's styles pass. */
  const pass = (page: Page, milliseconds: number) =>
    page.evaluate((milliseconds) => {
      for (const animation of document.getAnimations())
        animation.currentTime = Number(animation.currentTime) + milliseconds;
    }, milliseconds);
  const path = paths.serviceInArea(record.slug, nowhere);

  test('the page says that it is loading, not that there is none, and then shows itself', async ({
    page,
    problems,
  }) => {
    const release = await holdBack(page, '**/assets/entry.client-*');
    await page.goto(path);
    const [line, error] = [page.getByText(labels.loadingArea), page.getByText(notFound.message)];
    await expect(line).toBeVisible();
    await pass(page, 5000);
    await expect(line).toBeVisible();
    await expect(error).toBeHidden();
    await expect(phoneButton(page)).toBeVisible();
    release();
    await expect(mainHeading(page)).toHaveText(
      fill(elsewhere!.title, { service: record.name, area: 'New Atlantis' }),
    );
    await expect(line).toHaveCount(0);
    expect(own(problems)).toEqual([]);
  });

  test('the not-found page shows where the app does not come at all', async ({ page, problems }) => {
    await page.route('**/assets/entry.client-*', () => {});
    await page.goto(path);
    await pass(page, 10_000);
    await expectNotFound(page);
    await expect(page.getByText(labels.loadingArea)).toBeHidden();
    expect(own(problems)).toEqual([]);
  });
});

/** An address with a capital for every word, as people write names. */
const capitalized = (path: string) => path.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Each shows the page named; those that name none show the not-found page or lead to the list of services. */
const spellings: { address: string; h1?: string }[] = [
  { address: '/about/', h1: '/about' },
  { address: '/ABOUT', h1: '/about' },
  { address: '//about', h1: '/about' },
  { address: '/about.html', h1: '/about' },
  { address: '/index.html', h1: '/' },
  { address: '/index', h1: '/' },
  { address: `${service.path}.html`, h1: service.path },
  { address: '/about//', h1: '/about' },
  { address: '/about?utm_source=mail', h1: '/about' },
  { address: '/about/?a=%zz', h1: '/about' },
  { address: '/about#areas', h1: '/about' },
  { address: '/about#%E0%A4%A', h1: '/about' },
  { address: '/about#no-such-place', h1: '/about' },
  { address: '/?a=1#main', h1: '/' },
  { address: capitalized(area.path), h1: area.path },
  { address: `${area.path.replace(/\/(?=[^/]*$)/, '//')}/`, h1: area.path },
  { address: `${area.path}/?x`, h1: area.path },
  { address: area.path.replace(/.$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`), h1: area.path },
  ...pairPages.slice(0, 1).map(({ path }) => ({ address: capitalized(path), h1: path })),
  { address: `${service.path}/`, h1: service.path },
  { address: '/%E0%A4%A' },
  { address: '/services/%E0%A4%A' },
  { address: '/service-areas/%E0%A4%A' },
  { address: `${service.path}-in-%E0%A4%A` },
  { address: '/%00' },
  { address: '/%2e%2e/%2e%2e/etc/passwd' },
  { address: '/about%2Fcontact' },
  { address: '/constructor' },
  { address: '/service-areas/__proto__' },
  { address: '/%F0%9F%9A%AA' },
  { address: `/${'a'.repeat(3000)}` },
];

for (const [index, { address, h1 }] of spellings.entries()) {
  const often = index < 3 ? {} : inFull;
  test(
    `${address.slice(0, 70)}: ${h1 ?? 'not found, or the list of services'}`,
    often,
    async ({ page, problems, baseURL }) => {
      let navigations = 0;
      page.on('framenavigated', () => (navigations += 1));
      await page.goto(`${baseURL}${address}`);
      await hydrate(page);
      await painted(page);
      expect(navigations, 'no loop').toBeLessThanOrEqual(4);
      if (h1 === undefined) {
        await expect(async () => {
          const shown = await mainHeading(page).innerText();
          expect(shown === notFound.heading).toBe(!page.url().endsWith(paths.services));
        }).toPass();
        if (!page.url().endsWith(paths.services)) await expectNotFound(page);
      } else {
        const reference = await page.request.get(h1).then((response) => response.text());
        const expected = /<h1[^>]*>(.*?)<\/h1>/
          .exec(reference)?.[1]
          ?.replaceAll('&#x27;', "'")
          .replaceAll('&amp;', '&');
        await expect(mainHeading(page)).toHaveText(expected ?? '');
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}${h1}`);
      }
      expect(await page.locator('body').innerText()).not.toContain(site.error.heading);
      const isNotFound = (await mainHeading(page).innerText()) === notFound.heading;
      if (isNotFound) await expectToldOf(problems, 'console.error: 404');
      const lines = own(problems);
      expect(
        lines.filter((line) => !line.startsWith('console.error: 404')),
        'console',
      ).toEqual([]);
      expect(lines.length, 'console lines').toBe(isNotFound ? 1 : 0);
      // The page is alive: a link still works.
      await (await footerLink(page, labels.footer.quickLinks.contact)).click();
      await expect(page).toHaveURL(paths.contact);
      await expect(mainHeading(page)).toHaveText(pageOf('contact').content.hero.heading);
    },
  );
}
