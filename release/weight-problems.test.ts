import { company } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { weightProblems } from '#release/weight-problems.ts';
import type { Weight } from '#release/weights.ts';

const fileOf = (record: object) =>
  'story' in record ? 'bluebonnet/pages/about.yaml' : 'bluebonnet/other.yaml';
const problemsOf = (...weights: Weight[]) => weightProblems(company, fileOf, weights);
const page = (name: string, bytes: number): Weight => ({ what: 'page', name, bytes, most: 20_000 });

test('nothing is wrong with what is light enough', () => {
  expect(problemsOf(page('/', 20_000), page('/about', 9000))).toEqual([]);
});

test('a page that is too heavy keeps the site from being published: by how much, which texts are the longest, and where they stand', () => {
  const [problem] = problemsOf(page('/about', 20_375));
  const longest = company.about.story.paragraphs.toSorted((one, other) => other.length - one.length)[0] ?? '';
  const place = company.about.story.paragraphs.indexOf(longest);
  expect(problem).toMatchObject({
    severity: 'unpublished',
    message: 'is long, and the page /about is 20,375 bytes, 375 more than it may be',
    reason: 'callers on a weak signal would wait for it',
    file: 'bluebonnet/pages/about.yaml',
    field: ['story', 'paragraphs', place],
    remedy: expect.stringMatching(
      new RegExp(
        `^shorten its texts by about 1,150 characters. The longest, with their characters: about story\\.paragraphs\\.${place} \\(${longest.length}\\), `,
      ),
    ),
  });
});

test('a first script that is too heavy holds words of every page', () => {
  const [problem] = problemsOf({ what: 'script', name: 'the first script', bytes: 75_100, most: 75_000 });
  expect(problem).toMatchObject({
    severity: 'unpublished',
    message: 'is long, and the first script is 75,100 bytes, 100 more than it may be',
    file: 'bluebonnet/other.yaml',
  });
});

test('what holds no text of the company’s is for a programmer', () => {
  expect(problemsOf({ what: 'other', name: 'the service worker', bytes: 2001, most: 2000 })).toEqual([
    expect.objectContaining({ field: [], remedy: expect.stringContaining('ask a programmer') }),
  ]);
});
