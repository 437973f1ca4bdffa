import type { Area } from '#app/content/schema.ts';

export const area: Area = {
  slug: 'calavera-hills',
  title: 'Slope, runoff and gusts: Calavera Hills door care',
  description:
    'Streets fold around the slopes near Mount Calavera, the remains of an old volcano in northeast Carlsbad. Drives can be steep, and open land begins behind the last fence. Grade, rain and wildlife give garage doors here a list of troubles all their own.',
  card: 'If daylight shows under one corner of the door, the slope may be to blame. What steep drives do, and which fix fits.',
  whyChoose: [
    'The slab and the slope get a look before anyone blames the door',
    'A door stuck open beside open land is a reason to use our 24/7 emergency service',
    'Consistent pricing, hill or no hill, and no travel charges in our zone',
    'Allow 20–35 minutes with the grades, then call to confirm',
  ],
  responseTime: '20-35',
  zipCodes: '92009',
  location: { latitude: 33.1701, longitude: -117.2952 },
  picture: {
    alt: 'A steep driveway up to a garage on a hillside street, a dark volcanic hill behind the roofs',
  },
  local: {
    heading: 'What a slope does to a square door',
    paragraphs: [
      'Garage doors are square. Hillside slabs often aren’t. When the floor falls to one side, the bottom seal rests at one corner and floats at the other. Turning up the opener’s force is the wrong cure, since it strains the top section and can weaken the safety reverse. A taller seal, a raised threshold on the floor or a bottom edge shaped to the grade works better.',
      'Rain follows the same grade. On a drive that drops toward the house, a winter storm sends water and gravel straight at the rubber. A channel drain does more there than any seal. On a drive that climbs, cars arrive nose-up. A long one may stop with its tail still in the sensor line.',
      'Wild neighbors find every opening. Mice follow warmth through a gap no wider than a finger, then gnaw the seal’s corners and chew the thin sensor wires. Snakes like the same shade, so look before you reach behind stored boxes. Closing that gap makes the garage a far less tempting place.',
      'Hot east winds arrive in fall, and a broad face of thin steel flexes under them. Struts help. If the power goes out on such a day, battery backup lets you drive off without lifting by hand. Check it before the season: with a healthy door closed, unplug the opener and press the button.',
    ],
    questions: [
      {
        question: 'Why does daylight show at just one corner?',
        answer:
          'Either the floor slopes, or the door no longer hangs level. The first is a matter of seals. The second can mean a cable has slipped on its drum. If the gap appeared from one day to the next, leave the door closed, keep away from the cables and call.',
      },
    ],
  },
  metadata: {
    title: 'Gaps Under Hillside Garage Doors in Calavera Hills',
    description:
      'Light at one corner, runoff under the seal, mice in the wires. Why steep Calavera Hills drives do it, and which fixes last.',
    updated: '2026-11-21',
  },
};
