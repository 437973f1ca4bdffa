import { expect, test } from 'vitest';
import { type FieldSchema, inSentence, placeInWords } from '#edit/records/field-schema.ts';

const schema: FieldSchema = {
  type: 'object',
  properties: {
    zipCodes: { title: 'ZIP codes', anyOf: [{ type: 'string' }, { type: 'integer' }] },
    doubts: { type: 'array', title: 'Doubts to clear up', items: { type: 'string' } },
    local: {
      type: 'object',
      properties: {
        questions: { type: 'array', items: { type: 'object', properties: { answer: { type: 'string' } } } },
      },
    },
  },
};

test('the place of a field is told by the names that its form shows', () => {
  const placeOf = (...path: (string | number)[]) => placeInWords('Oceanside', schema, undefined, path);
  expect(placeOf()).toBe('Oceanside');
  expect(placeOf('zipCodes')).toBe('Oceanside › ZIP codes');
  expect(placeOf('doubts', 1)).toBe('Oceanside › Doubts to clear up 2');
  expect(placeOf('local', 'questions', 0, 'answer')).toBe('Oceanside › Local › Questions 1 › Answer');
});

test('the entries of a record that is a list are told by its name', () => {
  const list: FieldSchema = { type: 'array', items: schema };
  expect(placeInWords('Claims', list, undefined, [0, 'zipCodes'])).toBe('Claims 1 › ZIP codes');
});

test('within a sentence, a title begins in lower case unless it is an abbreviation', () => {
  expect(inSentence('Response time')).toBe('response time');
  expect(inSentence('ZIP codes')).toBe('ZIP codes');
});
