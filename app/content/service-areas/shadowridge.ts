import type { ServiceInArea } from '#app/content/schema.ts';
import type { ServiceSlug } from '#app/content/services.ts';

/** What Shadowridge does to each part of a door. */
export const servicesInArea: Record<ServiceSlug, ServiceInArea> = {
  'garage-door-springs-repair': {
    heading: 'One builder’s spring on a double door',
    paragraphs: [
      'Much of Shadowridge went up in the 1980s, when two-car garages were commonly given one wide door. To save parts, some builders hung it from a single torsion spring. The arrangement works until that spring breaks. Then the motor can’t raise the load, and a person shouldn’t try. Look above yours from a safe distance. One long coil on one side of the center bracket means the whole door depends on it.',
      'At the next repair, ask for two. A pair shares the lift and loads the shaft more evenly. If one of them fails, the other still holds part of the weight, so the door is less likely to come down hard. It still isn’t safe to use. From then on both are changed together, since they age together. We can quote both.',
    ],
    lookForHeading: 'Before you press the button again',
    lookFor: [
      'A bang from the garage that nobody can explain, often heard upstairs at night.',
      'A door that rises a few inches and gives up.',
      'Bare shaft showing in the middle of what used to be one coil.',
      'A car shut inside. Leave it there, and don’t gather neighbors to lift.',
    ],
    questions: [
      {
        question: 'Should I convert to two springs while the one still works?',
        answer:
          'There’s no rush. A sound spring on a balanced door can carry on, and we’d tell you that. Converting makes the most sense on the day the old one breaks, or when a heavier door goes in. End bearings and center bracket get checked on the same visit, because they share the strain.',
      },
    ],
    picture: {
      alt: 'Broken torsion spring with a hand-wide gap on its shaft, taped cream drywall behind',
    },
    metadata: {
      title: 'Shadowridge Double Doors: One Spring or Two?',
      description:
        'Some 1980s double doors hang from a single torsion spring. Find out which kind you have, and why a pair is kinder to the door.',
      updated: '2026-11-21',
    },
  },
  'garage-door-opener-repair': {
    heading: 'Your opener may be older than the safety rule',
    paragraphs: [
      'The first houses in Shadowridge came before the federal rule of 1993, which called for photo-eyes on new residential openers. A few early motors are still running. They may have no eyes at all, and a remote set by a row of tiny switches that another remote can match by chance. Such a unit has only its force setting to notice a child or a pet.',
      'Repair has limits here. Eyes usually can’t be added to a motor that was never built for them, and its gears and boards are hard to find. Your money does more in a current unit. That brings photo-eyes, a code that changes with each press, and the battery backup California has required since July 2019. We look over the door at the same time. A strong old motor can hide weak springs for years.',
    ],
    lookForHeading: 'Date it without a ladder',
    lookFor: [
      'No pair of small lenses facing each other near the floor.',
      'Eight to twelve slide switches under the remote’s cover.',
      'A label on the motor’s side. Zoom in with your phone from the floor.',
      'Eyes moved up beside the motor, which defeats them. Stop using it until they’re back.',
    ],
    questions: [
      {
        question: 'It has worked for over thirty years. Why not let it be?',
        answer:
          'Because on the one day it must stop for someone, it may not. Don’t try it out with a hand or a foot. If it has no eyes and the door runs level, move the car out and send everyone indoors. Let it close once more while you watch the whole opening, then unplug it. Ask us to check door and springs before anyone lifts it by hand.',
      },
    ],
    picture: {
      alt: 'Dark opener on its rail under a cream ceiling, its light on, red release cord and the door’s windows below',
    },
    metadata: {
      title: 'Is Your Shadowridge Opener From Before 1993?',
      description:
        'Early garages here may still run openers without photo-eyes. How to date yours from the floor, and where repair stops making sense.',
      updated: '2026-11-21',
    },
  },
  'new-garage-door-installation': {
    heading: 'Two small doors into one wide opening',
    paragraphs: [
      'Some two-car fronts in Shadowridge have a pair of single doors with a post between them. A wide truck makes that post a nuisance. Taking it out creates a new opening, and the door that goes in is its first, with nothing carried over. The post isn’t decoration, though. It helps hold a header and, above that, often a roof of heavy tile. A builder, and usually an engineer, must size the beam that takes its place.',
      'Our part starts at a finished opening: plumb, level and square. A sixteen-foot door calls for a longer spring shaft, solid backing for the center bracket and one opener where two hung before. Struts keep so wide a span from sagging overhead. The look of the house changes as well, so where there’s an owners’ association, send it a drawing before anyone starts.',
    ],
    lookForHeading: 'On the drawing before the post comes out',
    lookFor: [
      'The depth of the new beam, since a deep one lowers the opening.',
      'Clear space above the opening, where the tracks must turn.',
      'Blocking over the center line for the spring bracket.',
      'One ceiling outlet in the middle, in place of two at the sides.',
    ],
    questions: [
      {
        question: 'Do I lose anything by giving up two single doors?',
        answer:
          'A little. With two, one car can still leave when the other door fails, and each spring lifts less. The wide door makes parking easier and the front calmer. If one bay only holds storage, keep the post and the money. Quotes are free either way.',
      },
    ],
    picture: {
      alt: 'New brown paneled door without windows on a stucco house with a clay tile roof, clipped shrubs beside it',
    },
    metadata: {
      title: 'Shadowridge: Turning Two Garage Openings Into One',
      description:
        'Taking out the post between two single doors changes beam, shaft and opener. What to settle on paper first, and what you give up.',
      updated: '2026-11-21',
    },
  },
  'garage-door-maintenance': {
    heading: 'Sprinklers leave more behind than water',
    paragraphs: [
      'Front lawns and hedges get regular watering in Shadowridge, and tap water around here tends to be hard. Overspray that hits a garage door every morning dries to a white crust along the lowest section. It stiffens the seal, creeps into hinge knuckles and attacks bare steel wherever the finish is scratched. Rust this far inland often begins at the lawn.',
      'Turn the sprinkler head before you treat the door. Wash the panel with mild soap and a soft cloth, then dry it. Scouring pads can dull a factory finish, so keep those in the kitchen. A tune-up picks up from there. We go over rollers, hinge screws, bearings and lower brackets, replace a hardened seal if you agree, and test how readily the door reverses.',
    ],
    lookForHeading: 'Marks at watering height',
    lookFor: [
      'White speckles in a fan shape across the bottom section.',
      'Brown streaks that start at a screw or a lower bracket. Only look: the lifting cable pulls on that bracket.',
      'Mower clippings packed into the lowest foot of track.',
      'Rubber that has split along its edge, or sticks to the concrete.',
    ],
    questions: [
      {
        question: 'Is it all right to hose out the tracks?',
        answer:
          'Better not. Water strips lubricant from the hinges and carries sand into the roller bearings. A dry brush or a vacuum clears a track in minutes. Do it with the door shut and the opener unplugged, and keep your fingers out of the joints between sections.',
      },
    ],
    picture: {
      alt: 'Roller and hinge on a cream door, a black can of lubricant and a green cloth on a yellow step',
    },
    metadata: {
      title: 'Sprinkler Stains and Stiff Seals: Shadowridge Tune-Ups',
      description:
        'Hard-water overspray crusts seals and starts rust on the lowest panel. What to clean yourself, what to skip, and what a visit covers.',
      updated: '2026-11-21',
    },
  },
  'garage-door-cable-repair': {
    heading: 'Look at the cables once the painters have gone',
    paragraphs: [
      'Stucco and trim in Shadowridge are repainted every so often, and garage doors can suffer for it. A drip dries inside a track. A wad of masking tape stays behind a roller. A thick coat glues the weatherstrip down one side. On the next closing that side hangs back while the other goes on down. Both drums sit on one shaft, so the cable on the lagging side runs out of tension.',
      'A slack cable can leave its groove in a second. On the trip after that, one end of the door is lifted and the other is dragged. Our technician secures the door, clears what held it and winds both cables to equal tension. Any that is broken or painted over is replaced, because paint stiffens wire and hides rust. Several full runs and a reversal test end the visit.',
    ],
    lookForHeading: 'The first closings on fresh paint',
    lookFor: [
      'A pause or a twist on the way down, always at the same height.',
      'One cable tight as a string, its twin swaying. Look, don’t touch, and stop using the door.',
      'Specks of paint or tape along a track, seen from the floor.',
    ],
    questions: [
      {
        question: 'Couldn’t I slip the cable back onto the drum?',
        answer:
          'No. It is part of the same loaded system as the torsion spring, and the shaft can spin without warning once a drum is disturbed. Leave the door where it stopped and keep children out of the garage. Cables are emergency work for us, day or night. We give 20–30 minutes as the response time for Shadowridge; call to confirm.',
      },
    ],
    picture: {
      alt: 'Cable thrown off its drum, one stiff loop standing below it, cream wall behind the shaft',
    },
    metadata: {
      title: 'Fresh Paint, Loose Cable: Shadowridge Repair, 24/7',
      description:
        'A paint drip in the track can hold back one side of a garage door and throw its cable. What to watch for, and what not to touch.',
      updated: '2026-11-21',
    },
  },
  'garage-door-replacement': {
    heading: 'Dimples from the fairway, and a panel nobody makes now',
    paragraphs: [
      'Thin steel dents easily, and a house along the course in Shadowridge can meet the odd golf ball. One dimple is a blemish. A crease that runs across a section changes how the door travels. Swapping just that section is the first thing to look into. With a door from the 1980s the search often ends there, because embossed patterns go out of production and sun-faded paint won’t match a fresh panel.',
      'If the whole door goes, the skin you pick decides how the next ball looks. Steel with foam bonded behind it resists dents better than a hollow-backed sheet, and a deep wood-grain texture hides small ones. Take your association’s paint list to the first conversation. Tracks and springs are renewed along with the sections, since a door of another weight calls for springs of its own.',
    ],
    lookForHeading: 'Blemish or real damage?',
    lookFor: [
      'A crease you can feel from both sides of the panel.',
      'Sections that no longer line up when the door is closed.',
      'Torn steel around hinge screws, or where the opener arm meets the top section.',
      'A reinforcing strut that has bowed again after being straightened.',
    ],
    questions: [
      {
        question: 'Our association wants matching doors. What is left for me to choose?',
        answer:
          'More than you might think. Style and color may be fixed, but the gauge of the steel, the insulation, quieter rollers and longer-lasting springs hide behind the face. Ask for the approved list in writing and have it at hand when we measure. We’ll quote only doors that fit it.',
      },
    ],
    picture: {
      alt: 'Dented cream door beside a new one with four windows on a stucco house with a clay tile roof',
    },
    metadata: {
      title: 'Shadowridge: When a Dented Garage Door Has to Go',
      description:
        'A golf ball dimple can stay; a crease can’t. How to tell, why 1980s panels are hard to match, and what an association leaves up to you.',
      updated: '2026-11-21',
    },
  },
};
