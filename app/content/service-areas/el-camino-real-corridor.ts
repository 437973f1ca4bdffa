import type { ServiceInArea } from '#app/content/schema.ts';
import type { ServiceSlug } from '#app/content/services.ts';

/** What the El Camino Real Corridor does to each part of a door. */
export const servicesInArea: Record<ServiceSlug, ServiceInArea> = {
  'garage-door-springs-repair': {
    heading: 'Thirty trips a day can spend a spring in about a year',
    paragraphs: [
      'Count how often your bay door goes up on a working day. About 10,000 cycles is a common rating for a standard spring. At four trips a day, a house gets nearly seven years from that. A shop at thirty trips, six days a week, gets there in a little over one.',
      'Along the El Camino Real Corridor, both kinds of door can share a block, so one rule won’t serve. For a busy sectional door, ask about springs made for a higher cycle count, which takes more wire. For the family garage behind the shops, standard springs sized to the door usually do. Rolling steel doors differ again. Their springs sit inside the barrel, so you notice the weight and never see a gap.',
    ],
    lookForHeading: 'On the bay and in the driveway',
    lookFor: [
      'After a bang or a sudden heavy lift, tag the door out of use and keep staff from forcing it.',
      'A rolling door that drifts down when it should stay put.',
      'A chain hoist that has become hard work.',
      'At home: a door that rises a hand’s width and quits.',
    ],
    questions: [
      {
        question: 'Can we stay open for business with the door propped up?',
        answer:
          'Not on a broken spring. A prop can slip, and the load may come down without warning. If the door failed while closed, leave it closed and use another entrance. If it is open, rope off the space beneath, move everyone out and call. Emergency service is there 24/7.',
      },
    ],
    picture: {
      alt: 'Torsion spring with a wide gap on the shaft of a shop door, blue-gray block wall behind',
    },
    metadata: {
      title: 'Shop and Home Door Springs Along El Camino Real',
      description:
        'A busy bay can use up a standard spring in about a year. How cycle ratings work for shops and houses, and what to do when one breaks mid-shift.',
      updated: '2026-11-21',
    },
  },

  'garage-door-opener-repair': {
    heading: 'A home opener on a shop door is the wrong tool',
    paragraphs: [
      'You can often hear it from the parking lot: a light residential motor straining at a wide commercial door. Home units aren’t built for the weight or the hourly use of a business, and they may overheat.',
      'Commercial operators come in types to suit the door. A trolley model pulls along a rail, much like the one in your house. A jackshaft model mounts on the wall and turns the shaft, which fits high-lift track. The control matters as much as the motor. If one touch closes the door, working safety sensors have to watch the opening. Where there are none, someone who can see the door must hold the button down.',
      'Houses off the main road follow residential rules: photo-eyes low on both sides, plus the battery California asks of new home units.',
    ],
    lookForHeading: 'From the office to the cul-de-sac',
    lookFor: [
      'Switch the operator off if the door drifts, slams or ignores a sensor, and don’t let the next shift try it.',
      'A motor that quits in a delivery rush and restarts once it has cooled.',
      'A push button that works only when pressed at an odd angle.',
      'At a house: the wall button works, but every remote is dead.',
    ],
    questions: [
      {
        question: 'Our lease says the landlord owns the door. Who calls for opener repair?',
        answer:
          'The lease decides who pays, so read that clause before you order work. Safety can’t wait for it, though. Take the door out of use at once and tell the landlord the same day. Either of you can ask for a free quote. Have the motor’s label and the door’s width at hand.',
      },
    ],
    picture: {
      alt: 'Blue operator mounted on a block wall at the end of a commercial door’s shaft, hand chain and red cord below',
    },
    metadata: {
      title: 'Commercial and Home Opener Repair Near El Camino Real',
      description:
        'Trolley, jackshaft or home unit: which motor belongs on which door, what the push button must do, and who calls when the building is leased.',
      updated: '2026-11-21',
    },
  },

  'new-garage-door-installation': {
    heading: 'Sectional or rolling: let the ceiling of the unit decide',
    paragraphs: [
      'You are moving a business into a bare unit, and the bay is closed with plywood or was never cut. Look up first. A sectional door takes clear space under the roof for its tracks. Sprinkler pipes, ducts and lights often sit in exactly that space.',
      'A rolling steel door winds its slats around a barrel over the opening and leaves the ceiling free. In return it takes wall at the top and both sides. A sectional door can carry windows and good insulation, and single sections can be swapped after a hit. With height to spare, high-lift track runs the sections up the wall before they turn. Homes along the corridor are the simpler case: a first door usually runs on standard track, and its opener must have backup power.',
    ],
    lookForHeading: 'Survey the bay before you sign',
    lookFor: [
      'Leave wall cutting to people with an engineer’s drawing: the piece above a bay may hold up the roof.',
      'Distance from the top of the opening to the lowest pipe or joist.',
      'Side room left and right, plus a power supply where the operator will sit.',
      'The tallest van or pallet that will pass, with inches to spare.',
    ],
    questions: [
      {
        question: 'Will our landlord or the city have to approve the door?',
        answer:
          'Often both. Leases tend to ask for the owner’s consent before anyone alters the building, and a new or wider bay usually takes a permit. In a shared center, the color may be set as well. Get the free quote before that talk, so you know what you are asking for.',
      },
    ],
    picture: {
      alt: 'New white ribbed door with one slot window on a small commercial building, yellow posts guarding it',
    },
    metadata: {
      title: 'New Bay and Garage Doors, El Camino Real Corridor',
      description:
        'Fitting out a unit or adding a garage? How ceiling height, pipes and side room choose between a sectional and a rolling door, before you sign.',
      updated: '2026-11-21',
    },
  },

  'garage-door-maintenance': {
    heading: 'Quarterly for a busy bay, yearly for the driveway',
    paragraphs: [
      'Your door at home rests most of the day. A loading bay near El Camino Real may run from seven until six. Hinges loosen by use, not by date. A hard-working door earns a visit each quarter, while many houses do well with one a year.',
      'The list changes with the door. On a commercial sectional, the technician goes over track bolts, cable ends, heavy hinges and end bearings, and the hoist chain if it has one. On a rolling door it is the guides, the slat ends, the bottom bar and its safety edge. Road dust settles in the guides and turns to grit once fog wets it. Keep a log by the door with the date, the fault and who saw it. After a few months it points to the part that is wearing.',
    ],
    lookForHeading: 'For whoever opens up in the morning',
    lookFor: [
      'If it scrapes, tilts or drops, stop and tag it. Nobody tightens, pries or oils a door while it moves.',
      'Bent guide lips, or slats that have crept sideways.',
      'Bolts or washers on the floor beneath a track.',
      'A safety edge that fails your usual morning test.',
    ],
    questions: [
      {
        question: 'Can a tune-up be done outside our business hours?',
        answer:
          'Say which hours suit you when you call, and we’ll tell you what can be arranged. The 24/7 service is meant for emergencies. A routine check takes the bay out of use for the whole visit. Choose a time with no deliveries due, and park the vans clear of it.',
      },
    ],
    picture: {
      alt: 'Roller and hinge on the back of a gray shop door, a gray can of lubricant and a red cloth in front, block wall beside',
    },
    metadata: {
      title: 'Bay and Garage Door Tune-Ups Along El Camino Real',
      description:
        'A working bay loosens faster than a house door. How often to service each, what is checked on rolling and sectional doors, and a log worth keeping.',
      updated: '2026-11-21',
    },
  },

  'garage-door-cable-repair': {
    heading: 'A van clips the track, and the cable jumps next',
    paragraphs: [
      'Space behind small shops is tight, and drivers back in close. A bumper that shifts the vertical track by an inch can throw the rollers out of line. The door binds, the cable on that side loses its pull, and on the next lift it leaves its drum.',
      'People then blame the cable, but a new one alone is likely to jump again. It is no task for a handyman either, since the springs hold a shop door’s full weight. Track, brackets, drum and cable have to be set right together. High-lift doors use drums with a tapered part, so the length of the wire matters even more. If yours is a rolling steel door, there is no lifting cable to see. A crooked curtain there points to slats, guides or the barrel, and that is a different repair.',
    ],
    lookForHeading: 'After any bump, however slight',
    lookFor: [
      'Close off the bay, switch the operator off and stand clear. Never let a forklift hold the door up.',
      'A fresh kink or bright scrape on the track at bumper height.',
      'One cable taut, its partner loose enough to sway.',
      'In a home garage: a corner that stays down when the rest rises.',
    ],
    questions: [
      {
        question: 'How quickly can you get to a jammed bay on the corridor?',
        answer:
          'The listed time for this area is 15–30 minutes; call to confirm it. Tell us which entrance to use, how high the door is, and if it stopped open or shut. Keep a parking spot free beside it. There are no travel charges within the service zone.',
      },
    ],
    picture: {
      alt: 'Cable off its drum on a shop door’s shaft, hanging in loops before a blue-gray block wall',
    },
    metadata: {
      title: 'Bay Door Off Its Cable, El Camino Real Corridor, 24/7',
      description:
        'A nudge from a van can bend a track and throw the cable hours later. First steps for shop staff, what rolling doors do instead, and how soon we come.',
      updated: '2026-11-21',
    },
  },

  'garage-door-replacement': {
    heading: 'One dented section or a whole new door',
    paragraphs: [
      'A bumper rarely spoils the whole face of a door. On a sectional, the lowest one or two sections take the blow. If the tracks are straight and the same model is still made, new sections may be enough. Ask about color as well, because sun fades paint and the fresh piece can stand out.',
      'Change the whole door when several sections are creased, the end stiles are torn, or rust has taken hold. Weight is one more reason. A heavier section upsets the balance that the springs were set for. Homes that face the traffic on El Camino Real have a case of their own. One thin layer of steel lets road noise straight through. An insulated door with good seals takes the edge off, though no door makes the road silent.',
    ],
    lookForHeading: 'Clues that point one way or the other',
    lookFor: [
      'Don’t run a creased door to see if it still goes: a fold can spread and throw the rollers out.',
      'A single dent, hinges square, model known: sections may do.',
      'A bowed shape seen from the side: think of a whole door.',
      'Slats torn out of a rolling door’s guides: have the curtain judged as one piece.',
    ],
    questions: [
      {
        question: 'Can the swap be done without closing the shop?',
        answer:
          'Plan on that bay being out of use while the work lasts, since a half-built door can’t be locked or driven under. Customers can use a second entrance if you have one. Clear the floor inside, and set the day once the new door has arrived. When you ask for the free quote, ask how long your size is likely to take.',
      },
    ],
    picture: {
      alt: 'Dented shop door with rust at its foot beside a new glass and aluminum one, yellow posts between them',
    },
    metadata: {
      title: 'Dented Bay Door on El Camino Real: Mend or Replace',
      description:
        'Sometimes two new sections will do; sometimes the whole door should go. The clues for shops, and quieter doors for homes that face the traffic.',
      updated: '2026-11-21',
    },
  },
};
