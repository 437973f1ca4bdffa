import { expect, test } from 'vitest';
import { areaIndex } from '#app/content/area-index.ts';

const area = (name: string) => ({ slug: name.toLowerCase(), name, responseTime: '20-30' });

test('the areas stand under their letters, both in alphabetical order', () => {
  const index = areaIndex(['Vista', 'Bonsall', 'Valley Center', 'Aviara'].map(area));
  expect(index.map(({ letter, areas }) => [letter, areas.map(({ name }) => name)])).toEqual([
    ['A', ['Aviara']],
    ['B', ['Bonsall']],
    ['V', ['Valley Center', 'Vista']],
  ]);
});

test('a name in small letters stands with the others', () => {
  expect(areaIndex([area('Del Mar'), area('de Luz')])).toEqual([
    { letter: 'D', areas: [area('de Luz'), area('Del Mar')] },
  ]);
});

test('no area gets lost', () => {
  const names = Array.from(
    { length: 200 },
    (_, index) => `${String.fromCharCode(65 + (index % 26))}${index}`,
  );
  expect(areaIndex(names.map(area)).flatMap(({ areas }) => areas)).toHaveLength(200);
});
