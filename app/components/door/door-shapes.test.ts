import { expect, test } from 'vitest';
import { closeUps, extensionLabels, torsionLabels } from '#app/components/door/door-labels.ts';
import { doorShapes, openerShapes, springShapes } from '#app/components/door/door-shapes.ts';
import { partNames } from '#content/schemas/symptom.ts';

const { torsion, extension } = springShapes;
const shapes = Object.entries({ ...extension, ...torsion, ...doorShapes, ...openerShapes });

const viewBox = { left: -134, top: -160, right: 168, foot: 12 };

/** The bounds of path data, of its lines. */
function boundsOf(path: string) {
  let [x, y] = [0, 0];
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([MmLlHhVvaz])([^MmLlHhVvaz]*)/g)) {
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const [one = 0, other = 0] = numbers;
    if (command === 'M') [x, y] = [one, other];
    if (command === 'm' || command === 'l') [x, y] = [x + one, y + other];
    if (command === 'h') x += one;
    if (command === 'v') y += one;
    xs.push(x);
    ys.push(y);
  }
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    foot: Math.max(...ys),
  };
}

test('every part that records may name is drawn, and has a name in one of the drawings', () => {
  expect(shapes.map(([part]) => part).sort()).toEqual([...partNames].sort());
  const named = new Set([...torsionLabels, ...extensionLabels].map(({ part }) => part));
  expect([...named].sort()).toEqual([...partNames].sort());
});

test('every part lies within the drawing, and so does each close view', () => {
  for (const [part, path] of shapes) {
    const { left, right, top, foot } = boundsOf(path);
    expect(left, part).toBeGreaterThanOrEqual(viewBox.left);
    expect(right, part).toBeLessThanOrEqual(viewBox.right);
    expect(top, part).toBeGreaterThanOrEqual(viewBox.top - 10); // What the opener hangs from goes on to the ceiling.
    expect(foot, part).toBeLessThanOrEqual(viewBox.foot);
  }
  for (const [part, [left, top, width, height]] of Object.entries(closeUps)) {
    expect(Math.min(left - viewBox.left, top - viewBox.top), part).toBeGreaterThanOrEqual(0);
    expect(Math.min(viewBox.right - left - width, viewBox.foot - top - height), part).toBeGreaterThanOrEqual(
      0,
    );
  }
});
