import type { Page, Route } from '@playwright/test';
import { contentPath, type Path, paths } from '#app/paths.ts';
import { area, otherArea, pageOf, service, site } from '#tests/company.ts';
import {
  clickLinkTo,
  expect,
  holdBack,
  hydrate,
  inChromium,
  isHydrated,
  mainHeading,
  openHydrated,
  scrollPosition,
  test,
} from '#tests/browser/test.ts';
import { expectUsable, failures, settle, turnWheel } from './usable.ts';

/** Visits on which a file fails, or the browser does what the site does not expect: pages can be read, links lead on. */

interface Fault {
  /** Brings the fault about, before a page is opened. */
  cause?: (page: Page) => Promise<unknown>;
  /** Changes the open page, before hydration or after it. Runs in the page. */
  change?: { moment: 'before' | 'after'; by: () => void };
  /** Where the visit begins, if not at an area. */
  path?: Path;
  /** How many documents the visit takes, if that does not depend on time. Where the app works, it is one. */
  documents?: number;
}

const fails =
  (urls: string | RegExp, fail: (route: Route) => Promise<void> | void = failures['is gone']) =>
  (page: Page) =>
    page.route(urls, fail);
const table = <Row>(rows: Record<string, Row>, fault: (row: Row) => Fault, name: string) =>
  Object.fromEntries(Object.entries(rows).map(([key, row]) => [`${name} ${key}`, fault(row)]));

const app = '**/assets/entry.client-*';
const pictures = '**/*.{avif,webp,svg,png,ico,jpg}';
const typefaces = '**/assets/typefaces-*.css';
const { hangs, ...failuresAtOnce } = failures;

/** The scripts of a page's tools: the contact page and services have some. */
const tools = /\/assets\/(?!entry|all-links)[\w-]+\.js$/;
const toolsThatFail = (name: string, path: Path): Record<string, Fault> => ({
  [`the tools of ${name} are gone`]: { cause: fails(tools), path, documents: 2 },
  // The app waits five seconds for them.
  [`the tools of ${name} hang`]: { cause: fails(tools, hangs), path },
});

const filesThatFail: Record<string, Fault> = {
  ...table(
    {
      ...failuresAtOnce,
      throws: (route: Route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("A script that fails.")' }),
    },
    (fail) => ({ cause: fails(app, fail), documents: 3 }),
    'the app',
  ),
  'the app’s style sheet is gone': { cause: fails('**/assets/app-*.css'), documents: 3 },
  'all style sheets are gone': { cause: fails('**/assets/*.css'), path: service.path, documents: 3 },
  'all style sheets hang': { cause: fails('**/assets/*.css', hangs), path: service.path, documents: 3 },
  ...table(
    { 'is gone': failures['is gone'], hangs },
    (fail) => ({ cause: fails(contentPath(otherArea.path, '*'), fail), documents: 3 }),
    'content that a link asks for',
  ),
  ...toolsThatFail('contact', paths.contact),
  ...toolsThatFail('a service', service.path),
  'pictures are gone': { cause: fails(pictures), path: service.path, documents: 1 },
  'pictures hang': { cause: fails(pictures, hangs), path: service.path, documents: 1 },
  'typefaces are gone': { cause: fails(typefaces), path: service.path, documents: 1 },
  'typefaces hang': { cause: fails(typefaces, hangs), path: service.path, documents: 1 },
};

/** Makes reading properties throw in every document, as browsers do that block what they give access to. */
const blocks = (names: string[]) => (page: Page) =>
  page.addInitScript((names) => {
    const refuse = {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    for (const name of names) {
      const owner =
        name === 'cookie' ? Document.prototype : name === 'serviceWorker' ? Navigator.prototype : window;
      Object.defineProperty(owner, name, refuse);
    }
  }, names);

/** Runs in the page. Puts every text into two elements, as Google's translation does, also those that come later. */
function translate() {
  const wrap = (text: Text) => {
    const parent = text.parentElement;
    if (text.data.trim() === '' || parent === null || parent.closest('font, script, style, noscript, title'))
      return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(text.data); // A new text: the page's own is gone.
  };
  const wrapAll = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text); // The walker shows texts only.
    for (const text of found) wrap(text);
  };
  document.documentElement.classList.add('translated-ltr');
  document.documentElement.lang = 'es';
  wrapAll(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) wrapAll(node);
  }).observe(document.documentElement, { childList: true, subtree: true });
}

