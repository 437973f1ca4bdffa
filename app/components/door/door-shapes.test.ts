import { expect, test } from 'vitest';
import { doorShapes, openerShapes, springShapes } from '#app/components/door/door-shapes.ts';
import { views } from '#app/components/door/door-views.ts';
import { partNames } from '#content/schemas/symptom.ts';

const { torsion, extension } = springShapes;
const shapes = { ...extension, ...torsion, ...doorShapes, ...openerShapes };

test('every part that records may name is drawn, and has a name in one of the drawings', () => {
  expect(Object.keys(shapes).sort()).toEqual([...partNames].sort());
  const shown = [...views.torsion, ...views.extension].flatMap(({ labels }) => labels);
  const named = new Set(shown.map(({ part }) => part));
  expect([...named].sort()).toEqual([...partNames].sort());
});
