import { expect, test } from 'vitest';
import { nearestAreas } from '#app/page-data/map/nearest-areas.ts';

const place = (name: string, longitude: number) => ({ name, location: { latitude: 33, longitude } });
const from = place('here', -117);

test('the nearest come first, without the place itself, as many as asked for or all', () => {
  const others = [place('far', -117.3), from, place('near', -117.1), place('next', -116.8)];
  const namesOf = (count: number) => nearestAreas(from, others, count).map(({ name }) => name);
  expect(namesOf(2)).toEqual(['near', 'next']);
  expect(namesOf(5)).toEqual(['near', 'next', 'far']);
});
