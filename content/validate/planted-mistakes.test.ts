import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ContentError, placeOf, whatIsWrong } from '#content/problem.ts';
import { openCompany, validate } from '#content/validate/validate.ts';
import { type ChangedCompany, withChangedCompany } from '#tests/changed-company.ts';
import { writeCompleteCompany } from '#tests/complete-company.ts';

/** Mistakes that owners make, each planted in a copy of a company without any: one message for each, which says what to do. */

const complete = mkdtempSync(join(tmpdir(), 'complete-'));
writeCompleteCompany(complete);
afterAll(() => rmSync(complete, { recursive: true }));

const area = 'areas/zilker.yaml';
const pair = 'services-in-areas/hyde-park/drain-cleaning.yaml';
const service = 'services/drain-cleaning.yaml';
const home = 'pages/home.yaml';
const door = `{ outline: '53% 21%, 88% 22%, 88% 85%', left: 54%, pivot: 89% }`;

const privacy = `
name: What we keep
hero: { kicker: About this site, heading: What we keep, lede: We keep nothing that you type here. }
blocks:
  - heading: Nothing is kept
    text: This site sets no cookies, tracks nobody and keeps nothing of what you look at or type.
metadata:
  title: What This Site Keeps About Its Visitors
  description: This site keeps nothing about those who read it, and asks other companies for nothing.
  updated: 2026-11-21
`;

