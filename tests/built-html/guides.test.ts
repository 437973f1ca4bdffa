import { expect, test } from 'vitest';
import { anyName, countPagesPerShingle, shinglesOf, wordsOf } from '#content/validate/similarity.ts';
import { textsIn } from '#content/texts-in.ts';
import { company } from '#tests/company.ts';
import { all, attributes, type BuiltPage, plain } from './dom.ts';
import { pages } from './site.ts';

/** A guide answers first, says where that is from, is its own, and is found where its question comes up. */

const isGuide = ({ record }: BuiltPage) => record.kind === 'guide';
const guides = pages.filter(isGuide);

const name = anyName(company);
const shingles = new Map(
  pages.map(({ path, record }) => [
    path,
    new Set(textsIn(record.content).flatMap(({ text }) => shinglesOf(wordsOf(text, name)))),
  ]),
);
const pagesPerShingle = countPagesPerShingle([...shingles.values()].map((shingles) => ({ shingles })));

const others = pages.filter(({ record }) => record.kind !== 'guide' && record.kind !== 'guides');

const rules: Record<string, (guide: BuiltPage) => boolean> = {
  'answers right below its question': ({ main, record }) =>
    record.kind === 'guide' &&
    plain(main.querySelector('h1 + p')?.textContent ?? '') === plain(record.content.opening.lede),
  'has 500 to 900 words': ({ main }) => {
    const text = all(main, 'h1, h1 + p, #opening-end > div > div').map(({ textContent }) => textContent);
    const { length } = text.join(' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? [];
    return length >= 500 && length <= 900;
  },
  'names its sources': ({ main, record }) =>
    record.kind === 'guide' && all(main, 'cite').length === record.content.sources.list.length,
  'is linked from three pages at least that are about something else': ({ path }) =>
    others.filter(({ main }) => attributes(main, 'a', 'href').includes(path)).length >= 3,
  'has 70 % of its runs of five words to itself': ({ path }) => {
    const all = [...(shingles.get(path) ?? [])];
    return all.filter((shingle) => pagesPerShingle.get(shingle) === 1).length >= 0.7 * all.length;
  },
};

test.each(Object.entries(rules))('every guide %s', (_, holds) => {
  expect(guides.filter((guide) => !holds(guide)).map(({ path }) => path)).toEqual([]);
});
