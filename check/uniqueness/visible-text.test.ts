import { expect, test } from 'vitest';
import { visibleBlocks } from '#check/uniqueness/visible-text.ts';

test('takes the text of main, block by block', () => {
  const html =
    '<header>Menu</header><main><h1>Doors</h1><p>One <em>heavy</em> door.</p><ul><li>Roller</li></ul></main>';
  expect(visibleBlocks(html)).toEqual(['Doors', 'One heavy door.', 'Roller']);
});

test('leaves out what is not seen', () => {
  const html =
    '<main><script>let x</script><svg><title>Icon</title></svg><p hidden>No</p><p>Seen<span class="sr-only"> unseen</span></p><img alt="No"></main>';
  expect(visibleBlocks(html)).toEqual(['Seen']);
});

test('reads a text that is written in pieces as one', () => {
  expect(visibleBlocks('<main><p>We serve<!-- --> Zelta &amp; <a href="/">more</a>.</p></main>')).toEqual([
    'We serve Zelta & more.',
  ]);
});

test('keeps buttons that stand in one row apart', () => {
  expect(visibleBlocks('<main><div><a>Book now</a><a>Call</a></div></main>')).toEqual(['Book now Call']);
});

test('leaves out what many pages share on purpose', () => {
  expect(visibleBlocks('<main><div data-shared><p>Call us.</p></div><p>Own</p></main>')).toEqual(['Own']);
});
