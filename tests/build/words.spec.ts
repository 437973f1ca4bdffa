import { expect, test } from '@playwright/test';
import { gluedWords } from './glued-words.ts';
import { documents } from './site.ts';

test('where styles don’t apply, words of two elements don’t run together', () => {
  const glued = documents.flatMap(({ path, html }) => gluedWords(html).map((words) => `${path}: ${words}`));
  expect(
    glued,
    'Reader views, text browsers and whatever reads pages as text show this as one word. Write {" "} between the two, or make one of them a block.',
  ).toEqual([]);
});

test('words that run together are found, and those that don’t are not', () => {
  expect(gluedWords('<button><span>Menu</span><span>Close</span></button>')).toEqual(['Menu|Close']);
  expect(gluedWords('<a>(555) 123-4567</a><a>Get Free Quote</a>')).toHaveLength(1);
  expect(
    gluedWords('<span>20–30 minutes</span> <span>Call</span><p>to confirm</p><b>Price</b>: agreed'),
  ).toEqual([]);
  expect(gluedWords('<p>Don&rsquo;t</p><script>a</script>')).toEqual([]);
});
