import { company } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { allPages, type Page } from '#app/page-data/pages.ts';
import { doorChooser, doorChooserOnHome } from '#app/page-data/door-chooser.ts';
import { coveragePage } from '#app/page-data/main-pages.ts';
import { directoryOf, sharedFactsOf, siteOf } from '#app/page-data/site.ts';
import type { Company } from '#content/collections.ts';
import { withAreas, withDoors, withEveryPart, withMap } from '#tests/company-variations.ts';

/** What pages are made of. That they show it: tests/built-html/variations.unit.test.ts. */

const pages = allPages(company);
const full = withEveryPart(company);

function pageAt<Kind extends Page['kind']>(
  kind: Kind,
  path: string,
  all: readonly Page[] = pages,
): Extract<Page, { kind: Kind }> {
  const page = all.find((page) => page.path === path);
  if (page?.kind !== kind) throw new Error(`There is no page of the kind "${kind}" at ${path}.`);
  return page as Extract<Page, { kind: Kind }>; // As the line above makes sure.
}

test('the pages are the same each time they are asked for: none changes the records that the next is made of', () => {
  expect(allPages(company)).toEqual(pages);
});

test.each([
  [{ ...full, symptoms: [] }, 'problems'],
  [{ ...full, problems: undefined }, 'problems'],
])('a company without symptoms or words about them has no page of them', (lacking, kind) => {
  expect(allPages(full).map((page) => page.kind)).toContain(kind);
  expect(allPages(lacking).map((page) => page.kind)).not.toContain(kind);
});

test('a company without guides has no trace of them, and one with guides links to each from where its question comes up', () => {
  const textOf = (company: Company) =>
    JSON.stringify([allPages(company), siteOf(company), directoryOf(company)]);
  expect(textOf(company)).not.toMatch(/guide/i);
  expect(textOf({ ...full, guides: [] })).toBe(textOf({ ...full, guides: [], guidesPage: undefined }));
  const linked = allPages(full).filter(({ content }) => JSON.stringify(content).includes('"/guides/how'));
  expect(new Set(linked.map(({ path }) => path))).toEqual(
    new Set([
      '/contact',
      '/signs-of-trouble',
      '/services/drain-cleaning',
      '/services/water-heater-repair',
      '/service-areas/zilker',
      '/guides',
    ]),
  );
});

test('visitors get no sources', () => {
  expect(JSON.stringify(allPages(full))).not.toMatch(/Any plumber|They wear by turns|On the shelf/);
});

const byDay = { name: 'By day', answer: 'About days' };
const hidden = [{ name: 'License', answer: 'About it', onlyWith: 'license' as const }];

test.each<[string, Company['answers'][number]['parts'], Partial<Company['business']>, object[] | undefined]>([
  [
    'without a word from the owner is not mentioned',
    [{ name: 'By day' }, { name: 'At night' }],
    {},
    undefined,
  ],
  ['that is half known says that half and nothing of the rest', [byDay, { name: 'At night' }], {}, [byDay]],
  ['of one part has the question for its name', [byDay], {}, [{ answer: byDay.answer }]],
  ['that must not be guessed at stays hidden until it is known, with its line', hidden, {}, undefined],
  [
    'that must not be guessed at is shown once it is known',
    hidden,
    { license: { number: '1', classification: 'B' } },
    [{ answer: 'About it', onlyWith: 'license' }],
  ],
])('an answer %s', (_, parts, facts, shown) => {
  const question = { slug: 'fees', question: 'What does a visit cost?' };
  const record = { ...question, name: 'Fees', order: 1, group: 'price' as const };
  const groups = { price: 'Price', work: 'Work', company: 'Company' };
  const pages = allPages({
    ...company,
    business: { ...company.business, ...facts },
    // Beside one that is known, because the lists are hidden without any.
    answers: [
      { ...record, parts },
      { ...record, slug: 'hours', parts: [byDay] },
    ],
    contact: { ...company.contact, answers: groups },
  });
  const { answers } = pageAt('contact', '/contact', pages).content;
  expect(answers[0]?.list.slice(0, -1)).toEqual(shown === undefined ? [] : [{ ...question, parts: shown }]);
});

