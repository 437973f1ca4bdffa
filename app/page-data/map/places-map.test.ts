import { company } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { areaPages } from '#app/page-data/area-page.ts';
import { coveragePage } from '#app/page-data/main-pages.ts';
import { servicePages } from '#app/page-data/service-page.ts';
import { withAreas, withMap } from '#tests/company-variations.ts';

const mapped = withMap(company);

test('a company without shapes of its land has no map', () => {
  const pages = [coveragePage(company), ...areaPages(company), ...servicePages(company)];
  expect(pages.every(({ content }) => content.map === undefined)).toBe(true);
});

test('a condition of the minutes is shown at its place and below the map', () => {
  const [first, ...rest] = mapped.areas;
  if (first === undefined) throw new Error('There is no area.');
  const arrivalCondition = 'Once we are through the gate.';
  const page = coveragePage({ ...mapped, areas: [{ ...first, arrivalCondition }, ...rest] });
  const { map } = page.content;
  expect(map?.places.map(({ condition }) => condition)).toEqual([
    arrivalCondition,
    ...rest.map(() => undefined),
  ]);
  expect(map?.note).toContain(arrivalCondition);
});

test('more areas than can be told apart have no map', () => {
  const page = coveragePage(withAreas(mapped, 25));
  expect(page.content.map).toBeUndefined();
});
