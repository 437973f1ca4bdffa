import type { Service } from '#app/content/schema.ts';

export const service: Service = {
  slug: 'garage-door-replacement',
  subtitle: 'The old door comes down only after you know if a repair would do.',
  description:
    'Rust through the bottom section, split wood or a crease across the panels can end a door’s life. We say so only after checking what can be saved. If a repair makes sense, you get both prices side by side, free.',
  detailedDescription:
    'A single dented section is often worth repairing, as long as its maker still offers a match. Rot at the joints, rust through the bottom rail or a door that buckles as it rises usually means the end. You hear which one you have before you decide. Taking the old door down is the risky half of the job. Its springs may look tired, but they’re still wound, so leave them and the cables alone. We release that tension before a single section moves. New doors rarely weigh what old ones did; an insulated one can be much heavier than thin steel. That calls for new springs, and often new track, matched to the weight. The opener counts as well. Since July 2019, California has barred connecting a replacement door to a residential opener without battery backup (Health & Safety Code 19892). You get a balanced door with its safety stops tested, a lifetime warranty on springs, and warranties on parts and labor.',
  features: [
    'Repair and replacement compared honestly',
    'Old springs unwound before the old door comes down',
    'Springs and track matched to the new door’s weight',
    'Your opener checked against California’s battery backup law',
    'Styles and colors discussed before an association has to approve them',
    'Lifetime warranty on springs, and warranties on parts and labor',
  ],
  card: 'When rust, rot or a buckled section has the last word, the old door comes down safely and a balanced one goes up.',
  areaCard: {
    title: 'Old Door Out, New Door In',
    description:
      'We price the repair beside the new door when both are possible, then match springs to the one you pick.',
    features: [
      'Repair compared first',
      'Old door taken down safely',
      'Springs matched to weight',
      'Parts and labor warranties',
    ],
  },
  picture: {
    alt: 'An old garage door, dented and rusting at its foot, beside the new carriage-style door on the same house front',
  },
  metadata: {
    title: 'Repair or Replace an Old Garage Door: How to Tell',
    description:
      'Dents can often be fixed; rot and rusted rails seldom can. See how we decide, why springs change too, and what the law says of your opener.',
    updated: '2026-11-21',
  },
};
