import type { Route } from '@playwright/test';
import { contentPath, paths } from '#app/paths.ts';
import { area, otherArea, service, site } from '#tests/company.ts';
import {
  expect,
  footer,
  footerLink,
  header,
  hydrate,
  mainHeading,
  openHydrated,
  test,
} from '#tests/browser/test.ts';
import { countDocuments, expectNumber, expectOnly, expectUsable, settle, turnWheel } from './usable.ts';

/** Content that is not what it should be, and components that fail. Content that does not come: tests/browser/navigation.spec.ts. */

const content = contentPath(area.path, '*');

const answers: Record<string, (route: Route) => Promise<void>> = {
  'a page of HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  'half of the data': async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  },
  nothing: (route) => route.fulfill({ body: '' }),
  null: (route) => route.fulfill({ json: null }),
  'a list': (route) => route.fulfill({ json: [] }),
  'an empty record': (route) => route.fulfill({ json: {} }),
  'another page': (route) => route.fulfill({ json: { path: otherArea.path, kind: 'area' } }),
  'another kind of page': (route) => route.fulfill({ json: { path: area.path, kind: 'about' } }),
};

for (const [name, answer] of Object.entries(answers)) {
  test(`in place of a page’s data, ${name}: the page is as it was delivered, by link and by address`, async ({
    page,
    problems,
  }) => {
    const documents = countDocuments(page);
    await openHydrated(page, paths.home);
    let asked = 0;
    await page.route(content, async (route) => {
      await answer(route);
      asked += 1;
    });
    await (await footerLink(page, area.name)).click();
    await expect.poll(documents, 'the browser’s own navigation').toBe(2);
    await expectUsable(page, area.path);
    // The app asks for the data once more, to take over the document.
    await turnWheel(page);
    await expect.poll(() => asked).toBeGreaterThanOrEqual(2);
    await settle(page);
    await expectUsable(page, area.path);
    await expect.poll(documents).toBe(2);
    await (await footerLink(page, otherArea.name)).click();
    await expectUsable(page, otherArea.path);
    await expectOnly(page, problems, /^$/);
  });
}

/** Data of the right page that lacks what its components read: they throw, wherever they are in it. */
const broken = (path: string, kind: string) => (route: Route) => route.fulfill({ json: { path, kind } });
// Of an error on the console, Firefox's driver tells no more than that it is one.
const ofComponents = /TypeError|undefined|null|Cannot read|console\.error: Error$/;

test('a component fails in a delivered page: the page comes back without the app, once', async ({
  page,
  problems,
}) => {
  await page.route(content, broken(area.path, 'area'));
  const documents = countDocuments(page);
  await page.goto(area.path);
  await turnWheel(page);
  await expect.poll(documents).toBe(2);
  await expect.poll(() => problems.join(), 'developers are told').toMatch(ofComponents);
  await turnWheel(page);
  await settle(page);
  await expectUsable(page, area.path);
  // Also when the visitor reloads it; and the next page has the app again.
  await page.reload();
  await turnWheel(page);
  await settle(page);
  await expectUsable(page, area.path);
  await expect.poll(documents).toBe(3);
  await (await footerLink(page, otherArea.name)).click();
  await expect(page).toHaveURL(otherArea.path);
  await hydrate(page);
  await expectUsable(page, otherArea.path);
  await expectOnly(page, problems, ofComponents);
});

test('a component fails in a page that a link opens: the error screen has the number, header, footer, and a button that loads the page', async ({
  page,
  problems,
}) => {
  await page.route(content, broken(area.path, 'area'));
  const documents = countDocuments(page);
  await openHydrated(page, paths.home);
  await (await footerLink(page, area.name)).click();
  await expect(mainHeading(page)).toHaveText(site.error.heading);
  await expect(page.getByRole('main').locator(`a[href="${site.phone.href}"]`)).toBeVisible();
  await expect(header(page)).toBeVisible();
  await expect(footer(page)).toBeAttached();
  await expectNumber(page);
  await page.getByRole('button', { name: site.error.reload }).click();
  // The document fails, too, and comes back without the app: at the first touch, or by itself a moment later.
  await expect(async () => {
    await turnWheel(page);
    expect(documents()).toBe(3);
  }).toPass();
  await settle(page);
  await expectUsable(page, area.path);
  await expect.poll(documents).toBe(3);
  await expectOnly(page, problems, ofComponents);
});

test('a component fails in a page that is no document: the one in its place stays, with the number', async ({
  page,
  problems,
}) => {
  await page.route(contentPath(service.path, '*'), broken(service.path, 'service'));
  const documents = countDocuments(page);
  await page.goto(`${service.path}-in-new-atlantis`);
  await expect.poll(documents).toBe(2);
  await settle(page);
  await expect(mainHeading(page)).toHaveText(site.notFound.heading);
  await expectNumber(page);
  await expect.poll(documents).toBe(2);
  await expectOnly(page, problems, new RegExp(`${ofComponents.source}|404`));
});

test('a host that requires Trusted Types and allows no policy: all of it works', async ({
  page,
  problems,
}) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const policy = "require-trusted-types-for 'script'; trusted-types 'none'";
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  const documents = countDocuments(page);
  await openHydrated(page, paths.home);
  await (await footerLink(page, area.name)).click();
  await expectUsable(page, area.path);
  expect(documents()).toBe(1);
  await expectOnly(page, problems, /Trusted ?Type/i);
});
