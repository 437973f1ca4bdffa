import { expect, test } from 'vitest';
import { projectionOf } from '#app/page-data/map/drawing.ts';

/** That places stay apart and on the map: tests/e2e/layout.spec.ts. */

const place = (latitude: number, longitude: number) => ({ latitude, longitude });

const margin = { across: 100, down: 50 };
const size = { width: 1000, height: 500 };

test('north is up, east is right, and a kilometer is as long both ways', () => {
  const { project } = projectionOf([place(30, -99.5), place(30.2, -99.3)], size, margin, undefined);
  const [southWest, northEast] = [project(place(30, -99.5)), project(place(30.2, -99.3))];
  expect(northEast.y).toBeLessThan(southWest.y);
  expect(northEast.x).toBeGreaterThan(southWest.x);
  const shrink = Math.cos((30.1 * Math.PI) / 180);
  expect((northEast.x - southWest.x) / (southWest.y - northEast.y)).toBeCloseTo(shrink, 3);
});

test('the room that is left over is where the sea is', () => {
  const xBeside = (sea: number) =>
    projectionOf([place(30, -99.4)], size, margin, place(30, sea)).project(place(30, -99.4)).x;
  expect([xBeside(-101), xBeside(-98)]).toEqual([size.width - margin.across, margin.across]);
});
