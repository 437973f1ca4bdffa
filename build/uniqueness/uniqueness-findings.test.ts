import { expect, test } from 'vitest';
import { anyOf, fingerprints, maskedWords } from '#build/uniqueness/shingles.ts';
import {
  brokenLimits,
  missedTargets,
  reportTable,
  unfitPages,
} from '#build/uniqueness/uniqueness-findings.ts';
import { uniquenessReport } from '#build/uniqueness/uniqueness-report.ts';

const names = anyOf(['Vista', 'Aviara', 'Tamarack', 'Carlsbad']);
const page = (path: string, block: string) => ({
  path,
  groups: ['Springs in 3 areas'],
  blocks: [fingerprints(maskedWords(block, names))],
});
const report = uniquenessReport([
  page('/springs-in-vista', 'In Vista the salt air eats a lifting cable within a few years.'),
  page('/springs-in-aviara', 'In Aviara the salt air eats a lifting cable within a few years.'),
  page('/springs-in-tamarack', 'Dust from dry hills grinds at every roller of this door.'),
  page('/springs-in-carlsbad', 'A wood door gains weight with each new coat of paint.'),
]);

test('names two near-duplicates and what to write', () => {
  expect(brokenLimits(report)).toEqual([
    expect.stringMatching(
      /^\/springs-in-vista and \/springs-in-aviara share 100 % .* write on each what that place/,
    ),
  ]);
});

test('names every page that has too few words of its own, and how many are missing', () => {
  expect(missedTargets(report)).toContain(
    '/springs-in-tamarack has 11 words that stand on no other page: 109 more are missing.',
  );
});

test('a page is unfit for search engines when it repeats another or has too few words of its own', () => {
  const unfit = unfitPages(report);
  expect([...unfit.keys()]).toEqual(report.groups[0]?.pages);
  expect(unfit.get('/springs-in-vista')).toEqual([
    expect.stringContaining('share 100 %'),
    expect.stringContaining('has 0 words'),
  ]);
  expect(unfit.get('/springs-in-tamarack')).toEqual([expect.stringContaining('109 more are missing')]);
});

test('the table has one line a group', () => {
  const [head = '', ...lines] = reportTable(report).split('\n');
  expect(head).toMatch(/^Group\s+Pages\s+Median Jaccard/);
  expect(lines).toEqual([
    expect.stringMatching(/^Springs in 3 areas\s+4\s+0\.000\s+1\.000\s+1\.000\s+vista \+ aviara\s+0\s/),
  ]);
});
