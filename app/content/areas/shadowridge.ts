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
    heading: 'Before you judge the door, look at its opening',
    paragraphs: [
      'A garage from the 1980s is seldom all one age, and hardly anyone recalls which part came when. Read what labels you can from the floor, with the door closed: on the door’s edge, the opener, the remote. Take a photo of each. Their dates tell us more than the age of the house does.',
      'The frame comes next. Clay tile is heavy, and over four decades a wide header can sag a little. Jambs lean, stucco cracks at the upper corners, and a door that was square starts to rub. New rollers won’t cure that. The jambs have to be made straight and the tracks set plumb before anyone blames the sections.',
      'On the door itself, study the top section from inside, standing on the floor. The opener has pulled at that one spot since the day it was hung. Hairline cracks around the bracket, or screws that have crept out, say that the steel is tired. A brace fitted in good time spreads the pull and can save the section.',
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
      'Leaning jambs, old labels, a tired top section: what to check on a 1980s Shadowridge garage before you pay for a new door.',
    updated: '2026-11-21',
  },
};
