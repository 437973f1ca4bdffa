import type { Area } from '#app/content/schema.ts';

export const area: Area = {
  slug: 'aviara',
  title: 'Heavy carriage doors and gated drives in Aviara',
  description:
    'Large Mediterranean houses stand above Batiquitos Lagoon, with palms, gates and garages for several cars. Carriage-style doors are part of the architecture. They are also heavy, and that matters from the spring to the opener.',
  card: 'Carriage-style doors, several bays, perhaps a gate code. What big doors above Batiquitos ask of springs and of their owners.',
  whyChoose: [
    'Spring size follows the door’s true weight, never its width alone',
    'Honest pricing on large doors, quoted bay by bay at no charge',
    'Tell us about gates in advance: 25–40 minutes is usual, call to confirm',
    'Parts and labor carry warranties, and springs are covered for life',
  ],
  responseTime: '25-40',
  zipCodes: '92009',
  location: { latitude: 33.1012, longitude: -117.2836 },
  picture: {
    alt: 'A large Mediterranean villa with carriage-style garage doors and tall palms along the drive',
  },
  local: {
    heading: 'A door as heavy as a piano',
    paragraphs: [
      'Lay wood boards over a frame and a double door can pass 400 pounds, about what an upright piano weighs. What holds it overhead is steel that nobody looks at: the angles that hang the tracks, the lag bolts in the framing, the bearing plates on the shaft. Have all of them checked whenever the springs are. It is work for trained hands alone.',
      'On many of these drives a gate comes before the garage, and the two can get in each other’s way. A car that waits for the gate may stand in the door’s sensor line. One button too many on the visor sets both in motion. When you call, tell us how the gate works and who can open it if nobody is home.',
      'Tall ceilings open up another option. High-lift track carries the door farther up the wall before it turns, which clears space for storage or a car lift. It pairs well with an opener mounted beside the shaft. Such a change calls for other drums, cables and springs, chosen as a set.',
      'Several bays mean several of everything. Label the remotes, and note the month when each backup battery was changed. Expect rules as well. Associations often review a new door’s design, and custom work can take weeks, so begin the paperwork early.',
    ],
    questions: [
      {
        question: 'Do carriage doors really swing open?',
        answer:
          'Most that look that way are sectional doors, and they travel up overhead. Their handles and strap hinges are decoration, so don’t pull on them. True swing-out doors exist, but they take a different opener and a clear driveway.',
      },
    ],
  },
  metadata: {
    title: 'Carriage Doors and Strong Springs, Serviced in Aviara',
    description:
      'A wood-clad door can outgrow its springs. What to know about weight, gates and design review before you repair or order in Aviara.',
    updated: '2026-11-21',
  },
};
