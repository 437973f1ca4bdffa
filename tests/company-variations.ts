import type { Company } from '#content/collections.ts';
import { partNames } from '#content/schemas/symptom.ts';

/*
 * Companies with what the second company lacks, made from it.
 */

/** A company with so many areas, and no page of a service in any of them. */
export function withAreas(
  company: Company,
  count: number,
  nameOf = (index: number) => `Area ${index}`,
): Company {
  const [like] = company.areas;
  if (like === undefined) throw new Error('There is no area to make others from.');
  const areas = Array.from({ length: count }, (_, index) => ({
    ...like,
    slug: `area-${index}`,
    name: nameOf(index),
    order: index,
    location: { latitude: 30 + index / 1000, longitude: -98 },
  }));
  return {
    ...company,
    business: { ...company.business, baseArea: 'area-0' },
    areas,
    servicesInAreas: [],
  };
}

/** A company that has written a page of every service in every area. */
export function withEveryPair(company: Company): Company {
  const [like] = company.servicesInAreas;
  if (like === undefined) throw new Error('There is no service in an area to make others from.');
  const servicesInAreas = company.services.flatMap(({ slug: service }) =>
    company.areas.map(({ slug: area }) => ({ ...like, service, area })),
  );
  return { ...company, servicesInAreas };
}

/** A company that repairs water heaters day and night. */
export function withEmergencyService(company: Company): Company {
  const services = company.services.map((service) => ({
    ...service,
    emergency: service.slug === 'water-heater-repair',
  }));
  return { ...company, services };
}

const safetyTopic = {
  slug: 'running-water',
  order: 1,
  name: 'Running water',
  heading: 'Water is running and you can’t stop it',
  paragraphs: ['Close the main valve.'],
  never: { heading: 'Leave it alone if', items: ['It stands in electric wiring.'] },
  steps: { heading: 'Then', items: ['Open the lowest tap.', 'Call us.'] },
  sources: ['Any plumber'],
};

const answer: Company['answers'][number] = {
  slug: 'fees',
  order: 1,
  name: 'Fees',
  question: 'What does it cost to have you come out?',
  parts: [{ name: 'By day', answer: 'Nothing in our five neighborhoods.' }, { name: 'At night' }],
  unanswered: 'Ask about the rest on the phone.',
  line: { unanswered: 'Ask on the phone.', answered: 'Read what we charge.' },
};

const licenseAnswer: Company['answers'][number] = {
  slug: 'license',
  order: 2,
  name: 'License',
  question: 'Are you licensed?',
  parts: [
    {
      name: 'License',
      answer: 'Our license is M-12345.',
      onlyWith: 'license',
    },
    { name: 'Insurance', answer: 'We hold general liability insurance.', onlyWith: 'insurance' },
  ],
  line: { unanswered: 'Ask for the number.', answered: 'Look it up with the state.' },
};

const mapSource = 'Drawn by hand for tests';

/** A river's left bank, a pond and a road, around the second company's areas. */
const map: NonNullable<Company['map']> = {
  heading: 'Where we work',
  lede: 'Each name leads to its page.',
  minutes: '{minutes} min',
  note: 'After hours, usually; call to confirm.',
  source: 'Land: drawn by hand for tests.',
  land: {
    source: mapSource,
    ring: [
      { latitude: 30.6, longitude: -97.8 },
      { latitude: 30, longitude: -97.8 },
      { latitude: 30, longitude: -97.2 },
      { latitude: 30.6, longitude: -97.2 },
    ],
  },
  waters: [
    {
      name: 'The pond',
      source: mapSource,
      ring: [
        { latitude: 30.29, longitude: -97.72 },
        { latitude: 30.29, longitude: -97.71 },
        { latitude: 30.28, longitude: -97.71 },
      ],
    },
  ],
  roads: [
    {
      name: 'I-35',
      source: mapSource,
      line: [
        { latitude: 30.5, longitude: -97.69 },
        { latitude: 30.1, longitude: -97.75 },
      ],
    },
  ],
};

/** A company that has a map of its land. */
export function withMap(company: Company): Company {
  return { ...company, map };
}

