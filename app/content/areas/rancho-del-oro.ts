import type { Area } from '#app/content/schema.ts';

export const area: Area = {
  slug: 'rancho-del-oro',
  title: 'Three-car doors and upstairs bedrooms in Rancho Del Oro',
  description:
    'Two-story homes with tile roofs and three-car garages fill much of this planned part of Oceanside. Many were built in the 1990s, often with a room over the garage. A door below a bedroom should run smoothly, and you should hardly hear it.',
  card: 'With a bedroom over the garage, everyone hears the door. Tips for quieting 1990s three-car garages, and a reason to keep the third bay clear.',
  whyChoose: [
    'Same-day repair when the family car is stuck behind the door',
    'Ask for the double and the single on one free quote',
    'As a rule we are 15–25 minutes out (call to confirm)',
    'A lifetime warranty on springs, for the double and the single alike',
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
      'A third bay is more than storage. It is your spare way out on the morning when the double won’t move, provided nothing stands in front of it. Keep its floor clear, and keep its remote where everyone can find it. With springs and often an opener of its own, it seldom shares the other door’s troubles.',
      'Sound travels up. Where a bedroom sits over the garage, the opener may hang from that room’s floor joists. A slapping chain, dry hinges and flat rollers turn into a hum in the mattress. Nylon rollers, rubber mounts and a belt drive each remove some of it. A wall-mounted opener does away with the ceiling rail, if the shaft and the side room allow one.',
      'Whole streets tended to go up at once, so their springs grow old in company. If a neighbor’s has just snapped, yours may be close behind. Watch for a door that slams the last foot or won’t stay up. Those are signs of failing springs, so stop using it and call.',
      'Overhead racks deserve a tape measure. Bins that clear the open door by an inch today may not clear it next year. Leave room around the rail, the springs and the red cord.',
    ],
    questions: [
      {
        question: 'Why does the house shake when the door closes?',
        answer:
          'A door should touch down softly and stop. A hard landing can mean that the opener’s travel is set too deep, that the rubber has gone stiff or that the springs no longer carry their share. If it has grown worse lately, stop using that door and call. If it was always so, ask for the travel to be checked.',
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
      'A bedroom over the opener, dry hinges, a slapping chain: why 1990s garages in Rancho Del Oro get loud, and what quiets them.',
    updated: '2026-11-21',
  },
};
