import { company } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { allPages, type Page } from '#app/page-data/pages.ts';
import { sharedFactsOf, siteOf } from '#app/page-data/site.ts';
import { withoutEnded } from '#app/page-data/timely.ts';
import { isCurrent } from '#app/period.ts';
import { startOfDay } from '#content/rules/united-states.ts';
import { structuredData } from '#app/seo/structured-data.ts';
import { withEveryPart } from '#tests/company-variations.ts';

/** What changes in a year. That pages show it all: tests/built-html/variations.unit.test.ts. */

const full = withEveryPart(company);
const pages = allPages(full);
const textOf = (page: Page | undefined) => JSON.stringify(page);

test.each([
  ['2026-11-26', 'CA', 0, '2026-11-26T08:00'],
  ['2026-11-26', 'CA', 1, '2026-11-27T08:00'],
  ['2026-03-08', 'CA', 0, '2026-03-08T08:00'], // Clocks go forward at 2 in the morning.
  ['2026-03-08', 'CA', 1, '2026-03-09T07:00'],
  ['2026-11-01', 'TX', 1, '2026-11-02T06:00'],
  ['2026-07-01', 'AZ', 0, '2026-07-01T07:00'],
  ['2026-12-31', 'HI', 1, '2027-01-01T10:00'],
  ['2026-07-01', 'NY', 0, '2026-07-01T04:00'],
] as const)('%s begins in %s, %d days later, at %s', (day, state, later, instant) => {
  expect(startOfDay(day, state, later)).toBe(instant);
});

test('a period begins at its first instant and is over at its last', () => {
  const period = { from: '2026-11-26T08:00', until: '2026-11-27T08:00' };
  const seen = [
    '2026-11-26T07:59:59.999Z',
    '2026-11-26T08:00:00.000Z',
    '2026-11-27T07:59:59.999Z',
    '2026-11-27T08:00:00.000Z',
  ];
  expect(seen.map((now) => isCurrent(period, now))).toEqual([false, true, true, false]);
});

test('what has ended is left out, and what has not begun is there', () => {
  // In Texas, the last day of the holiday ends six hours after it does in Greenwich.
  const left = (now: string) => {
    const { notices, specialHours, offers } = withoutEnded(full, now);
    return [notices, specialHours, offers].map(({ length }) => length);
  };
  expect(left('1999-01-01T00:00:00.000Z')).toEqual([2, 2, 1]);
  expect(left('2199-01-02T05:59:59.999Z')).toEqual([2, 2, 1]);
  expect(left('2199-01-02T06:00:00.000Z')).toEqual([1, 1, 0]);
});

test('a notice is on every page, or on those of its areas', () => {
  const saying = (words: string) =>
    pages.filter((page) => textOf(page).includes(words)).map(({ path }) => path);
  expect(saying('closed for the holiday')).toHaveLength(pages.length);
  const ofZilker = pages.filter(({ path }) => /\/zilker$|-in-zilker$/.test(path)).map(({ path }) => path);
  expect(saying('is dug up')).toEqual(ofZilker);
});

test.each([
  ['An offer', 'empty the tank', ['/services', '/services/water-heater-repair']],
  ['A job', 'dripped on the stairs', ['/services/water-heater-repair', '/service-areas/zilker', '/jobs']],
  ['A review', 'worn valve', ['/', '/about']],
  ['A person', 'finds leaks', ['/', '/about']],
  ['A day with other hours', 'AM–12:30', ['/contact']],
])('%s is on its pages, and on no other', (_, words, paths) => {
  const found = pages.filter((page) => textOf(page).includes(words)).map(({ path }) => path);
  expect(found).toEqual(paths);
});

test('search engines read of special hours where visitors do, and never of reviews', () => {
  const facts = sharedFactsOf(full);
  const told = new Map(pages.map((page) => [page.path, JSON.stringify(structuredData(page, facts))]));
  const withHours = [...told].filter(([, graph]) => graph.includes('specialOpeningHours'));
  expect(withHours.map(([path]) => path)).toEqual(['/contact']);
  expect(told.get('/contact')).toContain(
    '{"@type":"OpeningHoursSpecification","validFrom":"2026-01-01","validThrough":"2199-01-01","opens":"00:00","closes":"00:00"}',
  );
  expect([...told.values()].join('')).not.toMatch(/worn valve|"Review"|[Rr]ating/);
});

test('visitors get neither the address of a review nor the day of the consent', () => {
  expect(JSON.stringify(pages)).not.toMatch(/neighbor\.example|2026-02-04/);
});

test('without records there is nothing: no part of a page, no page of jobs and no link to it, also where the words for them are written', () => {
  const none = { notices: [], specialHours: [], offers: [], reviews: [], jobs: [], team: [] };
  const empty = { ...full, ...none };
  const without = { ...empty, timelyWords: undefined, jobsPage: undefined };
  expect(JSON.stringify(allPages(empty))).toBe(JSON.stringify(allPages(without)));
  expect(JSON.stringify(siteOf(empty))).toBe(JSON.stringify(siteOf(without)));
  expect(JSON.stringify(siteOf(full))).toContain('"/jobs"');
  expect(textOf(pages.find(({ path }) => path === '/jobs'))).toContain('Roots had grown');
});
