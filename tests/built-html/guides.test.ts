import { expect, test } from 'vitest';
import { all, attributes, type BuiltPage, plain } from './dom.ts';
import { pages } from './site.ts';

/** A guide answers first, says where that is from, and is found where its question comes up. That it is its own: tests/rules. */

const isGuide = ({ record }: BuiltPage) => record.kind === 'guide';
const guides = pages.filter(isGuide);
const others = pages.filter(({ record }) => record.kind !== 'guide' && record.kind !== 'guides');

const countWords = (parts: readonly (Element | null)[]) =>
  parts.flatMap((part) => part?.textContent.match(/[\p{L}\p{N}][\p{L}\p{N}’.,-]*/gu) ?? []).length;

const rules: Record<string, (guide: BuiltPage) => boolean> = {
  'answers right below its question': ({ main, record }) =>
    record.kind === 'guide' &&
    plain(main.querySelector('h1 + p')?.textContent ?? '') === plain(record.content.opening.lede),
  'has 500 to 900 words, its sources apart': ({ main }) => {
    const sources = all(main, 'cite').map(({ parentElement }) => parentElement);
    const words = countWords(all(main, 'h1 + p, [data-placement=hero] + div')) - countWords(sources);
    return words >= 500 && words <= 900;
  },
  'names its sources': ({ main, record }) =>
    record.kind === 'guide' && all(main, 'cite').length === record.content.sources.list.length,
  'is linked from three pages at least that are about something else': ({ path }) =>
    others.filter(({ main }) => attributes(main, 'a', 'href').includes(path)).length >= 3,
};

test.each(Object.entries(rules))('every guide %s', (_, holds) => {
  expect(guides.filter((guide) => !holds(guide)).map(({ path }) => path)).toEqual([]);
});