/** A field with another value, and what the owner reads of it. */
const values: Record<string, [field: string, value: unknown, says: RegExp][]> = {
  'business.yaml': [
    ['phone', '512-555-0187', /is a US number that is not written as phones dial it.*'\+15125550187'/],
    ['phone', '+1512555018', /has 9 digits after \+1, and a US number has 10: write \+1 and the ten digits/],
    ['phone', '+120255501233', /has 11 digits after \+1, and a US number has 10/],
    ['phone', '+11605550000', /check the area code/],
    ['phone', '+442079460000', /is a number of another country: write a US number, which begins with \+1/],
    ['insurance', 'fully insured', /is not a list of known kinds of insurance.*write the kinds held/],
    ['origin', 'https://doors.com/', /is not an address.*without a slash at the end/],
    ['origin', 'http://doors.com', /is not an address.*https:\/\//],
    ['stateCode', 'Texas', /is not a state: write its two letters, like CA/],
    ['script', 'https://stats.example/count.js', /is not a script of this site: put it into public\//],
    ['script', '/analytics.js', /is not there.*put the file into public\//],
    ['mapBounds.south', 33, /is not less than north.*smaller number as south/],
    ['mapBounds.west', 98.1, /is not less than east.*west of Greenwich have a minus/],
  ],
  'tokens.yaml': [
    [
      'colors.page',
      'oklch(1 0 0)',
      /is not # and six lower-case hex digits: write it between quotes, as '#8b9682'/,
    ],
    ['colors.link', undefined, /is missing: write it, as the neighboring files do/],
  ],
  [area]: [
    ['zipCodes', '90005-90001', /wrong way around.*90001-90005/],
    ['zipCodes', '9000', /"9000", which has 4 digits, and a ZIP code has five.*five digits/],
    ['description', undefined, /is missing: write it/],
    ['metadata.title', '', /is empty: write it/],
    ['metadata.title', 'Pipes'.repeat(18), /\(90 characters\) is longer than 60.*shorten it/],
    ['metadata.updated', '11/21/2026', /is not a date.*2026-11-21/],
    ['metadata.updated', '2131-01-01', /in the future.*day on which it happened/],
    ['responseTime', 'soon', /not a range of minutes.*20-30/],
    ['location', { latitude: -97.7, longitude: 30.2 }, /swapped.*latitude: 30\.2 and longitude: -97\.7/],
    ['location.longitude', -117, /outside the map: write degrees from -98\.1 to -97\.5, or widen mapBounds/],
    [
      'local.questions.0.answer',
      'Do what we say in [our steps for a flood](flood).',
      /links to a safety topic that does not exist: there is no safety\/flood\.yaml: use the name/,
    ],
    ['card', ' Cottages and tall new houses on rock.', /begins or ends with a space: remove it/],
    ['card', 'Cottages,\nand tall new houses on rock.', /"Cottages,↵and .* start every line at the same/],
  ],
  [service]: [
    ['icon', 'Faucet', /not an icon that the site has.*use one of Zap/],
    ['features.0', 42, /"42" is of the wrong kind: write a text/],
    ['features', ['Drains cleared to the main'], /needs at least 3 entries: add what is missing/],
    [
      'features',
      Array.from({ length: 9 }, (_, index) => `Main ${index}`),
      /more than 8 entries: remove some/,
    ],
    ['name', 'Clear Drains', /"Clear Drains" and the file’s name differ/],
  ],
  'confirmations.yaml': [['0.confirmed', '2131-01-01', /in the future.*day on which it happened/]],
  'labels.yaml': [
    ['licensedAndInsuredBy', `${'licensed '.repeat(26)}({insurance})`, /longer than 240 characters: shorten/],
  ],
  'pages/about.yaml': [
    ['areas.chips.0', 'zilkr', /write zilker, or use .* there is no areas\/zilkr\.yaml/],
    ['areas.chips.1', 'hyde-park', /is listed twice: name it once/],
    [
      'areas.chips.0',
      'Hyde Park',
      /can’t be part of an address: use lower-case letters, digits and single dashes/,
    ],
  ],
  'pages/service.yaml': [
    ['servesArea', 'We serve {service}.', /holds \{service\}, which has no value here: use \{area\}, a fact/],
  ],
  [home]: [
    ['hero.lede', 'Call.', /"Call\." is shorter than 15 characters: write it out/],
    ['hero.lede', 'Plumbing in {town}, done well', /holds \{town\}.*write the words out/],
    ['hero.lede', 'Look at [what to do](flood) now.', /holds a link, which this text can’t show/],
    ['hero.lede', 'With a {lifetimeWarranty}, and more.', /\{lifetimeWarranty\}, which has no value here/],
    ['hero.lede', 'Zilker, usually in {zilkrMinutes} minutes.', /\{zilkrMinutes\}, .* use a fact of/],
    ['hero.lede', 'Plumbing that is <b>made</b> to last for years.', /holds markup.*plain text/],
    ['hero.lede', 'Five star rated plumbers, on call for you.', /says "Five star".*stars belong to reviews/],
    ['hero.lede', 'Our plumbers are bonded, and on call.', /says "bonded": leave it out.* it claims a bond/],
    ['hero.lede', 'In Zilker, usually in 10-15 minutes.', /Zilker: 20–30 minutes.*\{zilkerMinutes\}/],
    ...[
      'TODO',
      'Lorem ipsum dolor sit amet',
      'TODO: write this',
      'TBD, says the owner',
      'FIXME: the words',
    ].map((text): [string, string, RegExp] => ['hero.lede', text, /is not finished: write the real text/]),
  ],
};

/** The same, where it may be right. */
const doubtful: typeof values = {
  [area]: [
    ['zipCodes', '10001', /"10001" is outside California \(90000 to 96199\): check the digits/],
    ['claim', 'A plumber is usually there in 20-30 minutes.', /repeats.*\{minutes\} minutes:/],
  ],
  [home]: [
    [
      'hero.lede',
      'We come to Zilkr on every day of the week.',
      /looks like "Zilker" with a typo.*write Zilker/,
    ],
    ['hero.lede', 'In Zilker, usually in 20-30 minutes.', /repeats.*\{zilkerMinutes\} minutes for Zilker/],
  ],
};

/** A part of a file, or all of it, in other words, and what the owner reads of it. */
const texts: Record<string, [from: RegExp | string | undefined, to: string | undefined, says: RegExp][]> = {
  'business.yaml': [
    [/phone: .*/, 'phone: +15125550187', /"15125550187" is not a text: write it between quotes, as '\+12025/],
    [
      /$/,
      'profiles: [http://maps.example]\n',
      /profiles\.0 "http:.*" is not an address: write it with https/,
    ],
    ['south: 30, north', 'south: 30 north', /can't be read.*(?:comma|quotes)/],
  ],
  [area]: [
    ['whyChoose:', 'whyChose:', /has the unknown field whyChose: .*whyChoose/],
    ['card:', 'zipcode: 78751\ncard:', /has the unknown field zipcode: check its spelling, or remove it/],
    [/\ncard:[^]*?\n(?=\w)/, '\ncard:\n', /card is empty: write it/],
    [/title: '(.*)'/, "title: '$1", /quotation mark that is never closed.*closing one/],
    ['heading: Steep lines', 'heading: Steep: lines', /second colon.*quotes/],
    ['map: Zilker', 'map Zilker', /without a colon.*colon after the field’s name/],
    ['  latitude', '\tlatitude', /a tab.*spaces/],
    ['order: 40', 'order: 40\norder: 50', /same field twice.*take one of them out/],
    [/card: .*/, 'card: *Cottages* and tall new houses on rock.', /can't be read.*quotes/],
  ],
  [pair]: [[/heading: .*/, 'heading: [Drains', /can't be read.*\]/]],
  [home]: [
    [
      'picture:\n',
      `picture:\n  door: { wide: ${door}, upright: ${door.replace('21%', '21')} }\n`,
      /door\.upright\.outline .* is not an outline: write .* as 53\.3% 21\.5%/,
    ],
    [
      'picture:\n',
      `picture:\n  door: { wide: ${door.replace('54%', '54px')}, upright: ${door} }\n`,
      /door\.wide\.left .*write it as 54\.3%/,
    ],
  ],
  'brands.yaml': [
    [undefined, '- name: Acme\n  url: acme', /0\.url "acme" is not an address: write it with https:\/\//],
    [undefined, '- name: Acme\n  url: http://acme.example', /0\.url "http:.*write it with https:\/\//],
  ],
  'redirects.yaml': [
    [undefined, '- { from: /about, to: /contact, status: 301 }', /0\.from "\/about" is a page: name an addr/],
    [undefined, '- { from: /us, to: /about-us, status: 301 }', /0\.to "\/about-us" is not a page: name one/],
  ],
  'areas/dallas.yml': [
    [undefined, 'name: Dallas', /is a file that nothing reads, because of its ending: name it dallas\.yaml/],
  ],
  'pages/contact.yaml': [[undefined, undefined, /is missing, and the site needs it: restore it with git/]],
};

/** Other changes, and what the owner reads of them, with the file. */
const changes: [what: string, change: (company: ChangedCompany) => void, says: RegExp][] = [
  [
    'the same title twice',
    ({ set }) => {
      for (const file of ['pages/about.yaml', 'pages/contact.yaml'])
        set(file, 'metadata.title', 'Pipes That Hold for Decades');
    },
    /pages\/contact\.yaml:\d+: metadata\.title "Pipes .*" is also in .*about\.yaml.*a different title/,
  ],
  [
    'a misspelled base area, whose minutes texts name',
    ({ set }) => {
      set(home, 'hero.lede', 'Usually here in {baseMinutes} minutes.');
      set('business.yaml', 'baseArea', 'hyde-prk');
    },
    /business\.yaml:\d+: baseArea "hyde-prk" .*write hyde-park, or use .* no areas\/hyde-prk\.yaml/,
  ],
  [
    'an area’s file that can’t be read, whose facts texts name',
    ({ set, replace }) => {
      set(home, 'hero.lede', 'Usually here in {hydeParkMinutes} minutes.');
      set(pair, 'heading', 'Drains in {area}, usually {minutes} minutes away');
      replace('areas/hyde-park.yaml', 'location:', 'location');
    },
    /areas\/hyde-park\.yaml:\d+: can't be read/,
  ],
  ...[area, service].map((file): (typeof changes)[number] => [
    `${file}, copied and not changed`,
    ({ read, write }) => write(file.replace('.', '-2.'), read(file)),
    /\w+\/[\w-]+-2\.yaml: says the same as \w+\/[\w-]+\.yaml, to the letter: remove one/,
  ]),
  [
    'a folder named after no area, with a page of no service in it',
    ({ read, write, set }) => {
      const roofing = 'services-in-areas/dallas/roofing.yaml';
      write(roofing, read(pair));
      set(roofing, 'metadata.title', 'Roofs That Drain Too Slowly');
      set(
        roofing,
        'metadata.description',
        'Flat roofs, what is left on them after a storm, and when to call.',
      );
    },
    /services-in-areas\/dallas: .*no areas\/dallas\.yaml.*name of an area’s file/,
  ],
  [
    'an area’s file with a capital',
    ({ read, write }) => {
      write('areas/Hyde-park.yaml', read('areas/hyde-park.yaml'));
      write('areas/hyde-park.yaml', undefined);
    },
    /areas\/Hyde-park\.yaml: .*can’t be part of an address.*hyde-park\.yaml/,
  ],
  ...[area, 'areas/hyde-park.yaml'].map((file): (typeof changes)[number] => [
    `minutes reversed in ${file}, which texts name`,
    ({ set }) => {
      set(home, 'hero.lede', 'Usually in {zilkerMinutes} minutes.');
      set('pages/about.yaml', 'hero.lede', 'Usually in {baseMinutes} minutes.');
      set(file, 'claim', 'In {area}, usually in {minutes} minutes.');
      set(pair, 'lookFor.0', 'In {area}, usually in {minutes} minutes.');
      set(file, 'responseTime', '30-20');
    },
    /areas\/[\w-]+\.yaml:\d+: responseTime "30-20" .*wrong way around.*smaller number first, as 20-30/,
  ]),
  ...(['title', 'description'] as const).map((field): (typeof changes)[number] => [
    `a ${field} that differs only in the place`,
    ({ set }) => {
      for (const place of ['Zilker', 'Mueller'])
        set(
          `areas/${place.toLowerCase()}.yaml`,
          `metadata.${field}`,
          `Old pipes and new drains in ${place}, and when to call.`,
        );
      set(area, 'added', '2026-11-20');
    },
    /areas\/zilker\.yaml:\d+: metadata\.\w+ ".*" .*the same as .*mueller\.yaml.*particular to this page/,
  ]),
  [
    'an answer that names a fact which is not there yet',
    ({ set, write }) => {
      set('business.yaml', 'license', undefined);
      write(
        'answers/license.yaml',
        'order: 1\ngroup: company\nname: License\nquestion: Are you licensed?\nparts:\n  - name: License\n    answer: Ours is number {license}.\n',
      );
    },
    /answers\/license\.yaml:7: parts\.0\.answer .* add "onlyWith: license"/,
  ],
  [
    'a service with "-in-" in its name',
    ({ write, read }) => {
      write('services/leaks-in-walls.yaml', read(service).replace('Drain Cleaning', 'Leaks In Walls'));
      write(service, undefined);
      write('services-in-areas', undefined);
    },
    /services\/leaks-in-walls\.yaml: has "-in-" in its name, which separates service and area/,
  ],
  [
    'an area with "-in-" in its name',
    ({ write, read }) => write('areas/house-in-the-hills.yaml', read(area).replaceAll('Zilker', 'Westlake')),
    /areas\/house-in-the-hills\.yaml: has "-in-" in its name, which separates service and area/,
  ],
  [
    'an emergency service, and no words that mark it',
    ({ set }) => {
      set(service, 'emergency', true);
      set('labels.yaml', 'emergency', undefined);
    },
    /labels\.yaml: emergency is missing, but needed: "Drain Cleaning" is an emergency service: write it/,
  ],
  [
    'a license, and no words that name it',
    ({ set }) => set('labels.yaml', 'footer.license', undefined),
    /labels\.yaml:\d+: footer\.license is missing, but needed: business\.yaml holds a license: write it/,
  ],
  [
    'a claim that has no words',
    ({ set }) => {
      set('labels.yaml', 'licensedAndInsured', undefined);
      set('labels.yaml', 'licensedAndInsuredBy', undefined);
    },
    /.*holds \{licensedAndInsured\}, which has no value here/,
  ],
  [
    'a local page of a service that there is none of',
    ({ write, read }) => {
      write('services-in-areas/hyde-park/roofing.yaml', read(pair));
      write(pair, undefined);
    },
    /services-in-areas\/hyde-park\/roofing\.yaml: is named after no service: there is no services\/roofing\.yaml: give it the name/,
  ],
];

const notice = (from: string, until: string) =>
  `words: We are at the county fair.\nfrom: ${from}\nuntil: ${until}\n`;

const doubtfulChanges: typeof changes = [
  [
    'an area about which hardly anything is written',
    ({ set }) => {
      const words =
        'Rock lies a foot below the grass, so we trace each pipe from above before anybody digs a trench, and line it from one end.';
      const questions = [{ question: 'Is there rock?', answer: 'Yes, a foot below, and all the way down.' }];
      set(area, 'local', { heading: 'Rock below the grass', paragraphs: [words], questions });
      set(area, 'description', words);
    },
    /areas\/zilker\.yaml: .*fewer than \d+ words outside of phrases.*particular to this place/,
  ],
  [
    'a script of its own beside a page about privacy',
    ({ write, set }) => {
      write('public/count.js', '');
      set('business.yaml', 'script', '/count.js');
      write('pages/privacy.yaml', privacy);
    },
    /pages\/privacy\.yaml:\d+: blocks "\/count\.js" may not say what the script.*: compare the page with/,
  ],
  [
    'a copy of another area',
    ({ read, write, set }) => {
      const copy = 'areas/bouldin.yaml';
      write(copy, read(area).replaceAll('Zilker', 'Bouldin'));
      set(copy, 'metadata.title', 'Where the Creek Runs Under the Street');
      set(copy, 'metadata.description', 'Pipes below the creek, what they are made of, and when to call.');
      set(copy, 'added', '2026-11-20');
      set(copy, 'location.latitude', 30.2);
    },
    /areas\/bouldin\.yaml: .*says nearly the same as this newer page.*particular to this place/,
  ],
  [
    'a notice that has ended',
    ({ write }) => write('notices/fair.yaml', notice('2025-01-01', '2025-01-02')),
    /notices\/fair\.yaml:3: until "2025-01-02" has passed: remove the record, or write a new first and last day/,
  ],
  [
    'a notice that stays for a century',
    ({ write }) => write('notices/fair.yaml', notice('2099-01-01', '2199-01-01')),
    /notices\/fair\.yaml:3: until "2199-01-01" keeps the notice up for 36525 days: write an earlier last day/,
  ],
  [
    'a title that visitors would not search for, in a record that says that it is a placeholder',
    ({ set }) => {
      set(service, 'searchedAs', 'Drain Cleaning');
      set(pair, 'metadata.title', 'What to Tell Us');
      set(pair, 'unfinished', ['metadata']);
    },
    /.*hyde-park\/drain-cleaning\.yaml:\d+: unfinished says that these are placeholders: metadata/,
  ],
];

/** What keeps the site from being published. */
const missing: typeof values = {
  [home]: [
    ['hero.lede', 'Plumbers for old pipes. We come when one', /stops in the middle of a sentence/],
    ['hero.heading', 'Plumbing for your', /stops in the middle of a sentence/],
  ],
  'labels.yaml': [['lifetimeWarranty.whoseLife', undefined, /is missing: write whose life.* 16 CFR 239/]],
};

/** What the check says of a complete company after a change, a line each. */
function saidAfter(change: (company: ChangedCompany) => void): string[] {
  return withChangedCompany((company) => {
    change(company);
    return validate(company.folder).problems.map((problem) => {
      const { severity, remedy, reason = '' } = problem;
      const said = `${severity} ${placeOf(problem)}: ${whatIsWrong(problem)}: ${remedy}. ${reason}`;
      return said.replaceAll(`${company.folder}/`, '');
    });
  }, complete);
}

test('a company without mistakes has no problem', () => {
  expect(saidAfter(() => {})).toEqual([]);
});

describe.each([
  ['error', values, texts, changes],
  ['warning', doubtful, {}, doubtfulChanges],
  ['unpublished', missing, {}, []],
] as const)('one %s has file, line, field, value and what to do:', (severity, values, texts, changes) => {
  const oneProblem = (start: string, says: RegExp) => [
    expect.stringMatching(new RegExp(`^${severity} ${start}${says.source}`)),
  ];

  for (const [file, rows] of Object.entries(values))
    test.each(rows)(`${file}: %s is %j`, (field, value, says) => {
      const line = value === undefined ? '(:\\d+)?' : ':\\d+';
      expect(saidAfter(({ set }) => set(file, field, value))).toEqual(
        oneProblem(`${file}${line}: ${field} .*`, says),
      );
    });

  for (const [file, rows] of Object.entries(texts))
    test.each(rows)(`${file}: %s becomes %j`, (from, to, says) => {
      const change = ({ write, replace }: ChangedCompany) =>
        from === undefined ? write(file, to) : replace(file, from, to ?? '');
      expect(saidAfter(change)).toEqual(oneProblem(`${file}(:\\d+)?: .*`, says));
    });

  test.each(changes)('%s', (_, change, says) => {
    expect(saidAfter(change)).toEqual(oneProblem('', says));
  });
});

test('a company without emergencies, license, claim or illustrations needs no words for them', () => {
  withChangedCompany(({ folder, set }) => {
    for (const field of ['emergency', 'footer.license', 'footer.pictures'])
      set('labels.yaml', field, undefined);
    expect(openCompany(folder)).toBeDefined();
  });
});

test('several problems come all at once, also beside a file that can’t be read', () => {
  const said = saidAfter(({ set, write }) => {
    set('business.yaml', 'phone', '555');
    set('business.yaml', 'origin', 'x');
    set(area, 'card', 'Short.');
    write('labels.yaml', 'skip: [');
  });
  const files = ['areas/zilker', 'business', 'business', 'labels'];
  expect(said.map((line) => /^error ([\w/-]+)/.exec(line)?.[1])).toEqual(files);
});

test('a company needs areas', () => {
  const said = saidAfter(({ write }) => write('areas', undefined));
  expect(said).toContainEqual(expect.stringMatching(/^error areas: is missing, and the site needs it/));
});

test('a company with problems can’t be opened: the error holds them all', () => {
  withChangedCompany(({ folder, set }) => {
    set('business.yaml', 'phone', '555');
    set(area, 'card', 'Short.');
    expect(() => openCompany(folder)).toThrow(ContentError);
    expect(() => openCompany(folder)).toThrow(/because of 2 mistakes in its content:\n\n {2}- .*\n {2}- /);
  });
});

test('an opened company names the kind of insurance in its claim once that is known', () => {
  withChangedCompany(({ folder, set }) => {
    const claim = () => openCompany(folder).home.whyChoose.points[0]?.text;
    expect(claim()).toBe(
      'Licensed and insured plumbers: 1098765 (C-61/D-28), general liability insurance. Ask them.',
    );
    set('business.yaml', 'insurance', undefined);
    expect(claim()).toBe('Licensed and insured plumbers come. Ask them.');
  }, complete);
});
