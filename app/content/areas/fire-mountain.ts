import type { Area } from '#app/content/schema.ts';

export const area: Area = {
  slug: 'fire-mountain',
  title: 'Odd sizes and old wood: door service on Fire Mountain',
  description:
    'Just inland of the freeway, this Oceanside hill has kept its large lots, brick and shingle fronts and tall eucalyptus. The houses come from several decades and rarely repeat. Neither do the garages, so measure before you order.',
  card: 'Stock sizes often miss on a hill of one-off houses. We measure first, and an old wood door gets a fair hearing.',
  whyChoose: [
    'Height, width, headroom and side room measured before we talk about models',
    'Honest pricing, including the times when an old wood door can be saved',
    'Custom openings get free quotes just as standard ones do',
    'Take 25–35 minutes as a guide and call to confirm',
  ],
  responseTime: '25-35',
  zipCodes: '92026',
  location: { latitude: 33.1838, longitude: -117.3462 },
  picture: {
    alt: 'A brick and shingle house on a large lot, eucalyptus trees behind and a garage door at the end of the drive',
  },
  local: {
    heading: 'No two openings alike on the hill',
    paragraphs: [
      'Tract habits don’t help up here. One drive leads to a detached single garage, and the next to a shop with a beam so low that a standard track won’t clear it. An ordinary torsion setup asks for roughly a foot of space above the opening. Where there is less, low-headroom track or a shaft mounted at the rear can do the job.',
      'Wood doors call for respect. Solid wood weighs far more than steel, and it soaks up moisture once its paint fails. A door that grows heavier winter by winter can outgrow its springs. Termites and rot favor the jamb and the bottom rail, which also hold the track bolts and the bottom brackets. Soft wood around a bottom bracket is an emergency, because that bracket anchors the lifting cable. Keep the door down and your hands off it.',
      'Eucalyptus trees leave their mark, too. Limbs can come down in storms and Santa Ana winds. If one has struck the door, don’t run the opener to see what happens. Rollers can leave a bent track, and then a section may fall. As for salt, the ocean breeze climbs the west slope, though rust is often slower here than at the sand.',
    ],
    questions: [
      {
        question: 'Our garage still has a pair of swing-out wood doors. Must they go?',
        answer:
          'No. If the hinges hold, the posts stand straight and both leaves clear the ground, they can serve for years, and there is no spring to worry about. Leaning posts and loose hinge screws are what end them. If you would rather have a door that lifts, headroom and the state of those posts decide what fits.',
      },
      {
        question: 'My detached garage has no power. Is an opener possible?',
        answer:
          'Not without an outlet near the motor, and that is an electrician’s job. Until then, a well-balanced manual door with a good handle and lock is a fair answer.',
      },
    ],
  },
  metadata: {
    title: 'Wood and Odd-Size Garage Doors on Fire Mountain',
    description:
      'Low beams and odd openings are normal on this hill. How an older garage gets a door that fits, and when soft wood means stop.',
    updated: '2026-11-21',
  },
};
