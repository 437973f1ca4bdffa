import type { ServiceInArea } from '#app/content/schema.ts';
import type { ServiceSlug } from '#app/content/services.ts';

/** What a Rancho Del Oro household does to each part of its 1990s three-car doors. */
export const servicesInArea: Record<ServiceSlug, ServiceInArea> = {
  'garage-door-springs-repair': {
    heading: 'Two doors, one front, very different mileage',
    paragraphs: [
      'A three-car house from the 1990s often has one wide double door and one single. Everyone uses the double. Add two teenagers with cars: four drivers, out and back, make eight full trips a day. At a common rating of 10,000 cycles, that pair of springs is near its end in about three and a half years.',
      'The single next to it might move twice a week, when someone wants a bike. Its spring may be the builder’s own, old in years but light in use, and rust can finish it before the count does. On a busy double, ask about springs made for more cycles. They use thicker wire and more length for the same lift, calculated from the door’s weight. A sound single can wait its turn.',
    ],
    lookForHeading: 'Read the wide door first',
    lookFor: [
      'Two coils share a shaft and one shows a finger-wide opening. Don’t try the wall button “once more.”',
      'The top section bows inward as the motor pulls. Stop it there.',
      'The door rises six inches, stops and goes back down.',
      'Rust flakes below the single bay’s coil, or a dry creak from it after weeks of rest.',
    ],
    questions: [
      {
        question: 'One of the two springs on our double broke. Can we limp along until payday?',
        answer:
          'No. Half the lift is gone, and the opener would haul a load meant for two. That strips gears and can let the door fall. Keep it shut and park in the other bay. The spring that held has made just as many trips, so it’s changed along with its twin. The quote is free, and our springs have a lifetime warranty.',
      },
    ],
    picture: {
      alt: 'Oil-black torsion spring with a gap between its two halves, blue-gray wall behind, steel bars on a step below',
    },
    metadata: {
      title: 'Four Drivers, One Double Door: Rancho Del Oro Springs',
      description:
        'A busy family can wear out a double door’s springs in a few years. How to tell in Rancho Del Oro, and why the single bay keeps its own clock.',
      updated: '2026-11-21',
    },
  },

  'garage-door-opener-repair': {
    heading: 'Two openers, five remotes, and no one sure which is which',
    paragraphs: [
      'With three bays, the ceiling often carries two motors of different ages. Clickers pile up in cars, backpacks and a kitchen drawer. When a teenager loses one, or a car is sold with its visor button still paired, a stranger may hold a key to your house.',
      'On most units, holding the learn button wipes the memory: every remote and keypad is gone at once. The ones you still own are then taught again. Look at age that day, too. Early-1990s sets with a row of tiny switches send the same code each time, and those without photo-eyes predate the 1993 federal rule. Replace such a unit; in this state its successor comes with a backup battery. A later one with rolling codes and a tired gear can be worth fixing, as long as the part is still made.',
    ],
    lookForHeading: 'Sort it out bay by bay',
    lookFor: [
      'Before anything else: if either door hangs crooked or feels heavy, leave both buttons alone and call.',
      'One press moves the wrong door, or both. That remote was taught to the wrong motor.',
      'Wall buttons work and no remote does. Look for a lock or vacation setting on the wall control.',
      'Write down each maker and model you can read from the floor.',
    ],
    questions: [
      {
        question: 'Can my teenager have a code that I’m able to cancel later?',
        answer:
          'On many keypads, yes. They hold more than one PIN, and some take a temporary one. An app can share access and take it back, if the opener supports it. Choose digits that aren’t your house number. Teach the rule that goes with it: watch until the door is fully down, and never duck under it.',
      },
    ],
    picture: {
      alt: 'Opener on its rail under a white ceiling in a blue-gray garage, the door’s windows below',
    },
    metadata: {
      title: 'Lost Remotes and Mixed Openers in Rancho Del Oro',
      description:
        'Two motors of two ages, and one clicker gone missing. How Rancho Del Oro families clear old codes and decide which opener to keep.',
      updated: '2026-11-21',
    },
  },

  'new-garage-door-installation': {
    heading: 'Giving the third bay its doorway back',
    paragraphs: [
      'The single bay of a three-car house makes a tempting room. Over the years, some owners framed in the opening for an office, a gym or a bedroom. Now there’s a third car again, and a patch of newer stucco shows where a door used to be.',
      'What’s left inside that wall comes first. If the original header is still in place, the work is largely demolition and trim. If someone cut it for a window, get an engineer’s drawing. Rooms over the garage are common in these two-story plans, so nobody should guess which studs carry load. Expect a permit, and drawings for the homeowners’ association where there is one. Only then is the new single measured, with its panel lines set to follow the double’s.',
    ],
    lookForHeading: 'Find out before the saw comes out',
    lookFor: [
      'A raised floor. Many conversions added one, and your car belongs on the old slab below it.',
      'Wires, ducts or pipes that now cross the filled wall.',
      'The maker and panel pattern of the double, often on a sticker at the inside edge. Read it with the door shut.',
      'The fire-rated door between garage and house. A bedroom may have done away with it.',
    ],
    questions: [
      {
        question: 'Will your crew take out the wall as well?',
        answer:
          'Plan on a general contractor for the wall, the header and the stucco. We come in for the door, track, springs and opener. Bring us in before the framing is final, though. We look for flat jambs, a hand’s width of wall at either side and about a foot over the top. Quotes are free, so show us the room while it’s still a room.',
      },
    ],
    picture: {
      alt: 'New white door with a row of windows and its smaller twin beside it, under clay tiles on a two-story house',
    },
    metadata: {
      title: 'Reopening a Walled-In Third Bay in Rancho Del Oro',
      description:
        'Turned the single bay into a room and want it back? What to ask about header, floor and permit in Rancho Del Oro before a door goes in.',
      updated: '2026-11-21',
    },
  },

  'garage-door-maintenance': {
    heading: 'The door nobody opens wears out too',
    paragraphs: [
      'Use is hard on a door, and so is standing still. In many homes with three bays, the single side turns into a closet for holiday boxes, bikes and a spare fridge. Its bottom rubber flattens and sticks to the slab. Hinge pins dry out, and spiders hang their webs across the photo-eyes. Then someone presses that button, and the rubber tears or the motor quits.',
      'A tune-up should cover each door, not just the one with a complaint. On the wide one, the work is about wear. The center hinges flex most over sixteen feet, so their bolts tend to loosen first, and the top strut is checked for a bow. On the quiet one, it’s about freeing things up, with fresh lubricant and a new seal if the old one has set. Running it once a month keeps it limber.',
    ],
    lookForHeading: 'Once a month, with the children indoors',
    lookFor: [
      'Look before you press. A slack cable or a split spring ends the check right there.',
      'Pull stored boxes a foot clear of both tracks.',
      'Run each door and listen. A click at the same spot on every trip is often a cracked hinge.',
      'Stand inside and block one photo-eye with a broom handle as the door comes down. It must go up again.',
    ],
    questions: [
      {
        question: 'Our son’s basketball hit the door and now it rattles. Is that a tune-up matter?',
        answer:
          'It may be. A shallow dent is only looks. A knock in the middle of a wide door, though, can loosen a hinge or bend the strut. Then the section folds a bit more with each trip. If it runs straight, have it looked at soon. If it binds or tilts, leave it shut. Then move the hoop.',
      },
    ],
    picture: {
      alt: 'Roller and hinge on a gray door, an unpainted can of lubricant and a blue cloth on an orange step',
    },
    metadata: {
      title: 'One Tune-Up, All Three Bays, in Rancho Del Oro',
      description:
        'The double wears from use and the single from standing still. What one visit checks on both doors of a Rancho Del Oro home.',
      updated: '2026-11-21',
    },
  },

  'garage-door-cable-repair': {
    heading: 'What a bike under the door does to a cable',
    paragraphs: [
      'Family garages see traffic at floor level: scooters, skateboards, a bike dropped before dinner. If one side of a closing door lands on something, that side stops while the shaft above turns on a little. The cable goes slack, hops its groove, and wraps around the shaft or hangs in a loop. From then on, the wide door is held by the other side alone.',
      'Sixteen feet of steel doesn’t tilt politely. The low end wedges in its track, and each press of the button twists the sections further. So the right repair begins with doing nothing. Once a technician has the door held, the tension is eased and both cables are checked. A kinked one is never reused, because the bend stays weak. Then the cause gets a look. Photo-eyes sit about six inches up, and a wheel lying flat can pass below the beam, so the reversing force has to be right.',
    ],
    lookForHeading: 'If the door looks crooked right now',
    lookFor: [
      'Hands off, kids and pets inside. Don’t pull the bike out from under it.',
      'No button and no red cord, which could free the weight that the motor is holding.',
      'From where you stand, note which side hangs lower and where the loose line has gone.',
      'Go out by the front. A single bay with its own shaft and opener can still be used.',
    ],
    questions: [
      {
        question: 'How soon can someone see a door that’s jammed half open?',
        answer:
          'The response time for Rancho Del Oro is 15–25 minutes; call to confirm, day or night. A door stuck halfway can’t be locked and may come down. Block the way to it, and wait where you can see it. Don’t wedge a ladder beneath it. Props slip, and they invite someone to stand there.',
      },
    ],
    picture: {
      alt: 'Cable hanging slack from its drum in dim light, blue-gray wall behind a black winding cone',
    },
    metadata: {
      title: 'Cable Off After a Hit? Rancho Del Oro Double Doors',
      description:
        'A bike under a closing door can throw a cable. What to do in the first minute in Rancho Del Oro, and how a wide, crooked door is set right.',
      updated: '2026-11-21',
    },
  },

  'garage-door-replacement': {
    heading: 'When the double goes, look hard at the single',
    paragraphs: [
      'Doors of the nineties came in a few raised-panel looks, and the stampings have changed since. Put a new double beside its old neighbor and it can show. Panels sit at another height, and the windows don’t line up. With three bays, much of the front is door, so the mismatch reads from the sidewalk. If both are original, have the pair priced.',
      'What’s overhead matters as much. Many of these plans put a bedroom above the cars, and builders often hung thin steel with nothing behind it. An insulated door drums less and slows the heat. Compare R-values, then compare the build: two steel skins bonded to foam are stiffer than one skin with a loose sheet inside. Extra steel means extra weight, so springs and strut come with it. Where an association approves style and color, get that in writing before you order.',
    ],
    lookForHeading: 'Worn out, or only worn?',
    lookFor: [
      'Cracked steel at the ends, where the hinges bolt on. Don’t run that door; a roller can leave the track.',
      'A crease across the middle of the double. Folded steel stays weak.',
      'One dent low down and smooth travel: live with it, or ask if that section is still made.',
      'Chalky paint that comes off on your hand on the sunny side.',
    ],
    questions: [
      {
        question: 'Will an insulated door cure the hot bedroom over our garage?',
        answer:
          'In part at best. The door is one face of the garage, and that room’s floor, attic and windows usually count for more. What the door can do is even out the space below and take the boom out of closing. If comfort upstairs is the whole reason, have the garage ceiling’s insulation checked first. We’d rather say so with the free quote than afterward.',
      },
    ],
    picture: {
      alt: 'Old door with dents and rust beside a new white one with four windows on a two-story house with clay tiles',
    },
    metadata: {
      title: 'Will New Doors Match? Rancho Del Oro’s Three Bays',
      description:
        'New double, old single: panels, insulation under the bedroom and HOA approval, sorted out before you order doors in Rancho Del Oro.',
      updated: '2026-11-21',
    },
  },
};
