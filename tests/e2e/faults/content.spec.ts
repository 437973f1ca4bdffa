import type { Route } from '@playwright/test';
import { contentPath, paths } from '#app/paths.ts';
import { area, otherArea, service, site } from '#tests/company.ts';
import { expect, footerLink, hydrate, mainHeading, openHydrated, test } from '#tests/browser/test.ts';
import { expectNumber, expectUsable, settle, turnWheel } from './usable.ts';

/** Content that is wrong, and components that fail. More on both: tests/browser/navigation.spec.ts. */

const content = contentPath(area.path, '*');

const answers: Record<string, (route: Route) => Promise<void>> = {
  'status 404': (route) => route.fulfill({ status: 404, body: '' }),
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

/** Content of the right page that lacks what its components read: they throw. */
const broken = (path: string, kind: string) => (route: Route) => route.fulfill({ json: { path, kind } });
// Of an error on the console, Firefox's driver says only that it is one.
const ofComponents = /TypeError|undefined|null|Cannot read|console\.error: Error$|404/;

test.use({ forgiven: ofComponents });

for (const [name, answer] of Object.entries(answers)) {
  test(`${name} instead of content: the document opens and works`, async ({ page, documents }) => {
    await openHydrated(page, paths.home);
    let asked = 0;
    await page.route(content, async (route) => {
      await answer(route);
      asked += 1;
    });
    await (await footerLink(page, area.name)).click();
    await expect.poll(documents, 'the browser’s own navigation').toBe(2);
    await expectUsable(page, area.path);
    // The app asks for the content again, to hydrate the document.
    await turnWheel(page);
    await expect.poll(() => asked).toBeGreaterThanOrEqual(2);
    await settle(page);
    await expectUsable(page, area.path);
    await expect.poll(documents).toBe(2);
    await (await footerLink(page, otherArea.name)).click();
    await expectUsable(page, otherArea.path);
  });
}

test('a failing component makes the page reload without the app, once', async ({
  page,
  problems,
  documents,
}) => {
  await page.route(content, broken(area.path, 'area'));
  await page.goto(area.path);
  await turnWheel(page);
  await expect.poll(documents).toBe(2);
  await expect.poll(() => problems.join(), 'developers see the error').toMatch(ofComponents);
  // Also when the visitor reloads it; and the next page has the app again.
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await turnWheel(page);
    await settle(page);
    await expectUsable(page, area.path);
  }
  await expect.poll(documents).toBe(3);
  await (await footerLink(page, otherArea.name)).click();
  await expect(page).toHaveURL(otherArea.path);
  await hydrate(page);
  await expectUsable(page, otherArea.path);
});

test('a component fails in a page without a document: not found stays', async ({ page, documents }) => {
  await page.route(contentPath(service.path, '*'), broken(service.path, 'service'));
  await page.goto(`${service.path}-in-new-atlantis`);
  await expect.poll(documents).toBe(2);
  await settle(page);
  await expect(mainHeading(page)).toHaveText(site.notFound.heading);
  await expectNumber(page);
  await expect.poll(documents).toBe(2);
});
