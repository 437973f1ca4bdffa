import { readTexts } from '#app/content/check/check-claims.ts';
import { fileOf } from '#app/content/check/file-of.ts';
import { allPages, type Company } from '#app/content/collections.ts';
import type { Problem } from '#app/content/problem.ts';
import type { Area, ServiceInArea } from '#app/content/records.ts';
import { unfinishedPages } from '#app/content/to-pages/listed.ts';
import { paths, type Path } from '#app/paths.ts';
import type { Rule } from '#check/check-content.ts';
import { pageComparison } from '#check/uniqueness/compared-pages.ts';
import { target } from '#check/uniqueness/limits.ts';
import { agesOf, comparison, type UnfitPage } from '#check/uniqueness/unfit-pages.ts';

/** Pages that are too much like others: the build keeps them out of search engines. One message for an area's pages together. */
export const likeness: Rule = ({ company, folder }) => {
  if (company === undefined) return [];
  const unfinished = unfinishedPages(company);
  const pages = allPages(company);
  const compared = pageComparison(pages);
  const written = writtenTexts(company);
  const texts = pages
    .filter(({ path }) => !unfinished.has(path))
    .map((page) => compared(page, written.get(page.path) ?? []));
  const places = placesOf(company, folder);
  const unfit = comparison(texts, agesOf(company)).unfit.flatMap((page) => {
    const place = places.get(page.path);
    return place === undefined ? [] : [{ ...page, ...place }];
  });
  const byArea = Map.groupBy(
    unfit,
    ({ area, original }) => `${area} ${original === undefined ? '' : places.get(original)?.area}`,
  );
  return [...byArea.values()].flatMap((group) => problemsOf(group, places));
};

/** What is written for one page alone. What pages share by design, such as what doors do, is in none of these records. */
function writtenTexts({ areas, servicesInAreas }: Company): Map<Path, string[]> {
  return new Map([
    ...areas.map((area): [Path, string[]] => [paths.area(area.slug), textsOf(area)]),
    ...servicesInAreas.map((pair): [Path, string[]] => [
      paths.serviceInArea(pair.service, pair.area),
      textsOf(pair),
    ]),
  ]);
}

function textsOf({ metadata: _metadata, picture: _picture, ...shown }: Area | ServiceInArea): string[] {
  return readTexts(shown).map(({ text }) => text);
}

interface Place {
  area: string;
  file: string;
}

function problemsOf(unfit: readonly (UnfitPage & Place)[], places: ReadonlyMap<Path, Place>): Problem[] {
  const [first] = unfit;
  if (first === undefined) return [];
  const original = first.original === undefined ? undefined : places.get(first.original);
  const others = unfit.length === 1 ? '' : ` and ${unfit.length - 1} more of this area`;
  if (original === undefined) {
    return [
      {
        file: first.file,
        field: [],
        message: `has${others === '' ? '' : `,${others},`} fewer than ${target.ownWords} words that stand on no other page`,
        reason:
          'search engines drop pages without words of their own, so the build does not offer it to them',
        remedy: 'write what is particular to this place',
        warning: 'own-words',
      },
    ];
  }
  return [
    {
      file: first.file,
      field: [],
      value: original.file,
      message: `is repeated in this page${others}`,
      reason:
        'search engines drop near copies; the build keeps this newer one from them, and the older stays listed',
      remedy:
        'write what is particular to this place, or let the record that is newer say so, as "added: 2026-11-22"',
      warning: 'near-copy',
    },
  ];
}

/** The area and the file of each page that could be a copy. */
function placesOf({ areas, servicesInAreas }: Company, folder: string): Map<Path, Place> {
  return new Map([
    ...areas.map((area): [Path, Place] => [
      paths.area(area.slug),
      { area: area.slug, file: fileOf(folder, 'areas', area) },
    ]),
    ...servicesInAreas.map((pair): [Path, Place] => [
      paths.serviceInArea(pair.service, pair.area),
      { area: pair.area, file: fileOf(folder, 'servicesInAreas', pair) },
    ]),
  ]);
}
