import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { deadEnds, site } from '#tests/company.ts';
import { attributes, documents, folder, pages } from './site.ts';

/** Every link, fragment and file that a page names is there; every page can be reached from the home page. */

const byPath = new Map(pages.map((page) => [page.path, page]));
const links = (html: string) => attributes(html, 'href', 'a');
const internal = (address: string) => !/^[a-z]+:/i.test(address);

test('no link leads nowhere, but the chips that the company wants to', () => {
  let checked = 0;
  const dead = new Set<string>();
  for (const { path, html } of documents) {
    for (const address of links(html).filter(internal)) {
      checked += 1;
      const [target = '', fragment] = address.split('#');
      const found = target === '' ? html : byPath.get(target)?.html;
      const there = fragment === undefined || attributes(found ?? '', 'id').includes(fragment);
      if (found === undefined || !there) dead.add(`${path} links to ${address}`);
    }
  }
  // At least what header and footer list, on every page.
  expect(checked).toBeGreaterThan(2 * (site.services.length + site.areas.length) * documents.length);
  expect([...dead]).toEqual(deadEnds.map(({ path }) => `${paths.about} links to ${path}`));
});

test('every page can be reached from the home page within three clicks', () => {
  const linked = (path: string) =>
    links(byPath.get(path)?.html ?? '').map((address) => address.split('#')[0] ?? '');
  let reached = new Set(['/']);
  for (let click = 1; click <= 3; click += 1)
    reached = new Set([...reached, ...[...reached].flatMap(linked)]);
  expect(pages.filter(({ path }) => !reached.has(path)).map(({ path }) => path)).toEqual([]);
});

test('no two pages have the same main heading', () => {
  const headings = pages.map(({ html }) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');
  expect(headings.filter((heading) => heading === '')).toEqual([]);
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
});

test('every file that a page names is there: pictures in all sizes, fonts, icon, script', () => {
  const missing = new Map<string, string>();
  for (const { path, html } of documents) {
    const sets = attributes(html, 'srcset', '(?:img|source)').flatMap((set) =>
      set.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
    );
    const files = [
      ...sets,
      ...attributes(html, 'src'),
      ...attributes(html, 'href', 'link').filter((address) => internal(address)),
      ...[...html.matchAll(/url\(["']?(\/[^"')]+)/g)].map((match) => match[1] ?? ''),
      ...[...html.matchAll(/import\("([^"]+)"\)/g)].map((match) => match[1] ?? ''),
    ];
    expect(files.length, path).toBeGreaterThan(2);
    for (const file of files) if (!existsSync(join(folder, file))) missing.set(file, path);
  }
  expect(Object.fromEntries(missing)).toEqual({});
});

test('every picture has an alternative text and its size', () => {
  const images = documents.flatMap(({ path, html }) =>
    [...html.matchAll(/<img\b[^>]*>/g)].map(([image]) => `${path}: ${image}`),
  );
  expect(images.length).toBeGreaterThan(documents.length);
  for (const needed of [/\salt="[^"]{10,}"/, /\swidth="\d+"/, /\sheight="\d+"/])
    expect.soft(images.filter((image) => !needed.test(image))).toEqual([]);
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
  for (const needed of [/target="_blank"/, /rel="[^"]*noopener/, /href="https:/])
    expect.soft(external?.filter((link) => !needed.test(link))).toEqual([]);
  expect(others?.filter((link) => link.includes('target='))).toEqual([]);
});
