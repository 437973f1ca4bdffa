import type { Service } from '#app/content/schema.ts';

export const service: Service = {
  slug: 'new-garage-door-installation',
  subtitle: 'A first door for a bare opening, measured before you choose it.',
  description:
    'This is for a new garage, an enclosed carport or any opening that has never had a sectional door. We measure the room above, beside and behind it, then talk through the doors that fit. Quotes are free.',
  detailedDescription:
    'A bare opening decides more than a catalog does. We measure width and height, then the headroom above, the side room for the tracks and the depth behind. A standard torsion setup often calls for about a foot of headroom; low-headroom track can work with less. A jamb out of plumb or a sloping slab is better found before anything is ordered. Then you choose: insulated steel and its R-value, a wood look, windows, coated hardware for a garage near the beach. On installation day, the tracks go up plumb, the sections are stacked and hinged, and the torsion spring is wound to the finished weight. Stand well clear for that step. Winding is trained work, on a new spring as much as on an old one. An opener can go in at the same visit. California requires battery backup on any residential opener sold or installed since July 2019 (Health & Safety Code 19892). At handover the door is balanced, and you watch the photo-eyes and auto-reverse being tested. Warranties cover parts and labor.',
  features: [
    'Headroom, side room and depth measured before you order',
    'Springs wound to the weight of the finished door',
    'Battery backup on any home opener we install, as California law requires',
    'Insulated steel, wood looks and glass compared by weight and upkeep',
    'Free quotes, with every part of the price explained',
    'Lifetime warranty on springs, and warranties on parts and labor',
  ],
  card: 'For a new garage or an enclosed carport: a first door chosen for the opening, its headroom and the salt in the air.',
  areaCard: {
    title: 'A First Door for a New Opening',
    description:
      'New garages, enclosed carports and fresh openings, measured on site and fitted with a balanced door.',
    features: [
      'Measured before ordering',
      'Insulated steel and R-values',
      'Battery backup openers',
      'Free quotes',
    ],
  },
  picture: {
    alt: 'New dark sectional garage door with four windows stacked at its right edge, on a white coastal house front',
  },
  metadata: {
    title: 'New Garage Door Installation for a Bare Opening',
    description:
      'Building a garage or closing in a carport? See what we measure, what headroom a door takes and what California asks of its opener. Free quotes.',
    updated: '2026-11-21',
  },
};
