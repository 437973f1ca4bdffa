import { expect, test } from '@playwright/test';
import { mapUrl, paths } from '#app/paths.ts';
import { company, deadEnds, site } from '#tests/company.ts';
import { documents, folder, pages } from './site.ts';
import { deadLinks, isInternal, links, missingFiles, namedFiles, unreachablePages } from './site-links.ts';

/** Every link, fragment and file that a page names is there; every page can be reached from the home page. */

test('no link leads nowhere, but the chips that the company wants to', () => {
  const checked = documents.flatMap(({ html }) => links(html).filter(isInternal));
  // At least what header and footer list, on every page.
  expect(checked.length).toBeGreaterThan(2 * (site.services.length + site.areas.length) * documents.length);
  expect(deadLinks(documents)).toEqual(deadEnds.map(({ path }) => `${paths.about} links to ${path}`));
});

test('every page can be reached from the home page within three clicks', () => {
  expect(unreachablePages(pages, 3)).toEqual([]);
});

test('no two pages have the same main heading', () => {
  const headings = pages.map(({ html }) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');
  expect(headings.filter((heading) => heading === '')).toEqual([]);
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
});

test('every file that a page names is there: pictures in all sizes, fonts, icon, script', () => {
  for (const { path, html } of documents) expect(namedFiles(html).length, path).toBeGreaterThan(2);
  expect(missingFiles(documents, folder)).toEqual({});
});

test('every picture has an alternative text and its size', () => {
  const images = documents.flatMap(({ path, html }) =>
    [...html.matchAll(/<img\b[^>]*>/g)].map(([image]) => `${path}: ${image}`),
  );
  expect(images.length).toBeGreaterThan(documents.length);
  for (const needed of [/\salt="[^"]{10,}"/, /\swidth="\d+"/, /\sheight="\d+"/])
    expect.soft(images.filter((image) => !needed.test(image))).toEqual([]);
});

test('a page leads out of the site to the number, to the brands and to maps, and nowhere else', () => {
  const allowed = [site.phone.href, ...(company.brands ?? []).map(({ url }) => url)];
  const isMap = (address: string) => address.startsWith(mapUrl(''));
  const outbound = documents.flatMap(({ path, html }) =>
    links(html)
      .map((address) => address.replaceAll('&amp;', '&'))
      .filter((address) => /^([a-z]+:|\/\/)/i.test(address))
      .map((address) => ({ path, address })),
  );
  expect(outbound.length).toBeGreaterThan(documents.length);
  expect(outbound.filter(({ address }) => !allowed.includes(address) && !isMap(address))).toEqual([]);
});

test('links to other sites open in a new tab without access to this one; all others do not', () => {
  const all = documents.flatMap(({ path, html }) =>
    [...html.matchAll(/<a\b[^>]*>/g)].map(([link]) => `${path}: ${link}`),
  );
  const [external, others] = [true, false].map((wanted) =>
    all.filter((link) => /href="(https?:)?\/\//.test(link) === wanted),
  );
  const maps = site.areas.filter(({ map }) => map !== undefined);
  expect(external?.length).toBeGreaterThan(maps.length * documents.length);
  for (const needed of [/target="_blank"/, /rel="[^"]*noopener/, /href="https?:/])
    expect.soft(external?.filter((link) => !needed.test(link))).toEqual([]);
  expect(others?.filter((link) => link.includes('target='))).toEqual([]);
});
