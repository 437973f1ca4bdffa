import { expect, test } from 'vitest';
import type { Path } from '#app/paths.ts';
import { anyOf, fingerprints, maskedWords } from '#check/uniqueness/shingles.ts';
import { uniquenessReport } from '#check/uniqueness/uniqueness-report.ts';

const names = anyOf(['Zelta']);
const page = (path: Path, blocks: string[], service = 'Springs') => ({
  path,
  groups: [service],
  service,
  blocks: blocks.map((block) => fingerprints(maskedWords(block, names))),
});
/** Two runs of five words each. */
const shared = 'Call us at any hour please';
const own = (word: string) => [1, 2, 3, 4, 5, 6].map((place) => word + place).join(' ');

test('what stands on three pages of a service is nobody’s own', () => {
  const pages = [
    page('/a', [shared, own('salt')]),
    page('/b', [shared, own('dust')]),
    page('/c', [shared, own('rust')]),
  ];
  expect(Object.fromEntries(uniquenessReport(pages).ownShares)).toEqual({ '/a': 0.5, '/b': 0.5, '/c': 0.5 });
});

test('what a page has in common with one other only counts as its own', () => {
  const pages = [page('/a', [shared]), page('/b', [shared]), page('/c', [own('rust')])];
  expect(Object.fromEntries(uniquenessReport(pages).ownShares)).toEqual({ '/a': 1, '/b': 1, '/c': 1 });
});

test('pages of another service take nothing away', () => {
  const pages = [
    page('/a', [shared, own('salt')]),
    ...(['/x', '/y', '/z'] as const).map((path) => page(path, [shared, own('mud')], 'Cables')),
  ];
  expect(uniquenessReport(pages).ownShares.get('/a')).toBe(1);
  expect(uniquenessReport(pages).ownShares.get('/x')).toBe(0);
});

test('of pages that belong to no service nothing is measured', () => {
  const { service: _service, ...area } = page('/area', [shared]);
  expect(uniquenessReport([area]).ownShares.size).toBe(0);
});
