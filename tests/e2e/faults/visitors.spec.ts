import type { Page } from '@playwright/test';
import { contentPath, paths } from '#app/paths.ts';
import { area, otherArea, pageOf, service, site } from '#tests/company.ts';
import {
  expect,
  footerLink,
  hydrate,
  inChromium,
  isHydrated,
  mainHeading,
  openHydrated,
  test,
} from '#tests/browser/test.ts';
import { countDocuments, expectOnly, expectUsable, settle } from './usable.ts';

/** What visitors' browsers do to a page: they translate it, put nodes into it, keep storage from it, leave pictures out. */

/** Runs in the page. Puts every text into two elements, as Google's translation does, and what comes later, too. */
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

/** Runs in the page. Puts nodes where extensions do: into the head, around the page and into its texts. */
function extend() {
  const add = (parent: Element | null, name: string, first = false) => {
    const element = document.createElement(name);
    element.setAttribute('data-extension', '');
    if (first) parent?.prepend(element);
    else parent?.append(element);
  };
  // Not a style: those of extensions are beyond the page's policy, and this one would not be.
  add(document.head, 'template', true);
  add(document.head, 'meta');
  add(document.body, 'div', true);
  add(document.body, 'extension-toolbar');
  add(document.documentElement, 'div');
  add(document.querySelector('main'), 'div', true);
  for (const link of document.querySelectorAll('a[href^="tel:"]')) add(link, 'span');
  document.body.setAttribute('data-new-gr-c-s-check-loaded', '1.0');
  document.body.classList.add('extended');
}

/** Opens pages by links, there and back, on a page that something has been done to. */
async function walk(page: Page) {
  await (await footerLink(page, otherArea.name)).click();
  await expectUsable(page, otherArea.path);
  await page.evaluate(() => window.history.back());
  await expectUsable(page, area.path);
  await (await footerLink(page, otherArea.name)).click();
  await expectUsable(page, otherArea.path);
}

/** React tells that the markup is not what it expects, and renders it anew: the page, or a tool whose script comes later. */
const ofReact = /Minified React error #418/;

for (const [name, change] of Object.entries({
  'is translated': translate,
  'has nodes of an extension in it': extend,
})) {
  test(`a page ${name} before it is hydrated`, async ({ page, problems }) => {
    const documents = countDocuments(page);
    await page.goto(area.path);
    await page.evaluate(change);
    await hydrate(page);
    await settle(page);
    await expectUsable(page, area.path);
    await walk(page);
    expect(documents()).toBe(1);
    await expectOnly(page, problems, ofReact);
  });

  test(`a page ${name} after it is hydrated`, async ({ page, problems }) => {
    const documents = countDocuments(page);
    await openHydrated(page, area.path);
    await page.evaluate(change);
    await expectUsable(page, area.path);
    await walk(page);
    expect(documents()).toBe(1);
    await expectOnly(page, problems, ofReact);
  });
}

test('storage of all kinds is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(window, name, refuse);
    Object.defineProperty(Document.prototype, 'cookie', refuse);
  });
  const documents = countDocuments(page);
  await openHydrated(page, area.path);
  await walk(page);
  await (await footerLink(page, site.labels.footer.quickLinks.contact)).click();
  await expectUsable(page, paths.contact);
  expect(documents()).toBe(1);
});

test('the browser lets no page ask for service workers, as in a sandboxed frame', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      configurable: true,
      get() {
        throw new DOMException('Service workers are not allowed here.', 'SecurityError');
      },
    });
  });
  const documents = countDocuments(page);
  await openHydrated(page, area.path);
  await walk(page);
  // The app asks for them, too, before it leaves a page for a document.
  await page.route(contentPath(service.path, '*'), (route) => route.fulfill({ status: 404, body: '' }));
  await (await footerLink(page, service.content.service.name)).click();
  await expect.poll(documents).toBe(2);
  await expectUsable(page, service.path);
  await expectOnly(page, problems, /status(?: of)? 404/);
});

test('the browser replaces no address any more, as Safari after a hundred times in half a minute', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    History.prototype.replaceState = () => {
      throw new DOMException('Attempt to use history.replaceState() too often.', 'SecurityError');
    };
  });
  const documents = countDocuments(page);
  await openHydrated(page, area.path);
  await walk(page);
  expect(documents()).toBe(1);
  // What would be replaced is shown at the address that was asked for.
  await page.goto(paths.area('new-atlantis'));
  await expect(mainHeading(page)).toHaveText(site.notFound.heading);
  await page.goto(paths.service('submarine-painting'));
  await expect(page).toHaveTitle(pageOf('services').title);
  await expectOnly(page, problems, /404/);
});

for (const state of [7, 'text', [], { attempted: 7 }, { document: [] }, { usr: null, key: 'default' }]) {
  // Firefox's driver ends where a script replaces the state of a page that is still being opened.
  test(
    `the history remembers ${JSON.stringify(state)}, which an extension has left there`,
    inChromium,
    async ({ page, problems }) => {
      await page.addInitScript((state) => window.history.replaceState(state, ''), state);
      const documents = countDocuments(page);
      await page.goto('/no-such-page');
      await page.waitForFunction(isHydrated);
      await expect(mainHeading(page)).toHaveText(site.notFound.heading);
      await (await footerLink(page, area.name)).click();
      await expectUsable(page, area.path);
      expect(documents()).toBe(1);
      await expectOnly(page, problems, /404/);
    },
  );
}

for (const [name, files] of Object.entries({
  pictures: '**/*.{avif,webp,svg,png,ico,jpg}',
  typefaces: '**/assets/typefaces-*.css',
})) {
  test(`${name} are gone: the words are there`, async ({ page, problems }) => {
    await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
    await openHydrated(page, service.path);
    await expectUsable(page, service.path);
    await page.goto(area.path);
    await hydrate(page);
    await walk(page);
    await expectOnly(page, problems, /404/);
  });

  test(`${name} hang: the words are there, and the first touch brings the app`, async ({ page }) => {
    await page.route(files, () => {});
    await page.goto(area.path, { waitUntil: 'domcontentloaded' });
    await expectUsable(page, area.path);
    await hydrate(page);
    await walk(page);
  });
}
