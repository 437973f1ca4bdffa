import { company } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { allPages } from '#app/page-data/pages.ts';
import type { Company } from '#content/collections.ts';
import { sharedFactsOf } from '#app/page-data/site.ts';
import { serialize, structuredData } from '#app/seo/structured-data.ts';
import { withAreas, withEmergencyService, withEveryPart } from '#tests/company-variations.ts';

/** A part of a graph, as JSON. */
type Node = Record<string, unknown>;

const origin = 'https://www.bluebonnetplumbing.example';

/** A company's pages, each with what its structured data tells. */
function describePages(company: Company) {
  const facts = sharedFactsOf(company);
  return allPages(company).map((page) => {
    const graph: { '@graph': Node[] } = JSON.parse(serialize(structuredData(page, facts)));
    return { page, path: page.path, nodes: graph['@graph'] };
  });
}

const described = describePages(company);

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

function pageAt(path: string, of = described) {
  const found = of.find((one) => one.path === path);
  if (found === undefined) throw new Error(`There is no page ${path}.`);
  return found;
}

test('every page has the business, the site and itself', () => {
  expect(described).toHaveLength(5 + 3 + 4 + 5);
  for (const { path, nodes } of described) {
    expect(nodes.slice(0, 2).map((node) => node['@id'])).toEqual([
      `${origin}/#business`,
      `${origin}/#website`,
    ]);
    expect(nodes[2]).toMatchObject({ '@id': origin + path, url: origin + path });
  }
});

test.each([
  ['a company without what it may do without', described],
  ['a company with every part', describePages(withEveryPart(company))],
  ['a company of so many areas that not every page lists them', describePages(withAreas(company, 30))],
])(
  'of %s, everything that is referred to is told of on the same page, and everything is told of once',
  (_, described) => {
    for (const { path, nodes } of described) {
      const all = nodesIn(nodes);
      const told = all.filter((node) => !isReference(node) && '@id' in node).map((node) => node['@id']);
      const missing = all.filter((node) => isReference(node) && !told.includes(node['@id']));
      expect(missing, `${path} refers to what it doesn't tell of`).toEqual([]);
      expect(new Set(told).size, `${path} tells of something twice`).toBe(told.length);
    }
  },
);

test('the business is the same everywhere, except for its picture', () => {
  const told = described.map(({ nodes }) => {
    const { image: _image, areaServed: _areas, hasOfferCatalog: _catalog, ...business } = nodes[0] ?? {};
    return JSON.stringify(business);
  });
  expect(new Set(told).size).toBe(1);
});

test('the business has what Google requires and recommends, except a price range: the site names no prices', () => {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  for (const { nodes } of described) {
    expect(nodeOf(nodes, 'Plumber')).toMatchObject({
      name: 'Bluebonnet Plumbing',
      url: `${origin}/`,
      telephone: '+15125550187',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Austin',
        addressRegion: 'TX',
        addressCountry: 'US',
      },
      geo: {
        latitude: expect.stringMatching(/^\d+\.\d{5}$/),
        longitude: expect.stringMatching(/^-\d+\.\d{5}$/),
      },
      openingHoursSpecification: {
        dayOfWeek: weekdays.map((day) => `https://schema.org/${day}`),
        opens: '08:00',
        closes: '17:00',
      },
      foundingDate: '2008',
    });
  }
});

