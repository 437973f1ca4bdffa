import { expect, test } from 'vitest';
import {
  choiceCode,
  choiceHash,
  choiceOfHash,
  choiceWords,
  exampleChoices,
  withDesign,
} from '#app/components/door-chooser/door-choice.ts';
import { doorChooser } from '#app/page-data/door-chooser.ts';
import { openCompany } from '#content/validate/validate.ts';
import { withDoors } from '#tests/company-variations.ts';

const doors = doorChooser(withDoors(openCompany()), { slug: 'drain-cleaning' });
if (doors === undefined) throw new Error('The company of this test has no doors to choose from.');

const choice = { house: 'palace', design: 'all-glass', finish: 'green' };
const other = { house: 'hut', design: 'plain', finish: 'blue' };

test('a choice has words, a code and an address, which opens it', () => {
  expect(choiceWords(doors, choice)).toBe('Palace with all glass in green');
  expect(choiceCode(doors, choice)).toBe('P-G-3');
  expect(choiceHash(choice)).toBe('#palace-all-glass-green');
  expect(choiceOfHash(doors, choiceHash(choice))).toEqual(choice);
});

test('another design keeps the finish if it comes in it, and otherwise has its first', () => {
  const green = { ...other, finish: 'green' };
  expect(withDesign(doors, green, 'all-glass')).toEqual({ ...green, design: 'all-glass' });
  expect(withDesign(doors, other, 'all-glass').finish).toBe('green');
});

test('examples are at most six, on every house', () => {
  const examples = exampleChoices(doors);
  expect(examples.length).toBeLessThanOrEqual(6);
  expect(new Set(examples.map(({ house }) => house))).toEqual(new Set(['hut', 'palace']));
});

test.each([
  '',
  '#',
  '#areas',
  '#hut',
  '#hut-plain-pink',
  '#hut-all-glass-red',
  '#hut-plain-red-',
  '#__proto__',
  '#%E0%A4%A',
  `#${'9'.repeat(10_000)}`,
])('another address opens no door: %.30s', (hash) => {
  expect(choiceOfHash(doors, hash)).toBeUndefined();
});
