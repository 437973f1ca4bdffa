import type { Area } from '#app/content/schema.ts';

export const area: Area = {
  slug: 'tri-city',
  title: 'Tri-City service for doors that open at all hours',
  description:
    'Three cities meet around the medical center that shares this neighborhood’s name. Many streets date from the 1970s, with wide drives, big double doors and jacarandas grown tall. So close to a hospital, a garage may open early, late and any time in between.',
  card: 'Near a hospital, doors move day and night. Find out what that does to the wide double doors of the 1970s.',
  whyChoose: [
    'Night shift or early shift, our emergency service is there 24/7',
    'Same-day repair for the one double door that both cars depend on',
    'Expect 20–35 minutes, and call to confirm if you have a shift to catch',
    'Warranties on parts and labor, after a quote that costs nothing',
  ],
  responseTime: '20-35',
  zipCodes: '92056, 92057, 92083',
  location: { latitude: 33.1846, longitude: -117.2906 },
  picture: {
    alt: 'A 1970s tract house with a wide driveway and double garage door, shaded by mature jacarandas',
  },
  local: {
    heading: 'Seventies openings, round-the-clock use',
    paragraphs: [
      'One wide leaf for two cars is the common sight on these streets, often sixteen feet across. Width brings weight, and weight shows in the middle. Older wood or thin steel doors may sag at the center when they hang open overhead. A steel strut along the top section stiffens it and gives the opener arm a firm hold. Once that section has cracked, a strut comes too late.',
      'Count your trips. Two adults on different shifts can send a door up eight times a day, and a school run adds more. Torsion springs are commonly rated for about 10,000 cycles. At eight a day, those are gone in under four years. High-cycle springs cost more at first and then stretch the gap, which makes sense for a door that never rests.',
      'Wide drives collect things: a second car, a trailer, a row of bins on pickup day. All of it ends up close to the door. A bin lid in the sensor beam is enough to turn a closing door around. Don’t hold the wall button to push it shut. Clear the beam, wipe each lens with a dry cloth and try once more.',
    ],
    questions: [
      {
        question: 'Why does my remote work by day but not after dark?',
        answer:
          'A light bulb may be the cause. Some LED bulbs give off radio noise while they are lit, and that shortens the range. Take the bulb out of the opener and try again. If the range returns, use one sold for garage door openers.',
      },
      {
        question: 'Can a new opener go on our old wood door?',
        answer:
          'Only if the door is sound and in balance. An opener is no cure for tired springs or a soft top rail. We would look at the door first, since a new motor on a failing door tends to break both.',
      },
    ],
  },
  metadata: {
    title: 'Tri-City: 24/7 Garage Door Repair Around Shift Hours',
    description:
      'Eight trips a day can wear out a spring in under four years. See what Tri-City’s double doors go through, and ask about same-day repair.',
    updated: '2026-11-21',
  },
};
