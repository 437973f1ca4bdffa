import type { Service } from '#app/content/schema.ts';

export const service: Service = {
  slug: 'garage-door-maintenance',
  subtitle: 'A tune-up finds the frayed cable before it traps your car.',
  description:
    'We go over the door part by part, from springs to bottom seal, then test the opener’s safety stops. You hear what is worn, what can wait and what a repair would cost. Nothing extra is done without your yes.',
  detailedDescription:
    'Garage doors wear out quietly. Roller bearings dry up, hinge holes go oval, and a cable frays behind the bottom bracket, where nobody looks. Near the beach, salt tends to take the lowest hardware first. Inland, dust packs the rollers and heat hardens the seal. A tune-up begins with the door closed and the opener unplugged. We check springs, cables, drums, hinges, rollers and brackets, and tighten loose track bolts. Springs, hinges and roller bearings get garage door lubricant. Tracks are wiped clean and left dry, since grease only holds grit. If springs and cables are sound, we test balance next, starting from a closed door. Power comes back for the travel limits, force limits, photo-eyes and auto-reverse. Between visits, one rule is yours: a frayed cable, a gap in a spring or a loose bottom bracket means stop, don’t touch, call. Afterward you have a plain account of the door’s condition and the price of any repair, before it starts.',
  features: [
    'Springs, cables, drums, hinges and rollers inspected',
    'Moving parts lubricated, tracks cleaned and left dry',
    'Balance, photo-eyes and auto-reverse tested',
    'Loose hinges and track bolts tightened',
    'Early salt rust pointed out while it can still be dealt with',
    'What can wait is named, and so is the price of what can’t',
  ],
  card: 'Rollers, hinges, cables and safety stops, checked and adjusted before salt or dust turns them into a repair.',
  areaCard: {
    title: 'Maintenance and Tune-Ups',
    description:
      'One visit to inspect, tighten, clean and lubricate the door and to test how its opener stops.',
    features: ['Rollers and hinges', 'Cable and spring inspection', 'Balance test', 'Auto-reverse test'],
  },
  picture: {
    alt: 'Nylon roller in its steel track beside a door hinge, with a folded cloth and a can of lubricant on the ledge',
  },
  metadata: {
    title: 'Garage Door Tune-Up: What Salt Air and Dust Wear Out',
    description:
      'What a tune-up checks from rollers to photo-eyes, which parts get lubricant, and which ones you should never touch. Honest pricing.',
    updated: '2026-11-21',
  },
};
