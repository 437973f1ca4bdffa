import type { ServiceInArea } from '#app/content/schema.ts';
import type { ServiceSlug } from '#app/content/services.ts';

/** What Oceanside does to each part of a door. */
export const servicesInArea: Record<ServiceSlug, ServiceInArea> = {
  'garage-door-springs-repair': {
    heading: 'Near the pier, rust often beats wear to the spring',
    paragraphs: [
      'Drive from the pier to the hills off the 76 and the air changes within a few miles. On the beach side, the fogs of late spring leave a film of salt on bare steel. A torsion spring is tight wire under constant load. Every rust pit gives a crack a place to start.',
      'On the sun side of town, the wire tends to stay clean and simply tires from use. So the right cure depends on your address. Close to the water, ask about coated or galvanized wire. Galvanized springs resist rust, though they can lose a little tension and may have to be adjusted later. If your door has a pair, both are usually replaced together, since they have breathed the same air.',
    ],
    lookForHeading: 'What a rusting spring shows you',
    lookFor: [
      'Stop using the door if you see a gap in the coil. Leave the spring, the cables and the red release cord alone.',
      'Orange powder on the floor or along the top edge of the door, right below the shaft.',
      'Scabs on the coils, seen from the floor with a flashlight.',
      'A door that stalls a few inches up while the opener strains.',
    ],
    questions: [
      {
        question: 'My car is trapped behind a broken spring near the beach. How soon can someone come?',
        answer:
          'The response time for Oceanside is 20–30 minutes; call to confirm it for your street. Emergency service runs 24/7. Meanwhile, keep the door shut. Without its spring it is too heavy to lift safely, even for two people, and the opener isn’t built to carry it.',
      },
    ],
    picture: {
      alt: 'Broken torsion spring with orange rust on its coils, a gap on the shaft, and rust on the center bracket against old boards',
    },
    metadata: {
      title: 'Broken Garage Door Spring in Oceanside: Salt or Wear',
      description:
        'Fog and salt pit a spring near the pier; inland it just wears out. See the signs, the parts to stay away from and how soon help can come in Oceanside.',
      updated: '2026-11-21',
    },
  },

  'garage-door-opener-repair': {
    heading: 'A detached garage on the alley may have no other way in',
    paragraphs: [
      'Behind many older lots in the beach neighborhoods, the garage stands alone on the alley. Often the big door is the only door. When the opener dies or the power goes out, everything inside is locked away: the car, the bikes, the freezer.',
      'Two parts change that. One is a battery: openers sold or installed for California homes since July 2019 must have one for backup. The other is an outside key release, a small lock in the door face that frees the trolley. Salt air creeps into both, and into the low-voltage plugs behind the motor. A test twice a year tells you they still work.',
    ],
    lookForHeading: 'Test these while the door still runs',
    lookFor: [
      'First look at the springs and cables. If one is broken or loose, stop here and pull no release, inside or out.',
      'Unplug the motor with the door closed and press the button. The battery should carry the door.',
      'Green or white crust on the photo-eye wires, low down where alley puddles splash.',
      'A key that turns stiffly in the outside release, or a lock face furred with rust.',
    ],
    questions: [
      {
        question: 'Should I fix my old opener or change to one with a battery?',
        answer:
          'A worn gear, a bad photo-eye wire or a tired remote is often worth repairing. A motor with no photo-eyes at all predates the 1993 federal rule and should go. In a garage without a side door, backup power alone can be a good reason to change. Ask for a free quote on both.',
      },
    ],
    picture: {
      alt: 'Opener on its rail under the dark rafters of an old beach garage, its light on and the red release cord by the door',
    },
    metadata: {
      title: 'Oceanside Opener Repair for Garages With One Way In',
      description:
        'Alley garage with no side door? See how a battery and an outside key release keep you from being locked out when an Oceanside opener fails.',
      updated: '2026-11-21',
    },
  },

  'new-garage-door-installation': {
    heading: 'Small lots and tight alleys: check the turn before the door',
    paragraphs: [
      'You may be building a garage where a cottage never had one, on a lot laid out long before today’s trucks. The property line, the alley and a power pole can leave room for one car and no more. A nine-foot opening is often kinder than an eight-foot one if you must swing in at an angle. Try the turn in your own car before the framer sets a post.',
      'Height matters as much. Standard track with torsion springs wants roughly twelve inches over the opening. Low-headroom track gets by with about half of that, at the price of extra parts to look after. On the beach blocks, choose the metal before the color. Ask for galvanized or stainless fasteners, coated springs and rollers with sealed bearings. A home opener put in with the door comes with backup power, as state law requires.',
    ],
    lookForHeading: 'Settle these on the plan',
    lookFor: [
      'Clear width for the turn out of the alley, with the trash bins where they really stand.',
      'Flat, plumb wood on both sides for the tracks, and a solid pad above the middle for the spring.',
      'An apron that drains away from the slab, so the bottom seal doesn’t sit in a puddle.',
    ],
    questions: [
      {
        question: 'Will a new door swing out over the alley?',
        answer:
          'A sectional door won’t. Its sections climb inside the tracks, so nothing crosses your property line as it opens. That is why it suits a tight alley better than a one-piece door. For a free quote, have three numbers ready: width, height and the space above the opening.',
      },
    ],
    picture: {
      alt: 'New sea-green door with a row of windows on a white beach cottage, surfboards by the picket fence and the ocean behind',
    },
    metadata: {
      title: 'A First Garage Door for a Small Oceanside Lot',
      description:
        'Building a garage behind an Oceanside cottage? What to decide about width, headroom and rust-resistant hardware before the framing goes up.',
      updated: '2026-11-21',
    },
  },

  'garage-door-maintenance': {
    heading: 'Rinse off the salt before you reach for the spray can',
    paragraphs: [
      'Gray mornings in May and June can leave a door wet until noon. Drag a finger along the handle and you can feel the salt. Lubricant sprayed over that crust only traps it against the metal.',
      'So clean first, with the door shut and your hands away from springs and cables. Rinse the outer face from the top down with a garden hose on a gentle setting. Keep water off the inside, the springs and the motor. Once all is dry, put a drop of garage door lubricant on each hinge pin between knee and chest. What hangs overhead, and the lowest rollers in their cable brackets, can wait for a tune-up. Close to the sand, a monthly rinse is sensible. East of the freeway, once a season tends to do, because there you are mostly washing off dust.',
    ],
    lookForHeading: 'After the fog season, walk the door',
    lookFor: [
      'Hands off the springs, cables, bottom brackets and anything painted red. Look at them, but never loosen them.',
      'Bubbles under the paint along the bottom edge and at the cut ends of steel sections.',
      'Hinges that bleed brown streaks down the back of the door.',
      'A bottom seal gone stiff and crusty, with daylight at the corners.',
    ],
    questions: [
      {
        question: 'How often should a door near the harbor get a tune-up?',
        answer:
          'Twice a year is a fair rhythm within a mile or so of the water, and yearly farther in. The visit should cover balance, rollers, cable ends, hinges, photo-eyes and the opener’s force settings. If the door grows loud or slow in between, have it seen then. Corroded hardware doesn’t heal with waiting.',
      },
    ],
    picture: {
      alt: 'Roller and hinge on the back of a sea-green door, rust eating the hinge and the edge of the door, a can of lubricant in front',
    },
    metadata: {
      title: 'Rinse, Dry, Lubricate: Garage Door Care in Oceanside',
      description:
        'Lubricant over salt traps the salt. The right order for looking after a garage door by the ocean, how often, and which parts you must leave alone.',
      updated: '2026-11-21',
    },
  },

  'garage-door-cable-repair': {
    heading: 'Puddle, sand, salt: the bottom loop of the cable gets all three',
    paragraphs: [
      'Look at the lower corner of your door after a foggy night, from a step back. The lifting cable ends there, in a loop on the bottom bracket, a hand’s width above wet concrete. Sand that blows up the alley packs around it and holds the damp.',
      'Galvanized cable loses its zinc at that spot first. Then single wires snap and curl outward like whiskers. Higher up, the same cable can look nearly new, which is how people miss it. Stainless cable stands up to salt better, so it is worth asking about on the beach blocks. Both sides are usually changed as a pair, along with any bracket that has rusted thin. That bracket is under the pull of the spring even when the door is shut. Never unscrew it for a closer look.',
    ],
    lookForHeading: 'What shows at the corners',
    lookFor: [
      'Keep your fingers away from frayed wire, and leave the opener off until the cable is replaced.',
      'Whiskers of broken wire, or a cable gone brown near its lower end.',
      'One corner of the door touching down before the other.',
      'Loose turns beside a drum, high up at either end of the shaft.',
    ],
    questions: [
      {
        question: 'A few strands are broken, but the door still works. Can it wait?',
        answer:
          'No. The strands that are left share the load, and each one that parts makes the rest work harder. When the last goes, the door can drop on that side or jam. If it is closed, leave it closed. If it is stuck open, keep people and cars out from under it and call, day or night.',
      },
    ],
    picture: {
      alt: 'Lifting cable hanging in loops off its drum at the end of the spring shaft, dark old framing behind',
    },
    metadata: {
      title: 'Frayed Garage Door Cable in Oceanside: Stop and Call',
      description:
        'Near the sand, a lifting cable rots from its lowest foot up. How to spot broken strands safely, and why a door that still works should stay shut.',
      updated: '2026-11-21',
    },
  },

  'garage-door-replacement': {
    heading: 'On an alley, choose a door that can take a hit',
    paragraphs: [
      'Stand in an alley a few blocks from the sand on a summer Saturday. Cars back out half blind, bikes and beach carts squeeze past, and drivers turn around on your apron. The doors along it show the scars. When yours is creased, or rusted through at the bottom, pick the next one for that life.',
      'Ask about the outer steel first. A lower gauge number means thicker metal. An insulated section with a skin on both faces also resists dents better than a single sheet. A textured, mid-toned finish hides scuffs that glare from flat white. Put windows high or leave them out, so the alley can’t count your bikes. For the bottom edge, where puddles meet salt, look for coated steel and an aluminum seal holder. And ask if single sections can be had later. The lowest one is the likeliest to be hit again.',
    ],
    lookForHeading: 'Time to stop patching',
    lookFor: [
      'If a blow has knocked a roller out or bent a track, leave the door where it is and stay out of its path.',
      'Holes, or soft, flaking metal, along the lowest section.',
      'A crease across a joint, so the sections no longer fold cleanly.',
      'A gap at the side wide enough for fingers: wind gets in, and so can a pry bar.',
    ],
    questions: [
      {
        question: 'Should a new alley door still have a slide lock?',
        answer:
          'It can, as a second lock for long trips. The danger is forgetting it, because an opener that pulls against a thrown bolt can bend the top section. Some locks cut the motor’s power, and some openers bolt the door by themselves. Ask about both when you get your free quote.',
      },
    ],
    picture: {
      alt: 'Dented door with heavy rust along its foot beside a new sea-green carriage-style door on a white cottage',
    },
    metadata: {
      title: 'A Tougher Replacement Garage Door for Oceanside Alleys',
      description:
        'Thicker steel, high windows and a coated bottom edge: what to ask for when the dented, rusted door on an alley near the beach comes out.',
      updated: '2026-11-21',
    },
  },
};
