import { expect, test } from 'vitest';
import { ownShareLine, reportTable, sentence } from '#check/uniqueness/uniqueness-text.ts';

const pair = { paths: ['/springs-in-zelta', '/springs-in-acadia'], containment: 1, jaccard: 0.604 } as const;
const paths = [...pair.paths, '/springs-in-tillmore'] as const;

test('a finding says what was found, what the limit is and what to do', () => {
  expect(sentence({ kind: 'near-duplicate', ...pair })).toBe(
    '/springs-in-zelta and /springs-in-acadia share 100 % of the shorter text and 60 % of both (the limits are 80 % and 50 %). Search engines drop near-duplicates: write on each what is particular to that service in that place.',
  );
  expect(sentence({ kind: 'too-alike', ...pair })).toBe(
    '/springs-in-zelta and /springs-in-acadia share 100 % of the shorter text and 60 % of both, and the target is 25 %. Rewrite what they share.',
  );
  expect(sentence({ kind: 'group-too-alike', group: 'Springs', paths, medianJaccard: 0.2 })).toBe(
    'Springs: half of the pairs share 20 % or more of their text, and the target is 10 %.',
  );
  expect(sentence({ kind: 'too-few-own-words', paths: ['/springs-in-tillmore'], ownWords: 11 })).toBe(
    '/springs-in-tillmore has 11 words that stand on no other page: 109 more are missing.',
  );
});

test('the table has one line a group', () => {
  const table = reportTable({
    groups: [
      {
        name: 'Springs',
        paths,
        medianJaccard: 0,
        worstJaccard: pair,
        worstContainment: pair,
        alike: [pair],
        overlapping: 1,
      },
    ],
    ownWords: new Map([
      ['/springs-in-zelta', 12],
      ['/springs-in-acadia', 0],
      ['/springs-in-tillmore', 11],
    ]),
    ownShares: new Map(),
  });
  const [head = '', ...lines] = table.split('\n');
  expect(head).toMatch(/^Group\s+Pages\s+Median Jaccard/);
  expect(lines).toEqual([
    expect.stringMatching(/^Springs\s+3\s+0\.000\s+0\.604\s+1\.000\s+zelta \+ acadia\s+0\s+acadia$/),
  ]);
});

test('the own share of texts is told by its median and its least', () => {
  const ownShares = new Map([
    ['/springs-in-zelta', 0.7],
    ['/springs-in-acadia', 0.604],
    ['/springs-in-tillmore', 0.9],
  ] as const);
  expect(ownShareLine({ groups: [], ownWords: new Map(), ownShares })).toBe(
    "Own share of a page's text: 70 % in the median, 60 % at least (/springs-in-acadia).",
  );
  expect(ownShareLine({ groups: [], ownWords: new Map(), ownShares: new Map() })).toBe(
    'No page of a service in an area is written yet.',
  );
});
