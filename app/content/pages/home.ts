import type { Home } from '#app/content/schema.ts';
import { licensedAndInsured } from '#app/site.ts';

export const home: Home = {
  hero: {
    kicker: 'Garage door repair in Oceanside and North County Coastal',
    heading: 'The spring broke at 7 a.m. We’re in Oceanside, and we pick up.',
    lede: 'Same-day repair from Camp Pendleton to Aviara. Response in Oceanside is 20–30 minutes; call to confirm.',
  },
  about: {
    heading: 'Family-owned, and serving this coast since 2010',
    paragraphs: [
      'Oceanside is home base, and we serve 12+ communities in and around it. Some garages there face the surf. Others stand on dry hills where the fog often burns off early.',
      'That difference decides what breaks. Fog leaves salt on cables, hinges and bottom brackets close to the water. A few miles inland, heat hardens seals and dust gets into rollers. We look at where a door lives before we say what it should have.',
      'You see the worn part and hear the price first. Work starts after you say yes.',
    ],
    more: 'Read More',
  },
  services: {
    heading: 'Our Services',
    lede: 'Go by what the door does. Too heavy to lift points to a spring, a humming motor to the opener. A bare opening is where a new door begins.',
    more: 'Learn More',
    all: 'View All Services',
  },
  whyChoose: {
    heading: 'Why Choose Us',
    points: [
      {
        title: '24/7 Emergency Service',
        text: 'Springs and cables don’t wait for office hours, so neither does the phone. If a car is trapped or the door won’t close, call at any time and ask about same-day repair.',
      },
      {
        title: 'Trusted & Local',
        text: 'We’re a family business based in Oceanside. You pay no travel charges within the service zone, at the beach or in the hills behind it.',
      },
      {
        title: 'Expert Technicians',
        text: `The work is done by ${licensedAndInsured}. They show you the failed part and say why it failed. Springs carry a lifetime warranty, and there are warranties on parts and labor.`,
      },
      {
        title: 'Honest Pricing',
        text: 'Quotes are free and you hear the figure before work begins. Pricing is consistent across the zone. If a part can wait, we tell you.',
      },
    ],
  },
  freeQuote: {
    heading: 'Know the price before anyone picks up a wrench',
    text: 'Call for a free quote: your town and what the door last did are enough. Saying no costs nothing either.',
  },
  brands: {
    heading: 'Brands We Work With',
    lede: 'If one of these names is on your door or opener, mention it when you call. Each logo opens the maker’s own site in a new tab.',
  },
  picture: {
    alt: 'White and cedar house near the ocean in low sun, a palm’s shadow across its wide wood-look garage door',
  },
  metadata: {
    title: 'Garage Door Repair in Oceanside, 24/7 for Emergencies',
    description:
      'Family-owned and serving North County Coastal since 2010. Same-day repair, free quotes and a lifetime warranty on springs. Call day or night.',
    updated: '2026-11-21',
  },
};
