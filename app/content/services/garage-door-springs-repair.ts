import type { Service } from '#app/content/schema.ts';

export const service: Service = {
  slug: 'garage-door-springs-repair',
  subtitle: 'Same-day repair, and a lifetime warranty on springs.',
  description:
    'The spring carries most of the door’s weight, so a broken one leaves the opener with a load it was never built to lift. We replace torsion and extension springs with ones sized to your door. Then we test the balance before we leave.',
  detailedDescription:
    'A torsion spring is wound tightest when the door is closed, and that is often where it breaks. You may see a gap in the coil above the door. The opener may lift a few inches and quit. Stop there and leave it off. Keep hands away from the spring, its winding cone and the bottom brackets; this is never a do-it-yourself job. Never pull the red cord on a raised door either, because an open door without its spring can drop. We secure the door, take the tension off what is left and weigh it. Wire size, inside diameter and length all follow from that weight. About 10,000 cycles is a common rating for a standard spring, and salt air can shorten it. Pairs are usually replaced together, since both have done the same work. Cables, drums and end bearings are checked while the shaft is free. What you get is a door that stays put at waist height, opener force limits to match, and a lifetime warranty on springs.',
  features: [
    'Lifetime warranty on springs',
    'Torsion and extension springs sized to the door’s weight',
    'Balance and opener force limits tested before we leave',
    'Both springs of a pair usually replaced together',
    'Cables, drums and end bearings checked on the same visit',
    'The price agreed before any tension comes off',
  ],
  card: 'A gap in the coil means the spring is finished. Leave the door alone and ask for same-day repair.',
  areaCard: {
    title: 'Broken Springs Replaced',
    description:
      'Torsion or extension, matched to the weight of your door and covered by a lifetime warranty.',
    features: [
      'Same-day repair',
      'Lifetime warranty on springs',
      'Pairs kept matched',
      'Door balance tested',
    ],
  },
  picture: {
    alt: 'Close-up of a broken torsion spring above the door, with the steel shaft showing through a clean gap in its coil',
  },
  metadata: {
    title: 'Garage Door Springs Repair: Lifetime Warranty, Same Day',
    description:
      'Found a gap in the coil? Leave the door and call, day or night. We size new springs to its weight, with a lifetime warranty on springs.',
    updated: '2026-11-21',
  },
};
