import { describe, expect, test } from 'vitest';
import {
  choiceCode,
  choiceHash,
  choiceWords,
  readChoiceHash,
  withDesign,
} from '#app/components/door-chooser/door-choice.ts';
import { openCompany } from '#content/validate/validate.ts';
import { doorChooser } from '#app/page-data/door-chooser.ts';
import { withDoors } from '#tests/company-variations.ts';

const doors = doorChooser(withDoors(openCompany()), { slug: 'drain-cleaning' });
if (doors === undefined) throw new Error('The company of this test has no doors to choose from.');

const choice = { house: 'palace', design: 'all-glass', finish: 'green' };
const other = { house: 'hut', design: 'plain', finish: 'blue' };

test('a choice has words and a code', () => {
  expect(choiceWords(doors, choice)).toBe('Palace with all glass in green');
  expect(choiceCode(doors, choice)).toBe('P-G-3');
});

test('another design keeps the finish if it comes in it, and otherwise has its first', () => {
  expect(withDesign(doors, { ...other, finish: 'green' }, 'all-glass')).toEqual({
    ...other,
    design: 'all-glass',
    finish: 'green',
  });
  expect(withDesign(doors, other, 'all-glass').finish).toBe('green');
});

describe('the address', () => {
  test('of a choice, and of two beside each other, opens them', () => {
    expect(choiceHash(choice)).toBe('#palace-all-glass-green');
    expect(readChoiceHash(doors, choiceHash(choice))).toEqual({ choice });
    expect(choiceHash(choice, other)).toBe('#hut-plain-blue+palace-all-glass-green');
    expect(readChoiceHash(doors, choiceHash(choice, other))).toEqual({ choice, kept: other });
    expect(readChoiceHash(doors, '#hut-plain-blue%2Bpalace-all-glass-green')).toEqual({
      choice,
      kept: other,
    });
  });

  test.each([
    '',
    '#',
    '#areas',
    '#hut',
    '#hut-plain-pink',
    '#hut-all-glass-red',
    '#hut-plain-red+',
    '#+hut-plain-red',
    '#hut-plain-red+nothing',
    '#hut-plain-red+hut-plain-blue+hut-plain-green',
    '#__proto__',
    '#🚪🚪🚪',
    '#%E0%A4%A',
    `#${'hut-plain-red+'.repeat(1000)}`,
    `#${'9'.repeat(10_000)}`,
  ])('of anything else opens nothing: %.30s', (hash) => {
    expect(readChoiceHash(doors, hash)).toBeUndefined();
  });
});
