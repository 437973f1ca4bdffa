import { contentPath, paths } from '#app/paths.ts';
import { area, pageOf, service, site } from '#tests/company.ts';
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
import { expectUsable, settle, walk } from './usable.ts';

/** What visitors' browsers do to a page: they translate it, add nodes, block storage, leave pictures out. */

// React reports that the markup is not what it expects, and renders it again.
test.use({ forgiven: /Minified React error #418|404/ });

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

for (const [name, change] of Object.entries({ translated: translate, 'changed by an extension': extend }))
  for (const moment of ['before', 'after'])
    test(`a page that is ${name} ${moment} hydration works`, async ({ page, documents }) => {
      await page.goto(area.path);
      if (moment === 'after') await hydrate(page);
      await page.evaluate(change);
      await hydrate(page);
      await settle(page);
      await expectUsable(page, area.path);
      await walk(page);
      expect(documents()).toBe(1);
    });

/** Runs in the page. Makes reading a property throw, as browsers do that block what it gives access to. */
function block(names: string[]) {
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
}

test('storage of all kinds is blocked: the site works', async ({ page, documents }) => {
  const names = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore', 'cookie'];
  await page.addInitScript(block, names);
  await openHydrated(page, area.path);
  await walk(page);
  expect(documents()).toBe(1);
});

test('service workers are blocked, as in a sandboxed frame: the site works', async ({ page, documents }) => {
  await page.addInitScript(block, ['serviceWorker']);
  await openHydrated(page, area.path);
  await walk(page);
  // The app also uses them before it leaves a page for a document.
  await page.route(contentPath(service.path, '*'), (route) => route.fulfill({ status: 404, body: '' }));
  await (await footerLink(page, service.content.service.name)).click();
  await expect.poll(documents).toBe(2);
  await expectUsable(page, service.path);
});

test('the site works when the browser refuses to replace addresses, as Safari does', async ({
  page,
  documents,
}) => {
  await page.addInitScript(() => {
    History.prototype.replaceState = () => {
      throw new DOMException('Attempt to use history.replaceState() too often.', 'SecurityError');
    };
  });
  await openHydrated(page, area.path);
  await walk(page);
  expect(documents()).toBe(1);
  // What would be replaced is shown at the address that was opened.
  await page.goto(paths.area('new-atlantis'));
  await expect(mainHeading(page)).toHaveText(site.notFound.heading);
  await page.goto(paths.service('submarine-painting'));
  await expect(page).toHaveTitle(pageOf('services').title);
});

for (const state of [7, 'text', [], { attempted: 7 }, { document: [] }, { usr: null, key: 'default' }])
  // Firefox's driver ends when a script replaces the state of a page that is still being opened.
  test(
    `the site works when an extension leaves ${JSON.stringify(state)} in the history`,
    inChromium,
    async ({ page, documents }) => {
      await page.addInitScript((state) => window.history.replaceState(state, ''), state);
      await page.goto('/no-such-page');
      await page.waitForFunction(isHydrated);
      await expect(mainHeading(page)).toHaveText(site.notFound.heading);
      await (await footerLink(page, area.name)).click();
      await expectUsable(page, area.path);
      expect(documents()).toBe(1);
    },
  );

for (const [name, files] of Object.entries({
  pictures: '**/*.{avif,webp,svg,png,ico,jpg}',
  typefaces: '**/assets/typefaces-*.css',
}))
  for (const fault of ['are gone', 'hang'])
    test(`${name} ${fault}: the words are there, and the site works`, async ({ page }) => {
      await page.route(files, (route) =>
        fault === 'hang' ? undefined : route.fulfill({ status: 404, body: '' }),
      );
      await page.goto(service.path, { waitUntil: 'domcontentloaded' });
      await expectUsable(page, service.path);
      await page.goto(area.path, { waitUntil: 'domcontentloaded' });
      await hydrate(page);
      await walk(page);
    });
