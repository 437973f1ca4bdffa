import type { About } from '#app/content/schema.ts';
import { licensedAndInsured, site } from '#app/site.ts';

export const about: About = {
  hero: {
    kicker: 'A family business in Oceanside since 2010',
    heading: 'We look at the rust before we quote the repair',
    lede: 'Based in Oceanside and serving 12+ communities, with same-day repair and 24/7 emergency service.',
  },
  story: {
    heading: 'Why doors on this coast fail the way they do',
    paragraphs: [
      `${site.brand} is family-owned and works out of Oceanside. We’ve been serving homes and businesses in North County Coastal since 2010. The work is springs, cables, openers, tune-ups and the doors themselves.`,
      'Much of it comes down to distance from the water. Within a mile or two of the beach, the marine layer leaves salt on bare steel. It often shows low down, on bottom brackets, hinges and the last foot of the lifting cables. Rust pits a torsion spring, and a pitted spring tends to break early. Around Vista and Lake San Marcos the steel may stay clean while the sun dries out seals and dust grinds at the rollers.',
      'Houses play their part. Older beach cottages may still have one-piece doors that tilt out over the drive. Tracts from the 1970s and 1980s sometimes keep doors as old as their framing. Planned communities of the 2000s tend toward wide insulated doors, and an owners’ association may have to approve the next one. What suits one of these can be wrong for another.',
      'That’s why the order of a visit matters. We look first, then show you what failed and explain it before we touch anything under tension. You get the price before the work. Honest pricing means consistent pricing. It also means we tell you when a door has years left in it.',
      'The service zone takes in 12+ communities: Camp Pendleton in the north, Aviara in the south and Lake San Marcos inland. Inside it you pay no travel charges.',
    ],
  },
  areas: {
    heading: 'Areas We Serve',
    lede: 'Ten of the places we drive to. Choose yours for its response time, its ZIP codes and what its doors put up with.',
    chips: [
      'oceanside',
      'carlsbad',
      'vista',
      'pendleton',
      'tri-city',
      'lake-san-marcos',
      'shadowridge',
      'fire-mountain',
      'rancho-del-oro',
      'bressi-ranch',
    ],
  },
  reasons: {
    heading: 'What you can hold us to',
    points: [
      {
        title: 'Expert Craftsmanship',
        text: 'A spring is sized to the door’s weight, and a cable has to follow the grooves of its drum. We finish by testing the balance and, with an opener, the auto-reverse.',
      },
      {
        title: 'Local & Trusted',
        text: 'We’re family-owned and have served this coast since 2010. Quotes are free, and 24/7 emergency service reaches every part of a zone that stays close to home.',
      },
      {
        title: 'Complete Protection',
        text: `We send ${licensedAndInsured}. Springs have a lifetime warranty, and you get warranties on parts and labor.`,
      },
    ],
  },
  picture: {
    alt: 'White beach cottage with a blue carriage-style garage door and a picket fence, the ocean beyond',
  },
  metadata: {
    title: 'Family-Owned Garage Door Company in Oceanside Since 2010',
    description:
      'Why doors near the beach fail early, what order we work in, and what the warranties cover. Based in Oceanside, serving 12+ communities.',
    updated: '2026-11-21',
  },
};
