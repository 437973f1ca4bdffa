import { expect, test } from 'vitest';
import { findings, isNearDuplicate } from '#check/uniqueness/findings.ts';
import type { Report } from '#check/uniqueness/uniqueness-report.ts';

const copies = { paths: ['/in-zelta', '/in-acadia'], containment: 0.8, jaccard: 0.3 } as const;
const similar = { paths: ['/in-zelta', '/in-tillmore'], containment: 0.79, jaccard: 0.49 } as const;
const report: Report = {
  groups: [
    {
      name: 'Springs',
      paths: ['/in-zelta', '/in-acadia', '/in-tillmore', '/in-cedarton'],
      medianJaccard: 0.2,
      worstJaccard: similar,
      worstContainment: copies,
      alike: [copies, similar],
      overlapping: 2,
    },
  ],
  ownWords: new Map([
    ['/in-zelta', 120],
    ['/in-acadia', 0],
    ['/in-tillmore', 300],
    ['/in-cedarton', 119],
  ]),
  ownShares: new Map([
    ['/in-zelta', 0.6],
    ['/in-acadia', 0.67],
  ]),
};

test('tells near-duplicates from pairs that miss the target, and finds groups and pages that miss it', () => {
  expect(findings(report)).toEqual([
    {
      kind: 'group-too-alike',
      group: 'Springs',
      paths: ['/in-zelta', '/in-acadia', '/in-tillmore', '/in-cedarton'],
      medianJaccard: 0.2,
    },
    { kind: 'near-duplicate', ...copies },
    { kind: 'too-alike', ...similar },
    { kind: 'too-few-own-words', paths: ['/in-acadia'], ownWords: 0 },
    { kind: 'too-few-own-words', paths: ['/in-cedarton'], ownWords: 119 },
    { kind: 'too-small-own-share', paths: ['/in-zelta'], ownShare: 0.6 },
  ]);
});

test.each([
  ['one text is almost part of the other', { containment: 0.8, jaccard: 0 }, true],
  ['half of both texts is the same', { containment: 0, jaccard: 0.5 }, true],
  ['neither limit is reached', { containment: 0.79, jaccard: 0.49 }, false],
])('two pages where %s: near-duplicates or not', (_, measures, expected) => {
  expect(isNearDuplicate({ paths: ['/in-zelta', '/in-acadia'], ...measures })).toBe(expected);
});

test('findings are the same once they have been written to a file and read again', () => {
  const found = findings(report);
  expect(JSON.parse(JSON.stringify(found))).toEqual(found);
});
