import { expect, test } from 'vitest';
import { places, textFiles } from './repository.ts';

/** The sentences with an exclamation mark that docs/specification.md quotes. */
const quoted = ['Unexpected Application Error!', 'Oops! Page not found', 'We may still be able to help!'];

test('content raises its voice only where the specification does', () => {
  const content = textFiles
    .filter(({ file }) => /^app\/content\/.*(?<!\.test)\.ts$/.test(file))
    .map(({ file, text }) => ({
      file,
      text: quoted.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text),
    }));
  expect(
    places(content, /[\p{L}\p{N}’”)]!(?=[\s'"`’”)]|$)/u),
    'End the sentence with a period. What needs an exclamation mark to be heard needs better words.',
  ).toEqual([]);
});

test('content has no filler and no claim that the specification doesn’t make', () => {
  const content = textFiles.filter(
    ({ file }) => /^app\/content\/.*(?<!\.test)\.ts$/.test(file) && !file.endsWith('schema.ts'),
  );
  expect(
    places(
      content,
      /lorem ipsum|\b(?:TODO|TBD|FIXME|XXX)\b|\b(?:award[- ]winning|top[- ]rated|five[- ]star|5[- ]star|best in|satisfied customers|happy customers|A\+ rating|BBB|testimonials?)\b|\$\d/i,
    ),
    'Say only what the company claims (docs/specification.md#13-claims): no ratings, awards, customer numbers or prices.',
  ).toEqual([]);
});
