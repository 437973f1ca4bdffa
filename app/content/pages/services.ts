import type { ServicesPage } from '#app/content/schema.ts';

export const servicesPage: ServicesPage = {
  hero: {
    kicker: 'Repairs, tune-ups and new doors in North County Coastal',
    heading: 'Tell us the sound it made. We’ll know where to look.',
    lede: 'Same-day repair across 12+ communities around Oceanside, and 24/7 emergency service for springs and cables.',
  },
  lede: 'If the door is crooked, suddenly heavy or has made a loud bang, leave it where it is. Don’t run the opener; see springs or cables below and call. A noisy, slow or tired door can wait for a free quote. Warranties on parts and labor stand behind the work.',
  more: 'View service',
  picture: {
    alt: 'A row of new townhouses with four garage doors: wood-look, glass and aluminum, carriage style and gray steel',
  },
  metadata: {
    title: 'Garage Door Springs, Cables, Openers and New Doors',
    description:
      'Match what you see or hear to the right repair: loud bang, low corner, humming opener, worn rollers. Free quotes and same-day repair.',
    updated: '2026-11-21',
  },
};
