import { expect, test } from 'vitest';
import { pages } from 'virtual:test/company';
import { openCompany } from '#app/content/company.ts';
import { paths } from '#app/paths.ts';
import { pageComparison } from '#check/uniqueness/compared-pages.ts';
import { agesOf, comparison } from '#check/uniqueness/unfit-pages.ts';
import { withChangedCompany } from '#tests/changed-company.ts';

const compared = pageComparison(pages);
const words = (seed: string) => [Array.from({ length: 200 }, (_, place) => `${seed}${place}`).join(' ')];
const [one, other, ...rest] = pages.filter(({ kind }) => kind === 'area');
if (one === undefined || other === undefined) throw new Error('Two areas are needed.');

test('of two copies only the newer one is kept from search engines, and takes no words from the other', () => {
  // What stands on most pages is what they share by design.
  const others = rest.map((page) => compared(page, words(page.path)));
  const texts = [compared(one, words('a')), compared(other, words('a')), ...others];
  const newer = new Map([[one.path, '2026-11-20']]);
  expect(comparison(texts, newer).unfit).toMatchObject([{ path: one.path, original: other.path }]);
  expect(comparison(texts, new Map([[other.path, '2026-11-20']])).unfit).toMatchObject([
    { path: other.path, original: one.path },
  ]);
});

test('a page with too few words of its own is unfit by itself', () => {
  const texts = [compared(one, words('a')), compared(other, ['Only a few words stand here.'])];
  expect(comparison(texts, new Map()).unfit).toMatchObject([
    { path: other.path, finding: { kind: 'too-few-own-words' } },
  ]);
});

test('a page is as new as the newest of its records; without a day, one without a picture is newer', () => {
  withChangedCompany(({ folder, set }) => {
    set('areas/hyde-park.yaml', ['added'], '2026-11-20');
    const company = openCompany(folder);
    const ages = agesOf({ ...company, standIns: { 'hero-zilker': { name: 'hero-mueller', alt: '' } } });
    const ageOf = (path: (typeof paths)['home'] | `/${string}`) => ages.get(path) ?? '';
    expect(ageOf(paths.area('hyde-park')) > ageOf(paths.area('zilker'))).toBe(true);
    expect(ageOf(paths.area('zilker')) > ageOf(paths.area('mueller'))).toBe(true);
    expect(
      ageOf(paths.serviceInArea('drain-cleaning', 'hyde-park')) >
        ageOf(paths.serviceInArea('drain-cleaning', 'crestview')),
    ).toBe(true);
  });
});
