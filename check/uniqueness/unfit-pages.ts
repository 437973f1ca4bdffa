import type { Company } from '#app/content/collections.ts';
import { pictureOfArea, pictureOfService } from '#app/content/to-pages/shared-parts.ts';
import { type Path, paths } from '#app/paths.ts';
import { type Finding, findings } from '#check/uniqueness/findings.ts';
import { type ComparedPage, uniquenessReport } from '#check/uniqueness/uniqueness-report.ts';

/** A page that search engines must not list, and why. */
export interface UnfitPage {
  path: Path;
  finding: Finding;
  /** The page that it repeats, which was there first. */
  original?: Path;
}

/**
 * Compares pages, and finds those with too little of their own to be listed by search engines: of two near-duplicates
 * the newer one, never the established; and pages with too few words that stand nowhere else. A copy that is not
 * listed takes nothing from the page that it repeats.
 */
export function comparison(
  pages: readonly ComparedPage[],
  ages: ReadonlyMap<Path, string>,
): { found: Finding[]; unfit: UnfitPage[] } {
  const found = findings(uniquenessReport(pages));
  const copies = found.flatMap((finding): UnfitPage[] => {
    if (finding.kind !== 'near-duplicate') return [];
    const [one, other] = finding.paths;
    const [original, copy] = (ages.get(one) ?? '') <= (ages.get(other) ?? '') ? [one, other] : [other, one];
    return [{ path: copy, finding, original }];
  });
  if (copies.length === 0) return { found, unfit: poor(found) };
  const hidden = new Set(copies.map(({ path }) => path));
  const rest = findings(uniquenessReport(pages.filter(({ path }) => !hidden.has(path))));
  const duplicates = found.filter(({ kind }) => kind === 'near-duplicate');
  return {
    found: [...duplicates, ...rest],
    unfit: [...new Map(copies.map((copy) => [copy.path, copy])).values(), ...poor(rest)],
  };
}

function poor(found: readonly Finding[]): UnfitPage[] {
  return found.flatMap((finding): UnfitPage[] =>
    finding.kind === 'too-few-own-words' ? [{ path: finding.paths[0], finding }] : [],
  );
}

/**
 * What tells newer pages of areas from older ones, by their addresses: it sorts as text. The day on which the records
 * came; where that says nothing, a page without a picture of its own is the newer one.
 */
export function agesOf({ areas, services, servicesInAreas, standIns = {} }: Company): Map<Path, string> {
  const days = new Map([...areas, ...services].map(({ slug, added = '' }) => [slug, added]));
  const age = (added: readonly string[], picture: { name: string }) =>
    `${added.toSorted().at(-1) ?? ''} ${picture.name in standIns ? 'without' : ''}`;
  return new Map([
    ...areas.map((area): [Path, string] => [
      paths.area(area.slug),
      age([area.added ?? ''], pictureOfArea(area)),
    ]),
    ...servicesInAreas.flatMap((pair): [Path, string][] =>
      services
        .filter(({ slug }) => slug === pair.service)
        .map((service) => [
          paths.serviceInArea(pair.service, pair.area),
          age(
            [pair.added ?? '', days.get(pair.area) ?? '', days.get(pair.service) ?? ''],
            pictureOfService(service, { slug: pair.area, alt: pair.picture.alt }),
          ),
        ]),
    ),
  ]);
}
