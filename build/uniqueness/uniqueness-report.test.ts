import { describe, expect, test } from 'vitest';
import { anyOf, fingerprints, maskedWords } from '#build/uniqueness/shingles.ts';
import { median, uniquenessReport } from '#build/uniqueness/uniqueness-report.ts';

const names = anyOf(['Vista', 'Aviara', 'Tamarack']);
const page = (path: string, blocks: string[], groups = ['all']) => ({
  path,
  groups,
  blocks: blocks.map((block) => fingerprints(maskedWords(block, names))),
});
const saltIn = (area: string) => `In ${area} the salt air eats a lifting cable within a few years.`;
const frame = 'Call us at any hour for a free quote today.';

describe('likeness', () => {
  test('the frame that most pages share does not make them alike', () => {
    const report = uniquenessReport([
      page('/a', [frame, 'Salt air eats the lower cable by the sea.']),
      page('/b', [frame, 'Dust from dry hills grinds at every roller.']),
      page('/c', [frame, 'A wood door gains weight with each coat of paint.']),
    ]);
    expect(report.groups[0]?.worstJaccard?.jaccard).toBe(0);
  });

  test('a text with only the name swapped is a copy', () => {
    const report = uniquenessReport([
      page('/a', [saltIn('Vista')]),
      page('/b', [saltIn('Aviara')]),
      page('/c', ['Dust from dry hills grinds at every roller.']),
      page('/d', ['A wood door gains weight with each coat of paint.']),
    ]);
    expect(report.groups[0]?.worstContainment).toEqual({ pages: ['/a', '/b'], jaccard: 1, containment: 1 });
  });

  test('a page that holds nothing but the frame is a copy of any other', () => {
    const report = uniquenessReport([
      page('/a', [frame]),
      page('/b', [frame, 'Salt air eats the lower cable by the sea.']),
    ]);
    expect(report.groups[0]?.worstContainment?.containment).toBe(1);
  });

  test('pages of different groups are not compared', () => {
    const report = uniquenessReport([
      page('/a', ['Salt air eats the lower cable.'], ['one']),
      page('/b', ['Dust grinds at every single roller.'], ['one']),
      page('/c', ['Salt air eats the lower cable.'], []),
    ]);
    expect(report.groups.map(({ name, pages }) => [name, pages])).toEqual([['one', ['/a', '/b']]]);
  });
});

describe('own words', () => {
  test('words that stand on any other page do not count, whatever its group', () => {
    const report = uniquenessReport([
      page('/a', ['Salt air eats the lower cable.', 'Dust grinds at every single roller here.']),
      page('/b', ['Nobody should touch a wound torsion spring.']),
      page('/home', ['Salt air eats the lower cable.'], []),
    ]);
    expect(Object.fromEntries(report.ownWords)).toEqual({ '/a': 7, '/b': 7 });
  });

  test('a borrowed sentence with one word changed gives one word', () => {
    const report = uniquenessReport([
      page('/a', ['the salt in the fog eats the lowest cable of every single door in town']),
      page('/b', ['the salt in the fog eats the oldest cable of every single door in town']),
    ]);
    expect(report.ownWords.get('/a')).toBe(1);
  });
});

describe('growth', () => {
  /** Pages that share nothing but the frame. */
  const unrelated = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      page(`/${index}`, [frame, Array.from({ length: 20 }, (_, word) => `word${word}of${index}`).join(' ')]),
    );

  test.each([20, 2000])('among %d pages that share only their frame no two are compared', (count) => {
    const [group] = uniquenessReport(unrelated(count)).groups;
    expect(group?.pages).toHaveLength(count);
    expect(group?.overlapping).toBe(0);
    expect(group?.worstContainment).toMatchObject({ pages: ['/0', '/1'], containment: 0 });
  });

  test('the pairs that are compared are those that share something', () => {
    const pages = [...unrelated(500), page('/a', [saltIn('Vista')]), page('/b', [saltIn('Aviara')])];
    const [group] = uniquenessReport(pages).groups;
    expect(group?.overlapping).toBe(1);
    expect(group?.alike.map(({ pages }) => pages)).toEqual([['/a', '/b']]);
    expect(group?.medianJaccard).toBe(0);
  });

  test('a group of one page has nothing to compare', () => {
    expect(uniquenessReport(unrelated(1)).groups[0]).toMatchObject({
      overlapping: 0,
      worstJaccard: undefined,
    });
  });
});

test('the median of an even number of values lies between the middle two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('zeros that are only counted are as good as written out', () => {
  for (const values of [[], [5], [5, 7], [5, 7, 9]]) {
    for (const zeros of [0, 1, 2, 3, 4]) {
      expect(median(values, zeros)).toBe(median([...values, ...Array.from({ length: zeros }, () => 0)]));
    }
  }
});
