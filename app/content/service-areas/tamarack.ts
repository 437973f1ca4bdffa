import type { ServiceInArea } from '#app/content/schema.ts';
import type { ServiceSlug } from '#app/content/services.ts';

/** What Tamarack does to each part of a door. */
export const servicesInArea: Record<ServiceSlug, ServiceInArea> = {
  'garage-door-springs-repair': {
    heading: 'Hang the wetsuit on a hook, never on the spring',
    paragraphs: [
      'Walk up from the beach at Tamarack and count the garages with boards in the rafters. Gear comes home wet, the door shuts, and salt water dries into the air of a small room. Whatever hangs highest collects it: track hangers, bearings, springs.',
      'So a spring can rust from inside the garage while the face of the door looks fine. A wetsuit drips for hours, and a closed room by the sea is slow to dry. Hang gear low, by a vent or a window, and let the place air out after a session. Nothing belongs on the springs, the shaft or the tracks, which carry enough already. A brown tint on the coils is common here. Flakes are different: ask for a check before the wire parts.',
    ],
    lookForHeading: 'Eyes up, hands down',
    lookFor: [
      'If a spring has snapped, step away and leave whatever hangs on it or near it.',
      'Coils welded together by rust, or scales caught between them.',
      'Streaks on the wall below the hooks where dripping gear hangs.',
      'A smell of wet neoprene at breakfast, which means the room isn’t drying.',
    ],
    questions: [
      {
        question: 'Would a coat of oil keep my spring from rusting?',
        answer:
          'Oil slows surface rust, but it can’t heal a pit. A hand or a rag near a wound coil is a real risk, so leave that job to a tune-up visit. Drying the room does more. If the spring has already gone, Tamarack’s response time is 20–30 minutes; call to confirm it before you plan your evening.',
      },
    ],
    picture: {
      alt: 'Rusted torsion spring broken near its bracket, the red winding cone at its end, whitewashed boards behind',
    },
    metadata: {
      title: 'Garage Door Spring Snapped in Tamarack: Hands Off',
      description:
        'Wet boards and wetsuits put salt where your springs hang. What to keep off them, the kind of rust that matters, and how soon help can come.',
      updated: '2026-11-21',
    },
  },

  'garage-door-opener-repair': {
    heading: 'The red cord and the weekend guest',
    paragraphs: [
      'If you rent out a place near Tamarack, sooner or later somebody pulls the red cord. It looks like a light switch, or like the answer to a door that won’t move. It frees the door from the motor. After that the button only makes a whir, and you get a message with three question marks.',
      'Often the cure is simple. With the door fully closed and its springs sound, the trolley can be hooked up again as the manual describes. An open door is another matter. If a spring has failed, that trolley may be the last thing holding it up. So tell guests in plain words that the cord is for a shut door only. A battery helps too, since a power cut then gives nobody a reason to pull it. California has required one on new home units since July 2019.',
    ],
    lookForHeading: 'Between one guest and the next',
    lookFor: [
      'No tests on a door that leans or has a broken spring or cable: leave it as it is and call.',
      'Stand to the side and wave a broom through the beam as the door closes. If it doesn’t reverse, take it out of use.',
      'A cord that has lost its red handle, or one knotted up out of reach.',
      'A keypad that still takes last month’s code.',
    ],
    questions: [
      {
        question: 'What should my house note say about the garage?',
        answer:
          'How to open it, whom to call, and this: “If the door stops halfway, hangs crooked or bangs, don’t touch it or the red cord. Keep children away and call.” Say where the key to the side door is. A short card beside the wall button beats a page in a binder.',
      },
    ],
    picture: {
      alt: 'White opener under whitewashed joists and boards, its rail running to the door, a rusty spring across the room',
    },
    metadata: {
      title: 'Guest Pulled the Red Cord: Opener Repair in Tamarack',
      description:
        'When the motor whirs and your rental’s door stays put: what the cord does, when it is safe to hook up again, and a note to leave for guests.',
      updated: '2026-11-21',
    },
  },

  'new-garage-door-installation': {
    heading: 'A door to the yard, for a room that never held a car',
    paragraphs: [
      'Your garage door doesn’t have to face the street. At a surf-town bungalow it can close off a backyard studio, a shaping shed or a covered patio, and open the whole wall at noon. It is a first door in a fresh opening, so every choice is yours.',
      'Start with where the door goes when it is up. Shed roofs are low, but track can often follow the slope of the rafters and keep the view clear. Glass in an aluminum frame lets the yard in. Ask for safety glass and a finish meant for sea air. A door this size hangs on strong springs even if you lift it by hand. Plan a normal door as well, because a room shouldn’t have only one way out. The city can tell you early about permits and any coastal review. If you choose an opener, state law puts a backup battery in it.',
    ],
    lookForHeading: 'Walk the site before the wall comes out',
    lookFor: [
      'Don’t cut a stud to see what happens: that wall may carry the roof.',
      'Roof slope and clear space above the opening, measured inside at both ends.',
      'A floor flush with the patio, which lets rain run in unless a drain or a small step stops it.',
      'A side gate wide enough to bring the sections through.',
    ],
    questions: [
      {
        question: 'Will it keep out wind and bugs like a patio slider?',
        answer:
          'Not quite. Seals at the sides, top and floor do a fair job, but a sectional door has joints, and on gusty days you may feel them. For a couch and a computer, insulated glass helps against chill and noise. For foam dust and resin, plain panes are easier to live with. Ask for a free quote on both.',
      },
    ],
    picture: {
      alt: 'New door of frosted glass in a white frame on a pale blue bungalow with a yellow front door and surfboards',
    },
    metadata: {
      title: 'A Garage Door to the Yard: New Openings in Tamarack',
      description:
        'Studio, shaping shed or patio: what to settle about track, glass, springs and exits before a first sectional door opens up your back wall.',
      updated: '2026-11-21',
    },
  },

  'garage-door-maintenance': {
    heading: 'Sand belongs on the beach, not in the track',
    paragraphs: [
      'Sand rides home to Tamarack garages in cuffs, paws and wagon wheels, and the afternoon breeze moves it around. A few grains in the vertical track won’t stop a door. They do act like sandpaper on every roller that passes.',
      'Grease is the usual mistake. Grease and sand make paste, and paste wears nylon flat. Shut the door, unplug the opener and stay clear of springs and cables. Then vacuum the lower ends of the track, wipe the channel with a dry cloth and leave it bare. A hinge pin within easy reach may have one drop of lubricant, the extra wiped away. Leave everything overhead, and the rollers at the bottom corners, to a technician. Rinse your boards outside before they come in. That habit helps every metal part above them.',
    ],
    lookForHeading: 'Your bare feet notice first',
    lookFor: [
      'Keep your fingers out of the gaps between sections, and never touch the brackets at the bottom corners.',
      'Grit on the floor in two neat lines under the tracks.',
      'A rasping note near the bottom of each trip.',
      'White powder on aluminum trim, or orange freckles on steel hinges.',
    ],
    questions: [
      {
        question: 'My landlord says upkeep is my job. What can a tenant safely do?',
        answer:
          'Check the lease first. Sweeping, wiping tracks, cleaning photo-eye lenses and reporting noises early are safe for most people. Adjusting springs, cables or anything bolted to the bottom corners is not, for tenant or owner. If the door hangs crooked or turns heavy, stop using it and tell the landlord in writing, with a photo taken from a distance.',
      },
    ],
    picture: {
      alt: 'Rusty hinge and a roller in the track of a white door, a yellow can of lubricant and a red cloth in front',
    },
    metadata: {
      title: 'Keep Sand Out of Your Garage Door: Tamarack Tune-Ups',
      description:
        'Grease plus sand makes grinding paste. How to clean tracks in a surf-town garage, what renters can safely do, and the noises that mean call us.',
      updated: '2026-11-21',
    },
  },

  'garage-door-cable-repair': {
    heading: 'After months away, look before the first lift',
    paragraphs: [
      'Not every house near Tamarack is lived in all year. A second home may sit shut for a season while fog comes and goes. The door doesn’t move, so the lifting cables never flex, and rust stiffens them from between the strands.',
      'Then you arrive and press the button. Stiff wire has to wrap around the drums under load, and the rusty strands crack. Or the bottom seal has bonded to the concrete at one end, so only the other end rises. Spend five minutes looking first, with the lights on and the car still at the curb. If both cables are brown along their length, have them changed as a pair before the door moves.',
    ],
    lookForHeading: 'Before the first opening of the season',
    lookFor: [
      'A broken strand or a loose cable ends the check: leave the button and the bottom corners untouched.',
      'Brown dust on the wall below either drum.',
      'Rubber stuck flat to the slab along part of its length.',
      'A turn of wire standing off the drum in a loop, out of its groove.',
    ],
    questions: [
      {
        question: 'Can someone check the door while we’re away?',
        answer:
          'Call to arrange it, and have somebody with a key let the technician in. Shortly before you return is a better time than the start of a long gap. Ask whoever watches the house to stay clear of the hardware and report only what they see: rust, slack wire, a crooked door.',
      },
    ],
    picture: {
      alt: 'Cable off its drum by a rust-freckled bearing plate, bright daylight on white boards',
    },
    metadata: {
      title: 'Second Home in Tamarack: Check Your Door Cables First',
      description:
        'A door that stood shut for months can snap a rusty cable on its first lift. What to look at before you press the button at your beach place.',
      updated: '2026-11-21',
    },
  },

  'garage-door-replacement': {
    heading: 'When the garage has become the spare room',
    paragraphs: [
      'In a small bungalow, the garage seldom stays a garage. It turns into a ding-repair bench, a band room or a gym with a fridge. Yet the door is often still one thin skin of steel that hums when a train goes by on the coast line.',
      'Replacing it is your chance to treat that door as the wall it has become. Insulated sections with a foam core hold a steadier temperature and take out the rattle. A row of windows along the top lets in noon light without showing your boards to the sidewalk. With neighbors one fence away, nylon rollers and a belt-drive opener are kind to people who sleep past dawn patrol. On a foggy morning, you can feel even a modest R-value.',
    ],
    lookForHeading: 'Reasons to change it, not patch it',
    lookFor: [
      'If a section is split or starting to fold, stop: moving it may bring down the rest.',
      'Thin panels that flutter in an onshore breeze.',
      'Rust coming through from the inside, behind the place where wet gear hangs.',
      'A draft along both jambs that new weatherstrip hasn’t cured.',
    ],
    questions: [
      {
        question: 'Does a better door make the garage a legal bedroom?',
        answer:
          'No. Living space is a matter of permits and the building code, and a door doesn’t change that. A tight, insulated one makes bench hours more pleasant and cuts noise both ways. Never run an engine in there, even with the door raised a little, because fumes build up fast.',
      },
    ],
    picture: {
      alt: 'Dented blue door with heavy rust at its foot beside a new golden wood-look door on a pale blue bungalow',
    },
    metadata: {
      title: 'A Quieter, Warmer Garage Door for Tamarack Bungalows',
      description:
        'Workshop, gym or band room: why an insulated door with high windows changes a small beach garage, and the limits you should know before you swap.',
      updated: '2026-11-21',
    },
  },
};