test('a service in an area links to neighbors that have a page of it, to the area’s other services, and to the whole of both', () => {
  const { areas, inArea } = pageAt('service', '/services/drain-cleaning-in-hyde-park').content;
  expect(areas.links).toEqual([
    {
      name: 'Drain Cleaning in Crestview',
      short: 'Crestview',
      path: '/services/drain-cleaning-in-crestview',
    },
    { name: 'Read about Hyde Park', path: '/service-areas/hyde-park' },
  ]);
  expect(inArea?.services.links).toMatchObject([
    { path: '/services/water-heater-repair-in-hyde-park' },
    { path: '/services/leak-detection-in-hyde-park' },
    { name: 'All about Drain Cleaning', path: '/services/drain-cleaning' },
  ]);
});

test('an area’s page leads to the services’ pages there, and where none is written to the services’ own', () => {
  const { cards } = pageAt('area', '/service-areas/crestview').content.services;
  expect(cards.map(({ path }) => path)).toEqual([
    '/services/drain-cleaning-in-crestview',
    '/services/water-heater-repair',
    '/services/leak-detection',
  ]);
});

test('every page knows 24 areas at most, then the page of all, and whether every service has a page in every area', () => {
  expect(siteOf(withAreas(company, 24)).areas).toHaveLength(24);
  const { areas } = siteOf(withAreas(company, 25));
  expect(areas).toHaveLength(25);
  expect(areas.at(-1)).toEqual({ name: company.labels.navigation.allAreas, path: '/service-areas' });
  expect(sharedFactsOf(withAreas(company, 30)).areas).toHaveLength(24);
  expect(siteOf(company).hasEveryServiceInEveryArea).toBe(false);
  const isThere = ({ slug, area = slug }: { slug?: string; area?: string | undefined }) =>
    area === 'hyde-park';
  const one = {
    areas: company.areas.filter(isThere),
    servicesInAreas: company.servicesInAreas.filter(isThere),
  };
  expect(siteOf({ ...company, ...one }).hasEveryServiceInEveryArea).toBe(true);
});

test('the directory names the services of an area only where some are missing', () => {
  const services = new Map(directoryOf(company).areas.map((area) => [area.slug, area.services]));
  expect(['hyde-park', 'crestview', 'zilker'].map((slug) => services.get(slug))).toEqual([
    undefined,
    ['drain-cleaning'],
    [],
  ]);
});

test('the door chooser is on the pages of its services, and opens on the first house', () => {
  const doors = withDoors(company);
  const startOf = (slug: string) => doorChooser(doors, { slug })?.start;
  expect(startOf('leak-detection')).toBeUndefined();
  expect(startOf('drain-cleaning')).toEqual({ house: 'hut', design: 'plain', finish: 'red' });
  expect(doorChooserOnHome(doors)).toMatchObject([{ path: '/services/water-heater-repair#your-door' }]);
});

test('the bar of each area ends where its wait does, the longest at the edge', () => {
  const areas = company.areas
    .slice(0, 1)
    .flatMap((area) => ['10-20', '30-40'].map((responseTime) => ({ ...area, responseTime })));
  const { cards } = coveragePage({ ...company, areas }).content;
  expect(cards.map(({ wait }) => wait)).toEqual([
    [25, 50],
    [75, 100],
  ]);
});

test('a condition of the minutes is shown below the map; with more areas there is no map', () => {
  const { areas, ...mapped } = withMap(company);
  const arrivalCondition = 'Once we are through the gate.';
  const conditional = areas.map((area, index) => (index === 0 ? { ...area, arrivalCondition } : area));
  const mapOf = (company: Company) => coveragePage(company).content.map;
  expect(mapOf({ ...mapped, areas: conditional })?.note).toContain(arrivalCondition);
  expect(mapOf(withAreas({ ...mapped, areas }, 25))).toBeUndefined();
});
