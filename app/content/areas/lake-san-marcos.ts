import type { Area } from '#app/content/schema.ts';

export const area: Area = {
  slug: 'lake-san-marcos',
  title: 'Lake San Marcos doors that lift lightly and close safely',
  description:
    'Low, single-story houses went up around this private lake from the 1960s on, and tall pines have grown between them. Many residents are retired, and golf carts share the road with cars. A good door in this setting opens without strain and stops when it should.',
  card: 'Single-story homes by the water, with a cart and a car behind one door. What they ask of a door is a light lift and a sure stop.',
  whyChoose: [
    'Free quotes in plain words, with time to think them over',
    'A family-owned company: ask the same thing twice and nobody minds',
    'Figure on 25–40 minutes to reach the lake, and please call to confirm',
    '24/7 emergency service for the day a car is shut in and a visit can’t wait',
  ],
  responseTime: '25-40',
  zipCodes: '92069',
  location: { latitude: 33.1262, longitude: -117.2087 },
  picture: {
    alt: 'A single-story lakeside house with its garage door among pines, still water beyond the yard',
  },
  local: {
    heading: 'Balance matters more than muscle',
    paragraphs: [
      'A motor hides a heavy door. As springs weaken over the years, the opener takes up more and more of the load, and nothing seems wrong. Then the power fails, and someone alone faces a weight that no one should lift. Never pull the red release cord while the door is open, or when a spring looks broken. It can come down hard.',
      'Lake on one side and inland sun on the other make for a mild mix. Mornings by the shore can be dewy, and afternoons run warmer and drier than in the beach towns. Damp air without salt is gentler on steel. Age does more harm: screws loosen in old wood sections, and tracks can carry layers of paint from every owner.',
      'Pine needles gather where a door meets concrete. They hold moisture against a wood bottom rail, prop up the rubber and let in ants. Spiders like the sensors, and one web across a lens can keep a door from closing. Sweep along the sill with the door shut. That chore keeps your hands far from any spring.',
      'Carts change the layout, too. A canopy may be taller than you think, and a front wheel left in the sensor line stops the door. Some owners want a narrow second door for the cart alone. Ask your association about that before you price it.',
    ],
    questions: [
      {
        question: 'Can an opener be made easier on stiff hands or weak eyes?',
        answer:
          'Often, yes. A wall control with a large lit button, a remote with big keys and brighter lamps all help. Wall controls still belong at least five feet up, out of small children’s reach. Tell us which part is hard, and we’ll suggest the smallest change.',
      },
      {
        question: 'What happens to the opener in a power outage?',
        answer:
          'With battery backup it keeps working for a limited number of trips. California has required that on residential openers sold or installed since July 2019. An older unit must be released by hand, which is safe only when the door is closed and its springs are healthy.',
      },
    ],
  },
  metadata: {
    title: 'Garage Doors That Lift Lightly at Lake San Marcos',
    description:
      'A closed, balanced door should lift lightly even in an outage. Safe answers for lakeside garages, and why the red cord can wait.',
    updated: '2026-11-21',
  },
};
