import { company } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { hoursLine } from '#app/page-data/hours.ts';
import { weekDays } from '#content/schemas/business.ts';

type Hours = (typeof company)['business']['openingHours'];

const [monday, , wednesday, , , saturday, sunday] = weekDays;

test.each<[Hours, string]>([
  [[{ days: [...weekDays], opens: '00:00', closes: '23:59' }], 'at any hour'],
  [[{ days: weekDays.slice(0, 5), opens: '08:00', closes: '17:30' }], 'Monday–Friday, 8 AM–5:30 PM'],
  [
    [
      { days: [wednesday, monday], opens: '00:00', closes: '12:00' },
      { days: [saturday, sunday], opens: '12:05', closes: '23:59' },
    ],
    'Monday, Wednesday, 12 AM–12 PM; Saturday, Sunday, 12:05 PM–12 AM',
  ],
])('opening hours %j are read as "%s"', (openingHours, words) => {
  const business = { ...company.business, openingHours };
  expect(hoursLine({ ...company, business }).replaceAll('\u00a0', ' ')).toBe(
    `Somebody is in the office ${words}.`,
  );
});
