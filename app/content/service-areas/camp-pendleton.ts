import type { ServiceInArea } from '#app/content/schema.ts';
import type { ServiceSlug } from '#app/content/services.ts';

/** What Camp Pendleton does to each part of a door. */
export const servicesInArea: Record<ServiceSlug, ServiceInArea> = {
  'garage-door-springs-repair': {
    heading: 'Skill with tools doesn’t make a wound spring safe',
    paragraphs: [
      'Camp Pendleton has no shortage of people who can rebuild an engine. A wound torsion spring is another matter. It stores the work of lifting the whole door and gives it back all at once through a slipped winding bar or a loose set screw. Please turn down the neighbor who offers. If the coil overhead shows a gap, stop: the door stays where it is, and the button stays untouched.',
      'Next, find out who owns the problem. In base housing the door goes with the house, so your first call is to housing: the base’s office, or the partner company that manages the neighborhood. They decide who comes. Families who own a home outside the gates can call us, and tenants there can ask the landlord to. Doors near the surf tend to lose their springs to salt, those in the inland valleys to grit and heat.',
    ],
    lookForHeading: 'What to write on the work order',
    lookFor: [
      'One coil or two above the door, and which one has the gap.',
      'The door’s position. Stuck partway is urgent, and nobody walks under it.',
      'Whether a car is trapped, and when its driver is due on duty.',
    ],
    questions: [
      {
        question: 'I live in base housing. Can I hire you tonight on my own?',
        answer:
          'Ask housing first, even late; many run an after-hours maintenance line. Work you order yourself may not be allowed or paid back. If they tell you to arrange it, get that in writing, then call us at any hour. A door that is already closed can wait safely until morning, as long as nobody tries to open it.',
      },
    ],
    picture: {
      alt: 'Torsion spring with a clean break between its red winding cone and the center bracket, painted block wall behind',
    },
    metadata: {
      title: 'Camp Pendleton: Broken Spring? Who to Call First',
      description:
        'On base, the housing office usually comes first; off base, call us. What to note about a broken garage door spring, and what to leave.',
      updated: '2026-11-21',
    },
  },
  'garage-door-opener-repair': {
    heading: 'New orders, new family, old remotes',
    paragraphs: [
      'A home on or near Camp Pendleton can change hands every few years. The remotes don’t always stay behind. One might lie in a drawer three states away, another in a car that has been sold. Clearing the opener’s memory takes a minute on most units and shuts out every remote and keypad code in one go. The ones you keep are then taught again.',
      'Check whose opener it is before you hold down the learn button. On base it may be part of the house, or something a past resident put up. Your housing office or its partner company can tell you, and will expect it to work at checkout. Keep the manual and a spare remote with your move-in papers, so the next family gets them.',
    ],
    lookForHeading: 'On move-in day',
    lookFor: [
      'Count the remotes and try each one from the driveway.',
      'Change the keypad code, even if you’re told it is new.',
      'See that both sensor lamps glow. Movers’ dollies knock the brackets askew.',
      'Look for a backup battery. A unit fitted before July 2019 may not have one.',
    ],
    questions: [
      {
        question: 'We bought our own opener. Can it come along to the next house?',
        answer:
          'Ask before you unbolt it. What is fixed to a house often stays, unless the office or landlord agreed otherwise in writing, and the old unit may have to go back up. A move also means fresh limits and force settings, and perhaps another rail. If the next house is in California, an opener without battery backup can’t be put in again.',
      },
    ],
    picture: {
      alt: 'Opener on its rail under a plain ceiling, a tan block wall behind and white door windows below',
    },
    metadata: {
      title: 'After a PCS to Camp Pendleton: Clear Old Remotes',
      description:
        'New quarters, unknown remotes. How to reset a garage opener on move-in day, who owns it on base, and what may move with you.',
      updated: '2026-11-21',
    },
  },
  'new-garage-door-installation': {
    heading: 'Planning a first door from your last duty station',
    paragraphs: [
      'Families with orders to Camp Pendleton sometimes commit to a house in the surrounding towns before they’ve stood in it. If it has an open carport or an empty bay, much of the planning can happen from afar. Ask the agent for four figures: opening width, opening height, room above and room at each side. Add photos and we can start to talk. The final measuring waits until somebody can meet us there.',
      'Inside the fence it works differently. A carport or bay in military housing isn’t a resident’s to alter. Put the idea to whoever runs your neighborhood, the housing office or its partner, and wait for their word. For a home you own, order once the sale has closed. We offer military family discounts for Camp Pendleton; mention your orders when you call for a quote.',
    ],
    lookForHeading: 'Pictures worth asking the agent for',
    lookFor: [
      'The whole opening, straight on, with a tape measure in the shot.',
      'The ceiling just inside, with its beams, pipes and lights.',
      'Both lower corners, where the posts meet concrete.',
      'The nearest outlet for an opener.',
    ],
    questions: [
      {
        question: 'Could it be in before our household goods arrive?',
        answer:
          'Don’t count on it until a date is confirmed. It depends on the door you pick, any permit or framing, and how soon the opening can be measured. If the truck comes first, keep several feet clear all around the bay. Give us the delivery date and you’ll get a straight answer.',
      },
    ],
    picture: {
      alt: 'New cream door with long panels on a plain tan single-story house, wide sky above',
    },
    metadata: {
      title: 'Orders to Camp Pendleton? Plan That First Door Early',
      description:
        'Bought a home with an open bay near the gates? Four measurements and four photos are enough to start. Ask about military family discounts.',
      updated: '2026-11-21',
    },
  },
  'garage-door-maintenance': {
    heading: 'Ten minutes on the door before a deployment',
    paragraphs: [
      'The one who always coaxed the sticky door is about to be gone for months. Look at it together first. Run it once and watch from inside: level the whole way, no jerk, no scrape. If it tilts or jerks, stop using it and report it. Then go over the release cord and the rule that comes with it. It’s for a door that is fully down with sound springs. On an open one, hands off.',
      'Dust is the usual trouble in Camp Pendleton’s inland housing, and salt joins it close to the beach. With the door shut, a dry rag takes both out of the tracks. Keep it away from the cable beside them, and spray nothing in afterward. For more than that, ask what comes with the house. On base the housing office or partner company often sends its own crew. Off base, a tune-up covers balance, rollers, cables and the opener’s safety reversal.',
    ],
    lookForHeading: 'Show whoever stays behind',
    lookFor: [
      'Where the opener plugs in, so it can be switched off.',
      'Which number goes on the fridge: housing maintenance on base, ours elsewhere.',
      'What the door sounds like when it’s well, so a new noise stands out.',
      'The springs and cables, and the promise not to touch either.',
    ],
    questions: [
      {
        question: 'We have a move-out inspection. Should we fix up the garage door?',
        answer:
          'Wash it, wipe the tracks and sweep out the corners. Leave spring, cable and opener adjustments alone. Report damage yourself, with a photo; it’s easier to settle than a dent the inspector finds. If you rent in town, ask the landlord whether a tune-up receipt would count in your favor.',
      },
    ],
    picture: {
      alt: 'Roller and hinge by a painted block wall, a teal can of lubricant and a red cloth in front',
    },
    metadata: {
      title: 'Camp Pendleton: Door Checks Before a Deployment',
      description:
        'Ten minutes together before one of you ships out: what to watch, what to show, and who keeps up the garage door in base housing.',
      updated: '2026-11-21',
    },
  },
  'garage-door-cable-repair': {
    heading: 'Getting help through the gate for a crooked door',
    paragraphs: [
      'With a lifting cable off its drum, a door hangs by one corner and nobody belongs beneath it. The repair is the same anywhere. The way in is not. At Camp Pendleton a civilian technician usually can’t just drive up; a visit may take a sponsor, a pass and identification at the gate. Rules shift with the security level, so check with the visitor office that day.',
      'Settle who is responsible in the meantime. Where a partner company or the housing office looks after the home, begin with their maintenance desk, which may have a crew on base already. For a private house outside, call us right away. For Camp Pendleton we list 30–45 minutes; call to confirm, and allow for the gate on top.',
    ],
    lookForHeading: 'Have this ready by the phone',
    lookFor: [
      'Which side has dropped, and roughly how far.',
      'The name and number of the person who can sponsor or meet us.',
      'The gate you’d use, and whether it’s open at this hour.',
      'What stands below: car, bikes, gear. Leave all of it in place.',
    ],
    questions: [
      {
        question: 'Can I put a jack under the low side until someone comes?',
        answer:
          'Please don’t. The other cable and the spring are still loaded, and a jack or board can kick out when the door shifts. Switch the opener off at the breaker, shut the door to the house and block the driveway. If the garage is fully closed already, it’s in its safest position.',
      },
    ],
    picture: {
      alt: 'Cable off its drum and hanging in two thin loops, red winding cone to the right, block wall behind',
    },
    metadata: {
      title: 'Crooked Door, Camp Pendleton: Gate Pass and Cable Help',
      description:
        'A cable off its drum on base means two tasks: keep clear, and get a technician through the gate. What to have ready when you call.',
      updated: '2026-11-21',
    },
  },
  'garage-door-replacement': {
    heading: 'After the moving truck backs into it',
    paragraphs: [
      'Moving days are hard on garage doors, and Camp Pendleton sees a lot of them. A ramp swings, a trailer rolls, a rental truck is taller than it felt. Before anyone bends a panel back, take pictures: the door from the street, the buckled sections close up, the hardware inside. The mover, the landlord or the housing partner will ask for them, whoever ends up paying.',
      'Then it’s one section or the whole door. A creased middle section can sometimes be exchanged, if its maker still offers it. A twisted top section or bent track usually points to a full replacement, with springs matched to the new weight. On base, that decision and the style belong to the housing office or partner company. Off base, ask us for a free quote and about military family discounts.',
    ],
    lookForHeading: 'What the bump really bent',
    lookFor: [
      'Track brackets pulled loose from the wood, even where the panel looks fine.',
      'An opener arm or rail bowed from pulling on a jammed door.',
      'Hinges torn out at the end of a section.',
      'A door that won’t meet the floor. Don’t force it; leave it and keep clear.',
    ],
    questions: [
      {
        question: 'We’ll move again in two years. Why buy a better door?',
        answer:
          'Perhaps you shouldn’t. Plain uninsulated steel is a fair choice for a short stay, and we’re glad to quote it. Insulation pays back sooner if the garage is your gym or workshop. Owners who plan to rent the place out later may prefer a sturdy door over calls from a tenant three time zones away.',
      },
    ],
    picture: {
      alt: 'Old tan door with dents and rust beside a new white door with two windows on a plain tan house, bins at the side',
    },
    metadata: {
      title: 'Truck-Dented Doors Around Camp Pendleton: What Next',
      description:
        'Photos first, then panel or whole door. Who decides on base, what a truck bends out of sight, and military family discounts off base.',
      updated: '2026-11-21',
    },
  },
};
