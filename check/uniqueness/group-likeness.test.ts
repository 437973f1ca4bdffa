import { describe, expect, test } from 'vitest';
import type { Path } from '#app/paths.ts';
import { median } from '#check/uniqueness/group-likeness.ts';
import { anyOf, fingerprints, maskedWords } from '#check/uniqueness/shingles.ts';
import { uniquenessReport } from '#check/uniqueness/uniqueness-report.ts';

const names = anyOf(['Zelta', 'Acadia', 'Tillmore']);
const page = (path: Path, blocks: string[]) => ({
  path,
  groups: ['all'],
  blocks: blocks.map((block) => fingerprints(maskedWords(block, names))),
});
/** The likeness of pages that are all of one group. */
const likenessOf = (pages: ReturnType<typeof page>[]) => uniquenessReport(pages).groups[0];

const saltIn = (area: string) => `In ${area} the salt air eats a lifting cable within a few years.`;
const sharedText = 'Call us at any hour for a free quote today.';

test('text that most pages share does not make them alike', () => {
  const group = likenessOf([
    page('/a', [sharedText, 'Salt air eats the lower cable by the sea.']),
    page('/b', [sharedText, 'Dust from dry hills grinds at every roller.']),
    page('/c', [sharedText, 'A wood door gains weight with each coat of paint.']),
  ]);
  expect(group?.worstJaccard?.jaccard).toBe(0);
});

test('a text with only the name swapped is a copy', () => {
  const group = likenessOf([
    page('/a', [saltIn('Zelta')]),
    page('/b', [saltIn('Acadia')]),
    page('/c', ['Dust from dry hills grinds at every roller.']),
    page('/d', ['A wood door gains weight with each coat of paint.']),
  ]);
  expect(group?.worstContainment).toEqual({ paths: ['/a', '/b'], jaccard: 1, containment: 1 });
});

test('a page that holds nothing but the shared text is a copy of any other', () => {
  const group = likenessOf([
    page('/a', [sharedText]),
    page('/b', [sharedText, 'Salt air eats the lower cable by the sea.']),
  ]);
  expect(group?.worstContainment?.containment).toBe(1);
});

test('a page that holds nothing but the shared text is found beside pages of their own', () => {
  const group = likenessOf([
    page('/a', [sharedText, 'Salt air eats the lower cable by the sea.']),
    page('/b', [sharedText, 'Dust from dry hills grinds at every roller.']),
    page('/c', [sharedText]),
  ]);
  expect(group?.alike.map(({ paths }) => paths)).toEqual([
    ['/a', '/c'],
    ['/b', '/c'],
  ]);
});

describe('growth', () => {
  /** Pages that have nothing in common but the shared text. */
  const unrelated = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      page(`/${index}`, [
        sharedText,
        Array.from({ length: 20 }, (_, word) => `word${word}of${index}`).join(' '),
      ]),
    );

  test.each([20, 2000])(
    'among %d pages with nothing in common but the shared text no two are compared',
    (count) => {
      const group = likenessOf(unrelated(count));
      expect(group?.paths).toHaveLength(count);
      expect(group?.overlapping).toBe(0);
      expect(group?.worstContainment).toMatchObject({ paths: ['/0', '/1'], containment: 0 });
    },
  );

  test('the pairs that are compared are those that share something', () => {
    const group = likenessOf([
      ...unrelated(500),
      page('/a', [saltIn('Zelta')]),
      page('/b', [saltIn('Acadia')]),
    ]);
    expect(group?.overlapping).toBe(1);
    expect(group?.alike.map(({ paths }) => paths)).toEqual([['/a', '/b']]);
    expect(group?.medianJaccard).toBe(0);
  });

  test('a group of one page has nothing to compare', () => {
    expect(likenessOf(unrelated(1))).toMatchObject({ overlapping: 0, worstJaccard: undefined });
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
