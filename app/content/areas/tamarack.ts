import type { Area } from '#app/content/schema.ts';

export const area: Area = {
  slug: 'tamarack',
  title: 'Beach-block garages near Tamarack, salt and all',
  description:
    'In the bungalows a short walk from the surf, a garage may hold boards, wetsuits and wet towels before it holds a car. Salt arrives from outside and inside at once. Steel has a hard life this close to the beach, and the choice of metal makes a difference.',
  card: 'No window, wet boards in the corner, salt on every cable. How to slow the rust in a surf-side garage.',
  whyChoose: [
    'Rust is what we look for first, this near the sand',
    '24/7 emergency service when a corroded cable gives way',
    'Lifetime warranty on springs; ask us to go through the terms with you',
    'A drive of 20–30 minutes on most days; call to confirm when the beach is busy',
  ],
  responseTime: '20-30',
  zipCodes: '92081',
  location: { latitude: 33.1468, longitude: -117.3447 },
  picture: {
    alt: 'A surf-town bungalow in bright noon sun, a board against the fence beside its garage door',
  },
  local: {
    heading: 'Salt from outside, wet gear inside',
    paragraphs: [
      'Many garages on these small lots have one big door and no window. Salt comes in on the breeze and on everything you carry home, and then it stays. A vent low on one wall and another high on the opposite one let the room dry while the door is shut. Have them cut into the wall, not the door, because a hole weakens a section.',
      'Lifting cables suffer most. They are twisted from thin wires, and corrosion tends to begin at the bottom loop, where splash and mop water collect. One broken wire means others will follow. Look from a step back with the door closed, and never tug on a cable to test it. It holds enough force to hurt you badly.',
      'Better metal buys time. Stainless cables, coated or galvanized springs and sealed nylon rollers all slow the rust, and none of them stops it. Set your hopes by the distance to the water. The same door would simply last longer a few miles east.',
      'Boards cause trouble, too. A fin in the sensor beam keeps the door up, and a rack hung too low meets the door on its way. Where the drive is short, beach traffic walks right behind your bumper. Look for people, strollers and bikes before you press the remote, and watch the door until it is down.',
    ],
    questions: [
      {
        question: 'Is aluminum better than steel this near the water?',
        answer:
          'It won’t rust, which is a real advantage. It does dent easily, and salt can pit a poor finish. Remember what sits behind it, too. Springs and brackets are usually steel on any door, so the hardware is worth as much thought as the panels.',
      },
      {
        question: 'May I hose down the whole door?',
        answer:
          'The outside face, yes, with fresh water at low pressure. Keep the inside dry: no spray on springs, bearings, photo-eyes or the opener. A damp cloth is enough for the back of the panels, well away from the cables.',
      },
    ],
  },
  metadata: {
    title: 'Salt, Wet Gear, Rusty Cables: Garage Doors at Tamarack',
    description:
      'Boards drip, air stands still, cables fray. What to rinse, what to leave alone and which metals last longer near Tamarack’s beach.',
    updated: '2026-11-21',
  },
};
