import type { ServiceInArea } from '#app/content/schema.ts';
import type { ServiceSlug } from '#app/content/services.ts';

/** What Lake San Marcos does to each part of a door. */
export const servicesInArea: Record<ServiceSlug, ServiceInArea> = {
  'garage-door-springs-repair': {
    heading: 'Springs grow old on doors that hardly move',
    paragraphs: [
      'Retired households around Lake San Marcos often open the garage only a few times a week. Counted in cycles, their spring might last for decades. Steel doesn’t count openings alone, though. A coil that sits still picks up surface rust between its turns, in a garage that is hot by day and damp by morning. The pits become places where a crack can start. One ordinary errand later, it snaps.',
      'So the calendar matters here as much as the mileage. If the house dates from the 1970s and nobody recalls a spring job, have the set looked at before it picks the day. Both of a pair are changed even when one seems fine, as they have shared every year. Sound springs help in a blackout too, since a balanced door asks for far less muscle.',
    ],
    lookForHeading: 'Look up, with the door closed',
    lookFor: [
      'Orange dust on the shaft, or on top of the door below the coil.',
      'A groan on the first opening of the week that fades by the third.',
      'Turns with an uneven space between them. That spring has let go; leave the button alone.',
    ],
    questions: [
      {
        question: 'I drive on Sundays. Is a long-life spring worth the extra?',
        answer:
          'Probably less than it is to a family of commuters. Ordinary springs are commonly built for about 10,000 cycles, a figure that light use takes a very long time to reach. A matched pair, kept lubricated against rust, is the better place for the money. We’ll say so plainly if the pricier spring would be wasted on you.',
      },
    ],
    picture: {
      alt: 'Galvanized torsion spring with a wide break beside its center bracket, open studs and a timber header behind',
    },
    metadata: {
      title: 'Lake San Marcos Springs: Little Use, Plenty of Age',
      description:
        'A spring that moves twice a week can still rust and snap. How age shows, why pairs are changed together, and where to save money.',
      updated: '2026-11-21',
    },
  },
  'garage-door-opener-repair': {
    heading: 'An opener set up for the person who uses it',
    paragraphs: [
      'The factory settings suit someone who walks fast, sees well and grips hard. Many residents of Lake San Marcos would like something gentler: a lighted wall button, a remote with one large key, a code for a home helper. Those are settings and small parts. The button itself stays at least five feet up, beyond a small child’s reach, so a pocket remote serves better from a wheelchair.',
      'Think about a power cut before one comes. Pulling the cord and raising the door by hand takes reach and strength. It must never be tried on an open door, or with a spring in doubt. Battery backup lets the motor do the lifting instead. State law has required it on residential units sold or installed since July 2019, but an older motor may have none.',
    ],
    lookForHeading: 'Small things that make it hard to use',
    lookFor: [
      'A light that goes out before you reach the kitchen door. The timer can often be lengthened.',
      'A remote that answers only from the foot of the drive. Try a new battery first.',
      'A release cord out of reach behind the parked car.',
      'A door that starts back up just above the floor. Suspect sensors or travel limits, not yourself.',
    ],
    questions: [
      {
        question: 'We’re away for months at a time. Should we unplug it?',
        answer:
          'Unplugging protects against surges, but it also lets a backup battery run flat. The vacation lock on the wall control, where there is one, is gentler: it ignores remotes and keypads until you return. Tell whoever checks the house, or they’ll stand outside a door that won’t answer them.',
      },
    ],
    picture: {
      alt: 'White opener under pale timber joists, its rail running to a door between open studs, red release cord below',
    },
    metadata: {
      title: 'Easier Garage Openers for Lake San Marcos Homes',
      description:
        'Lighted buttons, codes for helpers, battery backup, a lock for months away: how to make a garage opener fit the person using it.',
      updated: '2026-11-21',
    },
  },
  'new-garage-door-installation': {
    heading: 'A narrow door for the golf cart',
    paragraphs: [
      'Golf carts are a familiar sight in Lake San Marcos, and one parked in the main bay blocks a car. Where a side wall or storage corner meets the drive, a second opening can give the cart its own way out. Carts run about four feet wide, so a door of six to eight feet leaves room to steer. Small as it is, it’s a complete system, with springs sized to its weight.',
      'Two things decide whether it can be done. One is the wall: under a low single-story roof there may be little space over a new opening, and the track has to fit beneath the beam. The other is permission. Associations near the water differ, and in attached homes that wall may be common property. Get the yes on paper before anyone picks up a saw.',
    ],
    lookForHeading: 'Put these on your sketch',
    lookFor: [
      'The cart’s width and height, with its roof, rear seat and bag rack.',
      'The turn it must make between the opening and the drive.',
      'Where the charger plugs in, so that its cord never crosses the sensor beam.',
      'Inches from the top of the planned opening to the lowest beam or duct.',
    ],
    questions: [
      {
        question: 'Could my carport be closed in with a door?',
        answer:
          'Sometimes. A carport usually lacks a header, posts stout enough for tracks and a level slab, so a builder has to add those first. In the eyes of the building department it also stops being open parking. Ask the association, then the department, then us. In that order nobody pays twice.',
      },
    ],
    picture: {
      alt: 'New blue-gray flush door with windows down its right edge on a single-story house, lake water at the left',
    },
    metadata: {
      title: 'A Golf Cart Door of Its Own in Lake San Marcos',
      description:
        'Thinking of a second, narrow garage opening for the cart? Sizes, low roofs, association approval and what to sketch before you ask.',
      updated: '2026-11-21',
    },
  },
  'garage-door-maintenance': {
    heading: 'What the pines drop and the spiders spin',
    paragraphs: [
      'Shade trees make the lanes of Lake San Marcos pleasant and its garage tracks messy. Needles slip past the side seals, collect in the bend of the track and are pressed flat by the rollers. Sap glues the weatherstrip to the door, which then parts from its frame with a tearing sound. Close to the water, midges gather around the garage light and spiders follow. A web across a sensor lens can send the door back up.',
      'None of it calls for strong chemicals. With the door closed, use a soft brush for webs, a vacuum nozzle for needles and soapy water on a rag for sap. The rest belongs to a technician: tightening hinges, checking bearings, looking over springs and cables, adjusting force. Some of that is ladder work, which is reason enough to hand it over.',
    ],
    lookForHeading: 'A seasonal walk around the frame',
    lookFor: [
      'Flattened needles where the track curves. A flashlight shows them from the floor.',
      'Threads between a photo-eye and the wall, thickest in early fall.',
      'Amber beads on the vinyl along the sides.',
      'Light in a lower corner where a strip has curled off the jamb.',
    ],
    questions: [
      {
        question: 'What can I check without climbing anything?',
        answer:
          'Quite a lot. Stand inside, well clear, while someone else runs the door once. Note any bang, scrape or shudder and how far along it came. On the next closing, pass a broom handle through the beam: the door should stop and go straight back up. If it doesn’t, quit using the opener and call.',
      },
    ],
    picture: {
      alt: 'Roller and hinge on a pale green door, an unpainted can of lubricant and an olive cloth on a blue step',
    },
    metadata: {
      title: 'Needles, Webs and Sap: Lake San Marcos Door Care',
      description:
        'Pines and lake insects are hard on tracks and photo-eyes. A seasonal check you can do from the floor, and what to leave to us.',
      updated: '2026-11-21',
    },
  },
  'garage-door-cable-repair': {
    heading: 'A cart charger can eat a cable from the bottom up',
    paragraphs: [
      'A golf cart with flooded lead-acid batteries gives off gas and a fine acid mist as it charges. With the cart parked tight against a closed garage door, that mist can settle on the nearest metal. Often it’s the bottom bracket and the last foot of lifting cable. Galvanized wire goes dull, then white, then brown. Strands break one by one near the anchor.',
      'That lower end is a bad place for a failure, as the whole pull of the spring arrives there. Changing a corroded cable begins with easing that force, which is work for trained hands only. We renew both sides so that they stretch alike, and go over bracket, roller and drum for the same damage. Afterward, charge a few feet back from the door and let in fresh air, as the charger’s manual asks.',
    ],
    lookForHeading: 'A flashlight check from three feet away',
    lookFor: [
      'White or greenish crust at either lower corner of the door.',
      'Single wires standing out just above the bracket. If you see one, leave the door alone and call.',
      'A rust trail on the floor below one side only.',
    ],
    questions: [
      {
        question: 'My cart runs on lithium. Am I in the clear?',
        answer:
          'Of acid mist, yes, as lithium packs don’t give it off in normal use. Cables still age from damp mornings, pool chemicals kept close by and plain wear, so have them seen at each tune-up. Should one let go, stay out from under the door. We list 25–40 minutes for Lake San Marcos; call to confirm.',
      },
    ],
    picture: {
      alt: 'Cable standing off its drum in a loose loop, red winding cone and bright spring coils to the right',
    },
    metadata: {
      title: 'Cart Charging and Corroded Cables, Lake San Marcos',
      description:
        'Acid mist from a charging golf cart can corrode a garage door’s lifting cables. Where it shows first, and why it’s a look-only check.',
      updated: '2026-11-21',
    },
  },
  'garage-door-replacement': {
    heading: 'Choose the next door by its weight, too',
    paragraphs: [
      'Most people pick a door by its looks. In a home meant for later years, ask what it weighs as well. Solid wood is handsome, and a double door made of it can weigh about twice as much as one of insulated steel. Springs carry that load day to day. Even so, a lighter door is easier on every part, and on anyone who has to raise it in an outage.',
      'Single-story houses in Lake San Marcos may have low garage ceilings, so we measure overhead space before we talk style. Low-headroom track tucks the open door close beneath the joists. Glass deserves a thought: a row of windows up high brings daylight to the hobby bench and keeps its contents private. A foam core also takes the edge off an afternoon of inland heat.',
    ],
    lookForHeading: 'Notes to make about the old one',
    lookFor: [
      'How it sounds from the room that shares a wall with the garage.',
      'Ceiling height minus opening height: that’s your headroom.',
      'Swollen or peeling edges along the bottom, where the cart gets washed.',
      'Whether the opener has a battery. California bars hooking a new door to one without.',
    ],
    questions: [
      {
        question: 'Is it sensible to replace a door that still works?',
        answer:
          'Not always. With straight sections and sound springs, new rollers and a tune-up may buy it years. Replace it when the panels fail or the weight has become a burden. A new opener going onto tired springs is another good moment. Quotes are free, and nobody will hurry you over one.',
      },
    ],
    picture: {
      alt: 'Faded door with dents beside a new white carriage-style door on a gray single-story house, pines behind',
    },
    metadata: {
      title: 'Lighter Replacement Doors for Lake San Marcos',
      description:
        'A double door in wood can weigh twice what steel does. What to weigh, measure and listen for before you replace a garage door.',
      updated: '2026-11-21',
    },
  },
};
