import { expect, test } from 'vitest';
import { texts } from '#tests/company.ts';

test('the company makes no filler, and no claim that nobody can check', () => {
  const found = texts.filter(({ text }) =>
    /lorem ipsum|\b(?:TODO|TBD|FIXME|XXX)\b|\b(?:award[- ]winning|top[- ]rated|five[- ]star|5[- ]star|best in|satisfied customers|happy customers|A\+ rating|BBB|testimonials?)\b|\$\d/i.test(
      text,
    ),
  );
  expect(
    found,
    'Say only what the company can stand for: no ratings, awards, customer numbers or prices (docs/specification.md#14-what-is-never-claimed).',
  ).toEqual([]);
});
