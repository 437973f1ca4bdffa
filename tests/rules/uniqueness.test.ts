import { expect, test } from 'vitest';
import { kindOfPage } from '#app/page-data/pages.ts';
import {
  anyNamePattern,
  countOwnWords,
  countPagesPerShingle,
  mask,
  pagesWithLittleOwnText,
  shinglesOf,
  wordsOf,
} from '#content/validate/similarity.ts';
import { company } from '#tests/company.ts';
import { pages as builtPages } from '#tests/built-html/site.ts';
import { visibleBlocks } from '#tests/built-html/visible-text.ts';

/** Each page of an area, or of a service in an area, and each guide says what no other page says. */

/** The smallest share of a page's words that no other page has, a little below that of today's pages. Words count as shared in runs of five (similarity.ts). */
const minOwnShare: Record<string, number> = { 'service in an area': 0.4, area: 0.43, guide: 0.7 };

/** The largest share of the smaller page's runs of five words that another page has, too. Pages of one service in two areas share its texts; pages of one area are of different services. */
const maxSharedShare = { sameArea: 0.3, otherArea: 0.5 };

const advice =
  'Write what is true only of this place, or of this service there, or take out what another page says.';

const namePattern = anyNamePattern(company);
/** The texts of each page, word by word. Numbers and the names of areas and services are masked, so that swapping them changes nothing. */
const pages = builtPages.map(({ path, main, record }) => {
  const texts = visibleBlocks(main).map((text) =>
    wordsOf(text, namePattern).map((word) => word.replace(/^\d+$/, mask)),
  );
  return {
    path,
    area:
      record.kind === 'service'
        ? record.content.inArea?.slug
        : record.kind === 'area'
          ? record.content.area.slug
          : undefined,
    kind: kindOfPage(record),
    texts,
    shingles: new Set(texts.flatMap(shinglesOf)),
  };
});
const localPages = pages.filter(({ area }) => area !== undefined);

const pagesPerShingle = countPagesPerShingle(pages);

test('the pages of areas, and of services in areas, and guides have enough words of their own', () => {
  const tooFew = pages.flatMap(({ path, kind, texts }) => {
    const share = countOwnWords(texts, pagesPerShingle) / texts.flat().length;
    const least = minOwnShare[kind] ?? 0;
    return share < least
      ? [`${path}: only ${share.toFixed(2)} of its words are on no other page, not ${least}`]
      : [];
  });
  expect(tooFew, advice).toEqual([]);
});

test('no two pages of areas, or of services in areas, are alike', () => {
  const alike = localPages.flatMap((one, index) =>
    localPages.slice(index + 1).flatMap((other) => {
      const shared = one.shingles.intersection(other.shingles).size;
      const sharedShare = shared / Math.min(one.shingles.size, other.shingles.size);
      const limit = one.area === other.area ? maxSharedShare.sameArea : maxSharedShare.otherArea;
      return sharedShare > limit
        ? [
            `${one.path} and ${other.path} share ${sharedShare.toFixed(2)} of their runs of five words, more than ${limit}`,
          ]
        : [];
    }),
  );
  expect(alike, advice).toEqual([]);
});

test('a page without five words in a row is not a near-duplicate', () => {
  const cut = (_: string, value: unknown) => (typeof value === 'string' ? value.slice(0, 8) : value);
  const text = JSON.stringify({ ...company.areas[0], slug: 'bare', added: '9999' }, cut);
  const bare: (typeof company.areas)[number] = JSON.parse(text);
  const found = pagesWithLittleOwnText({ ...company, areas: [...company.areas, bare] });
  expect(found).toContainEqual({ page: expect.objectContaining({ area: 'bare' }) });
});

test('the pages of all areas, and of all services in areas, are compared', () => {
  expect(localPages).toHaveLength(company.areas.length + company.servicesInAreas.length);
});
