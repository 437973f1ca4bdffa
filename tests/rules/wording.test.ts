import { expect, test } from 'vitest';
import { places, textFiles } from './repository.ts';

/** The specification's own sentences with an exclamation mark. */
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
    'Say only what the specification claims (section 1): no ratings, awards, customer numbers or prices.',
  ).toEqual([]);
});

test('every sentence stands on its own: the repository names no place or person of its making', () => {
  const others = textFiles.filter(({ file }) => file !== 'tests/rules/wording.test.ts');
  const written = others.filter(({ file }) => !file.startsWith('app/content/')); // Where a surfer's session may be meant.
  const documents = others.filter(({ file }) => file.endsWith('.md'));
  const advice =
    'Write what a newcomer with only this repository can use, and leave out how and where the work was done.';
  expect(places(others, /(?<![\w.])\/work\/|\bhelper-|registry\.npmjs|\bworkplace\b/i), advice).toEqual([]);
  expect(places(written, /\bsessions?\b/i), advice).toEqual([]);
  expect(places(documents, /\/node_modules\//), advice).toEqual([]);
});
