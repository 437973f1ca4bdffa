import { expect, test } from 'vitest';
import { pages } from 'virtual:test/company';
import { paths } from '#app/paths.ts';
import { comparedPages, pageComparison } from '#check/uniqueness/compared-pages.ts';

const comparedAt = (path: string) => {
  const page = pages.find((one) => one.path === path);
  if (page === undefined) throw new Error(`${path} is no page.`);
  return pageComparison(pages)(page, []);
};

test('a service in an area is compared with the pages of the service and with those of the area', () => {
  expect(comparedAt(paths.serviceInArea('drain-cleaning', 'hyde-park'))).toMatchObject({
    groups: ['Drain Cleaning', 'Hyde Park'],
    service: 'Drain Cleaning',
  });
});

test('an area is compared with all areas', () => {
  const { groups, service } = comparedAt(paths.area('hyde-park'));
  expect(groups).toEqual(['Areas']);
  expect(service).toBeUndefined();
});

test.each([paths.home, paths.service('drain-cleaning')])('%s can be a copy of no other page', (path) => {
  const { groups, service } = comparedAt(path);
  expect(groups).toEqual([]);
  expect(service).toBeUndefined();
});

test('of a built page what visitors see is compared', () => {
  const [page] = pages;
  if (page === undefined) throw new Error('There is no page.');
  const seen = '<p>Salt air eats the lower cable.</p>';
  const html = `<main>${seen}<p hidden>Dust grinds at every single roller here.</p></main>`;
  expect(comparedPages([{ html, page }])).toEqual(comparedPages([{ html: `<main>${seen}</main>`, page }]));
});