test('which areas the business serves is on the page of all areas, which services it offers on that of all services', () => {
  const urlsIn = (value: unknown) => nodesIn(value).flatMap((node) => node.url ?? []);
  for (const { path, nodes } of described) {
    const [business] = nodes;
    expect(urlsIn(business?.areaServed), path).toEqual(
      path === '/service-areas'
        ? ['hyde-park', 'mueller', 'crestview', 'zilker', 'circle-c-ranch'].map(
            (area) => `${origin}/service-areas/${area}`,
          )
        : [],
    );
    expect(urlsIn(business?.hasOfferCatalog), path).toEqual(
      path === '/services'
        ? ['drain-cleaning', 'water-heater-repair', 'leak-detection'].map(
            (service) => `${origin}/services/${service}`,
          )
        : [],
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
    const url = page.path === '/' ? `${origin}/` : origin + page.path;
    const subject =
      page.kind === 'service'
        ? `${url}#service`
        : page.kind === 'area'
          ? `${url}#place`
          : `${origin}/#business`;
    expect(nodes[2]).toMatchObject({
      name: page.title,
      description: page.description,
      dateModified: page.updated,
      about: { '@id': subject },
      primaryImageOfPage: {
        '@type': 'ImageObject',
        contentUrl: `${origin}/images/${page.picture.name}.webp`,
        caption: page.picture.alt,
      },
    });
  }
});

/** The list that a page consists of. */
function listAt(path: string, of = described) {
  const list = nodeOf(nodesIn(pageAt(path, of).nodes), 'ItemList');
  const items = nodesIn(list?.itemListElement);
  expect(list?.numberOfItems).toBe(items.length);
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
  const addresses = of.map(({ path }) => origin + path);
  expect(items.filter(({ url }) => !addresses.includes(String(url)))).toEqual([]);
  return items;
}

test('the pages of all services and of all areas list them in the order in which they show them', () => {
  expect(listAt('/services').map(({ name }) => name)).toEqual([
    'Drain Cleaning',
    'Water Heater Repair',
    'Leak Detection',
  ]);
  expect(listAt('/service-areas').map(({ name }) => name)).toEqual([
    'Hyde Park',
    'Mueller',
    'Crestview',
    'Zilker',
    'Circle C Ranch',
  ]);
});

test('areas that are too many for cards are listed by their addresses alone, all of them', () => {
  const items = listAt('/service-areas', describePages(withAreas(company, 30)));
  expect(items).toHaveLength(30);
  expect(new Set(items.map(({ url }) => url)).size).toBe(30);
  expect(items.filter((item) => 'name' in item)).toEqual([]);
});

test('a service is provided by the business everywhere, and in an area there', () => {
  expect(nodeOf(pageAt('/services/drain-cleaning').nodes, 'Service')).toMatchObject({
    name: 'Drain Cleaning',
    provider: { '@id': `${origin}/#business` },
    areaServed: company.areas.map(({ slug, name }) => ({ name, url: `${origin}/service-areas/${slug}` })),
  });
  expect(nodeOf(pageAt('/services/drain-cleaning-in-crestview').nodes, 'Service')).toMatchObject({
    name: 'Drain Cleaning in Crestview',
    serviceType: 'Drain Cleaning',
    areaServed: [{ '@type': 'Place', name: 'Crestview', url: `${origin}/service-areas/crestview` }],
  });
});

/** When the services are available, by the address of the page that says so. */
function hoursOfServices(of: ReturnType<typeof describePages>): [path: string, hours: unknown][] {
  return of.flatMap(({ path, nodes }) => {
    const hours = nodeOf(nodes, 'Service')?.hoursAvailable;
    return hours === undefined ? [] : [[path, hours]];
  });
}

test('the emergency services, and no others, are available day and night', () => {
  const dayAndNight = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
      (day) => `https://schema.org/${day}`,
    ),
    opens: '00:00',
    closes: '23:59',
  };
  expect(hoursOfServices(describePages(withEmergencyService(company)))).toEqual([
    ['/services/water-heater-repair', dayAndNight],
    ['/services/water-heater-repair-in-hyde-park', dayAndNight],
  ]);
  expect(hoursOfServices(described)).toEqual([]);
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
    const expected = path === '/' ? 0 : page.kind === 'service' && page.content.inArea !== undefined ? 2 : 1;
    expect(trails, path).toHaveLength(expected);
    for (const trail of trails) {
      const steps = nodesIn(trail.itemListElement);
      expect(steps.length).toBeGreaterThanOrEqual(2);
      expect(steps[0]).toMatchObject({ position: 1, name: 'Home', item: `${origin}/` });
      expect(steps.at(-1)).toMatchObject({ position: steps.length, item: origin + path });
    }
  }
});

test('no text can end the script element', () => {
  const { page } = pageAt('/');
  const text = serialize(
    structuredData({ ...page, title: '</script><script>alert(1)' }, sharedFactsOf(company)),
  );
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][2].name).toBe('</script><script>alert(1)');
});
