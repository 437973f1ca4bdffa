import { company } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { areaPages } from '#app/page-data/area-page.ts';
import { coveragePage } from '#app/page-data/main-pages.ts';
import { serviceInAreaPages, servicePages } from '#app/page-data/service-page.ts';
import { withAreas, withMap } from '#tests/company-variations.ts';

const mapped = withMap(company);

test('a company without shapes of its land has no map', () => {
  const pages = [...coveragePage(company), ...areaPages(company), ...servicePages(company)];
  expect(pages.every(({ content }) => !('map' in content))).toBe(true);
});

test('the map of all areas shows each with its minutes, and says once what they are', () => {
  const [page] = coveragePage(mapped);
  const { map } = page?.content ?? {};
  expect(map?.places.map(({ name }) => name)).toEqual(company.areas.map(({ name }) => name));
  expect(map?.places.every(({ minutes = '' }) => minutes.endsWith(' min'))).toBe(true);
  expect(map?.note).toContain('call to confirm');
  expect(map?.numbered.spots).toHaveLength(company.areas.length);
});

test('a condition of the minutes is shown at its place and below the map', () => {
  const [first, ...rest] = mapped.areas;
  if (first === undefined) throw new Error('There is no area.');
  const arrivalCondition = 'Once we are through the gate.';
  const [page] = coveragePage({ ...mapped, areas: [{ ...first, arrivalCondition }, ...rest] });
  const { map } = page?.content ?? {};
  expect(map?.places.map(({ condition }) => condition)).toEqual([
    arrivalCondition,
    ...rest.map(() => undefined),
  ]);
  expect(map?.note).toContain(arrivalCondition);
});

test('an area’s map shows its neighbors and itself', () => {
  for (const { content } of areaPages(mapped)) {
    const { area, nearby, map } = content;
    expect(map?.places.map(({ link }) => link)).toEqual(nearby.links);
    expect(map?.here).toBe(area.name);
    expect(map?.numbered.spots).toHaveLength(nearby.links.length + 1);
  }
});

test('a service’s map leads to its pages, without minutes where it is not urgent', () => {
  for (const { content } of [...servicePages(mapped), ...serviceInAreaPages(mapped)]) {
    const { areas, map, service } = content;
    expect(map?.places.map(({ link }) => link)).toEqual(areas?.links);
    const hurries = mapped.services.find(({ slug }) => slug === service.slug)?.arrival === true;
    expect(map?.places.every(({ minutes }) => (minutes === undefined) !== hurries) ?? true).toBe(true);
  }
});

test('more areas than can be told apart have no map', () => {
  const [page] = coveragePage(withAreas(mapped, 25));
  expect(page?.content.map).toBeUndefined();
});
