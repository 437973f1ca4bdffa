import { company } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { weightFindings } from '#release/findings/weight-findings.ts';
import type { Weight } from '#release/weights.ts';

const findingsOf = (...weights: Weight[]) => weightFindings(company, 'bluebonnet', weights).findings;
const page = (name: string, bytes: number): Weight => ({ what: 'page', name, bytes, most: 20_000 });

test('what is light enough is met: of the pages, the heaviest is told', () => {
  expect(
    findingsOf(page('/', 20_000), page('/about', 9000), {
      what: 'script',
      name: 'the first script',
      bytes: 70_000,
      most: 75_000,
    }),
  ).toEqual([
    {
      state: 'met',
      text: 'of 2 pages that are light enough, the heaviest is /: 20,000 bytes of at most 20,000',
    },
    { state: 'met', text: 'the first script is 70,000 bytes of at most 75,000' },
  ]);
});

test('a page that is too heavy keeps the site from being published: by how much, which texts are the longest, and where they stand', () => {
  const [finding] = findingsOf(page('/about', 20_375));
  const longest = company.about.story.paragraphs.toSorted((one, other) => other.length - one.length)[0] ?? '';
  const place = company.about.story.paragraphs.indexOf(longest);
  expect(finding).toMatchObject({
    state: 'blocking',
    text: 'the page /about is 20,375 bytes, 375 more than it may be: callers on a weak signal would wait for it',
    at: { file: 'bluebonnet/pages/about.yaml', field: ['story', 'paragraphs', place] },
    next: expect.stringMatching(
      new RegExp(
        `^shorten its texts by about 1,150 characters. The longest, with their characters: about story\\.paragraphs\\.${place} \\(${longest.length}\\), `,
      ),
    ),
  });
});

test('a first script that is too heavy holds words of every page', () => {
  const [finding] = findingsOf({ what: 'script', name: 'the first script', bytes: 75_100, most: 75_000 });
  expect(finding).toMatchObject({
    state: 'blocking',
    text: expect.stringContaining('the first script is 75,100 bytes, 100 more than it may be'),
    at: { file: expect.stringMatching(/labels|not-found|error/) },
  });
});

test('what holds no text of the company’s is for a programmer', () => {
  expect(findingsOf({ what: 'other', name: 'the service worker', bytes: 2001, most: 2000 })).toEqual([
    expect.objectContaining({ state: 'blocking', next: expect.stringContaining('ask a programmer') }),
  ]);
});
