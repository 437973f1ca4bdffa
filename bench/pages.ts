import type { Path } from '#app/paths.ts';

/** One page of every kind, by the name that tables give it. */
export const pageOfEachKind: { name: string; path: Path }[] = [
  { name: 'Home', path: '/' },
  { name: 'About', path: '/about' },
  { name: 'Contact', path: '/contact' },
  { name: 'Services', path: '/services' },
  { name: 'Service', path: '/services/garage-door-springs-repair' },
  { name: 'Service in an area', path: '/services/garage-door-opener-repair-in-carlsbad' },
  { name: 'Coverage', path: '/service-areas' },
  { name: 'Area', path: '/service-areas/oceanside' },
];
