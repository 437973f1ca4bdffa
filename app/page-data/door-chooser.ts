import type { Company } from '#content/collections.ts';
import { type Link, type Path, paths } from '#app/paths.ts';

export type DoorChooser = NonNullable<ReturnType<typeof doorChooser>>;

/** The doors to choose from on the page of a service; nothing where they don't belong. */
export function doorChooser(company: Company, service: { slug: string }) {
  const { doorChooser: record, doorHouses, doorDesigns, doorFinishes } = company;
  const [firstHouse] = doorHouses;
  const [firstDesign] = doorDesigns;
  if (record === undefined || firstHouse === undefined || firstDesign === undefined) return undefined;
  const { services, inAreas: _inAreas, onHome: _onHome, notes, ...texts } = record;
  if (!services.includes(service.slug)) return undefined;
  return {
    texts,
    notes: notes.map(({ heading, lede: text }) => ({ heading, text })),
    houses: doorHouses.map(({ order: _order, ...house }) => house),
    designs: doorDesigns.map(({ order: _order, elevation: _elevation, ...design }) => design),
    finishes: doorFinishes.map(({ order: _order, wood, ...finish }) => ({
      ...finish,
      isWood: wood !== undefined,
    })),
    start: { house: firstHouse.slug, design: firstDesign.slug, finish: firstDesign.finishes[0] ?? '' },
  };
}

const chooserPath = (service: string): Path => `${paths.service(service)}#your-door`;

/** The link to the doors on the pages of such a service in areas. */
export function doorChooserLink({ doorChooser: record }: Company, { slug }: { slug: string }) {
  if (record === undefined || !record.services.includes(slug)) return [];
  return [{ name: record.inAreas, path: chooserPath(slug) }];
}

/** The same on the home page, to the first of its services. */
export function doorChooserOnHome({ doorChooser: record }: Company): Link[] {
  const [service] = record?.services ?? [];
  if (record === undefined || service === undefined) return [];
  return [{ name: record.onHome, path: chooserPath(service) }];
}
