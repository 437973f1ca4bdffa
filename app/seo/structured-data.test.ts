import { company, pages } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { sharedFactsOf } from '#app/page-data/site.ts';
import { breadcrumbs } from '#app/seo/breadcrumbs.ts';
import { business } from '#app/seo/business.ts';
import { serialize, structuredData } from '#app/seo/structured-data.ts';

/** That it is whole, and says what the page shows: tests/built-html/variations.unit.test.ts. */

const [home] = pages;
if (home === undefined) throw new Error('There is no page.');

test('no text can end the script element', () => {
  const title = '</script><script>alert(1)';
  const text = serialize(structuredData({ ...home, title }, sharedFactsOf(company)));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][2].name).toBe(title);
});

test('the business has opening hours that differ in their order, five decimals of its place, and its profiles', () => {
  const facts = sharedFactsOf(company);
  const openingHours = [
    { days: ['Monday' as const, 'Friday' as const], opens: '07:30', closes: '18:00' },
    { days: ['Saturday' as const], opens: '09:00', closes: '13:00' },
  ];
  const profiles = ['https://maps.example/us'];
  const location = { latitude: 33.2, longitude: -117.37948 };
  const told = business(home, {
    ...facts,
    location,
    business: { ...facts.business, openingHours, profiles },
  });
  expect(told).toMatchObject({
    sameAs: profiles,
    geo: { latitude: '33.20000', longitude: '-117.37948' },
    openingHoursSpecification: [
      {
        dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Friday'],
        opens: '07:30',
        closes: '18:00',
      },
      { dayOfWeek: ['https://schema.org/Saturday'], opens: '09:00', closes: '13:00' },
    ],
  });
});

test('a service in an area is below the service', () => {
  const page = pages.find(({ path }) => path === '/services/drain-cleaning-in-hyde-park') ?? home;
  expect(breadcrumbs(page, company.labels).map(({ name, path }) => `${name} ${path}`)).toEqual([
    'Home /',
    'Drain Cleaning /services/drain-cleaning',
    `Hyde Park ${page.path}`,
  ]);
});
