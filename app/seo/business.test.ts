import { company, pages } from 'virtual:test/company';
import { describe, expect, test } from 'vitest';
import { allPages } from '#app/page-data/pages.ts';
import type { Company } from '#content/collections.ts';
import { sharedFactsOf } from '#app/page-data/site.ts';
import type { Path } from '#app/paths.ts';
import { business } from '#app/seo/business.ts';
import { withAreas, withEveryPart } from '#tests/company-variations.ts';

const facts = sharedFactsOf(company);

/** The business in the structured data of a page, as JSON. */
function told(path: Path, of: Company = company): Record<string, unknown> {
  const page = allPages(of).find((page) => page.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return JSON.parse(JSON.stringify(business(page, sharedFactsOf(of))));
}

/** The second company with other facts. */
function withFacts(changes: Partial<Company['business']>): Company {
  return { ...company, business: { ...company.business, ...changes } };
}

/** Those facts that only the owner can supply. */
const owned = withEveryPart(company);

test('what the owner has not supplied yet is left out', () => {
  for (const { path } of pages) {
    expect(told(path)).not.toHaveProperty('legalName');
    expect(told(path)).not.toHaveProperty('hasCredential');
    expect(told(path)).not.toHaveProperty('additionalProperty');
  }
});

describe('the kind of insurance', () => {
  const insurance = {
    '@type': 'PropertyValue',
    name: 'Insurance',
    value: 'general liability insurance',
  };
  const tellers = (of: Company) =>
    allPages(of)
      .map(({ path }) => path)
      .filter((path) => 'additionalProperty' in told(path, of));

  test('is on the pages that name it', () => {
    expect(tellers(owned)).toEqual(['/', '/contact']);
    expect(told('/', owned).additionalProperty).toEqual(insurance);
    expect(told('/contact', owned).additionalProperty).toEqual(insurance);
  });

  test('is left out if no page names it', () => {
    expect(tellers(withFacts({ insurance: 'general liability insurance' }))).toEqual([]);
    const answers = owned.answers.filter(({ slug }) => slug !== 'license');
    expect(tellers({ ...owned, answers })).toEqual([]);
  });
});

describe('opening hours', () => {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

  test('that differ are one specification each, in their order', () => {
    const openingHours = [
      { days: [...weekdays], opens: '07:30', closes: '18:00' },
      { days: ['Saturday' as const], opens: '09:00', closes: '13:00' },
    ];
    expect(told('/', withFacts({ openingHours })).openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekdays.map((day) => `https://schema.org/${day}`),
        opens: '07:30',
        closes: '18:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Saturday'],
        opens: '09:00',
        closes: '13:00',
      },
    ]);
  });
});

test('a place has five decimals, also where the last is zero', () => {
  const [home] = pages;
  if (home === undefined) throw new Error('There is no page.');
  expect(business(home, { ...facts, location: { latitude: 33.2, longitude: -117.37948 } })).toMatchObject({
    geo: { '@type': 'GeoCoordinates', latitude: '33.20000', longitude: '-117.37948' },
  });
});

test('the areas that it serves are those that every page lists', () => {
  const served = (of: Company) => {
    const areas = told('/service-areas', of).areaServed;
    if (!Array.isArray(areas)) throw new Error('The page of all areas has no list of areas.');
    return areas.map(({ name }: { name: string }) => name);
  };
  expect(served(company)).toEqual(['Hyde Park', 'Mueller', 'Crestview', 'Zilker', 'Circle C Ranch']);
  expect(served(withAreas(company, 30))).toEqual(Array.from({ length: 24 }, (_, index) => `Area ${index}`));
});
