import type { ServiceInArea } from '#app/content/schema.ts';
import type { ServiceSlug } from '#app/content/services.ts';

/** What Calavera Hills does to each part of a door: sloping drives, slabs out of level, open space above. */
export const servicesInArea: Record<ServiceSlug, ServiceInArea> = {
  'garage-door-springs-repair': {
    heading: 'When the garage is the real front door, springs work double shifts',
    paragraphs: [
      'On many hillside lots the front walk climbs a flight of steps while the garage opens right off the drive. So the family comes and goes through the big door. Even the dog walk is a full trip for the steel above it.',
      'Standard torsion springs are commonly rated at about 10,000 trips up and down. Four a day gives you close to seven years. At ten a day the same spring can be worn out before its third birthday. Ask what a longer-life pair would cost next to the standard one.',
      'Once it breaks, leave the door as it is, open or shut. Don’t pull the red cord on a raised door, because little may be left to slow its fall. Don’t heave a closed one up from a steep drive either. The load is heavy and your footing is poor.',
    ],
    lookForHeading: 'Before the next trip down the hill',
    lookFor: [
      'A coil split in two over the door, with a finger’s width or more of bare shaft between the ends.',
      'The opener groans and gives up with the door barely off the floor.',
      'A crack like a dropped plank from the garage, and nothing in there has fallen.',
    ],
    questions: [
      {
        question: 'My only car is behind the closed door. What should I do?',
        answer:
          'Leave it parked and call. Our response time for Calavera Hills is 20–35 minutes; call to confirm. We answer emergencies day and night. Please don’t ask two neighbors to lift the door for you. Nothing would hold it up while you back out.',
      },
    ],
    picture: {
      alt: 'Galvanized torsion spring snapped beside its center bracket, plywood wall behind and a warning tag below',
    },
    metadata: {
      title: 'Broken Spring, Car Stuck Inside? Calavera Hills Repair',
      description:
        'Steep front steps make the garage the everyday entrance, and springs wear fast. What to do when one snaps, and how soon we can come.',
      updated: '2026-11-21',
    },
  },

  'garage-door-opener-repair': {
    heading: 'A sloping floor confuses an opener that was set for a flat one',
    paragraphs: [
      'Garage slabs are poured with some fall so that water runs out. On a lot cut into a hill, one side may also have settled lower over the years. The door then lands at one corner while daylight still shows at the other.',
      'It’s tempting to close that gap with the down travel limit. Now the motor drives the door into the high corner, feels resistance and sends it back up. The better answer is to stop the door where the first corner touches and let a fuller bottom seal fill the rest.',
      'Photo-eyes have their own hill problem. Each should sit no more than six inches above the floor, and a tilted floor can leave the pair aiming past each other. On a drive that faces west, low sun may also blind the one that receives.',
    ],
    lookForHeading: 'Narrow it down from the house door',
    lookFor: [
      'Gap in a spring or a cable hanging loose: stop there, and leave the button and the red cord alone.',
      'Door reaches the floor, then goes straight back up: travel or force is the likely cause.',
      'Door stops within a foot or two and the motor’s light blinks: look at the photo-eyes.',
      'Trouble only late in the day: suspect the sun, and note the hour for us.',
    ],
    questions: [
      {
        question: 'Can I just raise the closing force a little?',
        answer:
          'Please don’t. Too much force can keep the door from reversing off a child, a pet or a bumper. With sound springs and cables, lay a two-by-four flat where the door lands and press the wall button. The door should meet the wood and go back up. If it doesn’t, stop using the opener and call us.',
      },
    ],
    picture: {
      alt: 'Black opener on its rail under a cream ceiling, plywood behind the spring, red release cord near the door',
    },
    metadata: {
      title: 'Door Touches Down, Then Reverses? Calavera Hills Openers',
      description:
        'On an uneven slab the opener may read the floor as an obstacle. Why more force is the wrong cure, and what sets it right.',
      updated: '2026-11-21',
    },
  },

  'new-garage-door-installation': {
    heading: 'Dug into the slope: plan the track before the concrete',
    paragraphs: [
      'Adding a garage to a Calavera Hills lot often means digging, retaining soil or both. You may end up with a tall back wall, or with a beam right over the opening. Both decide how a sectional door can travel. Show us the drawing while it’s still a drawing.',
      'Where headroom is short, low-headroom track turns the door back sooner. Where the wall is tall, high-lift track carries it straight up first, which clears a loft or a truck rack. Either is simple on paper and costly after drywall.',
      'Water matters as much. If the new drive falls toward the house, every storm ends at the sill. A trench drain ahead of the opening, with the floor a little higher than the drain, keeps the seal and the lowest section drier.',
    ],
    lookForHeading: 'Put these on the plans',
    lookFor: [
      'Clear height from finished floor to the lowest beam, pipe or duct behind the opening.',
      'Several inches of flat, solid framing on each side for the vertical tracks.',
      'A ceiling outlet for the opener, which in California must come with battery backup.',
      'Which way rain crosses the drive, and where it leaves.',
    ],
    questions: [
      {
        question: 'Can the carport at the bottom of our drive take a door?',
        answer:
          'Sometimes. A door asks for plumb jambs, a header that can carry the pull of the springs and a floor that meets it in a straight line. Few carports offer all three as built, so a contractor may have to frame the opening first. The city and your association may want to see plans. We can measure it and tell you what is missing; the quote is free.',
      },
    ],
    picture: {
      alt: 'New dark brown door of narrow planks on a modern tan house, a round bare hill at the left and gravel by the drive',
    },
    metadata: {
      title: 'Hillside Garage in Calavera Hills: Plan the Door Early',
      description:
        'Headroom, drains and floor level decide which door a hillside garage can take. What to draw before the concrete is poured.',
      updated: '2026-11-21',
    },
  },

  'garage-door-maintenance': {
    heading: 'What rolls downhill collects at the bottom seal',
    paragraphs: [
      'A drive that tilts toward the garage brings the hill along. Dry soil, gravel from the planting beds and leaves wash down until the door stops them. They pack under the rubber, hold water there and get into the low end of the tracks, where every roller grinds through them.',
      'That’s why a tune-up here starts low. We clean the lower run of each track, check the seal from corner to corner and look for grit and rust on the bottom rollers. Then we work upward, tightening and lubricating as we go. No oil goes into the track, since oil and dust make a paste.',
      'Houses beside open space get visitors too. A gap about as wide as a pencil is enough for a mouse, and spiders like the shelter of a photo-eye.',
    ],
    lookForHeading: 'Ten minutes with a broom and a cloth',
    lookFor: [
      'Leave the bolts at the bottom corners alone. The lifting cables pull on those brackets with the springs’ force behind them.',
      'Sweep the strip of drive in front of the closed door, so the seal lands on clean concrete.',
      'Wipe both photo-eye lenses. A web across one is enough to stop a door.',
      'From inside at midday, see where daylight shows along the floor and where it’s widest.',
    ],
    questions: [
      {
        question: 'Will a thicker seal keep the mice out?',
        answer:
          'Often, if the gap is fairly even. A bigger tube of rubber squashes to fill a dip. A wide wedge at one corner may call for a threshold strip bonded to the floor as well. Rubber won’t stop an animal that is set on chewing, so we also look at the corners, where side and bottom seals meet.',
      },
    ],
    picture: {
      alt: 'Roller and hinge on a cream door beside plywood, a navy can of lubricant and a yellow cloth on a blue step',
    },
    metadata: {
      title: 'Grit, Gaps and Mice: Calavera Hills Garage Door Care',
      description:
        'Sloping drives wash soil and leaves against the door. What a tune-up cleans first, and what you can do with a broom.',
      updated: '2026-11-21',
    },
  },

  'garage-door-cable-repair': {
    heading: 'One corner lands first, and that side’s cable goes slack',
    paragraphs: [
      'Both lifting cables should stay tight all the way down. If the slab is higher on one side, that corner of the door stops early while the other is still sinking. The shaft keeps turning with it. For an instant the cable on the high side is loose, and a loose cable can climb out of its groove.',
      'Repeat that for years and the strands wear where they ride over the drum’s edge. One morning the door racks in its tracks and jams at a slant, with most of its weight on one side. Don’t run the motor back and forth or pull the release, and keep your hands off the drums.',
      'We clamp the door, unwind the spring and fit new cables as a set. Then comes the cause: travel set too deep, perhaps, or a track out of plumb. Skip that step and the new cable may jump as well.',
    ],
    lookForHeading: 'Look from across the garage',
    lookFor: [
      'With the door closed, one cable droops like a clothesline while its twin is straight.',
      'Broken wires as thin as hair stick out near the floor. Use a flashlight, not a finger.',
      'A gap under one corner is new this month. One that has been there for years is probably the floor.',
    ],
    questions: [
      {
        question: 'How do I tell a bad cable from an uneven floor?',
        answer:
          'Think back to how the door looked halfway up. An uneven floor only shows at the bottom; in the air the sections hang level. A bad cable tilts the door through its whole travel, and rollers scrape on one side. If you see that tilt, stop the door wherever it is and keep everyone out from under it. Don’t run it again to make sure.',
      },
    ],
    picture: {
      alt: 'Cable risen off its drum in one tall loop, red winding cone to the right, plywood behind',
    },
    metadata: {
      title: 'Slack Cable on an Uneven Floor: Calavera Hills Repair',
      description:
        'When one corner of the door lands first, its cable can jump the drum. How to spot it from a safe distance, and what we fix first.',
      updated: '2026-11-21',
    },
  },

  'garage-door-replacement': {
    heading: 'A new door is straight, so it shows where the floor isn’t',
    paragraphs: [
      'Old doors learn their floor. After decades the bottom edge is often bent or patched to follow a slab that dips. Hang a straight new door in the same spot and the wedge of daylight is suddenly plain.',
      'There are honest ways out. A larger bulb seal covers a small dip, and a rubber threshold bonded to the concrete covers more. For a big slope, a concrete contractor can grind the high side or build up the low one. Turn down any plan to hang the door out of level. Sections bind that way, and one lifting cable carries more than its share.',
      'Wind deserves a question as well. On an exposed ridge, Santa Ana gusts can push hard on a two-car door. Ask how the wide sections are braced.',
    ],
    lookForHeading: 'Measure before you pick a color',
    lookFor: [
      'Stack coins in the gap under the closed door, at both ends and in the middle. The tallest stack is what a seal must cover.',
      'A strip of wood screwed to the bottom edge means somebody fought this floor before.',
      'A dark line across the lowest section marks where runoff stands after rain.',
      'Sections that flex inward on a windy day have lost their stiffness.',
    ],
    questions: [
      {
        question: 'Can you reuse the old springs and tracks?',
        answer:
          'Rarely in a way that makes sense. Springs must match the new door’s weight, and an insulated door seldom weighs the same as the one it replaces. Track and rollers have worn together, too. We quote the full set free. Its springs carry our lifetime warranty, which leftover ones would not.',
      },
    ],
    picture: {
      alt: 'Dented tan door beside a new black-framed glass door on a modern hillside house',
    },
    metadata: {
      title: 'Replacing a Door Over an Uneven Slab in Calavera Hills',
      description:
        'A straight new door makes a sloping floor visible. Seals, thresholds and concrete fixes compared before you order one.',
      updated: '2026-11-21',
    },
  },
};
