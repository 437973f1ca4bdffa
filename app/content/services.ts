/**
 * The six services: what every page needs to know of them (navigation, cards).
 * What a service's own page says stands in `services/<slug>.ts`.
 */
export const services = [
  { slug: 'garage-door-springs-repair', name: 'Garage Door Springs Repair', icon: 'Zap', emergency: true },
  {
    slug: 'garage-door-opener-repair',
    name: 'Garage Door Opener Repair',
    icon: 'Settings',
    emergency: false,
  },
  {
    slug: 'new-garage-door-installation',
    name: 'New Garage Door Installation',
    icon: 'Home',
    emergency: false,
  },
  { slug: 'garage-door-maintenance', name: 'Garage Door Maintenance', icon: 'Wrench', emergency: false },
  { slug: 'garage-door-cable-repair', name: 'Garage Door Cable Repair', icon: 'Square', emergency: true },
  { slug: 'garage-door-replacement', name: 'Garage Door Replacement', icon: 'RefreshCw', emergency: false },
] as const;

export type ServiceSlug = (typeof services)[number]['slug'];

export interface ServiceLink {
  readonly slug: ServiceSlug;
  readonly name: string;
  /** A Lucide icon (specification, section 3). */
  readonly icon: (typeof services)[number]['icon'];
  /** Done day and night: its cards and pages say so. */
  readonly emergency: boolean;
}
