import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { views } from '#app/door-views.ts';
import { partNames, signNames } from '#content/schemas/symptom.ts';

const drawings = readFileSync('app/components/door/door-drawings.svg', 'utf8');

test('every sign and every part that records may name is drawn, and a part has a name in one of the drawings', () => {
  const ids = [...drawings.matchAll(/<g id="([\w-]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...signNames, ...Object.keys(views)]);
  for (const part of partNames) expect(drawings).toContain(`<!-- ${part} -->`);
  const named = Object.values(views).flatMap((all) => all.flatMap(({ labels }) => labels));
  expect([...new Set(named.map(([part]) => part))].sort()).toEqual([...partNames].sort());
});
