import { expect, test } from 'vitest';
import { isInside, projectionOf } from '#app/page-data/map/drawing.ts';

/** That places stay apart and on the map: tests/e2e/layout.spec.ts. */

const place = (latitude: number, longitude: number) => ({ latitude, longitude });

/** Land to the east of a straight shore. */
const land = [place(40, -100), place(20, -100), place(20, -80), place(40, -80)];
const margin = { across: 100, down: 50 };
const size = { width: 1000, height: 500 };

test('north is up, east is right, and a kilometer is as long both ways', () => {
  const { project } = projectionOf([place(30, -99.5), place(30.2, -99.3)], size, margin, land);
  const [southWest, northEast] = [project(place(30, -99.5)), project(place(30.2, -99.3))];
  expect(northEast.y).toBeLessThan(southWest.y);
  expect(northEast.x).toBeGreaterThan(southWest.x);
  const shrink = Math.cos((30.1 * Math.PI) / 180);
  expect((northEast.x - southWest.x) / (southWest.y - northEast.y)).toBeCloseTo(shrink, 3);
});

test('a place is inside a ring or outside of it', () => {
  expect(isInside(place(30, -90), land)).toBe(true);
  expect(isInside(place(30, -101), land)).toBe(false);
  expect(isInside(place(41, -90), land)).toBe(false);
});
