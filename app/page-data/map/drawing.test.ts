import { expect, test } from 'vitest';
import { projectionOf, isInside, spread } from '#app/page-data/map/drawing.ts';

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

test('all places lie inside the margin, and what is left over is water', () => {
  const places = [place(30, -99.98), place(30.2, -99.9)];
  const { project } = projectionOf(places, size, margin, land);
  const points = places.map(project);
  for (const { x, y } of points) {
    expect(x).toBeGreaterThanOrEqual(margin.across);
    expect(x).toBeLessThanOrEqual(size.width - margin.across + 0.001);
    expect(y).toBeGreaterThanOrEqual(margin.down - 0.001);
    expect(y).toBeLessThanOrEqual(size.height - margin.down + 0.001);
  }
  const [west, east] = [points[0]?.x ?? 0, size.width - (points[1]?.x ?? 0)];
  expect(west).toBeGreaterThan(2 * east);
});

test('a place is inside a ring or outside of it', () => {
  expect(isInside(place(30, -90), land)).toBe(true);
  expect(isInside(place(30, -101), land)).toBe(false);
  expect(isInside(place(41, -90), land)).toBe(false);
});

test('points too close together part, also two at the same place, and stay on the paper', () => {
  const paper = { width: 100, height: 100 };
  const points = [
    { x: 5, y: 5 },
    { x: 5, y: 5 },
    { x: 20, y: 6 },
    { x: 90, y: 90 },
  ];
  const moved = spread(points, 20, paper);
  for (const [index, one] of moved.entries()) {
    for (const other of moved.slice(index + 1)) {
      expect(Math.hypot(other.x - one.x, other.y - one.y)).toBeGreaterThanOrEqual(19.9);
    }
    expect(one.x).toBeGreaterThanOrEqual(10);
    expect(one.y).toBeGreaterThanOrEqual(10);
  }
  expect(moved[3]).toEqual({ x: 90, y: 90 });
});
