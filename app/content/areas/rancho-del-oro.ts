import type { Area } from '#app/content/schema.ts';

export const area: Area = {
  slug: 'rancho-del-oro',
  title: 'Three-car doors and upstairs bedrooms in Rancho Del Oro',
  description:
    'Two-story homes with tile roofs and three-car garages fill much of this planned part of Oceanside. Many were built in the 1990s, often with a room over the garage. A door below a bedroom should run smoothly, and you should hardly hear it.',
  card: 'With a bedroom over the garage, everyone hears the door. Tips for quieting 1990s three-car garages, and for the bay that rarely opens.',
  whyChoose: [
    'Same-day repair when the family car is stuck behind the door',
    'Ask for the double and the single on one free quote',
    'As a rule we are 15–25 minutes out (call to confirm)',
    'Springs under a lifetime warranty, parts and labor covered too',
  ],
  responseTime: '15-25',
  zipCodes: '92057',
  location: { latitude: 33.209, longitude: -117.296 },
  picture: {
    alt: 'A 1990s two-story house with a tile roof and a three-car garage, one double door beside a single',
  },
  local: {
    heading: 'The third bay and the room above',
    paragraphs: [
      'Start with the door nobody uses. In a three-car garage the single bay easily turns into storage or a gym, and its door may stay shut for months. The seal sticks to the slab. Rollers settle in one spot, and the springs sit wound at their tightest the whole time. Trouble tends to show on the first opening after a long rest. Run it now and then, and stand well clear.',
      'Sound travels up. Where a bedroom sits over the garage, the opener may hang from that room’s floor joists. A slapping chain, dry hinges and flat rollers turn into a hum in the mattress. Nylon rollers, rubber mounts and a belt drive each remove some of it. A wall-mounted opener does away with the ceiling rail, if the shaft and the side room allow one.',
      'Whole streets tended to go up at once, so their springs grow old in company. If a neighbor’s has just snapped, yours may be close behind. Watch for a door that slams the last foot or won’t stay up. Those are signs of failing springs, so stop using it and call.',
      'Overhead racks deserve a tape measure. Bins that clear the open door by an inch today may not clear it next year. Leave room around the rail, the springs and the red cord.',
    ],
    questions: [
      {
        question: 'Only one spring broke. Why replace two?',
        answer:
          'They went in together and have made the same number of trips, so the survivor is probably near its end as well. An old spring beside a new one also lifts unevenly. Until the work is done, leave the door closed and the opener off.',
      },
      {
        question: 'Can one remote run both openers?',
        answer:
          'In most cases, yes. A remote with several buttons can hold one door on each, provided both openers accept its signal. Openers from different makers or decades may call for a universal remote.',
      },
    ],
  },
  metadata: {
    title: 'Rancho Del Oro Three-Car Garage Doors, Made Quieter',
    description:
      'A bedroom over the opener, a third door that never moves: why 1990s garages in Rancho Del Oro get loud, and what quiets them.',
    updated: '2026-11-21',
  },
};