/** Runs in the page. Adds nodes where extensions do: in the head, around the page and in its texts. */
function extend() {
  const add = (parent: Element | null, name: string, where: 'append' | 'prepend' = 'append') =>
    parent?.[where](document.createElement(name));
  // Not a style: the page's policy does not apply to those of extensions, but would to this one.
  add(document.head, 'template', 'prepend');
  add(document.head, 'meta');
  add(document.body, 'div', 'prepend');
  add(document.body, 'extension-toolbar');
  add(document.documentElement, 'div');
  add(document.querySelector('main'), 'div', 'prepend');
  for (const link of document.querySelectorAll('a[href^="tel:"]')) add(link, 'span');
  document.body.setAttribute('data-new-gr-c-s-check-loaded', '1.0');
  document.body.classList.add('extended');
}

const refuseToReplace = (page: Page) =>
  page.addInitScript(() => {
    History.prototype.replaceState = () => {
      throw new DOMException('Attempt to use history.replaceState() too often.', 'SecurityError');
    };
  });

const browsersThatDiffer: Record<string, Fault> = {
  'a page is translated before hydration': { change: { moment: 'before', by: translate }, documents: 1 },
  'a page is translated after hydration': { change: { moment: 'after', by: translate }, documents: 1 },
  'an extension changes a page before hydration': { change: { moment: 'before', by: extend }, documents: 1 },
  'an extension changes a page after hydration': { change: { moment: 'after', by: extend }, documents: 1 },
  'storage is blocked': {
    cause: blocks(['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore', 'cookie']),
    documents: 1,
  },
  'service workers are blocked, as in a sandboxed frame': { cause: blocks(['serviceWorker']), documents: 1 },
  'the browser refuses to replace addresses, as Safari does': { cause: refuseToReplace, documents: 1 },
  'the browser has no Navigation API': {
    cause: (page) => page.addInitScript(() => void Reflect.deleteProperty(window, 'navigation')),
    documents: 3,
  },
};

