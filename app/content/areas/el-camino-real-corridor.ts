import type { Area } from '#app/content/schema.ts';

export const area: Area = {
  slug: 'el-camino-real-corridor',
  title: 'Homes, shops and loading bays along El Camino Real',
  description:
    'This corridor passes houses, offices, storage units and small workshops. One door is a two-car sectional with a basketball hoop above it, the next a steel roll-up behind a counter. People depend on both, and the two fail in different ways.',
  card: 'Business doors and house doors share this long road. We work on roll-ups, commercial sectionals and the everyday two-car kind.',
  whyChoose: [
    'Homes and small businesses alike, at consistent pricing',
    'A shop that can’t lock up at closing time is an emergency to us too',
    'Often 15–30 minutes away, but traffic varies, so call to confirm',
    'We talk to the owner, the tenant or the property manager, whoever decides',
  ],
  responseTime: '15-30',
  zipCodes: '92008-92011',
  location: { latitude: 33.1389, longitude: -117.2831 },
  picture: {
    alt: 'A glass and aluminum sectional door and a gray rolling door on a small business beside its parking lot',
  },
  local: {
    heading: 'A working road has working doors',
    paragraphs: [
      'A business door has people around it all day, and that sets the rules. Give one person charge of the controls, and hold everyone to one habit: nobody walks under a door that moves. A painted line on the floor shows where it lands, so pallets stay behind it. Tell us roughly how often yours opens. It matters as much as the size.',
      'A rolling steel door is built another way. Narrow slats wind around a barrel overhead, with the spring hidden inside. One bent slat can jam the curtain in its guides, often after a pallet jack or a van has touched it. Never haul on the hand chain against a jam. The curtain may bind, or come down without warning.',
      'Houses just off the road share its grit. Traffic leaves a gray film that holds damp, so wash the outer face with mild soap a few times a year. Blocks nearer the coast also catch morning fog, and those farther in warm up early. Two identical doors at either end won’t age at one speed.',
      'Leases decide who pays. Some put the overhead door on the tenant, others on the landlord, and a few forget it altogether. Find that clause before the door fails. File it with the opening’s size and a photo of the maker’s label.',
    ],
    questions: [
      {
        question: 'The shop door won’t close and there is stock inside. What now?',
        answer:
          'Keep everyone out from under it. Switch the operator off, post someone at the opening and call us, day or night. Say if it is a roll-up or a sectional, and what it hit, if anything.',
      },
      {
        question: 'Must a business operator have battery backup, too?',
        answer:
          'California’s rule is about openers at residences, including commercial models used at one. An operator that serves only a business is generally outside it. Many of those have a chain hoist for outages. Ask what yours has before the lights go out.',
      },
    ],
  },
  metadata: {
    title: 'Shop Roll-Ups and Home Doors Along El Camino Real',
    description:
      'A roll-up stuck in its guides, a house door gray with road film: help for both kinds, with free quotes and 24/7 emergency service.',
    updated: '2026-11-21',
  },
};
