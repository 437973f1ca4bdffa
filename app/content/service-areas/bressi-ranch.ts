import type { ServiceInArea } from '#app/content/schema.ts';
import type { ServiceSlug } from '#app/content/services.ts';

/** What Bressi Ranch does to each part of a door: rows built together, alley garages, shared walls, design review. */
export const servicesInArea: Record<ServiceSlug, ServiceInArea> = {
  'garage-door-springs-repair': {
    heading: 'The whole row went up together, so its springs age together',
    paragraphs: [
      'Bressi Ranch was built in phases from the early 2000s on. Doors in one phase often came from one supplier, with the same springs, in the same season. When a neighbor’s spring lets go, an original one in your garage may not be far behind.',
      'Alley living is hard on springs. With no driveway to leave a car on, each errand is a trip up and a trip down. Then the break shuts your only way out, and a fully charged car sits behind a dead door.',
      'Some builder doors hang on a single torsion spring, so one break takes all the lift away. Others have two, and we change those as a pair. Until then, don’t muscle the door up. Two people may not be able to hold it, and an alley leaves little room to jump back.',
    ],
    lookForHeading: 'Signs that your phase is due',
    lookFor: [
      'The house is around twenty years old and nobody can recall a spring being changed.',
      'A dry pop or screech from the coils as the door starts.',
      'The motor sounds lower and slower over the first foot of travel.',
      'Daylight between two ends of a coil, seen from the step into the house. Leave the wall button alone.',
    ],
    questions: [
      {
        question: 'Is it worth changing springs before they break?',
        answer:
          'It can be, when they’re original, the door runs six or more times a day and the alley is your only way out. You choose the day instead of losing a morning. For a garage that opens on weekends, waiting is fine. The quote is free either way. The springs we fit carry a lifetime warranty.',
      },
    ],
    picture: {
      alt: 'Galvanized torsion spring broken on its shaft in a clean white garage, steel bars on an orange step below',
    },
    metadata: {
      title: 'A Neighbor’s Spring Broke? Bressi Ranch Spring Repair',
      description:
        'Rows built in the same season often share the same springs. When to wait, when to change them, and what to leave alone after a break.',
      updated: '2026-11-21',
    },
  },

  'garage-door-opener-repair': {
    heading: 'When the app says “offline,” the motor may be fine',
    paragraphs: [
      'In a row house the router tends to live up front, while the opener hangs at the back on the alley, several walls away. A weak signal shows up as late alerts, missed schedules and a door that only obeys the wall button. That’s a network fault. Rule it out first, and you may not have to pay anyone.',
      'Other faults are ours to find. Some LED bulbs give off radio noise that drowns out a remote. A photo-eye wire can get pinched when a charger or shelf is mounted on the same wall. And a backup battery ages in silence until the night it starts to beep.',
      'If the unit has to go, shared walls speak for a belt drive with a soft start and stop. Both sides of the wall will notice.',
    ],
    lookForHeading: 'Check in this order',
    lookFor: [
      'From the step: a gap in the spring or a loose cable means stop, and skip the rest.',
      'Stand under the motor with your phone on Wi-Fi. One bar or none points to the router.',
      'Try the wall button. If that works and the car remote doesn’t, swap the remote’s battery and any recently added LED bulb.',
      'No lights on the unit at all: press reset on the garage’s GFCI outlet once. If it trips again, leave it off.',
    ],
    questions: [
      {
        question: 'Is it safe to close the door by phone when I’m not there?',
        answer:
          'It’s made to be, as long as the parts that protect people work. Under UL 325 an opener closed out of sight has to flash and beep for several seconds first. If yours stays silent, or a photo-eye has been taped over, stop using that feature until it’s repaired.',
      },
    ],
    picture: {
      alt: 'Gray opener on its rail in a white garage, red release cord by the spring, daylight from a window at the right',
    },
    metadata: {
      title: 'Smart Opener Offline? Check This First in Bressi Ranch',
      description:
        'Weak Wi-Fi, an LED bulb or a pinched wire can stop an alley door. Checks that may spare you a visit, and the faults we repair.',
      updated: '2026-11-21',
    },
  },

  'new-garage-door-installation': {
    heading: 'Turning a closed-up bay back into a garage',
    paragraphs: [
      'Few Bressi Ranch homes were built without a garage door, yet bare openings do turn up. A former model home may have had its garage framed in as a sales office. Some owners walled off a tandem bay for a gym. Then an electric car arrives, and a real garage is worth having again.',
      'What matters is behind the drywall. With the first header and jambs still in place, the job stays small. A wall built on the slab has to come out cleanly, with any wiring run through it moved by an electrician. The tracks also want clear space overhead, which a storage rack may have claimed.',
      'Design review comes before the order. An association usually wants panels and windows to agree with the row, and the city may ask for a permit. Getting that approval falls to you as the owner. A quote that names model, color and window layout makes the form easier to fill in.',
    ],
    lookForHeading: 'Gather before the measuring visit',
    lookFor: [
      'The builder’s floor plan with that bay as first drawn, if you have it.',
      'A straight-on photo of the door next door, since reviewers will compare.',
      'Proof that the alley side still has a curb cut and an apron a car can cross.',
    ],
    questions: [
      {
        question: 'Which goes in first, the car charger or the door?',
        answer:
          'Draw both on one sketch, then fit the door first. Tracks, spring shaft and opener rail have very little choice about where they go; a charger has plenty. Keep its box and cord clear of the track and the release cord, and leave its wiring to an electrician. The new opener will have battery backup, as California law requires.',
      },
    ],
    picture: {
      alt: 'New dark gray plank door with windows down its right edge on an alley of row houses, olive trees in pots on both sides',
    },
    metadata: {
      title: 'From Home Gym Back to Garage: Bressi Ranch Doors',
      description:
        'Reopening a walled-off bay for an electric car? What hides behind the drywall, what design review asks, and what to measure.',
      updated: '2026-11-21',
    },
  },

  'garage-door-maintenance': {
    heading: 'On a shared wall, the neighbor hears your door first',
    paragraphs: [
      'Attached homes carry sound. A track bolted to framing that meets the common wall sends every rattle into a room you have never seen. Your hum can be next door’s drumroll at six in the morning. So a tune-up here is mostly a hunt for vibration.',
      'We begin at the rollers, where worn steel ones are the usual offenders; nylon with sealed bearings runs softer. Next are hinges with play in their pins and track brackets that have backed off. If the motor still buzzes through the ceiling, rubber isolators at its brackets can break the path.',
      'Two spots are never for a household wrench: anything on the spring shaft, and the brackets at the bottom corners. Both are loaded even when the door is shut.',
    ],
    lookForHeading: 'Track down the sound',
    lookFor: [
      'A click at the same height on each trip: one roller or one hinge joint.',
      'A hum in the floor upstairs: the motor’s hangers are passing it on.',
      'A bang at the very end: travel or balance, and no spray will cure it.',
      'A squeal in the first foot only: dry coils or end bearings. Tell us; don’t reach up there.',
    ],
    questions: [
      {
        question: 'How often should a busy alley door be serviced?',
        answer:
          'Once a year suits most homes. A door that makes eight or more trips a day deserves another look at six months. In between, a frayed cable or a gap in a spring means hands off and call. If both look sound, close the door, unplug the opener and put a little garage door lubricant on the hinge pins at chest height, never on anything overhead.',
      },
    ],
    picture: {
      alt: 'Roller and hinge on the back of a dark-framed glass door, a teal can of lubricant and a green cloth on a yellow step',
    },
    metadata: {
      title: 'Quieter Doors for Attached Homes: Bressi Ranch Tune-Ups',
      description:
        'Shared walls turn a small rattle into a neighbor’s alarm clock. Match the sound to the part, and learn which ones to leave alone.',
      updated: '2026-11-21',
    },
  },

  'garage-door-cable-repair': {
    heading: 'In a narrow garage, everything stands close to the cable',
    paragraphs: [
      'Alley garages are often only as wide as they have to be. Bikes and shelves end up inches from the door’s edge, right where the lifting cable runs. A handlebar hooked behind it, or a bin sliding off a shelf, can drag it off line just as the door moves.',
      'The charging cord deserves a warning too. Run it under the door to a car on the apron, and the bottom edge can come to rest on a lump near one side. The door sits crooked, and the strands go slack above the lump. Bumpers do harm as well. A light tap at a bottom corner can bend the bracket that holds the cable’s end.',
      'If the cable has come off, stop there. Leave the bracket alone even if it’s bent, because the spring is still pulling on it. Keep the alley side clear, as a crooked door can drop without notice. We take off the tension, fit both cables and replace the bent part.',
    ],
    lookForHeading: 'Walk the door’s edge with your eyes only',
    lookFor: [
      'Paint scraped or metal creased at bumper height on the outside.',
      'Anything stored within a foot of the track. Move it only while the door is shut and level.',
      'A kink, a flat spot or a whisker of wire along the strand.',
      'A door parked at a slant, with rollers pushed hard to one side.',
    ],
    questions: [
      {
        question: 'A car tapped our door and it still runs. Is it all right to use?',
        answer:
          'Treat it as unsafe until someone has seen that corner. A bent bracket or roller can hold for weeks, then give way under load. Photograph the dent for your insurer or association, and don’t hammer anything straight. Our response time for Bressi Ranch is 20–30 minutes; call to confirm. Emergencies are answered 24/7.',
      },
    ],
    picture: {
      alt: 'Cable hanging off its drum in narrow loops, galvanized spring to the left, white wall behind',
    },
    metadata: {
      title: 'Bumped or Snagged Cable? Tight Garages in Bressi Ranch',
      description:
        'Bike bars, charging cords and bumper taps can pull a lifting cable off line. What to check by eye, and why to stop using the door.',
      updated: '2026-11-21',
    },
  },

  'garage-door-replacement': {
    heading: 'One new door in a row that was picked to match',
    paragraphs: [
      'Doors along an alley here were often chosen as a set: one panel for Spanish fronts, another for Craftsman. The sun has faded them at much the same pace since. A fresh door in the middle stands out, even in the right shade.',
      'Ask first who decides. In attached homes the association may own or control the outside face. With a detached house, it tends to approve what you choose. Like for like is usually the shortest path. If the first color is no longer made, a steel door that accepts paint can be finished to sit with its neighbors.',
      'Your freedom is on the inside. Insulated steel with foam in its core is stiffer than a hollow builder door and booms less under a bedroom. Its R-value also takes the edge off a hot alley afternoon. More weight means new springs wound for it.',
    ],
    lookForHeading: 'Reasons to stop patching the old one',
    lookFor: [
      'The bottom section has been dented by alley traffic more than once.',
      'Cracks run out from the hinge screws or from the plate where the opener’s arm pulls.',
      'Chalky color comes off on your palm, and touch-up shows as a patch.',
      'A hollow boom reaches the room above on every closing.',
    ],
    questions: [
      {
        question: 'Could you change only the dented section?',
        answer:
          'If the maker still supplies that model, yes, and it keeps the row’s look. For a door from the early 2000s the same stamping may be gone, and a new section beside faded ones will show. We look up the model, price both ways and tell you which holds up longer. Under California law, a full new door may only be hooked to an opener with battery backup.',
      },
    ],
    picture: {
      alt: 'Dented alley door with rust at its foot beside a new white door with a row of windows, olive trees in pots',
    },
    metadata: {
      title: 'Replace One Door in a Matching Row: Bressi Ranch',
      description:
        'Who approves the outside, how to match a faded row, and where you are free to choose. Old alley doors compared with new ones.',
      updated: '2026-11-21',
    },
  },
};
