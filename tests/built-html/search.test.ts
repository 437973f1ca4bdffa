import { expect, test } from 'vitest';
import { hidden, pages as records, site } from '#tests/company.ts';
import { type Built, meta, plain } from './dom.ts';
import { searchRules, titles } from './search-rules.ts';
import { collect, documents, isThere, read } from './site.ts';

test.each(Object.entries(searchRules(site, isThere, hidden)))('every document has %s', (_, rule) => {
  expect(collect(rule)).toEqual([]);
});

test.each([
  ['title', ({ document }: Built) => titles(document)[0]],
  ['description', ({ document }: Built) => meta(document, 'description')[0]],
  ['main heading', ({ document }: Built) => document.querySelector('h1')?.textContent],
] as const)('no two documents have the same %s', (_, of) => {
  const texts = documents.map((built) => plain(of(built) ?? ''));
  expect(texts.filter((text, index) => text === '' || texts.indexOf(text) !== index)).toEqual([]);
});

test('the sitemap lists every page with the day of its change, and robots.txt names it', () => {
  const listed = [
    ...read('sitemap.xml').matchAll(
      /<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><image:image><image:loc>([^<]+)/g,
    ),
  ].map(([, ...parts]) => parts);
  expect(listed).toEqual(
    records
      .filter(({ path }) => !hidden.has(path))
      .map(({ path, updated, picture }) => [
        site.origin + path,
        updated,
        `${site.origin}/images/${picture.name}.webp`,
      ]),
  );
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
});
