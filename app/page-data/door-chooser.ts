import type { Company } from '#content/collections.ts';
import { paths } from '#app/paths.ts';

export type DoorChooser = NonNullable<ReturnType<typeof doorChooser>>;
export type DoorTeaser = NonNullable<ReturnType<typeof doorTeaser>>;

/** The doors to choose from on the page of a service, or of a service in an area: then first on a house of that place. */
export function doorChooser(company: Company, service: { slug: string }, area?: { slug: string }) {
  const { doorChooser: record, doorHouses, doorDesigns, doorFinishes } = company;
  const [firstHouse] = doorHouses;
  const [firstDesign] = doorDesigns;
  if (record === undefined || firstHouse === undefined || firstDesign === undefined) return undefined;
  const { services, teaser: _teaser, ...texts } = record;
  if (!services.includes(service.slug)) return undefined;
  const house = doorHouses.find(({ areas }) => area !== undefined && areas.includes(area.slug)) ?? firstHouse;
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
    start: { house: house.slug, design: firstDesign.slug, finish: firstDesign.finishes[0] ?? '' },
  };
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
