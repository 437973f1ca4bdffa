import { expect, test } from 'vitest';
import { absoluteUrl } from '#app/paths.ts';
import { pages as records, site } from '#tests/company.ts';
import { all, attributes, type Built, differs, meta, plain } from './dom.ts';
import { collect, documents, isThere, read } from './site.ts';

/** What search engines and link previews are told. */

const titles = (document: Document) =>
  all(document, 'title:not(svg title)').map(({ textContent }) => textContent);
const canonicals = (document: Document) => attributes(document, 'link[rel=canonical]', 'href');

const rules: Record<string, (built: Built) => string[]> = {
  'one title and one description, as its record has them': ({ document, record }) =>
    record
      ? [
          ...differs('title', titles(document), [record.title]),
          ...differs('description', meta(document, 'description'), [record.description]),
        ]
      : differs('titles', titles(document).length, 1),
  'a title of 60 characters at most and a description of 155, which search engines show whole': ({
    document,
  }) =>
    [
      { text: document.title, most: 60 },
      { text: meta(document, 'description')[0] ?? '', most: 155 },
    ].flatMap(({ text, most }) =>
      text.length > 0 && text.length <= most ? [] : [`"${text}" has ${text.length}`],
    ),
  'its own address as the canonical one, where it is a page': ({ document, path, record }) =>
    differs('canonical', canonicals(document), record ? [absoluteUrl(site.origin, record.path)] : []).map(
      (text) => `${path}: ${text}`,
    ),
  'a place in search engines, where it is a page': ({ document, record }) =>
    differs('robots', meta(document, 'robots'), record ? [] : ['noindex']),
  'a link preview of its own, with a picture that is there': ({ document, record }) => {
    if (!record) return [];
    const [image = ''] = meta(document, 'og:image');
    const told = {
      'og:type': 'website',
      'og:site_name': site.brand,
      'og:title': record.title,
      'og:description':
        site.license === undefined ? record.description : `${record.description} ${site.license}.`,
      'og:url': absoluteUrl(site.origin, record.path),
      'twitter:card': 'summary_large_image',
    };
    const name = record.path === '/' ? 'home' : record.path.slice(1).replaceAll('/', '-');
    return [
      ...Object.entries(told).flatMap(([key, value]) => differs(key, meta(document, key), [value])),
      ...differs('picture', image, `${site.origin}/social/${name}.jpg`),
      ...(isThere(image.slice(site.origin.length)) ? [] : [`the file ${image} is missing`]),
      ...(/\w{3}.* .*\w{3}/.test(meta(document, 'og:image:alt')[0] ?? '') ? [] : ['no alternative text']),
    ];
  },
};

test.each(Object.entries(rules))('every document has %s', (_, rule) => {
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
    ...read('sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g),
  ].map(([, address, day]) => `${address} ${day}`);
  expect(listed).toEqual(records.map(({ path, updated }) => `${absoluteUrl(site.origin, path)} ${updated}`));
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
});
