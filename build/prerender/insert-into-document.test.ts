import { expect, test } from 'vitest';
import { insertIntoDocument } from '#build/prerender/insert-into-document.ts';

const parts = {
  path: '/about',
  styles: '',
  addedStyles: ['/assets/later.css', '/assets/typefaces.css'],
  script: 'hydrate()',
  firstScripts: ['own()'],
};
const page = '<html><head><title>A</title></head><body><h1>A</h1></body></html>';

/** What else is in a document, and where: tests/built-html. */
test('the owner’s script comes last', () => {
  expect(insertIntoDocument(page, { ...parts, ownerScript: '/analytics.js' })).toMatch(
    /<script type="module" src="\/analytics\.js"><\/script><\/body><\/html>$/,
  );
});

test('Chromium waits for the end of the opening, or, on a page without one, for the end of the header', () => {
  const withHero = page.replace('</h1>', '</h1><div id="opening-end"></div>');
  expect(insertIntoDocument(withHero, parts)).toContain('<link rel="expect" href="#opening-end"');
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
