import { describe, expect, test } from 'vitest';
import { allPages } from '#app/page-data/pages.ts';
import type { Company } from '#content/collections.ts';
import { openCompany } from '#content/validate/validate.ts';
import type { Page } from '#app/page-data/pages.ts';
import { directoryOf, sharedFactsOf, siteOf } from '#app/page-data/site.ts';
import { withAreas } from '#tests/company-variations.ts';

const company = openCompany('tests/second-company');
const pages = allPages(company);

function pageAt<Kind extends Page['kind']>(
  kind: Kind,
  path: string,
  all: readonly Page[] = pages,
): Extract<Page, { kind: Kind }> {
  const page = all.find((page) => page.path === path);
  if (page?.kind !== kind) throw new Error(`There is no page of the kind "${kind}" at ${path}.`);
  return page as Extract<Page, { kind: Kind }>; // As the line above makes sure.
}

describe('the pages', () => {
  test('are the same each time they are asked for: none changes the records that the next is made of', () => {
    expect(allPages(company)).toEqual(pages);
  });
});

describe('an answer', () => {
  const part = (name: string) => ({ name, answer: `About ${name}` });
  const answer = { order: 1, slug: 'fees', name: 'Fees', question: 'What does a visit cost?' };
  const line = { unanswered: 'Ask us.', answered: 'See what we say.' };
  const unanswered = 'Ask on the phone.';
  const words = { heading: 'Before you call', more: 'All answers' };

  /** What the contact page, and the lines on other pages, say of an answer. */
  function shown(record: Partial<Company['answers'][number]>, facts: Partial<Company['business']> = {}) {
    const changed: Company = {
      ...company,
      business: { ...company.business, ...facts },
      answers: [{ ...answer, parts: [], ...record }],
      contact: { ...company.contact, answers: { heading: 'Answers', lede: 'All of them' } },
      areaPage: { ...company.areaPage, answers: words },
    };
    const pages = allPages(changed);
    return {
      whole: pageAt('contact', '/contact', pages).content.answers?.list[0],
      lines: pageAt('area', '/service-areas/zilker', pages).content.answers?.lines.map(({ text }) => text),
    };
  }

  test('without a word from the owner says whom to ask', () => {
    const { whole, lines } = shown({ parts: [{ name: 'By day' }], unanswered, line });
    expect(whole).toMatchObject({ parts: [], unanswered });
    expect(lines).toEqual(['Ask us.']);
  });

  test('that is half known says that half, and whom to ask for the rest', () => {
    const { whole, lines } = shown({ parts: [part('By day'), { name: 'At night' }], unanswered, line });
    expect(whole).toMatchObject({ parts: [{ name: 'By day', answer: 'About By day' }], unanswered });
    expect(lines).toEqual(['Ask us.']);
  });

  test('that is known says so, and doesn’t send visitors to the phone', () => {
    const { whole, lines } = shown({ parts: [part('By day')], unanswered, line });
    expect(whole).toEqual({
      slug: 'fees',
      question: 'What does a visit cost?',
      parts: [{ answer: 'About By day' }],
    });
    expect(lines).toEqual(['See what we say.']);
  });

  test('that must not be guessed at stays hidden until it is known, with its line', () => {
    const hidden = { parts: [{ ...part('License'), onlyWith: 'license' as const }], line };
    expect(shown(hidden)).toEqual({ whole: undefined, lines: undefined });
    const { whole, lines } = shown(hidden, { license: { number: '1', classification: 'B' } });
    expect(whole).toMatchObject({ parts: [{ answer: 'About License' }] });
    expect(lines).toEqual(['See what we say.']);
  });
});

describe('a page of a service', () => {
  test('in an area links to neighbors that have a page of it, and to the area’s other services', () => {
    const { areas, inArea } = pageAt('service', '/services/drain-cleaning-in-hyde-park').content;
    expect(areas?.links).toEqual([
      { name: 'Drain Cleaning in Crestview', path: '/services/drain-cleaning-in-crestview' },
    ]);
    expect(inArea?.otherServices.links.map(({ path }) => path)).toEqual([
      '/services/water-heater-repair-in-hyde-park',
      '/services/leak-detection-in-hyde-park',
    ]);
  });
});

describe('an area’s page', () => {
  test('leads to the services’ pages there, and where none is written to the services’ own', () => {
    const linksOf = (slug: string) =>
      pageAt('area', `/service-areas/${slug}`).content.services.cards.map(({ link }) => link.path);
    expect(linksOf('crestview')).toEqual([
      '/services/drain-cleaning-in-crestview',
      '/services/water-heater-repair',
      '/services/leak-detection',
    ]);
  });
});

describe('what every page knows', () => {
  test('of the areas are 24 at most, then a link to the page of all', () => {
    expect(siteOf(withAreas(company, 24)).areas).toHaveLength(24);
    const { areas } = siteOf(withAreas(company, 25));
    expect(areas).toHaveLength(25);
    expect(areas.at(-1)).toEqual({ name: company.labels.navigation.allAreas, path: '/service-areas' });
    expect(sharedFactsOf(withAreas(company, 30)).areas).toHaveLength(24);
  });

  test('is whether every service has a page in every area', () => {
    expect(siteOf(company).hasEveryServiceInEveryArea).toBe(false);
    const one = { ...company, areas: company.areas.filter(({ slug }) => slug === 'hyde-park') };
    const written = company.servicesInAreas.filter(({ area }) => area === 'hyde-park');
    expect(siteOf({ ...one, servicesInAreas: written }).hasEveryServiceInEveryArea).toBe(true);
  });
});

test('the directory names the services of an area only where some are missing', () => {
  const { areas } = directoryOf(company);
  expect(areas.find(({ slug }) => slug === 'hyde-park')?.services).toBeUndefined();
  expect(areas.find(({ slug }) => slug === 'crestview')?.services).toEqual(['drain-cleaning']);
  expect(areas.find(({ slug }) => slug === 'zilker')?.services).toEqual([]);
});
