import { site } from '#app/site.ts';

/** What search engines and link previews are told of an address that has no record of its own. */
export const defaultMetadata = {
  title: `Garage Door Repair and Installation in ${site.city}, ${site.state}`,
  description: `Garage door repair, installation and maintenance from a family-owned company in ${site.city}. We answer the phone 24/7 across ${site.region}.`,
  picture: {
    name: 'hero-home',
    alt: 'White and cedar house near the ocean in low sun, a palm’s shadow across its wide wood-look garage door',
  },
} as const;