const symptoms: Company['symptoms'] = [
  {
    slug: 'water-and-sparks',
    order: 1,
    words: 'Water runs and the lights flicker',
    sign: 'bang',
    danger: true,
    canWait: false,
    verdict: 'Leave the house and call from outside.',
    dontTouch: 'The heater and its switch.',
    usually: 'A leak above a wire in the wall.',
    parts: ['torsion-spring'],
    service: 'water-heater-repair',
    safety: 'running-water',
    sources: ['Any plumber'],
  },
  {
    slug: 'slow-drain',
    order: 2,
    words: 'The sink drains slowly',
    sign: 'noise',
    danger: false,
    canWait: true,
    verdict: 'It can wait for a weekday.',
    dontTouch: 'The bottle of drain cleaner.',
    checks: ['Lift the stopper and look.', 'See if another drain is slow.'],
    usually: 'Hair that sits behind the stopper.',
    parts: ['roller', 'opener'],
    service: 'drain-cleaning',
    sources: ['Any plumber'],
  },
];

const problems: NonNullable<Company['problems']> = {
  name: 'What it did',
  hero: { kicker: 'Signs', heading: 'What did it do?', lede: 'Find it here in your own words.' },
  symptoms: { heading: 'Every sign', lede: 'Read all of it before you touch.' },
  drawings: { heading: 'The parts', lede: 'All of them, seen from inside.' },
  torsion: { heading: 'One kind', alt: 'A line drawing of the one kind, seen from inside' },
  extension: { heading: 'The other kind', alt: 'A line drawing of the other kind, seen from inside' },
  partsHeading: 'The numbers',
  // The names of all parts, as Object.fromEntries can't tell.
  parts: Object.fromEntries(partNames.map((name) => [name, `The ${name}`])) as NonNullable<
    Company['problems']
  >['parts'],
  answer: {
    leave: 'Leave it',
    wait: 'Can wait',
    dontTouch: 'Hands off',
    checks: 'May be checked',
    usually: 'Usually',
    part: 'Marked: {parts}',
    service: 'The job:',
    safety: 'The steps:',
  },
  home: { heading: 'What did it do?', lede: 'Pick what you saw or heard.', more: 'See all signs' },
  service: { heading: 'Where it sits', lede: 'What this job is mostly about.', more: 'See other signs' },
  local: { heading: 'Is it this one?', more: 'No, another sign' },
  picture: 'water-heater-repair',
  metadata: {
    title: 'Signs of Trouble',
    description: 'What runs, drips and clogs, and what to leave alone until somebody comes.',
    updated: '2026-11-22',
  },
};

const doorWords: NonNullable<Company['doorChooser']> = {
  services: ['water-heater-repair', 'drain-cleaning'],
  heading: 'See a door first',
  lede: 'Pick a house, and then a door for it.',
  house: 'The house',
  design: 'The design',
  finish: 'How {design} is painted',
  choice: '{house} with {design} in {finish}',
  code: 'The code is {code}.',
  announcement: 'Now {choice}, or {code}.',
  call: 'Ask about {code}',
  copy: 'Copy this',
  copied: 'It has been copied',
  notCopied: 'It has not been copied',
  share: 'Send this',
  compare: 'Keep this one',
  stopComparing: 'Only one again',
  kept: 'First:',
  current: 'Second:',
  failed: 'That one has no picture now.',
  caption: 'Drawn for tests, and nobody’s door.',
  notes: [{ heading: 'A note', lede: 'What holds for every door that is shown.' }],
  teaser: {
    heading: 'Doors to see',
    text: 'There are two houses to see doors on.',
    more: 'See them',
  },
};

/** A company with four doors to choose from, on each of two houses. */
export function withDoors(company: Company): Company {
  const like = {
    description: 'Made of what doors are made of.',
    proportions: 'As high as it is, and as wide.',
  };
  return {
    ...company,
    doorChooser: doorWords,
    doorHouses: [
      { slug: 'hut', order: 1, code: 'H', name: 'Hut', areas: [], alt: 'A hut with a garage beside it' },
      {
        slug: 'palace',
        order: 2,
        code: 'P',
        name: 'Palace',
        areas: ['hyde-park'],
        alt: 'A palace, seen from afar',
      },
    ],
    doorDesigns: [
      {
        ...like,
        slug: 'plain',
        order: 1,
        code: 'A',
        name: 'Plain',
        elevation: { style: 'plank', sections: 4, columns: 4, windows: 'none' },
        finishes: ['red', 'blue', 'green'],
        insulation: 'Ask if there is any.',
      },
      {
        ...like,
        slug: 'all-glass',
        order: 2,
        code: 'G',
        name: 'All glass',
        elevation: { style: 'fullview', sections: 4, columns: 4, windows: 'all' },
        finishes: ['green'],
        insulation: 'There is none in it.',
      },
    ],
    doorFinishes: [
      { slug: 'red', order: 1, code: '1', name: 'Red', color: '#aa0000' },
      { slug: 'blue', order: 2, code: '2', name: 'Blue', color: '#0000aa' },
      { slug: 'green', order: 3, code: '3', name: 'Green', color: '#00aa00', wood: 'oak' },
    ],
    doorPlaces: {
      hut: { left: 30, top: 40, width: 25, height: 30 },
      palace: { left: 50, top: 45, width: 20, height: 24 },
    },
  };
}

