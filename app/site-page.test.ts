import { pages, site } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { isSitePage } from '#app/site-page.ts';
import { createRenderer, renderOffline } from '#app/shell/entry.prerender.tsx';

const render = createRenderer(site, pages);
const words = {
  heading: 'No network',
  text: '',
  again: '',
  metadata: { title: '', description: '' },
  safety: undefined,
};

test.each(['/', '/about', '/404'] as const)('the document at %s is this site’s own', async (path) => {
  expect(isSitePage(await render(path))).toBe(true);
});

test('the offline document is this site’s own', async () => {
  expect(isSitePage(await renderOffline(site, words))).toBe(true);
});

test('a page whose quotation marks a proxy has taken out is this site’s own', async () => {
  expect(isSitePage((await render('/')).replaceAll('"', ''))).toBe(true);
});

test('a page that breaks off before its number in the dock is not', async () => {
  const html = await render('/');
  expect(isSitePage(html.slice(0, html.indexOf('</main>')))).toBe(false);
});

test.each([
  '',
  '<!doctype html><title>503 Service Unavailable</title><h1>503</h1>',
  '<!doctype html><html lang="en"><main id="main"><h1>Welcome to our Wi-Fi</h1><a href="tel:+12025550100">Call</a></main>',
])('what a host or a network answers in its place is not: %s', (html) => {
  expect(isSitePage(html)).toBe(false);
});
