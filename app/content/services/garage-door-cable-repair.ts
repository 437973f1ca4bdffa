import type { Service } from '#app/content/schema.ts';

export const service: Service = {
  slug: 'garage-door-cable-repair',
  subtitle: 'Crooked door or loose cable: leave it where it is and call, day or night.',
  description:
    'Two lifting cables hold the door level. If one frays through or jumps its drum, the door hangs by the other side and can jam or fall. We secure it, reset or replace the cables, and find out why they failed.',
  detailedDescription:
    'Each lifting cable runs from a bottom bracket up to a drum on the torsion shaft. With extension springs, it runs over pulleys instead. Strands tend to break near the floor, where damp and salt sit in the loop, or at the drum if a wrap has left its groove. Then one corner drops and the rollers bind in the track. Stop, don’t touch. Another push on the button can pull the door off its tracks. The bottom bracket is under the spring’s tension too, so its bolts are never yours to loosen. We clamp the door, take the load off the springs, and fit cable of the right length and thickness. Both sides are usually changed together so they stretch alike. Drums are set, the door is leveled, and the cause is dealt with. It could be a weak spring, a worn drum, a bent track or simple rust. The result is a door that rises straight and rests flat on the floor. Same-day repair is offered, with warranties on parts and labor.',
  features: [
    'The door clamped and the tension released first',
    'Both lifting cables usually replaced together',
    'Drums, pulleys and bottom brackets inspected',
    'The cause found, not only the broken strand',
    'Door leveled so both corners meet the floor',
    '24/7 emergency service, with same-day repair',
  ],
  card: 'One corner low, a cable off its drum: don’t press the button again. We secure the door and set it level.',
  areaCard: {
    title: 'Frayed and Slipped Cables',
    description:
      'A crooked door is made safe first. New lifting cables follow, seated on their drums and set even.',
    features: [
      '24/7 emergency service',
      'Drums and brackets checked',
      'Cables changed as a pair',
      'Door set level',
    ],
  },
  picture: {
    alt: 'Steel lifting cable sprung loose from the grooves of its drum, right beside the end of the torsion spring',
  },
  metadata: {
    title: 'Garage Door Hanging Crooked: Lifting Cable Repair, 24/7',
    description:
      'A slipped or frayed cable leaves the whole door on one side. Learn what not to touch, how we level it, and call for same-day repair.',
    updated: '2026-11-21',
  },
};
