import type { Page, Request } from '@playwright/test';
import { expectOnly } from './faults/usable.ts';
import { expect, test } from '#tests/browser/test.ts';

/** When the script inside the page asks for the app. Time stands still here, so that nothing depends on the machine's speed. */

const isApp = (request: Request) => request.url().includes('/assets/entry.client');

/** Opens a page on which no time passes. Answers with the requests for the app, those to come included. */
async function openStill(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (isApp(request)) requests.push(request);
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(path);
  return requests;
}

/** Checks that the app was not asked for. */
async function expectNone(page: Page, requests: Request[]) {
  // A request that is sent later, so that one of the script's would be known by now.
  await page.evaluate(() => fetch('/robots.txt'));
  expect(requests).toEqual([]);
}

/** Sends the page an event as a visitor's device does. */
function send(page: Page, type: string, movement = { movementX: 0, movementY: 0 }) {
  return page.evaluate(
    ([type, movement]) =>
      void document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, ...movement })),
    [type, movement] as const,
  );
}

test('300 ms after the page has loaded, the app is asked for', async ({ page }) => {
  const requests = await openStill(page, '/about');
  await page.clock.runFor(299);
  await expectNone(page, requests);
  const asked = page.waitForRequest(isApp);
  await page.clock.runFor(4001); // When the browser is idle, at the latest after four seconds.
  await asked;
});

for (const { type, movement } of [
  { type: 'pointerdown' },
  { type: 'pointermove', movement: { movementX: 1, movementY: 0 } },
  { type: 'keydown' },
]) {
  test(`at the visitor’s first ${type}, the app is asked for`, async ({ page }) => {
    const requests = await openStill(page, '/about');
    await expectNone(page, requests);
    const asked = page.waitForRequest(isApp);
    await send(page, type, movement);
    await asked;
  });
}

test('a pointer that moves by nothing has no visitor behind it: the app is not asked for', async ({
  page,
}) => {
  const requests = await openStill(page, '/about');
  await send(page, 'pointermove');
  await expectNone(page, requests);
});

test('in the not-found document, the app is asked for at once: it may know the address', async ({
  page,
  problems,
}) => {
  // Without the app, whose own words would come at some time.
  await page.route('**/assets/entry.client*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const asked = page.waitForRequest(isApp);
  await openStill(page, '/no-such-page');
  await asked;
  // The status of the document itself.
  await expectOnly(page, problems, /404/);
});
