import { expect, test } from 'vitest';
import {
  freeCorner,
  namedWidths,
  overlap,
  placeLabels,
  spotBox,
  spread,
} from '#app/content/to-pages/map/labels.ts';

const shape = 0.6;
const nothing = () => [];
const noPenalty = () => 0;

test('names beside each other touch neither each other nor a spot, at any width', () => {
  const wishes = [
    { at: { x: 0.4, y: 0.5 }, name: 'Hyde Park', second: '20–30 min' },
    { at: { x: 0.43, y: 0.53 }, name: 'Crestview', second: '25–35 min' },
    { at: { x: 0.41, y: 0.57 }, name: 'The Old Mill Road Corridor', second: '25–35 min' },
  ];
  const labels = placeLabels(wishes, shape, nothing, noPenalty) ?? [];
  expect(labels).toHaveLength(3);
  for (const [size, width] of namedWidths.entries()) {
    const map = { width, height: width * shape };
    const boxes = labels.flatMap(({ boxes }) => boxes[size] ?? []);
    for (const [index, box] of boxes.entries()) {
      expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
      const spots = wishes.filter((_, other) => other !== index).map(({ at }) => spotBox(at, map));
      expect(spots.some((spot) => overlap(box, spot))).toBe(false);
    }
  }
});

test('no name stands where something else does', () => {
  const taken = { x: 30.5, y: 0, width: 40, height: 60 };
  const wish = { at: { x: 0.5, y: 0.5 }, name: 'Hyde Park' };
  const [free] = placeLabels([wish], shape, nothing, noPenalty) ?? [];
  expect(free?.place.anchor).toBe('start');
  const [pushed] =
    placeLabels([wish], shape, ({ width }) => [{ ...taken, x: width / 2 + 0.5 }], noPenalty) ?? [];
  expect(pushed?.place.anchor).toBe('end');
});

test('where there is no room for a name, there are none', () => {
  const crowd = Array.from({ length: 40 }, (_, index) => ({
    at: { x: 0.5 + (index % 7) / 200, y: 0.5 + Math.floor(index / 7) / 200 },
    name: 'A name of some length',
  }));
  expect(placeLabels(crowd, shape, nothing, noPenalty)).toBeUndefined();
});

test('the preview stands in the corner with the fewest spots, at the lower left if it may', () => {
  const size = { across: 0.4, down: 0.4 };
  expect(freeCorner([{ x: 0.9, y: 0.9 }], size)).toBe('lower-left');
  expect(freeCorner([{ x: 0.1, y: 0.9 }], size)).toBe('upper-left');
  expect(
    freeCorner(
      [
        { x: 0.1, y: 0.9 },
        { x: 0.1, y: 0.1 },
      ],
      size,
    ),
  ).toBe('upper-right');
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
