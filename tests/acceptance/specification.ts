/**
 * What docs/specification.md fixes to the letter: the customer's tables and quoted words. They are written down for
 * a second time, so that a slip in the company's records shows as a difference; document.spec.ts holds them to the document.
 * No other test names a fact of the company.
 */

/** docs/specification.md#31-services */
export const services = [
  { name: 'Garage Door Springs Repair', slug: 'garage-door-springs-repair', icon: 'Zap', emergency: true },
  {
    name: 'Garage Door Opener Repair',
    slug: 'garage-door-opener-repair',
    icon: 'Settings',
    emergency: false,
  },
  {
    name: 'New Garage Door Installation',
    slug: 'new-garage-door-installation',
    icon: 'Home',
    emergency: false,
  },
  { name: 'Garage Door Maintenance', slug: 'garage-door-maintenance', icon: 'Wrench', emergency: false },
  { name: 'Garage Door Cable Repair', slug: 'garage-door-cable-repair', icon: 'Square', emergency: true },
  { name: 'Garage Door Replacement', slug: 'garage-door-replacement', icon: 'RefreshCw', emergency: false },
];

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
];

/** The one area without a map pin: docs/specification.md#23-footer */
export const withoutMap = 'Shadowridge';

/** docs/specification.md#15-partner-brands */
export const brands = [
  { name: 'LiftMaster', url: 'https://www.liftmaster.com' },
  { name: 'Chamberlain', url: 'https://www.chamberlain.com' },
  { name: 'Genie', url: 'https://www.geniecompany.com' },
  { name: 'Craftsman', url: 'https://www.craftsman.com' },
  { name: 'Wayne Dalton', url: 'https://www.wayne-dalton.com' },
  { name: 'Clopay', url: 'https://www.clopaydoor.com' },
];

/** docs/specification.md#21-list-of-addresses */
export const addressTable = [
  { address: '/', count: 1 },
  { address: '/about', count: 1 },
  { address: '/contact', count: 1 },
  { address: '/services', count: 1 },
  { address: '/services/{service}', count: 6 },
  { address: '/services/{service}-in-{area}', count: 84 },
  { address: '/service-areas', count: 1 },
  { address: '/service-areas/{area}', count: 14 },
];

/** Pages that we added: docs/specification.md#213-additions */
export const additions = ['/garage-door-problems'];

/** The addresses of a row of the table. */
export function addressesOf(address: string): string[] {
  const withServices = address.includes('{service}')
    ? services.map(({ slug }) => address.replace('{service}', slug))
    : [address];
  return withServices.flatMap((path) =>
    path.includes('{area}') ? areas.map(({ slug }) => path.replace('{area}', slug)) : [path],
  );
}

/** Every address that is a page. */
export const addresses = addressTable.flatMap(({ address }) => addressesOf(address));

/**
 * docs/specification.md#13-claims. A visitor finds each in its own words, or in those of `shown`,
 * on the page named by `on`, or else on the home page or the one about the company.
 */
export const claims: { claim: string; shown?: RegExp; on?: string }[] = [
  { claim: 'family-owned' },
  { claim: 'serving since 2010', shown: /serving .*since 2010/i },
  { claim: '24/7 emergency service' },
  { claim: 'free quotes', shown: /free quotes?|quotes are free/i },
  { claim: 'honest pricing' },
  { claim: 'same-day repair' },
  {
    claim: 'lifetime warranty on springs',
    shown: /lifetime warranty on springs|springs (carry|have) a lifetime warranty/i,
  },
  { claim: 'warranties on parts and labor' },
  { claim: 'licensed and insured technicians' },
  { claim: 'military family discounts for Camp Pendleton', on: '/service-areas/camp-pendleton' },
  { claim: 'no travel charges within the service zone' },
  { claim: 'consistent pricing' },
  { claim: '"12+ communities"', shown: /12\+ communities/ },
  { claim: 'Vista served "15+ years"', shown: /15\+ years/, on: '/service-areas/vista' },
];

/** docs/specification.md#212-not-found */
export const notFound = { heading: '404', message: 'Oops! Page not found', home: 'Return to Home' };

/** docs/specification.md#29-service-areas */
export const unlistedTown = 'Don’t see your town listed? We may still be able to help!';

/** docs/specification.md#43-loading */
export const loading = 'Loading service area...';

/** docs/specification.md#55-failure-of-the-app */
export const failure = 'Unexpected Application Error!';

/** docs/specification.md#51-services-in-unlisted-areas */
export const unlistedArea = {
  path: '/services/garage-door-springs-repair-in-los-angeles',
  heading: 'Garage Door Springs Repair in Los Angeles',
  served: 'We proudly serve the Los Angeles area.',
};

/** docs/specification.md#53-the-camp-pendleton-chip */
export const deadEnd = {
  name: 'Camp Pendleton',
  path: '/service-areas/pendleton',
  suggestion: 'Were you looking for Camp Pendleton?',
  meant: '/service-areas/camp-pendleton',
};
