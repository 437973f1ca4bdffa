import type { Area } from '#app/content/schema.ts';

export const area: Area = {
  slug: 'carlsbad',
  title: 'What we fix and fit in Carlsbad garages',
  description:
    'Three lagoons and a long beach keep Carlsbad’s air moist well past the first row of houses. Clean stucco and timber fronts put the garage door in plain view, so a dent or a stain shows. We repair doors and openers across the city and quote new ones free of charge.',
  card: 'Lagoon air, modern fronts and heavy glass doors set the terms in Carlsbad. Read what that means for springs and finishes.',
  whyChoose: [
    'Glass, finish and weight explained before you order a door',
    'Lifetime warranty on springs, with warranties on parts and labor as well',
    'Most drives take 25–35 minutes; call to confirm the time for your address',
    'No travel charges within our service zone, the village and the lagoons included',
  ],
  responseTime: '25-35',
  zipCodes: '92008-92011',
  location: { latitude: 33.1581, longitude: -117.3506 },
  picture: {
    alt: 'A contemporary stucco and timber house with succulents in front, its garage door in soft lagoon light',
  },
  local: {
    heading: 'Modern doors in lagoon air',
    paragraphs: [
      'Glass-and-aluminum doors suit the newer houses here, and they change the mechanics. A full-view door with tempered glass can weigh much more than a plain steel door of the same size, and its springs must match that weight. If someone adds glass and keeps the old springs, the opener ends up doing the lifting. It was never built for that.',
      'Water lies on several sides of this city. Buena Vista Lagoon marks the northern edge, Agua Hedionda reaches inland past the freeway, and Batiquitos closes the south. Damp breezes follow those gaps, so hinges can rust on a house well back from the beach. On glass the salt shows as a film. Aluminum doesn’t rust as steel does, yet its finish can pit. Rinse the outside with fresh water now and then, gently, and keep the hose off the sensors.',
      'Older blocks near the village are different. Garages there may be narrow, detached or reached from behind, and the opening doesn’t always match a width sold today. Measure before you fall for a door in a photo. A free quote settles the size along with the price.',
    ],
    questions: [
      {
        question: 'Will frosted glass keep a garage cool?',
        answer:
          'Not by itself. It spreads the light and hides what is inside, but a single pane insulates poorly. Double panes help, and so does an insulated steel door with one row of windows. If a west-facing garage doubles as an office, compare R-values before looks.',
      },
    ],
  },
  metadata: {
    title: 'Carlsbad Garage Doors: Glass, Lagoon Air, Good Springs',
    description:
      'Glass doors are heavy and lagoon air is damp. Learn what that does to a Carlsbad garage door, then ask for a free, honest quote.',
    updated: '2026-11-21',
  },
};
