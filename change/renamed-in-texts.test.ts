import { expect, test } from 'vitest';
import { ordinaryWords, renamedInTexts } from '#change/renamed-in-texts.ts';

const known = {
  isOrdinary: ordinaryWords(['in the garage, most doors; serving repair near']),
  others: ['Vista', 'Monte Vista'],
};
const renamed = (text: string) => renamedInTexts(text, 'Vista', 'Alta Vista', known);

test.each([
  ['text: In Vista, call.\n', 'text: In Alta Vista, call.\n'],
  [
    'text: We go to Vista’s hills. Vista is dry.\n',
    'text: We go to Alta Vista’s hills. Alta Vista is dry.\n',
  ],
  ['title: Garage Repair in Vista\n', 'title: Garage Repair in Alta Vista\n'],
  ['title: "Serving Vista: Garage Doors"\n', 'title: "Serving Alta Vista: Garage Doors"\n'],
  ['title: Vista Garage Doors\n', 'title: Alta Vista Garage Doors\n'],
  ['text: Most of Vista has oaks.\n', 'text: Most of Alta Vista has oaks.\n'],
  ["text: 'Vista: dry' # Vista\n", "text: 'Alta Vista: dry' # Vista\n"],
])('a text says the new name, and nothing else moves: %j', (text, after) => {
  expect(renamed(text)).toMatchObject({ text: after, undecided: [] });
});

test.each([
  'text: The City of Vista says so.\n',
  'text: By Buena Vista Lagoon.\n',
  'text: On Vista Way.\n',
  'text: It is on Vista Way now.\n',
  'region: Vista\n',
  'map: Vista, CA\n',
  'facts:\n  - text: In Vista it rains.\n',
])('a name that may be another’s stays, and is told: %j', (text) => {
  const { text: after, changed, undecided } = renamed(text);
  expect({ after, changed }).toEqual({ after: text, changed: [] });
  expect(undecided).toHaveLength(1);
});

test.each([
  'title: Garage Doors in Monte Vista\n',
  'text: It is Alta Vista by now.\n',
  'source: { title: In Vista }\n',
  '# Vista\ntext: Vistas.\n',
  'text: Mini-vista.\n',
])('other names, what others say, comments and longer words are not asked about: %j', (text) => {
  expect(renamed(text)).toEqual({ text, changed: [], undecided: [] });
});

test('a name that a folded text breaks into two lines is found', () => {
  const text = 'text: >-\n  Come to Del\n  Mar today.\n';
  expect(renamedInTexts(text, 'Del Mar', 'Torrey', known).text).toBe('text: >-\n  Come to Torrey today.\n');
});
