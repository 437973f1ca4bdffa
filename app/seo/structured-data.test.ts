import { expect, test } from 'vitest';
import { areas } from '#app/content/areas.ts';
import { labels } from '#app/content/labels.ts';
import { allPages } from '#app/content/pages.ts';
import { areaRecord } from '#app/content/records.ts';
import { services } from '#app/content/services.ts';
import { serialize, structuredData } from '#app/seo/structured-data.ts';
import { site } from '#app/site.ts';

/** A part of a graph, as JSON. */
type Node = Record<string, unknown>;

const frame = { labels, services, areas, location: areaRecord('oceanside').location };
const described = allPages().map((page) => {
  const graph: { '@graph': Node[] } = JSON.parse(serialize(structuredData(page, frame)));
  return { page, path: page.path, nodes: graph['@graph'] };
});

/** A node and all nodes in it. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

const isReference = (node: Node) => Object.keys(node).join() === '@id';

function nodeOf(nodes: Node[], type: string): Node | undefined {
  return nodes.find((node) => node['@type'] === type);
}

function pageAt(path: string) {
  const found = described.find((one) => one.path === path);
  if (found === undefined) throw new Error(`There is no page ${path}.`);
  return found;
}

const graphAt = (path: string) => pageAt(path).nodes;

test('every page has the business, the site and itself', () => {
  expect(described).toHaveLength(109);
  for (const { path, nodes } of described) {
    expect(nodes.slice(0, 2).map((node) => node['@id'])).toEqual([
      `${site.origin}/#business`,
      `${site.origin}/#website`,
    ]);
    expect(nodes[2]).toMatchObject({ '@id': site.origin + path, url: site.origin + path });
  }
});

test('everything that is referred to is told of on the same page, and everything is told of once', () => {
  for (const { path, nodes } of described) {
    const all = nodesIn(nodes);
    const told = all.filter((node) => !isReference(node) && '@id' in node).map((node) => node['@id']);
    const missing = all.filter((node) => isReference(node) && !told.includes(node['@id']));
    expect(missing, `${path} refers to what it doesn't tell of`).toEqual([]);
    expect(new Set(told).size, `${path} tells of something twice`).toBe(told.length);
  }
});

test('the business is told of in the same words everywhere, but for its picture', () => {
  const told = described.map(({ nodes }) => {
    const { image: _image, areaServed: _areas, hasOfferCatalog: _catalog, ...business } = nodes[0] ?? {};
    return JSON.stringify(business);
  });
  expect(new Set(told).size).toBe(1);
});

test('the business has what Google requires and recommends, except a price range: the site names no prices', () => {
  const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  for (const { nodes } of described) {
    expect(nodeOf(nodes, 'HomeAndConstructionBusiness')).toMatchObject({
      name: site.brand,
      url: `${site.origin}/`,
      telephone: expect.stringMatching(/^\+1\d{10}$/),
      address: {
        '@type': 'PostalAddress',
        addressLocality: site.city,
        addressRegion: 'CA',
        addressCountry: 'US',
      },
      geo: {
        latitude: expect.stringMatching(/^\d+\.\d{5}$/),
        longitude: expect.stringMatching(/^-\d+\.\d{5}$/),
      },
      openingHoursSpecification: {
        dayOfWeek: everyDay.map((day) => `https://schema.org/${day}`),
        opens: '00:00',
        closes: '23:59',
      },
      foundingDate: '2010',
    });
  }
});

test('the business serves the 14 areas and offers the six services', () => {
  for (const { path, nodes } of described) {
    const identifiersIn = (value: unknown) => nodesIn(value).flatMap((node) => node['@id'] ?? []);
    expect(identifiersIn(nodes[0]?.areaServed), path).toEqual(
      areas.map(({ slug }) => `${site.origin}/service-areas/${slug}#place`),
    );
    expect(identifiersIn(nodes[0]?.hasOfferCatalog), path).toEqual(
      services.map(({ slug }) => `${site.origin}/services/${slug}#service`),
    );
  }
});

test('there are no stars, no prices and no markup for questions', () => {
  const used = described.flatMap(({ nodes }) =>
    nodesIn(nodes).flatMap((node) => [String(node['@type']), ...Object.keys(node)]),
  );
  expect(new Set(used)).toContain('telephone');
  expect([...new Set(used)].filter((term) => /rating|review|price|faq|question/i.test(term))).toEqual([]);
});

test('a page is of the kind that it is, dated, about its subject, and shows its picture', () => {
  const kinds = described.map(({ path, nodes }) => [path, String(nodes[2]?.['@type'])]);
  expect(Object.fromEntries(kinds.filter(([, kind]) => kind !== 'WebPage'))).toEqual({
    '/about': 'AboutPage',
    '/contact': 'ContactPage',
    '/services': 'CollectionPage',
    '/service-areas': 'CollectionPage',
  });
  for (const { page, nodes } of described) {
    const url = page.path === '/' ? `${site.origin}/` : site.origin + page.path;
    const subject =
      page.kind === 'service'
        ? `${url}#service`
        : page.kind === 'area'
          ? `${url}#place`
          : `${site.origin}/#business`;
    expect(nodes[2]).toMatchObject({
      name: page.title,
      description: page.description,
      dateModified: page.updated,
      about: { '@id': subject },
      primaryImageOfPage: {
        '@type': 'ImageObject',
        contentUrl: `${site.origin}/images/${page.picture.name}.webp`,
        caption: page.picture.alt,
      },
    });
  }
});

test('the pages of all services and of all areas list them in the order in which they show them', () => {
  for (const [path, names] of [
    ['/services', services.map(({ name }) => name)],
    ['/service-areas', areas.map(({ name }) => name)],
  ] as const) {
    const list = nodeOf(nodesIn(graphAt(path)), 'ItemList');
    const items = nodesIn(list?.itemListElement);
    expect(items.map(({ name }) => name)).toEqual(names);
    expect(items.map(({ position }) => position)).toEqual(names.map((_, index) => index + 1));
    const addresses = described.map(({ path }) => site.origin + path);
    expect(items.filter(({ url }) => !addresses.includes(String(url)))).toEqual([]);
  }
});

test('a service is provided by the business everywhere, and in an area there', () => {
  expect(nodeOf(graphAt('/services/garage-door-opener-repair'), 'Service')).toMatchObject({
    name: 'Garage Door Opener Repair',
    provider: { '@id': `${site.origin}/#business` },
    areaServed: areas.map(({ slug }) => ({ '@id': `${site.origin}/service-areas/${slug}#place` })),
  });
  expect(nodeOf(graphAt('/services/garage-door-opener-repair-in-vista'), 'Service')).toMatchObject({
    name: 'Garage Door Opener Repair in Vista',
    serviceType: 'Garage Door Opener Repair',
    areaServed: [{ '@id': `${site.origin}/service-areas/vista#place` }],
  });
});

test('the emergency services, and no others, are available day and night', () => {
  for (const { page, path, nodes } of described) {
    const emergency = page.kind === 'service' && page.content.service.emergency;
    expect(nodeOf(nodes, 'Service')?.hoursAvailable !== undefined, path).toBe(emergency);
  }
});

test('an area’s own page, and no other, tells where it is', () => {
  for (const { page, path, nodes } of described) {
    const located = nodesIn(nodes).filter((node) => node['@type'] === 'Place' && 'geo' in node);
    const told = located.map(({ name, geo }) => {
      const [{ latitude, longitude } = {}] = nodesIn(geo);
      return { name, location: { latitude: Number(latitude), longitude: Number(longitude) } };
    });
    const shown =
      page.kind === 'area' ? [{ name: page.content.area.name, location: page.content.location }] : [];
    expect(told, path).toEqual(shown);
  }
});

test('below home every page has its breadcrumbs, a service in an area two trails, of two steps at least', () => {
  for (const { page, path, nodes } of described) {
    const trails = nodes.filter((node) => node['@type'] === 'BreadcrumbList');
    const expected = path === '/' ? 0 : page.kind === 'service' && page.content.area !== undefined ? 2 : 1;
    expect(trails, path).toHaveLength(expected);
    for (const trail of trails) {
      const steps = nodesIn(trail.itemListElement);
      expect(steps.length).toBeGreaterThanOrEqual(2);
      expect(steps[0]).toMatchObject({ position: 1, name: 'Home', item: `${site.origin}/` });
      expect(steps.at(-1)).toMatchObject({ position: steps.length, item: site.origin + path });
    }
  }
});

test('no text can end the script element', () => {
  const { page } = pageAt('/');
  const text = serialize(structuredData({ ...page, title: '</script><script>alert(1)' }, frame));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][2].name).toBe('</script><script>alert(1)');
});
