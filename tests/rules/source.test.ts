import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faults } from '#tests/planted/faults.ts';
import { files, places, sourceFiles } from './repository.ts';

test('every file says by its name what is in it', () => {
  const drawers = files.filter((file) =>
    /(?:^|\/)(?:utils?|helpers?|misc|common|shared|lib|stuff)(?:\/|\.[^/]+$)|(?:^|\/)index\.tsx?$|[-.](?:utils?|helpers?)\.[^/]+$/.test(
      file,
    ),
  );
  expect(
    drawers,
    'Name the file after what it holds, and put it beside what uses it; import from the file itself rather than from an index.',
  ).toEqual([]);
});

test('every typeface together is at most 25 KB: each visitor waits for all of them', () => {
  const bytes = files
    .filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file))
    .reduce((sum, file) => sum + readFileSync(file).length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(
    bytes,
    'Cut the typefaces further in brand/typefaces/cut.py (fewer characters or weights) and run `python3 brand/typefaces/cut.py`.',
  ).toBeLessThanOrEqual(25 * 1024);
});

test('no style asks for a first or last child among all elements around it: <html> is both', () => {
  expect(places(sourceFiles('app'), /\bin-(?:first|last|only)\b/)).toEqual([]);
});

test('every planted fault finds the text that it replaces', () => {
  const lost = Object.entries(faults).flatMap(([file, texts]) =>
    Object.entries(texts)
      .filter(([, [find]]) => !readFileSync(file, 'utf8').includes(find))
      .map(([name]) => `${name}: ${file}`),
  );
  expect(lost, 'Say in tests/planted/faults.ts what the text is now.').toEqual([]);
});
