import type { Area } from '#app/content/schema.ts';

export const area: Area = {
  slug: 'camp-pendleton',
  title: 'Garage door help for Camp Pendleton families',
  description:
    'Family housing here sits in separate neighborhoods, spread across a very large base. Reaching your door takes a gate, the right pass and a longer drive. The gate can add to that, so ask when you call.',
  card: 'Discounts for military families, and a straight answer about the gate before anyone sets out. Renters: try your housing office first.',
  whyChoose: [
    'Military family discounts for Camp Pendleton households',
    'Base access planned first: we ask about your gate, sponsor and visitor pass',
    'A callback number and the nearest gate taken down first, so that nobody waits twice',
    'Consistent pricing on both sides of the fence',
  ],
  claim: 'Military family discounts for Camp Pendleton.',
  responseTime: '30-45',
  zipCodes: '92055-92058',
  location: { latitude: 33.3147, longitude: -117.3161 },
  picture: {
    alt: 'Plain tan military family housing with a garage door, under a wide sky with bare hills behind',
  },
  local: {
    heading: 'Who to call first, and how we reach you',
    paragraphs: [
      'If you rent on base, your first call is usually not to us. Private housing companies run most family housing, and the door and opener are commonly theirs to repair. That may cost you nothing. Check your lease or ask the office before you pay anyone. We would rather say so now than after the bill.',
      'When the repair is yours to book, the gate comes next. A civilian visitor has to show identification and a valid reason, and come in on a pass or with an escort. Residents with the right ID can often sponsor someone. Business visits may call for a different pass, and the rules change, so the visitor center has the last word. Have your community’s name, the nearest gate and a callback number at hand.',
      'The doors themselves tend to be plain steel in common sizes, which keeps most repairs simple. Exposure varies more. Homes toward the coast catch salt and fog, while the inner valleys get dust, hot days and cold nights. Gear is a hazard of its own: a footlocker shoved against a track can push a roller out of line.',
      'Remotes deserve a note. Some older openers use a frequency near 390 MHz, a band that military radios share, and poor range has been reported around a number of bases. If the wall button works and the remote doesn’t, start with a fresh battery. A receiver on another frequency may cure the rest.',
    ],
    questions: [
      {
        question: 'Do I have to meet the technician at the gate?',
        answer:
          'That depends on the access rules of the day and on your own status. Some visitors are escorted in, and others get a pass at the visitor center, where lines can be long. Ask the center and us before you settle on a time.',
      },
      {
        question: 'Range noise rattles our garage door. Is something loose?',
        answer:
          'Maybe not. A garage door is one big drum skin, and distant firing can shake it as it shakes the windows. A sound door goes quiet again. If it also rattles while it moves, a hinge or a roller may have play. On base, report that to your housing office. Off base, ask for a tune-up.',
      },
      {
        question: 'Does the discount apply if we live out in town?',
        answer:
          'Ask when you call. It is meant for Camp Pendleton’s military families, and plenty of them live outside the gates. Bring it up before the quote is written, and you’ll hear plainly what applies to you.',
      },
    ],
  },
  metadata: {
    title: 'Camp Pendleton Garage Door Help, Military Discounts',
    description:
      'On base, the housing office may owe you the repair. Who to call first, how visitor passes work, and discounts for military families.',
    updated: '2026-11-21',
  },
};
