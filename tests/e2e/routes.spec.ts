import type { Page } from '@playwright/test';
import { phoneHref, site } from '#app/site.ts';
import { hydrate, expect, footer, openHydrated, test } from './test.ts';

/** Addresses that are no pages, or are written otherwise than the site writes them. */

/** Chromium's own line about a document with status 404. */
const ofTheBrowser = /^console\.error: Failed to load resource: .*404/;

/** The console's lines, the browser's own left out. Leaves none behind. */
function own(problems: string[]): string[] {
  return problems.splice(0).filter((problem) => !ofTheBrowser.test(problem));
}

async function expectNotFound(page: Page) {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('404');
  await expect(main.getByText('Oops! Page not found', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Return to Home', exact: true })).toHaveAttribute('href', '/');
  await expect(main.locator(`a[href="${phoneHref}"]`).first()).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expect(page).toHaveTitle(/\w{3}/);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

for (const path of [
  '/no-such-page',
  '/services/x/y',
  '/service-areas/vista/more',
  '/a/b/c/d/e',
  '/index.php',
]) {
  test(`unknown path ${path}: not found, at that address, one console error that names it`, async ({
    page,
    problems,
  }) => {
    const response = await openHydrated(page, path);
    expect(response?.status()).toBe(404);
    await expectNotFound(page);
    await expect(page).toHaveURL(path);
    await page.waitForTimeout(300);
    const browsers = problems.filter((problem) => ofTheBrowser.test(problem));
    expect(browsers.length).toBeLessThanOrEqual(1);
    const lines = own(problems);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^console\.error: /);
    expect(lines[0]).toContain(path);
  });
}

test('/404 itself is the not-found page', async ({ page, problems }) => {
  const response = await openHydrated(page, '/404');
  expect([200, 404]).toContain(response?.status());
  await expectNotFound(page);
  await expect(page).toHaveURL('/404');
  await expect(page.getByText('Were you looking for')).toHaveCount(0);
  expect(own(problems)).toHaveLength(1);
});

test('Return to Home works, and Back shows the not-found page again', async ({ page, problems }) => {
  await openHydrated(page, '/no-such-page');
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Why Choose Us' })).toBeVisible();
  await page.goBack();
  await expectNotFound(page);
  problems.splice(0);
});

test.describe("about's Camp Pendleton chip", () => {
  const suggestion = (page: Page) =>
    page.getByRole('main').getByRole('link', { name: 'Were you looking for Camp Pendleton?' });

  test('ends on the not-found page, which offers Camp Pendleton', async ({ page, problems }) => {
    await openHydrated(page, '/about');
    await page.getByRole('main').getByRole('link', { name: 'Camp Pendleton', exact: true }).click();
    await expect(page).toHaveURL('/404');
    await expectNotFound(page);
    await expect(heading(page, '404')).toBeFocused();
    const lines = own(problems);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^console\.error: .*\/service-areas\/pendleton/);

    await suggestion(page).click();
    await expect(page).toHaveURL('/service-areas/camp-pendleton');
    await expect(heading(page, 'Camp Pendleton')).toBeVisible();
    await page.goBack();
    await expect(suggestion(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    problems.splice(0);
  });

  test('the same when its address is opened directly', async ({ page, problems }) => {
    const response = await openHydrated(page, '/service-areas/pendleton');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL('/404');
    await expect(suggestion(page)).toHaveAttribute('href', '/service-areas/camp-pendleton');
    const lines = own(problems);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('/service-areas/pendleton');
  });
});

test('unknown area: replaced by /404, so Back goes to where the visitor was', async ({ page, problems }) => {
  await openHydrated(page, '/contact');
  await page.goto('/service-areas/atlantis');
  await expect(page).toHaveURL('/404');
  await expectNotFound(page);
  expect(own(problems).join()).toContain('/service-areas/atlantis');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

for (const slug of [
  'garage-painting',
  'garage-painting-in-vista',
  'garage-door-springs-repair-in-x-in-vista',
  'garage-door-springs-repair-in-',
  '-in-vista',
  `garage-door-springs-repair-in-${'a'.repeat(61)}`,
  'garage-door-springs-repair-in-%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  'garage-door-springs-repair-in-los--angeles',
  'garage-door-springs-repair-in-los_angeles',
]) {
  test(`unknown service ${slug.slice(0, 60)}: replaced by /services`, async ({ page, problems }) => {
    await openHydrated(page, '/contact');
    await page.goto(`/services/${slug}`);
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveCount(6);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/services`);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Oops!')).toHaveCount(0);
    expect(own(problems)).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  });
}

const unlisted = [
  { slug: 'los-angeles', name: 'Los Angeles' },
  { slug: 'san-juan-capistrano', name: 'San Juan Capistrano' },
  { slug: 'route-66', name: 'Route 66' },
  { slug: 'LOS-ANGELES', name: 'Los Angeles' },
  { slug: 'a'.repeat(60), name: `A${'a'.repeat(59)}` },
  { slug: 'pendleton', name: 'Pendleton' },
];

for (const { slug, name } of unlisted) {
  test(`a service in an area that is not in the table: ${slug}`, async ({ page, problems }) => {
    const path = `/services/garage-door-springs-repair-in-${slug}`;
    const response = await openHydrated(page, path);
    expect(response?.status()).toBe(404);
    await expect(heading(page, `Garage Door Springs Repair in ${name}`)).toBeVisible();
    await expect(page.getByText(`We proudly serve the ${name} area.`)).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute(
      'src',
      '/images/garage-door-springs-repair.webp',
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${site.origin}/services/garage-door-springs-repair`,
    );
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(own(problems)).toEqual([]);
  });
}

/** Each shows the page named; those that name none show the not-found page or lead to the list of services. */
const spellings: { address: string; h1?: string }[] = [
  { address: '/about/', h1: '/about' },
  { address: '/ABOUT', h1: '/about' },
  { address: '//about', h1: '/about' },
  { address: '/about.html', h1: '/about' },
  { address: '/index.html', h1: '/' },
  { address: '/index', h1: '/' },
  { address: '/services/garage-door-replacement.html', h1: '/services/garage-door-replacement' },
  { address: '/about//', h1: '/about' },
  { address: '/about?utm_source=mail', h1: '/about' },
  { address: '/about/?a=%zz', h1: '/about' },
  { address: '/about#areas', h1: '/about' },
  { address: '/about#%E0%A4%A', h1: '/about' },
  { address: '/about#no-such-place', h1: '/about' },
  { address: '/?a=1#main', h1: '/' },
  { address: '/Service-Areas/Vista', h1: '/service-areas/vista' },
  { address: '/service-areas//vista/', h1: '/service-areas/vista' },
  { address: '/service-areas/vista/?x', h1: '/service-areas/vista' },
  { address: '/service-areas/%76ista', h1: '/service-areas/vista' },
  { address: '/Services/Garage-Door-Replacement-In-Vista', h1: '/services/garage-door-replacement-in-vista' },
  { address: '/services/garage-door-replacement/', h1: '/services/garage-door-replacement' },
  { address: '/%E0%A4%A' },
  { address: '/services/%E0%A4%A' },
  { address: '/service-areas/%E0%A4%A' },
  { address: '/services/garage-door-springs-repair-in-%E0%A4%A' },
  { address: '/%00' },
  { address: '/%2e%2e/%2e%2e/etc/passwd' },
  { address: '/about%2Fcontact' },
  { address: '/constructor' },
  { address: '/service-areas/__proto__' },
  { address: '/%F0%9F%9A%AA' },
  { address: `/${'a'.repeat(3000)}` },
];

for (const { address, h1 } of spellings) {
  test(`${address.slice(0, 70)}: ${h1 ?? 'not found, or the list of services'}`, async ({
    page,
    problems,
    baseURL,
  }) => {
    let navigations = 0;
    page.on('framenavigated', () => (navigations += 1));
    await page.goto(`${baseURL}${address}`);
    await hydrate(page);
    await page.waitForTimeout(400);
    expect(navigations, 'no loop').toBeLessThanOrEqual(4);
    const shown = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
    if (h1 === undefined) {
      if (page.url().endsWith('/services')) expect(shown).not.toBe('404');
      else await expectNotFound(page);
    } else {
      const reference = await page.request.get(h1).then((response) => response.text());
      const expected = /<h1[^>]*>(.*?)<\/h1>/
        .exec(reference)?.[1]
        ?.replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&');
      expect(shown).toBe(expected);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}${h1}`);
    }
    expect(await page.locator('body').innerText()).not.toContain('Unexpected Application Error!');
    const lines = own(problems);
    expect(
      lines.filter((line) => !line.startsWith('console.error: 404')),
      'console',
    ).toEqual([]);
    expect(lines.length, 'console lines').toBe(shown === '404' ? 1 : 0);
    // The page is alive: a link still works.
    await footer(page).getByRole('link', { name: 'Contact Us', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { name: 'Call Us Now' })).toBeVisible();
  });
}
