import type { ServiceInArea } from '#app/content/schema.ts';
import type { ServiceSlug } from '#app/content/services.ts';

/** What Carlsbad does to each part of a door. */
export const servicesInArea: Record<ServiceSlug, ServiceInArea> = {
  'garage-door-springs-repair': {
    heading: 'The bang under the bedroom at two in the morning',
    paragraphs: [
      'Newer Carlsbad houses often stack a bedroom on top of the garage. When a torsion spring lets go down there, the coil jerks loose in an instant and the wall above the door rings. You sit up and think of a break-in or a fallen shelf. Then you find a quiet, tidy garage.',
      'Look up from the inside doorway before you go farther. A gap of an inch or two in the coil above the door is your answer. Springs can break at rest, because they are wound tightest while the door is shut. Age does most of it, and sea air adds rust. Two on one shaft have made the same trips, so plan on changing both. New springs come with a lifetime warranty.',
    ],
    lookForHeading: 'Before you go back to bed',
    lookFor: [
      'Don’t press the button to try it. Leave the door down, and tell everyone in the house.',
      'Set the lock on the wall control, if it has one, so that no early riser starts the motor.',
      'Take a photo from the doorway that shows one spring or both.',
      'Notice if a cable sags at either end of the shaft, and leave it there.',
    ],
    questions: [
      {
        question: 'Does a spring that broke at night have to be fixed at night?',
        answer:
          'Not if the door is down and nobody has to drive out. It is far too heavy to lift, but it isn’t going anywhere. In the morning, ask for same-day repair. Call at once if the door stopped open or a car must leave. Carlsbad’s response time is 25–35 minutes; call to confirm it.',
      },
    ],
    picture: {
      alt: 'Galvanized torsion spring snapped beside its center bracket, bare shaft in the gap, pale wall behind',
    },
    metadata: {
      title: 'Garage Spring Broke at Night? What to Do in Carlsbad',
      description:
        'That bang under the bedroom may be a torsion spring. How to check from the doorway, what not to press, and when it can wait until morning.',
      updated: '2026-11-21',
    },
  },

  'garage-door-opener-repair': {
    heading: 'Watch the spot where the opener’s arm meets the door',
    paragraphs: [
      'Glass-and-aluminum doors look at home on Carlsbad’s modern fronts. Their frames are slim, though, and the opener pulls on one point at the top. Without a bracket and a brace to spread that pull, the point flexes a little on each trip. Rivets loosen, the frame may crack, and one day the arm tears free.',
      'People tend to blame the motor, since it keeps running while the door stays put. A proper repair is two jobs. The top section is braced or mended, with the part its maker calls for. Then the force and travel limits are set again, because a motor that pushes past the floor bends the frame anew. If the motor is worn out as well, ask about a wall-mounted model. It turns the shaft and pulls on no panel at all. In California, the next home unit has to have a backup battery.',
    ],
    lookForHeading: 'Look along the top section',
    lookFor: [
      'Stop if the arm is loose or a pane has cracked: no button, and don’t tug the door by its frame.',
      'Gray smears around the heads of rivets or screws.',
      'A top rail that bows as the motor starts to pull.',
      'A jolt at the floor, after which the motor presses on for a moment.',
    ],
    questions: [
      {
        question: 'Could I screw the arm back on with longer screws?',
        answer:
          'Please don’t. Longer screws can reach the glass, or bite into metal that is already torn, and the hole grows. A brace across the section spreads the pull. It also adds weight, so the springs should be checked on the same visit. Until then, leave the door closed and use another way in.',
      },
    ],
    picture: {
      alt: 'Black opener on its rail in an all-white garage, its light on and the red release cord hanging near the door',
    },
    metadata: {
      title: 'Motor Runs, Door Stays Put: Carlsbad Opener Repair',
      description:
        'On a slim glass door, the fault may sit where the opener’s arm is fixed. Signs to look for, and why a bigger motor or longer screws won’t cure it.',
      updated: '2026-11-21',
    },
  },

  'new-garage-door-installation': {
    heading: 'Give the door its space while the walls are still studs',
    paragraphs: [
      'You are adding a garage, or your plans show a wide opening where today there is bare driveway. The easiest time to get the door right is before stucco and drywall hide the frame.',
      'Think about the roof rack. Seven feet is a common door height, yet a van with boards on top may not clear it. Eight feet solves that and suits the tall, flat fronts of newer houses. A flush, modern face also asks for straight framing, because every wave in the wall shows beside a plain panel. Many Carlsbad neighborhoods have an owners’ association that reviews exteriors. Get the color and the window layout approved before you order. Under a bedroom, ask for a belt-drive opener. State law adds a battery for power cuts.',
    ],
    lookForHeading: 'Raise these with your builder',
    lookFor: [
      'Solid backing above the center of the opening, where the spring bracket will be anchored.',
      'Free wall at each side for the tracks, with no pipe, hose bib or electric panel planned into it.',
      'Power overhead, and conduit to each jamb so that the photo-eye wires stay hidden.',
      'A slab edge that is level from side to side and sheds water outward.',
    ],
    questions: [
      {
        question: 'How early should we talk about the door?',
        answer:
          'As soon as the opening is drawn. Custom sizes, glass and stains tend to take longer to arrive than plain white steel, so a late choice can hold up a move-in. Have the front elevation and a section through the garage at hand. Quotes are free, and a header is easier to move on paper.',
      },
    ],
    picture: {
      alt: 'New door of golden wood-look planks on a modern stucco house, agave by the paved drive and the lagoon beyond',
    },
    metadata: {
      title: 'Planning a New Garage Door in Carlsbad, Before Stucco',
      description:
        'New build or added garage: the heights, backing and wiring to settle while the studs are open, and the approvals many Carlsbad owners must get.',
      updated: '2026-11-21',
    },
  },

  'garage-door-maintenance': {
    heading: 'Crickets find the gap under the seal before you do',
    paragraphs: [
      'Live near the Buena Vista, Agua Hedionda or Batiquitos lagoon and you may share your garage with small wildlife. Crickets and ants walk in where the rubber no longer meets the floor. What eats them soon follows. One dewy strand of web across a photo-eye can break the beam, and the door turns back for no reason you can see.',
      'So on this side of Carlsbad, a tune-up begins at ankle height. With the door shut, check the seal, sweep out the corners and clean the eyes. Only then look up at rollers and track bolts, since each trip of the door shakes its screws a little. In shady, north-facing garages damp lingers. The steel hinge behind a pretty timber face may rust where nobody sees it.',
    ],
    lookForHeading: 'Ten quiet minutes with a flashlight',
    lookFor: [
      'Look, don’t loosen: cables, springs and the brackets they pull on are a technician’s work.',
      'Webs or egg sacs within a hand’s width of either photo-eye.',
      'Light under one corner of the closed door, or rubber that something has chewed.',
      'Rollers that slide instead of turning, with a flat spot or a shiny stripe.',
    ],
    questions: [
      {
        question: 'Is bug spray safe around the door’s sensors?',
        answer:
          'Keep it off the lenses. Many sprays leave a film that fogs the beam, and some harm plastic. Brush webs away with the door closed and nobody at the button. Against insects, the lasting answer is usually a fresh bottom seal cut for your slab, plus side seals that touch the door along their full height.',
      },
    ],
    picture: {
      alt: 'Roller and hinge in the track of a pale flat door, with a gray can of lubricant and a folded green cloth',
    },
    metadata: {
      title: 'Garage Door Tune-Ups Near Carlsbad’s Lagoons',
      description:
        'Webs over photo-eyes, gaps that let crickets in, rust behind timber faces: what to check in a Carlsbad garage, and what to leave to a technician.',
      updated: '2026-11-21',
    },
  },

  'garage-door-cable-repair': {
    heading: 'When one cable quits, the glass takes the twist',
    paragraphs: [
      'A plain steel door bends when it is pulled crooked. A Carlsbad door with wide panes has far less give. Two lifting cables keep it level, one at each side. If one frays through or leaves its drum, that corner sags and the frame is pulled out of square. The panes are the stiffest thing in it.',
      'They may crack then or later, so keep well back from a tilted door, indoors and out. Wear shoes. The repair starts with holding the door so that it can’t drop. The springs are let down under control, and both cables are set to match. The frame is checked for square before any pane is ordered, since new glass in a racked frame tends to break again. Near the lagoons and the surf, ask what rust has done to the lower cable ends.',
    ],
    lookForHeading: 'Read the door from across the driveway',
    lookFor: [
      'Leave the button alone, keep everyone back, and don’t try to push the door straight.',
      'A wedge of daylight below the bottom edge, wide at one end.',
      'Rows of panes that no longer run level with the top of the opening.',
      'Cable draped down the wall or looped around the shaft.',
    ],
    questions: [
      {
        question: 'May I tape a cracked pane while we wait?',
        answer:
          'Not while the door hangs crooked. Taping brings your face and hands close to glass under strain, and to a door that may fall. Close off the garage, leave the cars where they are, and call at any hour. Once the door is secured, the technician can say if the glass alone has suffered or the frame too.',
      },
    ],
    picture: {
      alt: 'Slack lifting cable in thin loops beside its drum, the red winding cone of the spring on the same shaft',
    },
    metadata: {
      title: 'Crooked Glass Garage Door: Carlsbad Cable Repair, 24/7',
      description:
        'A failed cable twists the frame, and the panes may be next. Where to stand, why taping is a bad idea, and why the cable comes before new glass.',
      updated: '2026-11-21',
    },
  },

  'garage-door-replacement': {
    heading: 'Pick the skin by how far you live from the water',
    paragraphs: [
      'Two Carlsbad streets can call for two different doors. Within sight of the surf, scratched steel may rust at the scratch, and wood asks for a new finish again and again. Farther inland, sun does more harm than salt. So start with your distance from the beach, then choose a look.',
      'Aluminum frames with frosted glass won’t rust and suit a modern front. Bare aluminum can pit in sea air, so ask how it is finished. Fiberglass and composite faces give the grain of timber with less brushwork. Insulated steel is a sound choice farther in, and its foam core calms the drumming of a hollow door. Hinges, tracks and springs see the same air as the face. Put rust-resistant hardware in the same order.',
    ],
    lookForHeading: 'When the old door has said enough',
    lookFor: [
      'Don’t run a door with a cracked or buckled section: hinges can tear out and the door can fall.',
      'Rust holes along the bottom of a steel section, not just specks on the surface.',
      'Peeling layers of wood, or fogged panes in more than one section.',
      'Dents deep enough to push the rollers out of line.',
    ],
    questions: [
      {
        question: 'Will glass let the whole street see into our garage?',
        answer:
          'Clear glass will, mainly after dark with the lights on. Frosted or tinted panes blur shapes and still pass daylight. You can also keep glass to the top row, above eye level. If your association reviews exteriors, get its answer on panes in writing before you order.',
      },
    ],
    picture: {
      alt: 'Old tan door with dents and a rusted foot beside a new wood-look door with four stacked windows on a modern house',
    },
    metadata: {
      title: 'New for Old: Garage Doors That Suit Carlsbad’s Sea Air',
      description:
        'Steel, aluminum and glass, fiberglass or wood: how distance from the surf should steer your choice when an old Carlsbad door comes out.',
      updated: '2026-11-21',
    },
  },
};
