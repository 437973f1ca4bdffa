import type { ServiceInArea } from '#app/content/schema.ts';
import type { ServiceSlug } from '#app/content/services.ts';

/** What Fire Mountain's big older lots, workshops and eucalyptus trees do to each part of a door. */
export const servicesInArea: Record<ServiceSlug, ServiceInArea> = {
  'garage-door-springs-repair': {
    heading: 'Weigh the door before choosing the spring',
    paragraphs: [
      'Homes on the hill were often built one at a time and have been remodeled since. Along the way, the garage door tends to put on weight. Coats of paint, foam behind the boards and trim to match new shingles all add pounds. The springs stay as they were, and the opener makes up the difference until one snaps.',
      'That’s why copying the broken part is a poor plan here. With the tension safely off, a trained technician puts the door on a scale. Wire, diameter and length follow from that. A workshop door adds one more figure: how often it moves. If you raise it for every load of lumber, the common 10,000 cycles may be gone years early. A longer, heavier coil can lift the same door for many more. Ask to see both in your quote.',
    ],
    lookForHeading: 'Too heavy? How the door tells you',
    lookFor: [
      'A bang in the night, then a door that won’t budge. Leave it shut and leave the opener switched off.',
      'Two fingers of daylight between the turns of the coil, the plainest sign of a break.',
      'The motor strains on the way up and coasts on the way down.',
      'The door lands with a thud you can feel indoors.',
    ],
    questions: [
      {
        question: 'We’re re-siding and will clad the door to match. Is that a spring job too?',
        answer:
          'Tell us before the boards go on. Cladding can overload the springs and the opener’s arm together, and a door that sinks under its own weight is a hazard. Once the finished weight is known, a new pair can be chosen. Our springs carry a lifetime warranty; ask what it covers if the door changes again.',
      },
    ],
    picture: {
      alt: 'Dull, dusty torsion spring snapped beside its center bracket, dark old studs behind',
    },
    metadata: {
      title: 'Door Too Heavy for Its Springs? Fire Mountain Help',
      description:
        'Paint, cladding and foam can make a Fire Mountain door heavier than its springs were built for. Read the signs and how the right pair is found.',
      updated: '2026-11-21',
    },
  },

  'garage-door-opener-repair': {
    heading: 'An opener at the far end of a long lot',
    paragraphs: [
      'On deep parcels the garage may stand well back from the house, and it often doubles as a shop. Sawdust films the photo-eyes and packs into old grease on the rail. From the kitchen you can’t hear if the door shut, and the remote has a long drive to reach across.',
      'Check the supply first. A detached building wired decades ago may run the opener, the lights and a table saw on one circuit, and the motor stutters when a tool starts. An electrician should give it a proper outlet; an orange cord over the rafters won’t do. Radio reach comes next. The unit’s thin antenna wire belongs straight down, and some LED bulbs jam the signal. Only after that is a gear or logic board worth blaming.',
    ],
    lookForHeading: 'Four checks in the shop, door left closed',
    lookFor: [
      'Glance at the spring and the cables first. If one is broken or hanging, stop there: no button and no release cord.',
      'Each photo-eye has a small light that glows steadily. If one flickers, brush off the dust and clear the beam.',
      'Note how far away the remote still works. Ten feet and half the drive are different faults.',
      'Watch the opener’s bulb while the compressor kicks in. If it dims, mention that.',
    ],
    questions: [
      {
        question: 'How can I tell from the house that the shop door is shut?',
        answer:
          'One way is a door monitor: a sensor on the door and a small light indoors. Many newer openers report to a phone, but only if your Wi-Fi reaches the building, so test that first. A unit that closes a door out of your sight must flash and beep beforehand. An opener too old for photo-eyes deserves replacing, not gadgets.',
      },
    ],
    picture: {
      alt: 'Opener on its rail under dark rafters, its light on, above an old wooden door with small windows',
    },
    metadata: {
      title: 'Opener Trouble in a Backyard Shop on Fire Mountain',
      description:
        'Sawdust on the eyes, a weak remote, one shared circuit: why openers in detached Fire Mountain garages act up, and what to check first.',
      updated: '2026-11-21',
    },
  },

  'new-garage-door-installation': {
    heading: 'A first door for the shop behind the house',
    paragraphs: [
      'Room at the back is what draws many people up the hill. A new shop or a shelter for the trailer starts with one decision: how tall. Standard doors are seven or eight feet high. A camper may ask for ten or more, and the roof has to be framed for that.',
      'The roof then picks the track. Under a pitched ceiling it can follow the slope or run high up the wall, so the open door hangs clear of your lights. With high lift, a wall-mounted opener on the end of the shaft frees the middle of the room. California’s battery rule covers that kind too. For a space you’ll stand in for hours, insulated steel beats a bare skin. Glass in the top section brings in light and keeps the tools out of view.',
    ],
    lookForHeading: 'Settle these before the slab is poured',
    lookFor: [
      'The tallest thing you’ll ever roll in, with its rack or antenna, and several inches to spare.',
      'The turn off the drive. A trailer may want a wider door than its own width suggests.',
      'A slab edge that sheds water outward, higher than the leaf litter around it.',
      'Power at the jamb for a wall-mounted unit, or at the ceiling for one on a rail.',
    ],
    questions: [
      {
        question: 'Does a backyard door have to match the one on the house?',
        answer:
          'No trade rule says so, and the hill is mostly a patchwork of single homes. Still, read your deed, since some pockets carry restrictions. Where both doors show from the street, one color and one panel line tie the buildings together. Out of sight, choose plain flush steel that lumber and ladders can bump.',
      },
    ],
    picture: {
      alt: 'New dark green carriage-style door in shade on a red brick house, tall trees on both sides',
    },
    metadata: {
      title: 'A Tall First Door for Your Shop on Fire Mountain',
      description:
        'Building out back? Height, track, glass and insulation for the first garage door on a Fire Mountain lot, settled before the slab goes in.',
      updated: '2026-11-21',
    },
  },

  'garage-door-maintenance': {
    heading: 'Bark strips, seed caps and a door that goes back up',
    paragraphs: [
      'Eucalyptus never stops shedding. Long leaves, ribbons of bark and hard seed caps land on the drive all year, and one windy night can pile a drift against the garage. Bark wedged in the track, or a woody cap under the edge, can feel like an obstacle to the opener. The door touches it and goes back up. People then blame the photo-eyes or, worse, raise the closing force.',
      'Clearing comes before adjusting. Sill and tracks should be free of litter before anyone resets the travel limits. Then look at the roots. Big trees lift concrete a little at a time. A slab that has risen half an inch on one side leaves the other open to wind and rats. A deeper seal closes a modest gap. Wooden doors get a look at the paint too, since end grain swells where the coat is broken.',
    ],
    lookForHeading: 'Between visits, under the trees',
    lookFor: [
      'Off limits, however dirty: springs, cables and whatever is bolted to the door’s lowest corners.',
      'Rake before you close up after a blow. A leaf blower aimed inward only packs the tracks.',
      'Bark wedged in the track is ours to clear, as a loaded cable runs close beside it. Sweep only what lies on the floor.',
      'Once a month, lay a two-by-four flat in the path of the closing door and stand clear. It should touch and reverse.',
    ],
    questions: [
      {
        question: 'With this much litter, is one tune-up a year enough?',
        answer:
          'For springs, hinges and the opener, it suits most households. Sweeping can’t wait that long. Under heavy trees, rake every week in the windy months, and check the rubber each fall before rain glues wet leaves to it. Mention chewed corners. A gap as wide as your thumb is plenty for a rat.',
      },
    ],
    picture: {
      alt: 'Roller and hinge on a red-brown wooden door, a teal can of lubricant and a white cloth on an orange step',
    },
    metadata: {
      title: 'Eucalyptus Litter and Your Fire Mountain Garage Door',
      description:
        'Seed caps and bark make Fire Mountain doors reverse, drag and leak at a corner. A tune-up clears the cause instead of raising the force.',
      updated: '2026-11-21',
    },
  },

  'garage-door-cable-repair': {
    heading: 'Old pulleys chew through cables strand by strand',
    paragraphs: [
      'A good share of the older garages up here still run their cables over pulleys. The line leaves the bottom corner of the door, climbs to a small wheel at the top of the track and turns back toward the spring. Every trip bends it around that wheel. Once the bearing dries out, the wheel stops, and the cable drags across it like rope over rock.',
      'A new cable alone is then half a repair. The wheels, their bolts and the hooks at the spring should be renewed or proven sound on the same visit. Safety lines should go through both springs if there are none. One-piece doors, which a number of homes keep, usually have no lifting cables at all. If a tilt-up sags on one side, suspect its arms or side springs, and say so when you call.',
    ],
    lookForHeading: 'What shows from six feet away',
    lookFor: [
      'Fuzz on the cable where it bends. That door is finished for the day, so don’t open it to park.',
      'A line lying slack on top of the track. Nothing there is safe to pull.',
      'Bright grooves cut into the rim of a wheel, or a wheel that tilts on its bolt.',
      'A squeal from the top corner each time the door passes halfway.',
    ],
    questions: [
      {
        question: 'My dad always changed these himself. Why shouldn’t I?',
        answer:
          'Because that line carries the spring’s whole pull. On a shut door, the spring is at full stretch, and freeing the wrong end sends a hook across the shop. On an open one, the door can come down. Leave it, and call at any hour. For Fire Mountain the response time is 25–35 minutes; call to confirm.',
      },
    ],
    picture: {
      alt: 'Cable jumped off its drum beside an unpainted winding cone, dark framing behind',
    },
    metadata: {
      title: 'Worn Pulleys: Why Fire Mountain Cables Keep Breaking',
      description:
        'In older Fire Mountain garages the pulley often ruins the cable. Know the signs, stop the door, and have the whole run renewed, not half.',
      updated: '2026-11-21',
    },
  },

  'garage-door-replacement': {
    heading: 'New door, same character, on an older wood front',
    paragraphs: [
      'Brick, shingle and deep eaves give many of these houses a look that a stock white panel would spoil. The old wood door suited them. Then came rot in the lower rail and joints that open each summer. Once screws no longer bite, filler buys a season at best.',
      'Real wood is still a fair choice if you’ll keep it painted or oiled, which in full sun may mean every couple of years. It’s also the heaviest, so springs and opener are chosen around it. Steel with a pressed grain, or with a composite overlay, gives much of the same face for far less upkeep. Hold a sample against the brick in late light; a brown that looks rich indoors can turn orange there. Older frames are seldom square; that gets mended at the jamb, never by bending a track.',
    ],
    lookForHeading: 'Keep it or let it go: four tests',
    lookFor: [
      'It leans, or has to be shoved past the frame. Leave it shut until someone has looked at the cables and springs.',
      'One cracked section on a sound door: ask about that section first.',
      'Rot in two rails, or hinges pulling out of soft wood: the door is done.',
      'It jams after rain and frees up by noon. Paint may save it for now.',
    ],
    questions: [
      {
        question: 'If I go from wood to steel, can my springs and tracks stay?',
        answer:
          'The springs can’t. They were matched to heavy wood, and on light steel they would fling the door up. Worn tracks, or those of another maker, rarely suit. So sections, tracks, springs, cables and rollers usually go in as one set. The opener may stay only if it has battery backup, which California asks for behind a new door, and passes its reversing test afterward.',
      },
    ],
    picture: {
      alt: 'Old tan door with dents and rust beside a new white carriage-style door in a red brick front',
    },
    metadata: {
      title: 'Replacing a Wood Door on a Fire Mountain Brick Front',
      description:
        'Rot in the rail, joints that open: when a Fire Mountain wood door is done, and how steel, overlay and real wood compare beside old brick.',
      updated: '2026-11-21',
    },
  },
};
