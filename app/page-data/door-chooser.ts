import type { Company } from '#content/collections.ts';
import { paths } from '#app/paths.ts';

export type DoorChooser = NonNullable<ReturnType<typeof doorChooser>>;
export type DoorTeaser = NonNullable<ReturnType<typeof doorTeaser>>;

/** The doors to choose from on the page of a service; nothing where they don't belong. */
export function doorChooser(company: Company, service: { slug: string }) {
  const { doorChooser: record, doorHouses, doorDesigns, doorFinishes } = company;
  const [firstHouse] = doorHouses;
  const [firstDesign] = doorDesigns;
  if (record === undefined || firstHouse === undefined || firstDesign === undefined) return undefined;
  const { services, inAreas: _inAreas, teaser: _teaser, ...texts } = record;
  if (!services.includes(service.slug)) return undefined;
  return {
    texts,
    houses: doorHouses.map(({ slug, code, name, alt }) => ({ slug, code, name, alt })),
    designs: doorDesigns.map(({ order: _order, elevation: _elevation, ...design }) => design),
    finishes: doorFinishes.map(({ slug, code, name, color, wood }) => ({
      slug,
      code,
      name,
      color,
      isWood: wood !== undefined,
    })),
    start: { house: firstHouse.slug, design: firstDesign.slug, finish: firstDesign.finishes[0] ?? '' },
  };
}

/** The link to the doors on the pages of such a service in areas. */
export function doorChooserLink({ doorChooser: record }: Company, { slug }: { slug: string }) {
  if (record === undefined || !record.services.includes(slug)) return [];
  return [{ name: record.inAreas, path: paths.doorChooser(slug) }];
}

export function doorTeaser({ doorChooser: record, doorHouses }: Company) {
  const [service] = record?.services ?? [];
  const [house] = doorHouses;
  if (record === undefined || service === undefined || house === undefined) return undefined;
  const { heading, text, more } = record.teaser;
  return {
    heading,
    text,
    more: { name: more, path: paths.doorChooser(service) },
    // The house that it opens with.
    picture: { house: house.slug, alt: house.alt },
  };
}
