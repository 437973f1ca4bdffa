import { expect, test } from 'vitest';
import type { Path } from '#app/paths.ts';
import { anyOf, fingerprints, maskedWords } from '#check/uniqueness/shingles.ts';
import { uniquenessReport } from '#check/uniqueness/uniqueness-report.ts';

const names = anyOf(['Zelta']);
const page = (path: Path, blocks: string[], groups: string[]) => ({
  path,
  groups,
  blocks: blocks.map((block) => fingerprints(maskedWords(block, names))),
});

test('pages of different groups are not compared', () => {
  const report = uniquenessReport([
    page('/a', ['Salt air eats the lower cable.'], ['one']),
    page('/b', ['Dust grinds at every single roller.'], ['one']),
    page('/c', ['Salt air eats the lower cable.'], []),
  ]);
  expect(report.groups.map(({ name, paths }) => [name, paths])).toEqual([['one', ['/a', '/b']]]);
});

test('words that stand on any other page are not its own, whatever its group', () => {
  const report = uniquenessReport([
    page('/a', ['Salt air eats the lower cable.', 'Dust grinds at every single roller here.'], ['all']),
    page('/b', ['Nobody should touch a wound torsion spring.'], ['all']),
    page('/home', ['Salt air eats the lower cable.'], []),
  ]);
  expect(Object.fromEntries(report.ownWords)).toEqual({ '/a': 7, '/b': 7 });
});
