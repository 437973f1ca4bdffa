import type { ServiceInArea } from '#app/content/schema.ts';
import type { ServiceSlug } from '#app/content/services.ts';

/** What Aviara does to each part of a door: heavy carriage doors, large openings, several bays, quiet houses. */
export const servicesInArea: Record<ServiceSlug, ServiceInArea> = {
  'garage-door-springs-repair': {
    heading: 'Carriage doors get their springs by weight, not by width',
    paragraphs: [
      'Two Aviara doors of the same size can differ by a hundred pounds or more. Real wood overlays, glass and an extra foot of height add up. A spring chosen by width alone will be wrong for many of them.',
      'Too weak a spring doesn’t always snap. It leaves the opener to make up the difference and drops the door hard over its last foot. Wood can also gain weight with age, as damp gets in and coats of finish build up. So we weigh the door itself, measure drums and shaft, and only then choose the wire.',
      'Heavy doors may hang on four springs, or on small ones set inside larger ones. If any of them breaks, the rest are holding something they can’t control. Get everyone out of the bay, leave the motor off and don’t touch the release while the door is up.',
    ],
    lookForHeading: 'Clues that the springs are too light',
    lookFor: [
      'The opener’s rail bends as the door leaves the floor.',
      'Iron straps, glass or new boards were added, and the springs stayed the same.',
      'A gear or belt has been replaced more than once in a few years.',
      'One bay closes with a thud while its neighbor settles softly.',
    ],
    questions: [
      {
        question: 'Our springs broke twice in a few years. Is that bad luck?',
        answer:
          'Usually not. Either they were sized for a lighter door, or a standard rating went on the bay that everyone uses. Ask to have the measured door weight and the spring’s cycle rating written on your quote. A longer spring of heavier wire can give the same lift for more cycles. We fit them in pairs, with a lifetime warranty.',
      },
    ],
    picture: {
      alt: 'Oil-black torsion spring parted near its center bracket, tan wall behind and a warning tag on the timber below',
    },
    metadata: {
      title: 'Aviara Spring Repair: Why Carriage Doors Are Weighed',
      description:
        'Wood, glass and height make same-size doors weigh very differently. How we size the springs, and what to leave alone if one breaks.',
      updated: '2026-11-21',
    },
  },

  'garage-door-opener-repair': {
    heading: 'Tall garages, long hangers and the noise upstairs',
    paragraphs: [
      'Garage ceilings in Aviara are often much higher than the door requires. The motor then hangs on long strips of punched steel, like a heavy lamp on a long stem. Each start makes it sway. The framing picks that up, and the bedroom over the bays hears it.',
      'A new motor on the same hangers may be no quieter. Diagonal bracing, rubber isolators and gentle start and stop settings often do more. For a tall door, a wall-mounted opener beside the spring shaft is worth pricing. It turns the shaft directly and leaves no rail over the cars. It does ask for a well-balanced door and sound cables, so those come first.',
      'Several bays bring mix-ups of their own. After a power cut or a new car, one button may wake two doors, or none. We clear the codes and teach them again, one door after another.',
    ],
    lookForHeading: 'Listen and watch, one bay at a time',
    lookFor: [
      'Hangers that swing sideways as the door begins to move.',
      'One loud bay among quiet ones: note where in the travel it starts.',
      'A car button that opens the wrong door.',
      'A motor that slows under the heaviest door. Stop there, because a weak spring is the likelier fault.',
    ],
    questions: [
      {
        question: 'Does a heavy carriage door call for a stronger opener?',
        answer:
          'Less often than people expect. Springs should carry nearly all the weight, and the opener only guides it. A bigger motor on a badly balanced door simply fails later. We check balance first, then choose by the height and weight the maker allows. Any new unit has battery backup, as California law requires. You’ll want it when the power fails and the door is too heavy to raise.',
      },
    ],
    picture: {
      alt: 'Opener on its rail in a tan garage, its light on, the rail ending above a wood-framed door with windows',
    },
    metadata: {
      title: 'Noise Over the Bays? Quieter Openers for Aviara Homes',
      description:
        'High ceilings leave openers swaying on long hangers. What quiets them, when a wall-mounted unit fits, and how we sort out remotes.',
      updated: '2026-11-21',
    },
  },

  'new-garage-door-installation': {
    heading: 'An arch over the opening changes the first door',
    paragraphs: [
      'Mediterranean fronts love a curve. When an Aviara house gains a bay, or a detached garage across the motor court, the plans may show an arch or a deep stucco reveal. The sectional door behind it is normally still a rectangle. It rises past the curve on the inside, so that wall has to be taller than the street view suggests.',
      'Settle three sizes together: clear width for a car with its mirrors, height at the lowest point of the arch, and headroom behind. Roof boxes and car lifts push the last two up.',
      'Choose the material before the framing, too. A door of real boards at this size gets heavy, and its springs pull hard on the wall over the opening. Steel with a wood-grain face gives much the same picture for far less load.',
    ],
    lookForHeading: 'Questions for your architect',
    lookFor: [
      'How low does the arch hang at its sides, from the finished floor?',
      'Is there solid blocking above the opening for the spring’s center bracket?',
      'Will a lift or loft ever call for high-lift track?',
      'Do the new door’s boards and windows line up with the bays beside it?',
    ],
    questions: [
      {
        question: 'Is real wood a mistake on a new bay?',
        answer:
          'No, if you want it and accept the care. The finish has to be renewed before it fails, and a wall that faces the afternoon sun uses it up sooner. Ask for a sample of wood and one of wood-grain steel. Set both against your stucco in late light and step back to the curb. Then compare two free quotes, and send your pick through the association’s review.',
      },
    ],
    picture: {
      alt: 'New wood-look carriage-style doors on a villa with stone corners and clay tiles, agave beside the paved court',
    },
    metadata: {
      title: 'Adding a Bay in Aviara? Start With the Arch',
      description:
        'Arched openings, tall cars and heavy boards all shape a first carriage door. What to settle with your architect before framing.',
      updated: '2026-11-21',
    },
  },

  'garage-door-maintenance': {
    heading: 'Keep the finish sound and the balance follows',
    paragraphs: [
      'A wood door takes in water at its edges. End grain along the bottom, screw holes and seams between boards soak up lagoon fog and sprinkler spray. Damp wood is heavier. Springs that were set for the dry weight fall behind, and the opener starts to labor.',
      'So a visit in Aviara reads the outside and the inside together. Bottom edge and overlay joints come first, then cables, rollers and balance, with a hard look at fasteners. Big doors pull hinge screws out of soft wood and work the track’s lag bolts loose. Grained steel is spared the swelling but not the wear.',
      'With three bays, book all of them for one visit. The family’s door wears its rollers, while the far one dries out and stiffens. Refinishing is a painter’s job, but we can tell you when it’s due.',
    ],
    lookForHeading: 'A slow walk past each bay',
    lookFor: [
      'Look, don’t loosen: screws at the hinges and brackets are ours to see to, most of all near the floor.',
      'Flick a few drops of water on the boards. Beads mean the finish works; a dark spot means it doesn’t.',
      'Turn any sprinkler head that wets the lower panels.',
      'White crust on straps and handles is hard sprinkler water that dried there.',
    ],
    questions: [
      {
        question: 'We just had the doors refinished. Should anything be reset?',
        answer:
          'Ask for a balance check. New boards and coats of finish add pounds, and paint can glue the sections together. Don’t force a stuck door with the opener. On a door this heavy, please leave the test to us. It’s only ever begun with the door closed and the springs whole, and nobody should have to catch one that drops.',
      },
    ],
    picture: {
      alt: 'Roller and hinge on the back of a stained wooden door, a yellow can of lubricant and a white cloth on an orange step',
    },
    metadata: {
      title: 'Wood Garage Door Care in Aviara, From Finish to Rollers',
      description:
        'Damp boards weigh more, and the springs notice. A water-drop test you can do, and what we check across two or three bays.',
      updated: '2026-11-21',
    },
  },

  'garage-door-cable-repair': {
    heading: 'The bay you rarely open is where the cable rusts',
    paragraphs: [
      'In a three-bay garage, two doors often run daily while the third guards a weekend car or boxes. Its cables still hold full tension, month after month, with their lower loops in the dampest air of the room. On the first trip out, stiff strands must bend around the drum with a carriage door on the end of them.',
      'Weight leaves little margin. Cable thickness, drum size and door height belong together, and a light cable on an eight-foot wood door is a poor match. We fit a pair rated for what it carries. Then we check that each bottom bracket is fixed in firm wood, since soft rails let go of their screws.',
      'A broken wire or a low corner closes the bay. Keep people and cars away from both faces of the door, and press nothing.',
    ],
    lookForHeading: 'Bring a flashlight, keep your hands back',
    lookFor: [
      'Rust-colored dust on the bracket, or a brown stain on the last foot of cable.',
      'A cable that looks thinner than those of the other bays.',
      'Wraps on the drum that cross each other or have left their grooves.',
      'A jerk on one side as the door starts. If you have seen it once, don’t try it again.',
    ],
    questions: [
      {
        question: 'One side dropped with my car underneath. What now?',
        answer:
          'Leave the car, get everyone out through the house and call. Don’t prop the door with lumber or a jack, because that much weight can kick it away. Our response time for Aviara is 25–40 minutes; call to confirm. We brace the door and unload the springs before the car moves. New cables can often follow the same day.',
      },
    ],
    picture: {
      alt: 'Cable dropped in a loop beneath its drum, black winding cone to the left, tan wall and timber behind',
    },
    metadata: {
      title: 'Frayed Cable on Aviara’s Quiet Third Bay: What to Do',
      description:
        'A door that seldom moves can hide a rusted lifting cable. What to look for with a flashlight, and why nobody should press the button.',
      updated: '2026-11-21',
    },
  },

  'garage-door-replacement': {
    heading: 'Three doors that have to agree',
    paragraphs: [
      'Wood doors from Aviara’s first years have reached the age where overlay boards split and bottom rails go soft. Changing only the worst leaves a fresh door beside two tired ones. The same stain takes differently on old boards, so it seldom blends.',
      'The choice is wood again or wood-look. Steel with a printed grain is lightest and wants little care. Composite boards over an insulated steel core have real depth and shadow, at more weight. True wood is heaviest and must be refinished on schedule.',
      'A lighter door can’t stay on the old springs; it would fly up. Springs change with it, often cables and drums too, and the opener’s force and travel are set afresh. If you prefer to pay for one bay at a time, approve one design for all of them first.',
    ],
    lookForHeading: 'When refinishing is no longer enough',
    lookFor: [
      'From outside, with the door shut, the middle of the bottom rail gives when you press a key against it.',
      'Sunlight shows through splits between the boards.',
      'Straps or handles have pulled out of wood that won’t hold a screw.',
      'Seen from the side, the raised door sags in its middle. Don’t stand below to check.',
    ],
    questions: [
      {
        question: 'Can we keep the iron hardware and the openers?',
        answer:
          'Straps and handles can often move over, if the maker of the new door allows screws through its face. Openers depend on their age. In California a replacement door may not be connected to a residential opener without battery backup, so older units have to go too. One with backup may stay, if it suits the new weight and has been set again.',
      },
    ],
    picture: {
      alt: 'Old cream door with dents beside a new dark wood-look carriage-style door on a villa with clay tiles',
    },
    metadata: {
      title: 'Old Wood Doors Out, Wood-Look In: Choices for Aviara',
      description:
        'Wood, composite or grained steel: how they compare in weight, care and looks, and why a lighter door changes its springs too.',
      updated: '2026-11-21',
    },
  },
};
