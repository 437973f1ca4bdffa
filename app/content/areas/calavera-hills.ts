import type { Area } from '#app/content/schema.ts';

export const area: Area = {
  slug: 'calavera-hills',
  title: 'Slope, wildlife and gusts: Calavera Hills door care',
  description:
    'Streets fold around the slopes near Mount Calavera, the remains of an old volcano in northeast Carlsbad. Drives can be steep, and open land begins behind the last fence. Grade, wind and wildlife give garage doors here a list of troubles all their own.',
  card: 'If daylight shows under one corner of the door, the slope may be to blame. What steep drives do to a door, and how to tell.',
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
    alt: 'A modern tan house with a wide brown garage door, a bare volcanic hill rising right behind it',
  },
  local: {
    heading: 'What a slope does to a square door',
    paragraphs: [
      'Garage doors are square. Hillside slabs often aren’t. When the floor falls to one side, the bottom seal rests at one corner and floats at the other, and the gap can pass for a broken door. Often nothing is broken. Ask for the floor to be measured before you pay for parts. A level and five minutes can tell a slope from a sagging door.',
      'Steep drives change how you come and go. On a climb to the garage, cars arrive nose-up, and a long one may stop with its tail still in the sensor line. Low cars scrape where the drive meets the slab. Backing out over that hump, a driver sees sky and little else, so wait until the door is fully up.',
      'Wild neighbors use an open door. Lizards and rabbits slip in within the hour, and snakes like the same shade, so look before you reach behind stored boxes. Some openers can close the door after a set time. That is a fair answer here, provided the photo-eyes and the warning light work.',
      'Hot east winds arrive in fall, and a broad face of thin steel flexes under them. Struts help. If the power goes out on such a day, battery backup lets you drive off without lifting by hand. Check it before the season: with a healthy door closed, unplug the opener and press the button.',
    ],
    questions: [
      {
        question: 'Can a car roll into the door on a drive this steep?',
        answer:
          'It happens where the drive falls toward the garage. Stop a car’s length short of the door, leave the car in park or in gear, and set the brake. Even a soft nudge can bend a track where you don’t see it. If the door was touched, leave it closed until somebody has checked the tracks.',
      },
    ],
  },
  metadata: {
    title: 'Gaps Under Hillside Garage Doors in Calavera Hills',
    description:
      'Light at one corner, a nose-up car in the beam, gusts from the east: what a steep Calavera Hills drive does to a door, and what helps.',
    updated: '2026-11-21',
  },
};
