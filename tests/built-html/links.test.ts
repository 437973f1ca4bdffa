import { expect, test } from 'vitest';
import { mapUrl, normalizePath } from '#app/paths.ts';
import { addresses, company, deadEnds, site } from '#tests/company.ts';
import { all, attributes, type Built, nameOf } from './dom.ts';
import { at, collect, documents, isThere, read } from './site.ts';

/** Every link, place on a page and file that a document names is there, and every page is reached. */

const isInternal = (address: string) => !/^[a-z]+:|\.vcf$/i.test(address);
const linked = new Map(
  documents.map(({ path, document }) => [
    path,
    attributes(document, 'a[href], link[rel=expect]', 'href').filter(isInternal),
  ]),
);

test('links lead to a page and to an element on it, but for the chips that the company wants otherwise', () => {
  const dead = ({ path }: Built) =>
    (linked.get(path) ?? []).filter((address) => {
      const [target = '', place] = address.split('#');
      const found = at(target === '' ? path : target);
      if (target !== '' && found?.record === undefined) return true;
      // The offline page's link to itself tries again.
      if (found === undefined || (address === '' && path !== '/offline')) return true;
      if (normalizePath(found.path) !== found.path) return true;
      return place !== undefined && found.document.getElementById(place) === null;
    });
  expect(collect(dead)).toEqual(deadEnds.map(({ path }) => `${path} [1: /about]`));
});

test('every page is within three clicks from home', () => {
  let reached = new Set(['/']);
  for (let click = 0; click < 3; click += 1)
    reached = new Set([
      ...reached,
      ...[...reached].flatMap((path) =>
        (linked.get(path) ?? []).map((address) => address.split('#')[0] ?? ''),
      ),
    ]);
  expect(addresses.filter((path) => !reached.has(path))).toEqual([]);
});

const isExternal = (address: string) => /^(?:https?:)?\/\//.test(address);

test('links leave the site for the brands and for maps only, in a new tab without access to this one, and say so', () => {
  const brands = (company.brands ?? []).map(({ url }) => url);
  expect(
    collect(({ document }) =>
      all(document, 'a[href]').flatMap((link) => {
        const address = link.getAttribute('href') ?? '';
        const isRight = isExternal(address)
          ? (brands.includes(address) || address.startsWith(mapUrl(''))) &&
            link.getAttribute('target') === '_blank' &&
            /noopener/.test(link.getAttribute('rel') ?? '') &&
            nameOf(link).includes(site.labels.newTab.toLowerCase())
          : !link.hasAttribute('target');
        return isRight ? [] : [link.outerHTML.slice(0, 140)];
      }),
    ),
  ).toEqual([]);
});

const manifest: { icons: { src: string }[] } = JSON.parse(read('manifest.webmanifest'));
const inStructuredData = new RegExp(`"${RegExp.escape(site.origin)}(/[^"]*\\.\\w+)"`, 'g');

test('every file that a document names exists: pictures in all sizes, typefaces, styles, scripts, the contact card', () => {
  expect(
    collect(({ document, html }) => {
      const sets = attributes(document, '[srcset]', 'srcset').flatMap((set) =>
        set.split(', ').map((one) => one.split(' ')[0]!),
      );
      const inText = [...html.matchAll(/url\(["']?(\/[^"')]+)|[`"'](\/assets\/[^`"'#]+)/g)].map(
        ([, url, file]) => url ?? file!,
      );
      const named = [
        ...sets,
        ...inText,
        ...attributes(document, '[src]', 'src'),
        ...attributes(document, 'link:not([rel=canonical], [rel=expect])', 'href'),
        ...attributes(document, 'a[href$=".vcf"]', 'href'),
        ...manifest.icons.map(({ src }) => src),
        ...[...html.matchAll(inStructuredData)].map(([, file]) => file!),
      ];
      return [...named.filter((file) => !isThere(file)), ...(named.length > 4 ? [] : ['names no files'])];
    }),
  ).toEqual([]);
});
