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

test('places that are equally far keep their order', () => {
  const all = [place('one', -117.1), place('two', -117.1), place('three', -117.1)];
  expect(nearestAreas(from, all, 2).map(({ name }) => name)).toEqual(['one', 'two']);
});

test('all are given where there are fewer than asked for', () => {
  expect(nearestAreas(from, [from, place('near', -117.1)], 5).map(({ name }) => name)).toEqual(['near']);
});

test('each place is looked at as often as any other, however many there are: none is sorted', () => {
  const looks = [10, 1000].map((count) => {
    let looked = 0;
    const all = Array.from({ length: count }, (_, index) => ({
      get location() {
        looked += 1;
        return { latitude: 33, longitude: -117 + ((index * 7) % count) / count };
      },
    }));
    nearestAreas(from, all, 5);
    return looked / count;
  });
  expect(looks[1]).toBe(looks[0]);
});
