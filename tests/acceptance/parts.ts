import { areas, brands, deadEnd, notFound, services, unlistedTown, withoutMap } from './specification.ts';

/** Something that a page shows. */
export type Part =
  | { heading: string }
  /** A link whose words begin like this. */
  | { link: string; to: string | RegExp }
  /** A text that holds this, in small letters or capitals. */
  | { text: string }
  | { picture: string }
  /** A list with so many entries. */
  | { list: number };

const phone = /^tel:\+1\d{10}$/;
const map = /^https:\/\/www\.google\.com\/maps\//;
const anything = '';

/** What stands on each page in this order, other things between: docs/specification.md#2-pages-and-addresses. */
export const partsOfPages: Record<string, Part[]> = {
  // docs/specification.md#25-home
  '/': [
    { link: 'Get Free Quote', to: phone },
    { link: 'Read More', to: '/about' },
    { heading: 'Our Services' },
    { list: 3 },
    ...services
      .slice(0, 3)
      .flatMap(({ name, slug }) => [
        { picture: `/images/${slug}.webp` },
        { heading: name },
        { link: 'Learn More', to: `/services/${slug}` },
      ]),
    { link: 'View All Services', to: '/services' },
    { text: '24/7 emergency service' },
    { link: anything, to: phone },
    { heading: 'Why Choose Us' },
    { list: 4 },
    { heading: '24/7 Emergency Service' },
    { heading: 'Trusted & Local' },
    { heading: 'Expert Technicians' },
    { heading: 'Honest Pricing' },
    { text: 'free quote' },
    { link: anything, to: phone },
    { heading: 'Brands We Work With' },
    { list: brands.length },
    ...brands.map(({ name, url }) => ({ link: name, to: url })),
  ],

  // docs/specification.md#26-about
  '/about': [
    { text: 'since 2010' },
    { text: 'family-owned' },
    { heading: 'Areas We Serve' },
    { list: 10 },
    ...[
      'Oceanside',
      'Carlsbad',
      'Vista',
      'Camp Pendleton',
      'Tri-City',
      'Lake San Marcos',
      'Shadowridge',
      'Fire Mountain',
      'Rancho Del Oro',
      'Bressi Ranch',
    ].map((name) => ({
      link: name,
      to: name === deadEnd.name ? deadEnd.path : `/service-areas/${slugOf(name)}`,
    })),
    { list: 3 },
    { heading: 'Expert Craftsmanship' },
    { heading: 'Local & Trusted' },
    { heading: 'Complete Protection' },
    { text: '24/7 emergency service' },
    { link: anything, to: phone },
  ],

  // docs/specification.md#27-services
  '/services': [
    { list: services.length },
    ...services.flatMap(({ name, slug }) => [{ heading: name }, { link: anything, to: `/services/${slug}` }]),
  ],

  ...Object.fromEntries(services.map((service) => [`/services/${service.slug}`, partsOfService(service)])),

  ...Object.fromEntries(
    services.flatMap((service) =>
      areas.map((area) => [`/services/${service.slug}-in-${area.slug}`, partsOfService(service, area)]),
    ),
  ),

  // docs/specification.md#29-service-areas
  '/service-areas': [
    { list: 12 },
    ...areas.slice(0, 12).flatMap(partsOfCard),
    { list: 2 },
    ...areas.slice(12).flatMap(partsOfCard),
    { heading: 'Local Expertise' },
    { heading: 'Service Area Benefits' },
    { list: 8 },
    { heading: unlistedTown },
    { link: anything, to: phone },
  ],

  ...Object.fromEntries(areas.map((area) => [`/service-areas/${area.slug}`, partsOfArea(area)])),

  // docs/specification.md#211-contact
  '/contact': [
    { text: 'Ventura County' },
    { heading: 'Call Us Now' },
    { link: anything, to: phone },
    { heading: '24/7 Emergency Service' },
    { list: 4 },
    { text: 'broken springs and cables' },
    { text: 'door off track' },
    { text: 'opener malfunctions' },
    { text: 'safety concerns' },
    { heading: 'Service Areas' },
    { link: anything, to: /^https:\/\/www\.google\.com\/maps\/.*Oceanside/ },
    { link: 'Service Areas', to: '/service-areas' },
    { heading: 'Have Any Questions?' },
  ],

  // docs/specification.md#213-additions
  '/garage-door-problems': [
    { heading: 'What did the door do?' },
    { link: anything, to: phone },
    ...[
      'broken-spring',
      'cable-off-drum',
      'off-track',
      'stuck-open',
      'goes-back-up',
      'remote-works-up-close',
      'grinds-or-squeals',
      'dented-rusted-rotten',
    ].map((symptom) => ({ link: anything, to: `/garage-door-problems#${symptom}` })),
    { text: 'the one thing not to touch' },
    { text: 'what it usually is' },
    { text: 'torsion shaft' },
    { text: 'extension spring' },
  ],

  // docs/specification.md#212-not-found
  '/no-such-page': [
    { heading: notFound.heading },
    { text: notFound.message },
    { link: notFound.home, to: '/' },
  ],
};

