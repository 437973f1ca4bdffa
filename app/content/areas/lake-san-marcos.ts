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
      'Some doors from the first decades are still wood: thin panels held in a frame of rails. Dry afternoons shrink the panels until light shows around them, and tired glue lets the frame go slack. Paint on both faces slows that. A brace screwed across two sections does harm, because the door has to fold exactly there. Ask before you add one.',
      'Carts change the layout, too. A canopy may be taller than you think, and a front wheel left in the sensor line stops the door. Measure the cart with its roof and windshield up. Then measure from the floor to the lowest edge of the open door.',
    ],
    questions: [
      {
        question: 'My daughter looks after repairs for me from far away. Can she call?',
        answer:
          'Of course. Anyone you trust can describe the door and ask for a free quote. She should know what it did, if it is open or shut, and how to reach you at home. Agree beforehand who says yes to the work, and tell us that name.',
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
