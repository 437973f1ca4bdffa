import { expect, test } from 'vitest';
import { kindOfPage } from '#app/page-data/pages.ts';
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

/** Each page of a place says what no other page says. */

/** Shares: of a page's words, those that are in no run of five words of another page; of two pages' runs, those in both. */
const limits = { ownInArea: 0.4, ownOfArea: 0.43, alikeInOneArea: 0.3, alike: 0.5 };

const name = anyName(company);
/** The texts of each page, word by word. Numbers and the names of areas and services are masked, so that swapping them changes nothing. */
const pages = builtPages.map(({ path, main, record }) => {
  const texts = visibleBlocks(main).map((text) =>
    wordsOf(text, name).map((word) => word.replace(/^\d+$/, '▮')),
  );
  const area = /(?:-in-|service-areas\/)((?!.*-in-).+)$/.exec(path)?.[1];
  return { path, area, kind: kindOfPage(record), texts, shingles: new Set(texts.flatMap(shinglesOf)) };
});
const local = pages.filter(({ area }) => area !== undefined);

const pagesPerShingle = countPagesPerShingle(pages);

test('the pages of places have enough words of their own', () => {
  const shares = local.map(({ path, kind, texts }) => ({
    path,
    kind,
    share: countOwnWords(texts, pagesPerShingle) / texts.flat().length,
  }));
  expect(
    shares.filter(({ kind, share }) => share < (kind === 'area' ? limits.ownOfArea : limits.ownInArea)),
  ).toEqual([]);
});

test('no two pages of places are alike', () => {
  const alike = local.flatMap((one, index) =>
    local.slice(index + 1).flatMap((other) => {
      const shared = one.shingles.intersection(other.shingles).size;
      const containment = shared / Math.min(one.shingles.size, other.shingles.size);
      const limit = one.area === other.area ? limits.alikeInOneArea : limits.alike;
      return containment > limit ? [`${one.path} and ${other.path}: ${containment.toFixed(2)}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test('the pages of all areas, and of all services in areas, are compared', () => {
  expect(local).toHaveLength(company.areas.length + company.servicesInAreas.length);
});