for (const { faults, forgiven } of [
  {
    faults: filesThatFail,
    forgiven:
      /Failed to (?:load|fetch)|error loading|Loading (?:failed|module)|request failed|status 404|SyntaxError|Unexpected|Invalid|A script that fails|MIME|missing|expected|unterminated|not terminated|console\.error: Error$/i,
  },
  // React reports that the markup is not what it expects, and renders it again.
  { faults: browsersThatDiffer, forgiven: /Minified React error #418|404/ },
])
  for (const [name, { cause, change, path = area.path, documents: expected }] of Object.entries(faults))
    test.describe(name, () => {
      test.use({ forgiven });

      test('pages can be read and dialed from, and links lead on and back', async ({ page, documents }) => {
        const begin = async (path: Path) => {
          await turnWheel(page);
          await settle(page);
          await expectUsable(page, path);
        };
        await cause?.(page);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        if (change?.moment === 'after') await begin(path);
        if (change) await page.evaluate(change.by);
        await begin(path);
        await clickLinkTo(page, otherArea.path);
        await expectUsable(page, otherArea.path);
        // Nothing loads in a loop.
        for (let time = 0; time < 2; time += 1) await begin(otherArea.path);
        if (expected === 1) await page.evaluate(() => window.history.back());
        else await clickLinkTo(page, path);
        await expectUsable(page, path);
        await begin(path);
        if (expected === undefined) expect(documents()).toBeLessThanOrEqual(3);
        else await expect.poll(documents).toBe(expected);
        await expectUsable(page, path);
      });
    });

test.describe('an app that comes late', () => {
  test.use({ forgiven: /Failed to (?:load|fetch)|error loading|Loading failed|request failed/ });

  for (const [when, retry] of Object.entries<(page: Page) => Promise<unknown>>({
    'at the next touch': async (page) => {
      await page.mouse.down();
      // A button that stays down swallows Firefox's next click.
      await page.mouse.up();
    },
    'when the network is back': (page) => page.evaluate(() => window.dispatchEvent(new Event('online'))),
  }))
    test(`after a failure ${when} hydrates the page`, async ({ page, problems, documents }) => {
      await page.clock.install();
      let requested = 0;
      await page.route(app, async (route) => {
        requested += 1;
        if (requested === 1) await route.abort('connectionfailed');
        else await route.continue();
      });
      await page.goto(area.path);
      await turnWheel(page);
      await expect.poll(() => problems.length).toBeGreaterThan(0);
      // Scrolling on does not request it again and again.
      await turnWheel(page);
      await settle(page);
      expect(requested).toBe(1);
      await page.clock.fastForward(1000);
      await retry(page);
      await page.waitForFunction(isHydrated);
      await clickLinkTo(page, otherArea.path);
      await expectUsable(page, otherArea.path);
      expect(documents()).toBe(1);
    });

  test('after a long wait hydrates the page, which works until then', async ({ page, documents }) => {
    const release = await holdBack(page, app);
    await page.goto(area.path);
    await turnWheel(page);
    await expectUsable(page, area.path);
    release();
    await page.waitForFunction(isHydrated);
    await clickLinkTo(page, otherArea.path);
    await expectUsable(page, otherArea.path);
    expect(documents()).toBe(1);
  });
});

/** Content of the right page that lacks what its components read: they throw. */
const incomplete = (path: string, kind: string) => (route: Route) => route.fulfill({ json: { path, kind } });

test.describe('a component that fails', () => {
  // Of an error on the console, Firefox's driver says only that it is one.
  test.use({ forgiven: /TypeError|undefined|null|Cannot read|console\.error: Error$|404/ });

  test('makes the page reload without the app, once', async ({ page, problems, documents }) => {
    await page.route(contentPath(area.path, '*'), incomplete(area.path, 'area'));
    await page.goto(area.path);
    await turnWheel(page);
    await expect.poll(documents).toBe(2);
    await expect.poll(() => problems.join(), 'developers see the error').toMatch(/TypeError|Error$/);
    // Also when the visitor reloads it; and the next page has the app again.
    await page.reload();
    await turnWheel(page);
    await settle(page);
    await expectUsable(page, area.path);
    await clickLinkTo(page, otherArea.path);
    await hydrate(page);
    await expectUsable(page, otherArea.path);
    expect(documents()).toBe(4);
  });
});

test.describe('where addresses can’t be replaced', () => {
  test.use({ forgiven: /404/ });

  test('unknown ones show what would replace them', async ({ page }) => {
    await refuseToReplace(page);
    await page.goto(paths.area('new-atlantis'));
    await expect(mainHeading(page)).toHaveText(site.notFound.heading);
    await page.goto(paths.service('submarine-painting'));
    await expect(page).toHaveTitle(pageOf('services').title);
  });
});

test('without the Navigation API, Back leads to where the visitor was', inChromium, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'navigation');
    // The driver may scroll before it clicks: what counts is the position in which the page was left.
    window.addEventListener('pagehide', () => sessionStorage.setItem('left', String(window.scrollY)));
  });
  await openHydrated(page, area.path);
  // Not a link of the footer: its lists, which phones collapse, are closed again after Back, and the page is shorter.
  await page.getByRole('main').getByRole('link', { name: site.labels.quoteByContact, exact: true }).click();
  await expectUsable(page, paths.contact);
  const left = await page.evaluate(() => Number(sessionStorage.getItem('left')));
  expect(left).toBeGreaterThan(300);
  await page.goBack();
  await hydrate(page);
  await expect.poll(async () => Math.abs((await scrollPosition(page)) - left)).toBeLessThan(5);
});
