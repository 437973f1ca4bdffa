import { expect, test } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { builtPages } from '#build/prerender/built-pages.ts';
import { company, emergencyMark, pagesOf, servicePages, site } from '#tests/company.ts';
import { attributes, canonicals, documents, isNoPage, meta, titles, unescape } from './site.ts';

/** What search engines read about a page in the delivered files is what visitors read there. */

const built = await builtPages();

/** The areas that every page lists. */
const listedAreas = pagesOf('area')
  .filter(({ path }) => site.areas.some((area) => area.path === path))
  .map(({ content }) => content.area.name);

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
    expect.soft(blocks(html), path).toHaveLength(isNoPage(path) ? 0 : 1);
    expect.soft(blocks(head), path).toHaveLength(isNoPage(path) ? 0 : 1);
  }
});

test('the business is told of as every page shows it', () => {
  const { brand, phone, type, openingHours } = company.business;
  const isAlwaysOpen = openingHours.some(
    ({ days, opens, closes }) => days.length === 7 && opens === '00:00' && closes === '23:59',
  );
  for (const { html, page } of built) {
    const { path } = page;
    const text = textOf(bodyOf(html));
    const [business] = told(html)(type);
    expect(business, path).toMatchObject({ name: brand, telephone: phone });
    expect.soft(attributes(html, 'href', 'a'), path).toContain(site.phone.href);
    const places = namesIn(business?.areaServed);
    const services = namesIn(business?.hasOfferCatalog);
    const credential = namesIn(business?.hasCredential);
    const insurance = nodesIn(business?.additionalProperty).map(({ value }) => String(value));
    const shown = [
      business?.name ?? 'no name',
      ...(business?.legalName === undefined ? [] : [business.legalName]),
      String(business?.description),
      site.phone.display,
      ...nodesIn(business?.address).map(({ addressLocality }) => String(addressLocality)),
      String(business?.foundingDate),
      ...(isAlwaysOpen ? ['24/7'] : []),
      ...places,
      ...services,
      ...credential,
      ...insurance,
    ];
    // Each is told once, on the page that lists them.
    expect.soft(places, path).toEqual(page.kind === 'coverage' ? listedAreas : []);
    const offered = servicePages.map(({ content }) => content.heading);
    expect.soft(services.slice(1), path).toEqual(page.kind === 'services' ? offered : []);
    expect
      .soft(
        shown.filter((fact) => !shows(text, fact)),
        `${path} doesn’t show`,
      )
      .toEqual([]);
  }
});

test('the page is told of as its head, its picture and its record have it', () => {
  for (const { html, page } of built) {
    const { path } = page;
    const nodes = told(html);
    const pageNodes = ['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage'].flatMap(nodes);
    const [url] = canonicals(html);
    expect(pageNodes, path).toHaveLength(1);
    expect.soft(pageNodes[0], path).toMatchObject({
      '@id': url,
      url,
      name: titles(html)[0],
      description: meta(html, 'description')[0],
      dateModified: page.updated,
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
  for (const { html, page } of built) {
    const { path, kind } = page;
    const nodes = told(html);
    const main = mainOf(html);
    const [heading] = headings(main, 'h1');
    const service = nodes('Service').find((node) => 'provider' in node);
    expect.soft(service !== undefined, path).toBe(kind === 'service');
    if (service !== undefined && kind === 'service') {
      const { emergency, name } = page.content.service;
      expect.soft(service, path).toMatchObject({ name: heading, serviceType: name });
      expect.soft(textOf(main), path).toContain(service.description);
      expect.soft('hoursAvailable' in service, path).toBe(emergency);
      if (emergency) expect.soft(textOf(main), path).toContain(emergencyMark);
      const { inArea } = page.content;
      expect
        .soft(namesIn(service.areaServed), path)
        .toEqual(inArea === undefined ? listedAreas : [inArea.name]);
    }
    const located = nodes('Place').filter((place) => 'geo' in place);
    expect
      .soft(
        located.map(({ name }) => name),
        path,
      )
      .toEqual(kind === 'area' ? [heading] : []);
  }
});

test('lists are told of in the order in which their page shows them', () => {
  const listed = built.filter(({ html }) => told(html)('ItemList').length > 0);
  expect(listed.map(({ page }) => page.path).sort()).toEqual([paths.coverage, paths.services]);
  for (const { html, page } of listed) {
    const items = nodesIn(told(html)('ItemList')[0]?.itemListElement);
    const names = namesIn(items);
    const shown = ['h2', 'h3']
      .flatMap((level) => headings(mainOf(html), level))
      .filter((name) => names.includes(name));
    expect(shown, page.path).toEqual(names);
    const links = attributes(mainOf(html), 'href', 'a').map((address) => site.origin + address);
    expect(items.filter(({ url }) => !links.includes(String(url)))).toEqual([]);
  }
});

test('breadcrumbs are told of as their page shows them', () => {
  for (const { html, page } of built) {
    const { path } = page;
    const trails = told(html)('BreadcrumbList');
    const isPair = page.kind === 'service' && page.content.inArea !== undefined;
    expect.soft(trails.length, path).toBe(page.kind === 'home' ? 0 : isPair ? 2 : 1);
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
