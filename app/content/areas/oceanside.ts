import type { Area } from '#app/content/schema.ts';

export const area: Area = {
  slug: 'oceanside',
  title: 'Garage door work on both sides of Oceanside',
  description:
    'Oceanside runs from the sand to dry inland valleys, and its garage doors age differently along the way. Near the pier, older cottages may still have doors that tilt out in one piece. East of the freeway you find wide sectional doors on newer streets. This is our home base, and we repair both kinds.',
  card: 'Our home base. Salt eats hardware by the pier, sun hardens seals in the east, and we work on doors at both ends of town.',
  whyChoose: [
    'Home base is in this city, so the drive to you is a short one',
    'We work on tilt-up cottage doors as well as modern sectional ones',
    'Usually 20–30 minutes; call to confirm for your street',
    'Same-day repair, by the harbor or out past the old mission',
  ],
  responseTime: '20-30',
  zipCodes: '92049-92058',
  location: { latitude: 33.1959, longitude: -117.3795 },
  picture: {
    alt: 'A white and sea-green beach cottage with its garage door, on a street that ends at a hazy ocean',
  },
  local: {
    heading: 'Salt by the pier, sun by the river',
    paragraphs: [
      'Stand at the foot of a beach street on a June morning and your jacket gets damp. So does every bare steel part in the garages behind you. Moist, salty air settles on springs, cables, bottom brackets and roller stems. First it leaves an orange bloom, then pits. Parts close to the ocean often wear out well before their cycle count says they should.',
      'Many cottages from the 1940s and 1950s were built with one-piece doors. These swing out as a single slab on pivot arms, with strong springs at the jambs. They take up driveway space as they open, and they seldom seal well at the sides. A sectional door can often take their place, but headroom decides which track will fit.',
      'Inland, toward the San Luis Rey valley, the fog burns off sooner. Rubber seals harden in the sun, and wood trim shrinks and splits. Doors out there tend to be wider and newer, and their springs usually tire from use rather than rust. So tell us which side of town you are on. It is half of the diagnosis.',
    ],
    questions: [
      {
        question: 'Can a one-piece door be kept, or does it have to go?',
        answer:
          'It can often stay if the panel is sound and its hardware can still be matched. Rot at the bottom edge, bent arms or a door that drops hard are reasons to replace it. Never loosen the side springs yourself: they hold a great deal of force.',
      },
      {
        question: 'My cottage garage is too narrow for today’s cars. Can it be widened?',
        answer:
          'Sometimes. The beam over the opening carries the roof, so this is work for a contractor, usually with a permit. On a small lot the property line has a say as well. Slimmer trim may win an inch or two without any of that. Ask for the opening to be measured before you have plans drawn.',
      },
    ],
  },
  metadata: {
    title: 'Oceanside Garage Door Repair, From the Pier Inland',
    description:
      'Beach-side rust or inland sun damage: see what wears out Oceanside garage doors first, and call a family-owned local shop for a free quote.',
    updated: '2026-11-21',
  },
};
