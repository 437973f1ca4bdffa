import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { phoneDisplay, phoneHref, site } from '#app/site.ts';
import { attributes, canonicals, documents, folder, meta, pages, titles, unescape } from './site.ts';

/** What search engines read about a page in the delivered files is what visitors read there. */

interface Node {
  '@type'?: string;
  '@id'?: string;
  name?: string;
  legalName?: string;
  [property: string]: unknown;
}

const block = /<script type="application\/ld\+json">([^<]*)<\/script>/g;
const blocks = (html: string) => [...html.matchAll(block)].map((match) => match[1] ?? '');

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

const namesIn = (value: unknown) => nodesIn(value).flatMap(({ name }) => name ?? []);

/** A page's nodes, by type. */
function told(html: string): (type: string) => Node[] {
  const nodes = nodesIn(JSON.parse(blocks(html)[0] ?? '{}'));
  return (type) => nodes.filter((node) => node['@type'] === type);
}

/** The text in which a visitor reads: tags, and what no tag shows, taken out. */
function textOf(html: string): string {
  const shown = html.replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '').replaceAll('<!-- -->', '');
  return unescape(
    shown.replaceAll(/<\/?(?:a|b|em|span|strong)\b[^>]*>/g, '').replaceAll(/<[^>]+>/g, '\n'),
  ).replaceAll(/[ \n]+/g, ' ');
}

/** Whether a text has another in it, not just the beginning of a longer word. */
const shows = (text: string, part: string) =>
  text
    .split(part)
    .slice(1)
    .some((rest) => !/^\w/.test(rest));

const bodyOf = (html: string) => html.slice(html.indexOf('<body'));
const mainOf = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
const headings = (html: string, level: string) =>
  [...html.matchAll(new RegExp(`<${level}\\b[^>]*>(.*?)</${level}>`, 'gs'))].map((match) =>
    textOf(match[1] ?? ''),
  );

test('every page has one graph, in its head; the not-found document has none', () => {
  for (const { path, html } of documents) {
    const head = html.slice(0, html.indexOf('</head>'));
    expect.soft(blocks(html), path).toHaveLength(path === '/404' ? 0 : 1);
    expect.soft(blocks(head), path).toHaveLength(path === '/404' ? 0 : 1);
  }
});

test('the business is told of as every page shows it', () => {
  for (const { path, html } of pages) {
    const text = textOf(bodyOf(html));
    const [business] = told(html)('HomeAndConstructionBusiness');
    expect(business, path).toMatchObject({ name: site.brand, telephone: site.phone });
    expect.soft(attributes(html, 'href', 'a'), path).toContain(phoneHref);
    const places = namesIn(business?.areaServed);
    const services = namesIn(business?.hasOfferCatalog);
    const credential = namesIn(business?.hasCredential);
    const insurance = nodesIn(business?.additionalProperty).map(({ value }) => String(value));
    const shown = [
      business?.name ?? 'no name',
      ...(business?.legalName === undefined ? [] : [business.legalName]),
      String(business?.description),
      phoneDisplay,
      `${site.city}, ${site.state}`,
      `since ${String(business?.foundingDate)}`,
      '24/7',
      ...places,
      ...services,
      ...credential,
      ...insurance,
    ];
    expect.soft(places, path).toHaveLength(14);
    expect.soft(services.length, path).toBeGreaterThanOrEqual(5);
    expect
      .soft(
        shown.filter((fact) => !shows(text, fact)),
        `${path} doesn’t show`,
      )
      .toEqual([]);
  }
});

test('the page is told of as its head, its picture and the sitemap have it', () => {
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const days = new Map(
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)].map(([, url, day]) => [
      url,
      day,
    ]),
  );
  for (const { path, html } of pages) {
    const nodes = told(html);
    const page = ['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage'].flatMap(nodes);
    const [url] = canonicals(html);
    expect(page, path).toHaveLength(1);
    expect.soft(page[0], path).toMatchObject({
      '@id': url,
      url,
      name: titles(html)[0],
      description: meta(html, 'description')[0],
      dateModified: days.get(url),
    });
    const [picture] = nodes('ImageObject');
    const images = [...mainOf(html).matchAll(/<img\b[^>]*>/g)].map(([image]) => image);
    const shown = images.find(
      (image) => `${site.origin}${attributes(image, 'src')[0]}` === picture?.contentUrl,
    );
    expect
      .soft(attributes(shown ?? '', 'alt'), `${path}: ${String(picture?.contentUrl)}`)
      .toEqual([picture?.caption]);
  }
});

test('a service and an area are told of as their page shows them', () => {
  for (const { path, html } of pages) {
    const nodes = told(html);
    const main = mainOf(html);
    const [heading] = headings(main, 'h1');
    const service = nodes('Service').find((node) => 'provider' in node);
    expect.soft(service !== undefined, path).toBe(path.startsWith('/services/'));
    if (service !== undefined) {
      expect.soft(heading, path).toBe(service.name);
      expect.soft(textOf(main), path).toContain(service.description);
      if ('hoursAvailable' in service) expect.soft(textOf(main), path).toContain('24/7');
      const served = nodesIn(service.areaServed).map((node) => node['@id']);
      const names = nodes('Place').filter((place) => served.includes(place['@id']));
      if (path.includes('-in-'))
        expect.soft(heading, path).toBe(`${String(service.serviceType)} in ${names[0]?.name}`);
      expect.soft(names, path).toHaveLength(path.includes('-in-') ? 1 : 14);
    }
    const located = nodes('Place').filter((place) => 'geo' in place);
    expect.soft(located.length, path).toBe(path.startsWith('/service-areas/') ? 1 : 0);
    if (located[0] !== undefined) expect.soft(heading, path).toBe(located[0].name);
  }
});

test('lists are told of in the order in which their page shows them', () => {
  const listed = pages.filter(({ html }) => told(html)('ItemList').length > 0);
  expect(listed.map(({ path }) => path).sort()).toEqual(['/service-areas', '/services']);
  for (const { path, html } of listed) {
    const items = nodesIn(told(html)('ItemList')[0]?.itemListElement);
    const names = namesIn(items);
    const shown = ['h2', 'h3']
      .flatMap((level) => headings(mainOf(html), level))
      .filter((name) => names.includes(name));
    expect(shown, path).toEqual(names);
    const links = attributes(mainOf(html), 'href', 'a').map((address) => site.origin + address);
    expect(items.filter(({ url }) => !links.includes(String(url)))).toEqual([]);
  }
});

test('breadcrumbs are told of as their page shows them', () => {
  for (const { path, html } of pages) {
    const trails = told(html)('BreadcrumbList');
    expect.soft(trails.length, path).toBe(path === '/' ? 0 : path.includes('-in-') ? 2 : 1);
    for (const trail of trails) {
      const steps = nodesIn(trail.itemListElement);
      const links = attributes(html, 'href', 'a').map((address) => site.origin + address);
      const shown = textOf(bodyOf(html));
      expect.soft(steps.at(-1)?.item, path).toBe(canonicals(html)[0]);
      for (const { name, item } of steps.slice(0, -1)) {
        expect.soft(links, `${path}: ${name}`).toContain(item);
        expect.soft(shown, path).toContain(String(name));
      }
      expect.soft(shown, path).toContain(String(steps.at(-1)?.name));
    }
  }
});
