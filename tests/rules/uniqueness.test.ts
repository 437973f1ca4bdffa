import { expect, test } from 'vitest';
import { areaOf, kindOfPage } from '#app/page-data/pages.ts';
import {
  anyName,
  countOwnWords,
  countPagesPerShingle,
  shinglesOf,
  wordsOf,
} from '#content/validate/similarity.ts';
import { company } from '#tests/company.ts';
import { pages as builtPages } from '#tests/built-html/site.ts';
import { visibleBlocks } from '#tests/built-html/visible-text.ts';

/** Each page of an area, or of a service in an area, says what no other page says. */

/** The smallest share of a page's words that no other page has. Words count as shared in runs of five (similarity.ts). */
const minOwnShare = { serviceInArea: 0.4, area: 0.43 };

/** The largest share of the smaller page's runs of five words that another page has, too. */
const maxSharedShare = { sameArea: 0.3, otherArea: 0.5 };

const advice = 'Write what is true of this place only, or take out what another page says.';

const name = anyName(company);
/** The texts of each page, word by word. Numbers and the names of areas and services are masked, so that swapping them changes nothing. */
const pages = builtPages.map(({ path, main, record }) => {
  const texts = visibleBlocks(main).map((text) =>
    wordsOf(text, name).map((word) => word.replace(/^\d+$/, '▮')),
  );
  return {
    path,
    area: areaOf(record),
    kind: kindOfPage(record),
    texts,
    shingles: new Set(texts.flatMap(shinglesOf)),
  };
});
const local = pages.filter(({ area }) => area !== undefined);

const pagesPerShingle = countPagesPerShingle(pages);

test('the pages of areas, and of services in areas, have enough words of their own', () => {
  const tooFew = local.flatMap(({ path, kind, texts }) => {
    const share = countOwnWords(texts, pagesPerShingle) / texts.flat().length;
    const least = kind === 'area' ? minOwnShare.area : minOwnShare.serviceInArea;
    return share < least ? [`${path}: ${share.toFixed(2)} of its words, not ${least}`] : [];
  });
  expect(tooFew, advice).toEqual([]);
});

test('no two of these pages are alike', () => {
  const alike = local.flatMap((one, index) =>
    local.slice(index + 1).flatMap((other) => {
      const shared = one.shingles.intersection(other.shingles).size;
      const containment = shared / Math.min(one.shingles.size, other.shingles.size);
      const limit = one.area === other.area ? maxSharedShare.sameArea : maxSharedShare.otherArea;
      return containment > limit
        ? [`${one.path} and ${other.path}: ${containment.toFixed(2)}, more than ${limit}`]
        : [];
    }),
  );
  expect(alike, advice).toEqual([]);
});

test('the pages of all areas, and of all services in areas, are compared', () => {
  expect(local).toHaveLength(company.areas.length + company.servicesInAreas.length);
});
