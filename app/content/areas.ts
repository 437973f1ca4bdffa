/**
 * The fourteen areas: what every page needs to know of them (navigation, footer).
 * What an area's own page says stands in `areas/<slug>.ts`.
 */
export const areas = [
  { slug: 'oceanside', name: 'Oceanside', map: 'Oceanside, CA' },
  { slug: 'carlsbad', name: 'Carlsbad', map: 'Carlsbad, CA' },
  { slug: 'vista', name: 'Vista', map: 'Vista, CA' },
  { slug: 'camp-pendleton', name: 'Camp Pendleton', map: 'Camp Pendleton, CA' },
  { slug: 'tri-city', name: 'Tri-City', map: 'Tri-City Medical Center, Oceanside, CA' },
  { slug: 'lake-san-marcos', name: 'Lake San Marcos', map: 'Lake San Marcos, CA' },
  { slug: 'shadowridge', name: 'Shadowridge' },
  { slug: 'fire-mountain', name: 'Fire Mountain', map: 'Fire Mountain, Oceanside, CA' },
  { slug: 'tamarack', name: 'Tamarack', map: 'Tamarack State Beach, Carlsbad, CA' },
  { slug: 'rancho-del-oro', name: 'Rancho Del Oro', map: 'Rancho Del Oro, Oceanside, CA' },
  { slug: 'calavera-hills', name: 'Calavera Hills', map: 'Calavera Hills, Carlsbad, CA' },
  { slug: 'bressi-ranch', name: 'Bressi Ranch', map: 'Bressi Ranch, Carlsbad, CA' },
  { slug: 'aviara', name: 'Aviara', map: 'Aviara, Carlsbad, CA' },
  { slug: 'el-camino-real-corridor', name: 'El Camino Real Corridor', map: 'El Camino Real, Carlsbad, CA' },
] as const satisfies readonly AreaLink[];

export type AreaSlug = (typeof areas)[number]['slug'];

export interface AreaLink {
  readonly slug: string;
  readonly name: string;
  /** What to look up on the maps page; an area without it gets no map pin. */
  readonly map?: string;
}

/**
 * Header, phone menu and footer list at most so many areas, and then a link to the page of all: every page carries
 * the lists, and more than two columns of twelve nobody reads. Beyond, the page of all areas has no cards but an index.
 */
export const mostListedAreas = 24;

export const listedAreas: readonly AreaLink[] = areas.slice(0, mostListedAreas);
