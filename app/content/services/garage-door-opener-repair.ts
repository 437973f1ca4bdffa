import type { Service } from '#app/content/schema.ts';

export const service: Service = {
  slug: 'garage-door-opener-repair',
  subtitle: 'We find out if it’s the opener or the door before we quote.',
  description:
    'A motor that hums, stops halfway or goes back up may be worn out. It may also be doing its job, because the door has become too heavy. We test the door first, the opener second, and repair the one that failed.',
  detailedDescription:
    'An opener is built to move a balanced door, not to lift its dead weight. So the springs and cables get a look before the motor cover comes off. If the springs are sound and the door is closed, we disconnect the trolley and lift by hand. A heavy door clears the opener of blame. Next come the rail, trolley, chain or belt, drive gear and logic board, then the travel and force limits. Photo-eyes near the floor have been required on new home openers since 1993. They are there to stop a door from closing on a child or a pet, so we clean, align and test them. Never tape or bypass them, and don’t pull the release cord on an open door that may have a broken spring. When a unit can’t be saved, the next one has battery backup. California requires it on residential openers sold or installed since July 2019 (Health & Safety Code 19892). Before we go, the door has to reverse off a board laid in its path. Warranties on parts and labor come with the repair.',
  features: [
    'Door balance checked before the motor is blamed',
    'Battery backup on every replacement opener for a home, as California law requires',
    'Photo-eyes and auto-reverse tested before we go',
    'Chain, belt and screw drives repaired',
    'Travel and force limits set for your door',
    'Warranties on parts and labor',
  ],
  card: 'Hums, stops halfway, goes back up: we test the door first, then repair the opener if it is really at fault.',
  areaCard: {
    title: 'Openers That Hum, Stop or Reverse',
    description:
      'We separate opener trouble from door trouble, then repair it or replace it with a unit that has battery backup.',
    features: [
      'Chain, belt and screw drives',
      'Photo-eyes lined up',
      'Battery backup on new units',
      'Remotes and keypads',
    ],
  },
  picture: {
    alt: 'Garage door opener motor unit hanging on its rail under the ceiling, its cover light on and the red release cord below',
  },
  metadata: {
    title: 'Garage Door Opener Repair: Hums, Reverses or Won’t Run',
    description:
      'Often the door is heavy and the opener takes the blame. We test both before we quote, and explain California’s battery backup law.',
    updated: '2026-11-21',
  },
};
