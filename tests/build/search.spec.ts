import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { absoluteUrl, offlinePath, paths } from '#app/paths.ts';
import { addresses, company, pages as records, site } from '#tests/company.ts';
import { canonicals, documents, folder, meta, pages, titles } from './site.ts';

/** What search engines and link previews are told. */

const noPages = [paths.notFound, ...(company.offline === undefined ? [] : [offlinePath])];

test('the pages of the company, the not-found document and the offline page, and no other HTML', () => {
  expect(documents.map(({ path }) => path).sort()).toEqual([...addresses, ...noPages].sort());
});

test('every page has one title, description, canonical link and social preview of its own', () => {
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  for (const { path, html } of pages) {
    const [title = '', ...moreTitles] = titles(html);
    const [description = '', ...moreDescriptions] = meta(html, 'description');
    expect.soft([...moreTitles, ...moreDescriptions], `${path}: more than one`).toEqual([]);
    expect.soft(title.length, `${path}: title`).toBeGreaterThanOrEqual(10);
    expect.soft(title.length, `${path}: title`).toBeLessThanOrEqual(65);
    expect.soft(description.length, `${path}: description`).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, `${path}: description`).toBeLessThanOrEqual(160);
    expect.soft(seen.title.get(title), `${path} has the title of`).toBeUndefined();
    expect.soft(seen.description.get(description), `${path} has the description of`).toBeUndefined();
    seen.title.set(title, path);
    seen.description.set(description, path);

    const address = `${site.origin}${path}`;
    expect.soft(canonicals(html), path).toEqual([address]);
    const image = meta(html, 'og:image')[0] ?? '';
    const previewText = site.license === undefined ? description : `${description} ${site.license}.`;
    const told = {
      'og:type': 'website',
      'og:site_name': site.brand,
      'og:title': title,
      'og:description': previewText,
      'og:url': address,
      'twitter:card': 'summary_large_image',
    };
    for (const [name, value] of Object.entries(told))
      expect.soft(meta(html, name), `${path}: ${name}`).toEqual([value]);
    expect.soft(image.startsWith(`${site.origin}/social/`), `${path}: ${image}`).toBe(true);
    expect.soft(existsSync(join(folder, image.slice(site.origin.length))), `${path}: ${image}`).toBe(true);
    expect.soft(meta(html, 'og:image:alt')[0] ?? '', `${path}: alternative text`).toMatch(/\w{3}.* .*\w{3}/);
    expect.soft(html.startsWith(`<!DOCTYPE html><html lang="${site.language}"`), path).toBe(true);
  }
});

test('the offline page has a title of its own, and is kept out of search engines', () => {
  for (const { html } of documents.filter(({ path }) => path === offlinePath)) {
    expect(meta(html, 'robots')).toEqual(['noindex']);
    expect(canonicals(html)).toEqual([]);
    expect(titles(html)).toEqual([company.offline?.metadata.title]);
  }
});

test('the not-found document has the default, and is kept out of search engines', () => {
  const { html } = documents.find(({ path }) => path === '/404')!;
  expect(meta(html, 'robots')).toEqual(['noindex']);
  expect(canonicals(html)).toEqual([]);
  expect(titles(html)).toHaveLength(1);
  const taken = pages.flatMap((page) => titles(page.html));
  expect(taken).not.toContain(titles(html)[0]);
});

test('the sitemap lists every page that is not kept out, with the day of its last change', () => {
  const xml = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  expect(xml.match(/<url>/g)).toHaveLength(entries.length);
  const isKeptOut = new Map(pages.map(({ path, html }) => [path, meta(html, 'robots').includes('noindex')]));
  const listed = records.filter(({ path }) => isKeptOut.get(path) === false);
  expect(listed.length).toBeGreaterThan(0);
  expect(entries.map(([, address, day]) => ({ address, day }))).toEqual(
    listed.map(({ path, updated }) => ({ address: absoluteUrl(site.origin, path), day: updated })),
  );
});

test('robots.txt lets everything be read and names the sitemap', () => {
  const robots = readFileSync(join(folder, 'robots.txt'), 'utf8');
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toMatch(/^Disallow: \/\S*$/m);
});
