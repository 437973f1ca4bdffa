import { expect, test } from 'vitest';
import { nearestAreas } from '#app/page-data/listed.ts';

const place = (name: string, longitude: number) => ({ name, location: { latitude: 33, longitude } });
const from = place('here', -117);

test('the nearest come first, and the place itself is left out', () => {
  const all = [
    place('far', -117.3),
    from,
    place('near', -117.1),
    place('next', -116.8),
    place('far off', -115),
  ];
  expect(nearestAreas(from, all, 3).map(({ name }) => name)).toEqual(['near', 'next', 'far']);
});

test('all are given where there are fewer than asked for', () => {
  expect(nearestAreas(from, [from, place('near', -117.1)], 5).map(({ name }) => name)).toEqual(['near']);
});
