import type { ServiceInArea } from '#app/content/schema.ts';
import type { ServiceSlug } from '#app/content/services.ts';

/** What the 1970s tracts around Tri-City, and the shifts worked there, do to each part of a door. */
export const servicesInArea: Record<ServiceSlug, ServiceInArea> = {
  'garage-door-springs-repair': {
    heading: 'Springs that stretch: the 1970s way to lift a door',
    paragraphs: [
      'Many houses around the Tri-City medical center went up in the 1970s, and plenty of their doors still lift on extension springs. These hang beside the overhead tracks and stretch as the door comes down. So they hold the most force when the door is shut and you walk past it.',
      'When one lets go, the loose end can fly across the garage. A safety cable strung through the coil is there to catch it, and doors of that age often never got one. A missing one is put right before anything else. The other route is a torsion spring over the opening. It takes roughly twelve inches of free height, and low tract ceilings don’t always leave that, so have yours measured.',
    ],
    lookForHeading: 'Look up from the doorway, hands in your pockets',
    lookFor: [
      'One side of the closed door sits higher than the other, or the door climbs at a slant. Stop using it.',
      'No thin steel line runs through the middle of the spring from end to end.',
      'The coils stay apart with the door all the way up. That steel has stretched for good.',
      'A hook, pulley bolt or track hanger near the ceiling has started to bend open.',
    ],
    questions: [
      {
        question: 'My spring broke with the door up and my car outside. What now?',
        answer:
          'Leave the door up and keep everyone out from under it. Don’t pull the red cord. The opener may be all that still holds the weight, and the door can drop. Call and say that it’s open, so the technician can secure it before touching the springs. Both sides should be changed, since they’ve stretched through the same years.',
      },
    ],
    picture: {
      alt: 'Torsion spring parted on its shaft in front of a plywood wall, orange warning tag on the post below',
    },
    metadata: {
      title: 'Old Stretch Springs in Tri-City: Repair or Convert?',
      description:
        'Extension springs on a 1970s door can fly when they break. What to check from a safe distance in Tri-City, and when torsion is the better answer.',
      updated: '2026-11-21',
    },
  },

  'garage-door-opener-repair': {
    heading: 'A door that moves at 5 a.m. without waking the house',
    paragraphs: [
      'Hospital shifts don’t follow school hours. Around the medical center, one car leaves before dawn and another pulls in while the neighbors eat breakfast. An old chain drive bolted straight to the joists turns the whole ceiling into a drum, and the bedroom may be one wall away.',
      'Start with the door, not the motor. Loose hinges and worn steel rollers make much of the racket. Once the door rolls freely, the chain can be set to its proper sag and the hanging straps tightened. If the unit is past saving, a belt drive with a soft start is the calm choice. California calls for battery backup on the new one, so an outage won’t make you late.',
    ],
    lookForHeading: 'Put a name to the noise before you call',
    lookFor: [
      'A hum and no movement: stop pressing. A broken spring may be behind it, and the motor can burn out trying.',
      'A slap along the rail at every start and stop is a slack chain hitting metal.',
      'Grinding while the trolley stands still often means a stripped plastic gear.',
      'A blinking light and a door that turns back up point to the photo-eyes, not the motor.',
    ],
    questions: [
      {
        question: 'My door stalls before dawn and runs fine at noon. Can I turn up the force?',
        answer:
          'Please don’t. The force limit is what makes the door give way when it meets a child or a bumper, and UL 325 depends on it. Cool mornings stiffen old grease, so a door that already binds will stall then and pass at midday. Have the drag found instead. Often it’s dry rollers or springs that have lost lift.',
      },
    ],
    picture: {
      alt: 'Tan opener on its rail under a smooth ceiling, plywood walls and the torsion spring across the room',
    },
    metadata: {
      title: 'Night Shift in Tri-City? Quiet Your Garage Opener',
      description:
        'Slap, hum or grind: what each noise from a Tri-City opener says, which ones can be fixed, and when a soft-start belt drive earns its place.',
      updated: '2026-11-21',
    },
  },

  'new-garage-door-installation': {
    heading: 'Closing in a carport: the door comes last',
    paragraphs: [
      'Some lots from the tract years came with a carport instead of a garage: a roof on posts, a wide drive already poured. The job looks half done. For a sectional door, though, it lacks what carries the load: solid jambs, a header, and a stretch of wall above for the torsion shaft.',
      'Plan the opening around a stock size. Sixteen by seven feet is common for two cars, and eight or nine by seven for one. Carport slabs were poured to shed rain, and a floor that tips sideways leaves a wedge of daylight under the rubber. Let the concrete crew level that strip, or ask about a deeper seal if the slope is slight. Walling in the space usually takes a city permit, and addresses near here can fall under Oceanside or Vista.',
    ],
    lookForHeading: 'Measure these with your builder',
    lookFor: [
      'Headroom: a clear foot up to the lowest beam, plus a little where a motor goes in.',
      'Side room: close to four inches of flat, solid wall left and right for the upright tracks.',
      'Depth: the door’s height plus a foot and a half, and a few feet more for an opener rail.',
      'Floor: a long level laid from side to side, and the worst gap under it.',
    ],
    questions: [
      {
        question: 'Should the electrician or the door come first?',
        answer:
          'The electrician. Ask for a ceiling outlet on the center line of each door, back where the motor will hang. The thin wires to the wall button and photo-eyes can wait. Call for your free quote while the framing is open, since a post is easily moved an inch then.',
      },
    ],
    picture: {
      alt: 'New olive-gray door with a row of small windows on a board-and-batten house, blooming jacarandas behind',
    },
    metadata: {
      title: 'From Carport to Garage: Planning a Tri-City Door',
      description:
        'Jambs, a header, headroom and a sloping slab: what a Tri-City carport must have before its first garage door can be hung. Free quotes.',
      updated: '2026-11-21',
    },
  },

  'garage-door-maintenance': {
    heading: 'When the jacarandas drop, the threshold pays',
    paragraphs: [
      'Late spring turns the older streets here purple. The blossoms are soft and sticky, and they blow straight in under a raised door. They mash into the foot of the track, dry to a paste, and hold moisture against the steel. Flat woody pods fall later in the year. One of those beneath the rubber can hold up a corner of the door.',
      'Book the yearly visit for just after the bloom. The tracks get wiped clean and stay dry, because oil inside them only catches the next crop. Many original doors still carry decades of black grease, and a roller that skids through it wears flat on one side. The technician puts a light lubricant on roller bearings, hinge pins and spring coils. Balance and the safety reverse are tested last.',
    ],
    lookForHeading: 'A ten-minute sweep you may do yourself',
    lookFor: [
      'First, the limit: leave springs, cables and bottom brackets alone, dirty or not. They’re loaded even at rest.',
      'Shut the door and brush the petals away from both track feet. Use a broom, not fingers.',
      'Wipe the photo-eye lenses with a soft, dry cloth, since jacaranda drip leaves a film.',
      'Look along the bottom rubber for a tear, a flat spot or a pod pressed into it.',
    ],
    questions: [
      {
        question: 'How do I test the balance of a door this old?',
        answer:
          'Skip it if a spring is damaged, if a stretch spring lacks its safety cable, or if the door is a one-piece slab that swings out at you. Otherwise, begin with the door closed, disconnect the opener and raise the door slowly by its handle, no higher than your waist. Keep hold of it: a balanced one pulls neither up nor down. If it’s heavy from the first inch, set it down and call.',
      },
    ],
    picture: {
      alt: 'Roller and hinge on the back of a brown door, a yellow can of lubricant and a blue cloth on an orange step',
    },
    metadata: {
      title: 'Tri-City Door Tune-Ups, Timed for the Jacaranda Bloom',
      description:
        'Sticky petals, woody pods and decades of old grease slow a Tri-City door. See what to sweep yourself and what a yearly visit puts right.',
      updated: '2026-11-21',
    },
  },

  'garage-door-cable-repair': {
    heading: 'Rust begins on the laundry side',
    paragraphs: [
      'In a lot of homes of this age, the washer, dryer and water heater share the garage with the car. Steam, drips and a mopped floor keep that side damp. A lifting cable is a twist of many fine steel wires, and its last inches loop around a pin a hand’s width above the slab. The one next to the washer often frays years before the far one.',
      'Treat the two as a pair all the same. A fresh cable opposite a stretched one pulls the door up unevenly. Garages here have often been patched in stages over five decades: a spring one year, a drum from another maker the next. Mixed parts wind badly, and the cable jumps its groove. So the whole set should be read before anything is fitted. The cause has to dry out too, which may take no more than a new dryer hose.',
    ],
    lookForHeading: 'Clues beside the washer',
    lookFor: [
      'Broken wires stand up like bristles near the floor. Keep your hands away.',
      'One side hangs slack while the other stays tight. Don’t run the door again.',
      'Orange dust on the lowest bracket, or a brown streak down the wall behind it.',
      'A dryer hose that breathes into the garage, or a slow drip below the water heater.',
    ],
    questions: [
      {
        question: 'The door is stuck at a tilt and my shift starts in an hour. Can you come?',
        answer:
          'Call now; we answer 24/7, early mornings included. The response time for Tri-City is 20–35 minutes; call to confirm for your address. Until then, don’t press the button, pull the release or lift the low corner. With one cable off, that side can fall.',
      },
    ],
    picture: {
      alt: 'Lifting cable slipped from its drum in a wide loop, plywood wall and a black winding cone beside it',
    },
    metadata: {
      title: 'Frayed Cable by the Washer: A Tri-City Warning Sign',
      description:
        'Damp from a garage laundry eats a lifting cable from the floor up. Warning signs for Tri-City homes, and why to stop the door at once.',
      updated: '2026-11-21',
    },
  },

  'garage-door-replacement': {
    heading: 'Trading a tilt-up slab for a door that stays off the drive',
    paragraphs: [
      'The one-piece door was still common when these tracts were built. It swings out at bumper height, tips up and parks flat under the ceiling. A wide drive hides the price: you leave several feet empty in front, or the slab meets your car. A sectional rises straight up. A second car can stand close to it, which helps once grown children move back in.',
      'The swap is more than a new face. Pivot arms and side springs come off, tracks and a torsion shaft go in, and the jambs are checked, because some were framed for tilt hardware only. Ceiling height decides the rest. Under a low beam or a remodel’s ductwork, shallow-headroom tracks may fit. The opener is looked at as well. Its arm was set for a slab, and California lets a new door be connected only to an opener with battery backup.',
    ],
    lookForHeading: 'What the old slab is telling you',
    lookFor: [
      'Pivot bolts that have worn their holes oval. Keep back, since the springs next to them are stretched while it’s shut.',
      'A belly across the middle when the slab is overhead.',
      'Soft or peeling wood along the lower edge, where hose water sits.',
      'Strips of sun at the sides that no weatherstrip closes.',
    ],
    questions: [
      {
        question: 'Will I lose overhead storage if I switch from a tilt-up?',
        answer:
          'A little may have to move. The tracks run back along both sides, and the sections rest between them under the ceiling, about where your slab parks today. Racks that hang over the first eight feet or so are the usual conflict. Measure from the floor to the lowest thing fixed up there before you call, and the free quote can say what stays.',
      },
    ],
    picture: {
      alt: 'Dented door with rust at its foot beside a new white door with four windows, jacarandas behind the roof',
    },
    metadata: {
      title: 'One-Piece Out, Sectional In: Tri-City Garage Doors',
      description:
        'A 1970s tilt-up swings into your drive. See what changes when a sectional door takes its place in Tri-City, from jambs to opener. Free quote.',
      updated: '2026-11-21',
    },
  },
};
