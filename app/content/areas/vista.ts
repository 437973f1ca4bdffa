import type { Area } from '#app/content/schema.ts';

export const area: Area = {
  slug: 'vista',
  title: 'Doors and openers for Vista’s hills and ranch lots',
  description:
    'Vista sits back from the ocean, where mornings clear early and summer afternoons turn hot. Ranch houses stand on wide lots with oaks and citrus, some with a second garage or workshop out back. Dust and heat, more than salt, decide how long a door lasts here.',
  card: 'Away from the salt, it is afternoon heat and driveway grit that wear a door. We look at the ranch house garage and the RV bay behind it.',
  whyChoose: [
    'Serving Vista for 15+ years, as a family business',
    'Ask about the workshop or RV door too: one free quote can cover both',
    'Among our shortest drives, as a rule 15–25 minutes; call to confirm',
    'Consistent pricing, downtown or at the end of a long private drive',
  ],
  claim: 'We have served Vista for 15+ years.',
  responseTime: '15-25',
  zipCodes: '92081-92085',
  location: { latitude: 33.2, longitude: -117.2425 },
  picture: {
    alt: 'A low ranch house on a warm hillside, with oaks, a citrus tree and a wide garage door in dry late light',
  },
  local: {
    heading: 'Heat, grit and what lives in the orange tree',
    paragraphs: [
      'Fruit trees feed roof rats, and roof rats climb. They come in at the top corners, where the side seal meets the header, as readily as under the door. Gnawed photo-eye wires are often the first sign, because a door with a dead sensor won’t close as it should. Seals that reach the full height of the jamb shut that route. Pick up fallen fruit as well.',
      'Heat and grit do the rest. If the opener quits at four o’clock and works again at night, mention that when you call; the air under the roof may be the reason. Gravel and decomposed granite line many drives. Sweep a clean strip in front of the closed door, and less of it rides in on the tires.',
      'Ranch houses from the 1950s through the 1970s often have wide, low openings. Some still run on extension springs, stretched along the horizontal tracks. Each of those should have a safety cable through its middle, because a spring that snaps without one can fly across the garage. Adding those cables is work for a technician.',
      'Then there is the other building. A workshop or RV bay may have a door ten or twelve feet tall, with longer cables and stronger springs than the house door. Parts don’t swap between the two, so give us both heights.',
    ],
    questions: [
      {
        question: 'Does an insulated door make sense this far from the beach?',
        answer:
          'More than it does at the coast. Insulated steel slows the heat that comes through a sunny door, and it stiffens the panels. It won’t cool a garage alone, because the roof and walls take in heat too. Look at the R-value and the seals together.',
      },
      {
        question: 'The door sticks on windy, dusty days. May I force it?',
        answer:
          'Please don’t. Let go of the button and leave the door where it rests. Grit, a bent track and a strained cable can all feel alike from inside the house. Force may pull a roller out of its track.',
      },
    ],
  },
  metadata: {
    title: 'Serving Vista 15+ Years: Ranch House and RV Garage Doors',
    description:
      'Inland heat and dust wear a door in their own way. What ranch garages, workshops and RV bays in Vista ask for, and when to stop and call.',
    updated: '2026-11-21',
  },
};
