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

test('each document is this site’s own, also one whose quotation marks a proxy has taken out', async () => {
  for (const html of [await render('/'), await render('/404'), await renderOffline(site, words)]) {
    expect(isSitePage(html)).toBe(true);
    expect(isSitePage(html.replaceAll('"', ''))).toBe(true);
    // One that breaks off before its number in the dock is not.
    expect(isSitePage(html.slice(0, html.indexOf('</main>')))).toBe(false);
  }
});

test.each([
  '',
  '<!doctype html><title>503 Service Unavailable</title><h1>503</h1>',
  '<!doctype html><html lang="en"><main id="main"><h1>Welcome to our Wi-Fi</h1><a href="tel:+12025550100">Call</a></main>',
])('what a host or a network answers in its place is not: %s', (html) => {
  expect(isSitePage(html)).toBe(false);
});
