import type { ServiceInArea } from '#app/content/schema.ts';
import type { ServiceSlug } from '#app/content/services.ts';

/** What Vista does to each part of a door. */
export const servicesInArea: Record<ServiceSlug, ServiceInArea> = {
  'garage-door-springs-repair': {
    heading: 'Dry coils complain before they break',
    paragraphs: [
      'Listen to a spring in Vista at the end of summer. Weeks of hot, dusty air can dry the oil on its coils until steel rubs steel, with a groan or a quick popping as the door goes up. The wire wears where the turns touch, and the opener works harder than it did in May. Then comes a clear winter night. The garage turns cold, and a tired coil may give way on the first lift of the morning.',
      'A noisy spring isn’t always a dying one. The right lubricant, laid on by a technician with the door closed, often quiets a healthy coil for months. When the sound returns within days, the turns may be pitted or binding. We then weigh the door and fit a matched pair for it. The springs we install carry a lifetime warranty.',
    ],
    lookForHeading: 'What your ears can tell you from a few steps back',
    lookFor: [
      'A groan at the start of travel: dry coils, or an end bearing on its way out.',
      'Popping in quick succession: turns that stick, then let go.',
      'One loud bang: the spring has likely broken. Leave door and opener alone.',
      'A motor that runs while the door stays on the floor: same advice.',
    ],
    questions: [
      {
        question: 'Can I spray the coils with household oil?',
        answer:
          'Leave that to a tune-up. Thin penetrating oil dries off in the heat, and what stays behind catches dust. Reaching up also puts your face beside a part that is always loaded. If a squeak bothers you, note where in the door’s travel it happens and tell us on the phone.',
      },
    ],
    picture: {
      alt: 'Oil-black torsion spring split apart on its shaft above a wooden header, bare studs behind it',
    },
    metadata: {
      title: 'Noisy Garage Door Spring in Vista: Dry or Dying?',
      description:
        'Heat and dust dry out the coils. What a groan, a pop or a bang means in a Vista garage, and when to stop using the door.',
      updated: '2026-11-21',
    },
  },
  'garage-door-opener-repair': {
    heading: 'The hottest spot in a ranch garage is where the motor hangs',
    paragraphs: [
      'Many single-story houses in Vista have a garage with nothing but rafters under the roof deck. On a September afternoon the air up there can be far hotter than the driveway, and the motor unit sits right in it. Capacitors age early. Grease thins and drips. A motor that has lifted several times in a row may shut itself off until it cools.',
      'That pause is built-in protection, so wait half an hour before you call the unit dead. If it wakes up again, ask why it worked so hard. A door with tired springs will cook a good motor. Heat shortens the life of the backup battery as well. California has required one on home openers sold or installed since July 2019. The rule followed wildfires, when the power failed and heavy doors stayed shut.',
    ],
    lookForHeading: 'What heat does first',
    lookFor: [
      'It runs in the morning and quits after lunch.',
      'It hums while the trolley stays put, often a failed capacitor. Leave the cover on: that part can hold a charge.',
      'It beeps at steady intervals, as many units do when the backup battery is worn out.',
      'Pale plastic shavings lie under the motor head, a sign of a chewed drive gear.',
    ],
    questions: [
      {
        question: 'Would a fan or a roof vent save my opener?',
        answer:
          'Cooler air helps, and ceiling insulation helps more. Neither one fixes a door that is out of balance, so have that looked at before you spend money on ventilation.',
      },
    ],
    picture: {
      alt: 'Opener on its rail under bare fir joists, its light on, with open studs and the door’s windows beyond',
    },
    metadata: {
      title: 'Garage Opener Quits on Hot Afternoons in Vista',
      description:
        'Fine at breakfast, dead by three: heat under a ranch roof may be the reason. What to check first and when an opener repair makes sense.',
      updated: '2026-11-21',
    },
  },
  'new-garage-door-installation': {
    heading: 'Out by the grove, plan a door that works by hand',
    paragraphs: [
      'Larger lots in Vista sometimes hold a second building at the far end: a tractor shed, a pottery studio, a store for grove tools. Power may not reach it. Its first door can still be a good one, if it’s planned for hands from the start. Balance comes first, because your back stands in for the motor. Keep the width modest, choose light steel, and set the lift handle where you needn’t stoop.',
      'Locking matters more as well. A motor holds a door shut through its rail; without one you rely on slide bolts or a keyed latch. Run empty conduit now, to the ceiling and both jambs, if wires may follow. Any home opener fitted then must have battery backup under California law, and the bolts come off so it can’t pull against them.',
    ],
    lookForHeading: 'Walk the site with these in mind',
    lookFor: [
      'Wind: a lone shed on a ridge takes gusts, so ask about struts across the back.',
      'Ground that drains away from the sill, to keep winter mud outside.',
      'Solid lumber beside and over the opening for the tracks and the spring plate.',
      'A path for delivery: full-width sections must get up the drive in one piece.',
    ],
    questions: [
      {
        question: 'Do I have to get a permit for it?',
        answer:
          'A new building or a new opening usually takes one. Who issues it depends on the parcel, as some addresses with a Vista name lie on county land. Ask before any concrete is poured. We can supply the rough opening and headroom for the door you pick, so your plans carry the right numbers.',
      },
    ],
    picture: {
      alt: 'New wood-look carriage-style door on a tan ranch house with stone at its corners, dry hills at the left',
    },
    metadata: {
      title: 'A First Door for the Far Shed on Your Vista Lot',
      description:
        'No power at the back of the lot? Plan a first door that lifts easily by hand, locks well and is ready for a motor later. Free quotes.',
      updated: '2026-11-21',
    },
  },
  'garage-door-maintenance': {
    heading: 'What a Santa Ana week does to a garage door',
    paragraphs: [
      'When the wind turns east, Vista gets it dry and dirty. Fine dust slips under the seal and settles on everything that moves. Gusts do something harder to see: they can push a wide door in and out by a fraction of an inch, hour after hour. Rollers knock against their tracks, hinge screws back out, and a span without struts may start to flex in the middle.',
      'Wait for calm before you look. With the door closed, wipe the tracks and leave them dry, brush the grit from the hinges and clean both photo-eye lenses. Keep the spray can on its shelf, since fresh oil on grit makes grinding paste. In a tune-up we tighten what shook loose, lubricate clean pivots and bearings, and test balance, force and reversal. Springs, cables and bottom brackets are ours to handle, never yours.',
    ],
    lookForHeading: 'Once the air is still',
    lookFor: [
      'A new rattle in the middle sections, often a loose hinge.',
      'A small hop where the track curves and dirt has packed.',
      'A bottom seal folded under or full of grit.',
      'A closing door that turns back over a film of dust on one lens.',
    ],
    questions: [
      {
        question: 'Should I leave the door open a little on windy days?',
        answer:
          'Keep it shut. Fully closed, a door is braced by its frame; raised a foot, it’s a sail held by its rollers, and the dust has a way in. If you see the sections bow in a gust, don’t run the opener until the wind drops. Ask us afterward about a strut across the back.',
      },
    ],
    picture: {
      alt: 'Roller and hinge on the back of a tan door, a black can of lubricant and a folded cloth in front, bare studs beside',
    },
    metadata: {
      title: 'Vista Garage Doors After a Santa Ana: Tune-Up Time',
      description:
        'Dry east wind fills tracks with dust and shakes hinges loose. What to wipe, what to leave dry, and what to hand to a technician.',
      updated: '2026-11-21',
    },
  },
  'garage-door-cable-repair': {
    heading: 'No rust on the cable doesn’t mean it is sound',
    paragraphs: [
      'By the sea a lifting cable often turns orange before it fails, which is a warning of sorts. In Vista’s drier air it may stay gray and neat to the end. The wear happens inside. Grit from the driveway and the hills works in between the wires, and every trip bends them around the drum. They saw at one another until a few give way, then a few more.',
      'That’s why a glance from the kitchen door tells you little. The stretch that rides the drum hides in its own grooves while the door is open, and the lower end sits behind the roller bracket. A technician inspects both with the door secured, replaces the two cables as a set and checks that the drums haven’t been scored. Wiping or oiling a cable is not a chore for you: it is under full load with the door down.',
    ],
    lookForHeading: 'From the floor, with good light',
    lookFor: [
      'A shiny, flattened length where the rest is dull.',
      'One wire, thin as a whisker, standing away from its strand.',
      'A door that hangs lower at one end as it rises. Stop, and press nothing more.',
    ],
    questions: [
      {
        question: 'How many years should a cable last out here?',
        answer:
          'There’s no honest single number. Trips per day, door weight, drum size and dust all count. Have the pair judged whenever springs are replaced, when the tension is off and every inch can be seen. If one fails before then, keep clear of the door and call at any hour. Vista’s listed response is 15–25 minutes; call to confirm.',
      },
    ],
    picture: {
      alt: 'Lifting cable fallen in a loose loop beneath its drum, reddish studs around the end of the shaft',
    },
    metadata: {
      title: 'Worn but Not Rusty: Garage Door Cables in Vista',
      description:
        'Inland, a lifting cable can wear out from the inside with no rust to warn you. What shows from the floor, and what a technician checks.',
      updated: '2026-11-21',
    },
  },
  'garage-door-replacement': {
    heading: 'A tight steel door for a sun-struck wall',
    paragraphs: [
      'Plenty of garages in Vista face south or west with no shade. Years of that sun cup wood panels, open their joints and turn paint to chalk. Steel suffers in its own way: the finish fades, plastic window frames crack, and the vinyl stops along the jambs shrink until daylight shows. One baked part can be renewed. Once the sections have warped, money for patches gets spent twice.',
      'In the next door, look at fit before face. State fire guidance tells homeowners to seal gaps around a garage door against windblown embers, sound advice for a house near brush. A straight bottom edge and fresh perimeter seals do that, and discourage mice too. Behind the face, a foam core slows the heat, with springs chosen for the weight it adds.',
    ],
    lookForHeading: 'Reasons to stop patching',
    lookFor: [
      'Panel joints that show a line of sky from inside.',
      'A wooden bottom rail that gives under your thumb, pressed from outside at the middle of the closed door.',
      'An inner face too warm to lean on by midafternoon.',
      'Side stops that have curled away and won’t lie flat again.',
    ],
    questions: [
      {
        question: 'I’d like a black door on a west wall. Is that a mistake?',
        answer:
          'No, but know what you’re choosing. Dark skins run hotter, fading shows sooner, and an insulated door may bow slightly until the shade returns. Read what the maker’s warranty says about dark finishes before you settle on one. We have served Vista for 15+ years and will tell you plainly what a hot wall does.',
      },
    ],
    picture: {
      alt: 'Old cream door with creased panels beside a new brown door with two windows on a ranch house with stone corners',
    },
    metadata: {
      title: 'Trade a Sun-Worn Vista Door for Insulated Steel',
      description:
        'Cupped wood, chalky paint, light through the joints: when to stop patching, how to seal against embers, and a word on dark colors.',
      updated: '2026-11-21',
    },
  },
};
