import { expect, test } from 'vitest';
import { insertIntoDocument } from '#build/prerender/insert-into-document.ts';

const parts = {
  path: '/about',
  styles: "p{content:'$&'}",
  printStyles: '/assets/print.css',
  typefaces: '/assets/typefaces.css',
  script: "hydrate('$1')",
};
const page = '<html><head><title>A</title></head><body><h1>A</h1></body></html>';

test('styles and data come at the end of the head, scripts at the end of the body, the owner’s last', () => {
  const drawing = '<svg><path d="M0 0"></path><text>></text></svg>';
  expect(
    insertIntoDocument(page.replace('<h1>', `${drawing}<h1>`), {
      ...parts,
      structuredData: '{}',
      hidden: true,
      ownScript: '/analytics.js',
    }),
  ).toBe(
    `<html><head><title>A</title><link rel="expect" href="#main" blocking="render"><meta name="robots" content="noindex"><style>p{content:'$&'}</style><link rel="stylesheet" href="/assets/print.css" media="print"><script type="application/ld+json">{}</script></head><body><svg><path d="M0 0"/><text>></text></svg><h1>A</h1><script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}</script><script type="module">hydrate('$1')</script><noscript><link rel="stylesheet" href="/assets/typefaces.css"></noscript><script type="module" src="/analytics.js"></script></body></html>`,
  );
});

test('Chromium waits for the end of the hero, or, on a page without one, for the end of the header', () => {
  const withHero = page.replace('</h1>', '</h1><div id="hero-picture"></div>');
  expect(insertIntoDocument(withHero, parts)).toContain('<link rel="expect" href="#hero-picture"');
  expect(insertIntoDocument(page, parts)).toContain('<link rel="expect" href="#main"');
});

test.each([
  ['a head', '<html><body><h1>A</h1></body></html>'],
  ['a body', '<html><head></head><h1>A</h1></html>'],
  ['a main heading', '<html><head></head><body><p>A</p></body></html>'],
])('a page without %s stops the build, which names it and says what to do', (_, html) => {
  expect(() => insertIntoDocument(html, parts)).toThrow(
    /^The page \/about came out incomplete .* Open it with `npm run dev` to see why\.$/,
  );
});
