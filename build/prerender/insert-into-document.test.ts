import { describe, expect, test } from 'vitest';
import { insertIntoDocument } from '#build/prerender/insert-into-document.ts';

const parts = {
  path: '/about',
  styles: 'p{color:red}',
  printStyles: '/assets/print.css',
  typefaces: '/assets/typefaces.css',
  script: 'hydrate()',
};
const page = '<html><head><title>A</title></head><body><h1>A</h1></body></html>';

test('styles stand at the end of the head, what scripts and browsers do later at the end of the body', () => {
  expect(insertIntoDocument(page, parts)).toBe(
    '<html><head><title>A</title><style>p{color:red}</style><link rel="stylesheet" href="/assets/print.css" media="print"></head><body><h1>A</h1><script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}</script><script type="module">hydrate()</script><noscript><link rel="stylesheet" href="/assets/typefaces.css"></noscript></body></html>',
  );
});

test('a "$" in styles or script stands there as it is', () => {
  const inserted = insertIntoDocument(page, { ...parts, styles: "p{content:'$&'}", script: "hydrate('$1')" });
  expect(inserted).toContain("<style>p{content:'$&'}</style>");
  expect(inserted).toContain("hydrate('$1')");
});

test('shapes of drawings close in one sign', () => {
  const drawing = '<svg><path d="M0 0"></path><use href="#a"></use><text>></text></svg>';
  expect(insertIntoDocument(page.replace('<h1>', `${drawing}<h1>`), parts)).toContain(
    '<svg><path d="M0 0"/><use href="#a"/><text>></text></svg>',
  );
});

test('structured data stands in the head, as data', () => {
  expect(insertIntoDocument(page, { ...parts, structuredData: '{}' })).toContain(
    '<script type="application/ld+json">{}</script></head>',
  );
});

test('a script of the owner’s comes last', () => {
  expect(insertIntoDocument(page, { ...parts, ownScript: '/analytics.js' })).toContain(
    '</noscript><script type="module" src="/analytics.js"></script></body></html>',
  );
});

test('a hidden page asks search engines not to list it, any other does not', () => {
  const noindex = '<meta name="robots" content="noindex">';
  expect(insertIntoDocument(page, { ...parts, hidden: true })).toContain(noindex);
  expect(insertIntoDocument(page, parts)).not.toContain(noindex);
});

describe('the build stops, and names the page and what to do, at a page', () => {
  test.each([
    ['that is empty', ''],
    ['without a head', '<html><body><h1>A</h1></body></html>'],
    ['without a body', '<html><head></head><h1>A</h1></html>'],
    ['without a main heading', '<html><head></head><body><p>A</p></body></html>'],
  ])('%s', (_, html) => {
    expect(() => insertIntoDocument(html, parts)).toThrow(
      /^The page \/about came out incomplete .* Open it with `npm run dev` to see why\.$/,
    );
  });
});
