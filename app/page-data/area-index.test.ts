import { expect, test } from 'vitest';
import { areaIndex } from '#app/page-data/area-index.ts';

const area = (name: string) => ({ name, path: `/${name}` as const, minutes: '20-30 minutes' });

test('areas are grouped by letter, in alphabetical order', () => {
  const index = areaIndex(['Zilker', 'Mueller', 'Zink', 'Allandale'].map(area));
  expect(index.map(({ letter, areas }) => [letter, areas.map(({ name }) => name)])).toEqual([
    ['A', ['Allandale']],
    ['M', ['Mueller']],
    ['Z', ['Zilker', 'Zink']],
  ]);
});

test('a name in small letters is sorted with the others', () => {
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
