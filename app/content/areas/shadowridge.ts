import type { Area } from '#app/content/schema.ts';

export const area: Area = {
  slug: 'shadowridge',
  title: 'What forty-year-old Shadowridge garages ask for',
  description:
    'The first homes in this planned community on Vista’s south side sold in the early 1980s. Tile roofs, a golf course and shared rules for exteriors still shape it. A garage from those years may well be on its second opener and a later set of springs.',
  card: 'When a garage dates from the 1980s, some original parts deserve to stay and some don’t. Here is how to tell them apart.',
  whyChoose: [
    'Repair and replacement compared side by side, with honest pricing for each',
    'Springs carry a lifetime warranty, which counts in a house you plan to keep',
    'Close to Vista’s center: 20–30 minutes is typical, though you should call to confirm',
    'Fairway house or patio home, there are no travel charges within our service zone',
  ],
  responseTime: '20-30',
  zipCodes: '92081-92083',
  location: { latitude: 33.1489, longitude: -117.2302 },
  picture: {
    alt: 'A 1980s house with a clay tile roof and a two-car garage door, the green of a golf course beside it',
  },
  local: {
    heading: 'Four things that age a door by the fairway',
    paragraphs: [
      'Look at the foot of each door jamb. Two small sensors should face each other across the opening, within six inches of the floor. Federal rules have required those photo-eyes, or an equal safeguard, on openers made since 1993. A unit from the building years may have none. Retire it, however faithfully it still runs.',
      'Sprinklers do quiet damage along these front yards. A head that overshoots wets the same corner every dawn, and hard water dries there into a white crust. Steel skins blister from the lower edge up. Wood rails swell and crumble. Turn the head before you fix the panel, or the new one will go the same way.',
      'Then come the golf balls. A hit on thin, hollow steel leaves a crease that can’t be pulled flat again. Swapping one section works if that model is still made. After several decades the pattern is often gone, and a near match tends to look worse than the dent.',
      'Afternoon sun is hard on south and west fronts. Dark paint can get a door hot enough to bow its panels, and plastic window inserts go brittle. Many associations limit the palette in any case. Choose from the approved colors, then ask which of those runs coolest.',
    ],
    questions: [
      {
        question: 'If I buy a new door, may I keep the opener I have?',
        answer:
          'Not if it lacks battery backup. Since July 2019, California has barred connecting a replacement residential door to an opener without that feature. One that has it can usually stay, once its force and travel limits are set again for the new door’s weight.',
      },
    ],
  },
  metadata: {
    title: 'Shadowridge Garage Door Repair for 1980s Homes',
    description:
      'An opener from the first years may lack photo-eyes. Learn what else to check on a Shadowridge garage before you pay for a new door.',
    updated: '2026-11-21',
  },
};
