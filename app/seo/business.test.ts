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

test('the business is described as in its record', () => {
  expect(told('/about')).toMatchObject({
    '@type': 'Plumber',
    '@id': 'https://www.bluebonnetplumbing.example/#business',
    name: 'Bluebonnet Plumbing',
    url: 'https://www.bluebonnetplumbing.example/',
    logo: 'https://www.bluebonnetplumbing.example/icons/icon-512.png',
    image: { '@id': 'https://www.bluebonnetplumbing.example/about#picture' },
    telephone: '+15125550187',
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Austin',
      addressRegion: 'TX',
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: '30.30520', longitude: '-97.72840' },
    foundingDate: '2008',
  });
});

test('its description is what the footer says', () => {
  expect(told('/').description).toBe(
    'A plumbing shop in Austin with its own crew and its own vans. We have cleared drains, fixed water heaters and found leaks here since 2008.',
  );
});

test.each(['Electrician', 'RoofingContractor', 'HomeAndConstructionBusiness'] as const)(
  'a business of the type %s is told of as such',
  (type) => {
    expect(told('/about', withFacts({ type }))['@type']).toBe(type);
  },
);

test('what the owner has not supplied yet is left out', () => {
  for (const { path } of pages) {
    expect(told(path)).not.toHaveProperty('legalName');
    expect(told(path)).not.toHaveProperty('hasCredential');
    expect(told(path)).not.toHaveProperty('additionalProperty');
  }
});

test('legal name and license are written as in the footer', () => {
  for (const { path } of allPages(owned)) {
    expect(told(path, owned)).toMatchObject({
      legalName: 'Bluebonnet Plumbing, LLC',
      hasCredential: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'license',
        name: 'State license M-12345, Master Plumber',
        identifier: 'M-12345',
      },
    });
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

  test('that are the same on all days are one specification', () => {
    expect(told('/').openingHoursSpecification).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays.map((day) => `https://schema.org/${day}`),
      opens: '08:00',
      closes: '17:00',
    });
  });

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

test('the business is where its base area is, whichever comes first', () => {
  expect(told('/', withFacts({ baseArea: 'zilker' })).geo).toMatchObject({ latitude: '30.26060' });
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