const alt = 'A plain gradient, as of a picture';

/** A company with all that a company may do without. */
export function withEveryPart(company: Company): Company {
  const { business, contact, home } = company;
  return {
    ...withEmergencyService(withDoors(company)),
    business: {
      ...business,
      legalName: 'Bluebonnet Plumbing, LLC',
      license: { number: 'M-12345', classification: 'Master Plumber' },
      insurance: 'general liability insurance',
    },
    home: {
      ...home,
      emergency: { heading: 'A plumber at any hour', text: 'When water runs, somebody answers.' },
      brands: { heading: 'Heaters we repair', lede: 'We keep the parts of these makers on the vans.' },
    },
    about: {
      ...company.about,
      emergency: { heading: 'Nights and Sundays, too', text: 'Somebody sleeps beside the phone.' },
    },
    people: {
      answering: {
        name: 'Sam',
        role: 'answers the phone',
        words: 'Tell me where the water is, and I tell you which valve to close.',
        picture: { alt },
        signature: '/people/sam.svg',
      },
      seen: {
        heading: 'What you will see',
        items: [{ picture: { name: 'van', alt }, title: 'The van', text: 'White, and full of valves.' }],
      },
    },
    map,
    safety: [safetyTopic],
    symptoms,
    problems,
    answers: [answer, licenseAnswer],
    services: withEmergencyService(company).services.map((service) => ({
      ...service,
      safety: {
        heading: 'Turn the water off',
        text: 'Close the main valve first.',
        topics: ['running-water'],
      },
    })),
    servicePage: {
      ...company.servicePage,
      safetyMore: 'More about',
      answers: { heading: 'Before you call', more: 'All answers' },
    },
    areaPage: {
      ...company.areaPage,
      safety: { heading: 'Know your valve', text: 'Find it before you need it.', topics: ['running-water'] },
      answers: { heading: 'Before you call', more: 'All answers' },
      factsHeading: 'On record about {area}',
      source: 'Source: {publisher}, {date}',
      undatedSource: 'Source: {publisher}, read on {read}',
    },
    areas: company.areas.map((area) => ({
      ...area,
      notice: 'Nobody there endorses us.',
      facts: [
        {
          text: 'The city’s counter issues plumbing permits.',
          source: {
            title: 'Permits',
            publisher: 'The City',
            url: 'https://city.example/permits',
            date: '2024',
            read: '2026-11-22',
          },
          services: ['water-heater-repair'],
        },
        {
          text: 'The city’s water is hard.',
          source: {
            title: 'Water',
            publisher: 'The City',
            url: 'https://city.example/water',
            read: '2026-11-21',
          },
          services: ['water-heater-repair'],
        },
      ],
    })),
    contact: {
      ...contact,
      keepNumber: {
        scan: 'Point a phone at this.',
        save: 'Keep our card',
        copy: 'Copy it',
        copied: 'It is copied',
        notCopied: 'It is not copied',
        first: 'Close the main valve, and then call us.',
        cut: 'Cut here, and hang it beside the valve.',
      },
      safety: { heading: 'Until we come', lede: 'What to do, and what to leave.' },
      answers: { heading: 'What people ask first', lede: 'Ask for what is missing.' },
      emergency: {
        heading: 'Water is running',
        text: 'Close the main valve, and then call at any hour.',
        items: ['Burst pipes', 'Leaking heaters'],
      },
    },
    brands: [
      {
        name: 'Tankless',
        url: 'https://www.tankless.example',
      },
    ],
    emergencyBanner: { more: 'What to do until we come', picture: { alt } },
    trustPanel: {
      heading: 'Look us up',
      lede: 'All of this can be checked before you call.',
      answers: ['fees', 'license'],
    },
  };
}