/** docs/specification.md#22-header */
export const partsOfHeader: Part[] = [
  { link: anything, to: '/' },
  { link: 'Home', to: '/' },
  { link: 'Services', to: '/services' },
  { list: services.length },
  ...services.map(({ name, slug }) => ({ link: name, to: `/services/${slug}` })),
  { link: 'Service Areas', to: '/service-areas' },
  { list: areas.length },
  ...areas.map(({ name, slug }) => ({ link: name, to: `/service-areas/${slug}` })),
  { link: 'About', to: '/about' },
  { link: 'Contact', to: '/contact' },
  { link: anything, to: phone },
  { link: 'Get Free Quote', to: phone },
];

/** docs/specification.md#23-footer */
export const partsOfFooter: Part[] = [
  { text: 'Oceanside' },
  { link: anything, to: phone },
  { heading: 'Quick Links' },
  { list: 5 },
  { link: 'Home', to: '/' },
  { link: 'About Us', to: '/about' },
  { link: 'Services', to: '/services' },
  { link: 'Service Areas', to: '/service-areas' },
  { link: 'Contact Us', to: '/contact' },
  { list: services.length },
  ...services.map(({ name, slug }) => ({ link: name, to: `/services/${slug}` })),
  { list: areas.length },
  ...areas.flatMap(({ name, slug }) => [
    { link: name, to: `/service-areas/${slug}` },
    ...(name === withoutMap ? [] : [{ link: name, to: map }]),
  ]),
];

/** docs/specification.md#24-phone-button */
export const partsOfPhoneButton: Part[] = [{ link: '24/7 Emergency Service', to: phone }];

/** docs/specification.md#28-service-pages */
function partsOfService(service: (typeof services)[number], area?: (typeof areas)[number]): Part[] {
  const { name, slug, emergency } = service;
  const picture = area === undefined ? slug : `${slug}-in-${area.slug}`;
  return [
    { text: emergency ? '24/7 emergency service' : anything },
    { picture: `/images/${picture}.webp` },
    { heading: area === undefined ? name : `${name} in ${area.name}` },
    { text: area === undefined ? anything : `We proudly serve the ${area.name} area.` },
    { text: anything },
    { list: 3 },
    { link: 'Book Service Now', to: '/contact' },
    { link: anything, to: phone },
  ];
}

function partsOfCard({ name, slug }: (typeof areas)[number]): Part[] {
  return [
    { heading: name },
    { text: 'California' },
    { text: anything },
    { text: 'Same-day service available' },
    { text: 'Full coverage area' },
    { link: `View ${name} Services`, to: `/service-areas/${slug}` },
  ];
}

/** docs/specification.md#210-area-pages */
function partsOfArea(area: (typeof areas)[number]): Part[] {
  return [
    { heading: area.name },
    { text: anything },
    { list: services.length },
    ...services.flatMap(({ slug }) => [
      { link: anything, to: `/services/${slug}-in-${area.slug}` },
      { list: 4 },
    ]),
    { heading: 'Why Choose Us' },
    { list: 4 + 5 },
    { link: anything, to: phone },
    { link: 'Get Free Quote', to: '/contact' },
    { text: area.minutes },
    { text: area.zipCodes },
  ];
}

function slugOf(name: string): string | undefined {
  return areas.find((area) => area.name === name)?.slug;
}
