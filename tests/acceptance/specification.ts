/**
 * The customer's tables, copied from docs/specification.md and not from the site's records:
 * a slip in a record shows as a difference.
 */

/** docs/specification.md#32-areas */
export const areas = [
  { name: 'Oceanside', slug: 'oceanside', minutes: '20-30', zipCodes: '92049-92058' },
  { name: 'Carlsbad', slug: 'carlsbad', minutes: '25-35', zipCodes: '92008-92011' },
  { name: 'Vista', slug: 'vista', minutes: '15-25', zipCodes: '92081-92085' },
  { name: 'Camp Pendleton', slug: 'camp-pendleton', minutes: '30-45', zipCodes: '92055-92058' },
  { name: 'Tri-City', slug: 'tri-city', minutes: '20-35', zipCodes: '92056, 92057, 92083' },
  { name: 'Lake San Marcos', slug: 'lake-san-marcos', minutes: '25-40', zipCodes: '92069' },
  { name: 'Shadowridge', slug: 'shadowridge', minutes: '20-30', zipCodes: '92081-92083' },
  { name: 'Fire Mountain', slug: 'fire-mountain', minutes: '25-35', zipCodes: '92026' },
  { name: 'Tamarack', slug: 'tamarack', minutes: '20-30', zipCodes: '92081' },
  { name: 'Rancho Del Oro', slug: 'rancho-del-oro', minutes: '15-25', zipCodes: '92057' },
  { name: 'Calavera Hills', slug: 'calavera-hills', minutes: '20-35', zipCodes: '92009' },
  { name: 'Bressi Ranch', slug: 'bressi-ranch', minutes: '20-30', zipCodes: '92009' },
  { name: 'Aviara', slug: 'aviara', minutes: '25-40', zipCodes: '92009' },
  {
    name: 'El Camino Real Corridor',
    slug: 'el-camino-real-corridor',
    minutes: '15-30',
    zipCodes: '92008-92011',
  },
] as const;

/** docs/specification.md#31-services */
export const services = [
  { name: 'Garage Door Springs Repair', slug: 'garage-door-springs-repair' },
  { name: 'Garage Door Opener Repair', slug: 'garage-door-opener-repair' },
  { name: 'New Garage Door Installation', slug: 'new-garage-door-installation' },
  { name: 'Garage Door Maintenance', slug: 'garage-door-maintenance' },
  { name: 'Garage Door Cable Repair', slug: 'garage-door-cable-repair' },
  { name: 'Garage Door Replacement', slug: 'garage-door-replacement' },
] as const;

export const pairs = services.flatMap((service) =>
  areas.map((area) => ({ service, area, path: `/services/${service.slug}-in-${area.slug}` })),
);

/** The 109 addresses that are pages: docs/specification.md#21-list-of-addresses */
export const addresses: string[] = [
  '/',
  '/about',
  '/contact',
  '/services',
  ...services.map(({ slug }) => `/services/${slug}`),
  ...pairs.map(({ path }) => path),
  '/service-areas',
  ...areas.map(({ slug }) => `/service-areas/${slug}`),
];

/** One address of every kind of page; of areas, the one with the longest name too. */
export const kinds = [
  { kind: 'home', path: '/' },
  { kind: 'about', path: '/about' },
  { kind: 'contact', path: '/contact' },
  { kind: 'services', path: '/services' },
  { kind: 'service', path: '/services/garage-door-springs-repair' },
  {
    kind: 'service in an area',
    path: '/services/new-garage-door-installation-in-el-camino-real-corridor',
  },
  { kind: 'coverage', path: '/service-areas' },
  { kind: 'area', path: '/service-areas/camp-pendleton' },
  { kind: 'area with a long name', path: '/service-areas/el-camino-real-corridor' },
  { kind: 'not found', path: '/no-such-page' },
] as const;

/** docs/specification.md#15-partner-brands */
export const brands = [
  { name: 'LiftMaster', url: 'https://www.liftmaster.com' },
  { name: 'Chamberlain', url: 'https://www.chamberlain.com' },
  { name: 'Genie', url: 'https://www.geniecompany.com' },
  { name: 'Craftsman', url: 'https://www.craftsman.com' },
  { name: 'Wayne Dalton', url: 'https://www.wayne-dalton.com' },
  { name: 'Clopay', url: 'https://www.clopaydoor.com' },
] as const;
