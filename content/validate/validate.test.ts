import { describe, expect, test } from 'vitest';
import { ContentError, placeOf, whatIsWrong } from '#content/problem.ts';
import { openCompany, validate } from '#content/validate/validate.ts';
import { type ChangedCompany, withChangedCompany } from '#tests/changed-company.ts';

/** What the check says of the fixture company after a change, a line each; the folder is left out. */
function saidOf(change: (company: ChangedCompany) => void): string[] {
  return withChangedCompany((company) => {
    change(company);
    const { problems } = validate(company.folder);
    const errors = problems.filter(({ severity }) => severity === 'error');
    return errors.map((problem) =>
      `${placeOf(problem)}: ${whatIsWrong(problem)}: ${problem.remedy}.`.replaceAll(`${company.folder}/`, ''),
    );
  });
}

const area = 'areas/hyde-park.yaml';
const service = 'services/drain-cleaning.yaml';

test('the fixture company has no problem', () => {
  expect(saidOf(() => {})).toEqual([]);
});

describe('one mistake gives one message, with file, line, field, value and what to do:', () => {
  test.each<[what: string, change: (company: ChangedCompany) => void, message: RegExp]>([
    [
      'a phone that is not a US number',
      ({ set }) => set('business.yaml', ['phone'], '+442079460000'),
      /^business\.yaml:\d+: phone "\+442079460000" is a number of another country: write a US number, which begins with \+1\.$/,
    ],
    [
      'a phone that has lost its quotes',
      ({ write, read }) =>
        write('business.yaml', read('business.yaml').replace(/phone: .*/, 'phone: +15125550187')),
      /^business\.yaml:\d+: phone "15125550187" is not a text: write it between quotes, as '\+12025550123'\.$/,
    ],
    [
      'a state that there is none of',
      ({ set }) => set('business.yaml', ['stateCode'], 'Texas'),
      /stateCode "Texas" is no state: write its two letters, like CA\.$/,
    ],
    [
      'a script of another site',
      ({ set }) => set('business.yaml', ['script'], 'https://stats.example/count.js'),
      /script "https:\/\/stats\.example\/count\.js" is no script of this site: put it into public\//,
    ],
    [
      'a script without a file',
      ({ set }) => set('business.yaml', ['script'], '/analytics.js'),
      /^business\.yaml:\d+: script "\/analytics\.js" is not there.*put the file into public\/\.$/,
    ],
    [
      'a color in another notation',
      ({ set }) => set('tokens.yaml', ['colors', 'page'], 'oklch(1 0 0)'),
      /^tokens\.yaml:\d+: colors\.page "oklch\(1 0 0\)" is no color: write it between quotes, as '#8b9682'\.$/,
    ],
    [
      'a color that is missing',
      ({ set }) => set('tokens.yaml', ['colors', 'link'], undefined),
      /^tokens\.yaml:\d+: colors\.link is missing: write it, as the neighboring files do\.$/,
    ],
    [
      'a field of the wrong kind',
      ({ set }) => set(service, ['features', 0], 42),
      /features\.0 "42" is of the wrong kind: write a text\.$/,
    ],
    [
      'an unknown field',
      ({ set }) => set(area, ['zipcode'], '78751'),
      /^areas\/hyde-park\.yaml: has the unknown field zipcode: check its spelling, or remove it\.$/,
    ],
    [
      'too few features',
      ({ set }) => set(service, ['features'], ['Drains cleared to the main']),
      /features needs at least 3 entries: add what is missing\.$/,
    ],
    [
      'too many features',
      ({ set }) =>
        set(
          service,
          ['features'],
          Array.from({ length: 9 }, (_, index) => `Drains cleared to the main ${index}`),
        ),
      /features has more than 8 entries: remove some\.$/,
    ],
    [
      'a text that says nothing',
      ({ set }) => set('pages/home.yaml', ['hero', 'lede'], 'Call.'),
      /^pages\/home\.yaml:\d+: hero\.lede "Call\." is shorter than 20 characters: write it out\.$/,
    ],
    [
      'coordinates off the map',
      ({ set }) => set(area, ['location', 'longitude'], -117),
      /location\.longitude "-117" is outside the map: write degrees from -98\.1 to -97\.5, or widen mapBounds/,
    ],
    [
      'a text that begins with a space',
      ({ set }) => set(area, ['card'], ' Bungalows with old pipes and shaded, narrow driveways.'),
      /card .* begins or ends with a space: take it away\.$/,
    ],
    [
      'a text with a line break inside',
      ({ set }) => set(area, ['card'], 'Bungalows with old pipes\nand shaded, narrow driveways.'),
      /card "Bungalows with old pipes↵and .* has a line break inside: start every line at the same column\.$/,
    ],
    ...[
      'Lorem ipsum dolor sit amet consectetur',
      'TODO: write this text for real',
      'TBD, says the owner of it',
      'FIXME: the words of the owner',
      'XXX to be written with the owner',
    ].map((text): [string, (company: ChangedCompany) => void, RegExp] => [
      `the unfinished text "${text}"`,
      ({ set }) => set('pages/home.yaml', ['hero', 'lede'], text),
      /hero\.lede .* is not finished: write the real text\.$/,
    ]),
    [
      'a value that another place offers',
      ({ set }) => set('pages/service.yaml', ['servesArea'], 'We proudly serve {service}.'),
      /holds \{service\}, which has no value here: use \{area\}, a fact of the business, or write/,
    ],
    [
      'an answer that names a fact which is not there yet',
      ({ write }) =>
        write(
          'answers/license.yaml',
          'order: 1\nname: License\nquestion: Are you licensed?\nparts:\n  - name: License\n    answer: Ours is number {license}.\n',
        ),
      /^answers\/license\.yaml:6: parts\.0\.answer .* add "onlyWith: license"\.$/,
    ],
    [
      'a brand whose address is none',
      ({ write }) => write('brands.yaml', '- name: Acme\n  url: acme\n'),
      /^brands\.yaml:2: 0\.url "acme" is not an address: write it with https:\/\/\.$/,
    ],
    [
      'a brand whose address is not encrypted',
      ({ write }) => write('brands.yaml', '- name: Acme\n  url: http://acme.example\n'),
      /^brands\.yaml:2: 0\.url "http:\/\/acme\.example" is not an address: write it with https:\/\/\.$/,
    ],
    [
      'a redirect from a page',
      ({ write }) => write('redirects.yaml', '- { from: /about, to: /contact, status: 301 }\n'),
      /^redirects\.yaml:1: 0\.from "\/about" is a page: name an address that has no page any more/,
    ],
    [
      'a redirect to no page',
      ({ write }) => write('redirects.yaml', '- { from: /us, to: /about-us, status: 301 }\n'),
      /^redirects\.yaml:1: 0\.to "\/about-us" is no page: name one\.$/,
    ],
    [
      'a service whose picture would have another address than its page',
      ({ set }) => set(service, ['name'], 'Clear Drains'),
      /^services\/drain-cleaning\.yaml:\d+: name "Clear Drains" and the file’s name differ/,
    ],
    [
      'a page that is missing',
      ({ write }) => write('pages/contact.yaml', undefined),
      /^pages\/contact\.yaml: is missing, and the site needs it: copy the one of another company\.$/,
    ],
    [
      'a file that nothing reads',
      ({ write }) => write('areas/dallas.yml', 'name: Dallas'),
      /^areas\/dallas\.yml: is a file that nothing reads: check its name and its folder\.$/,
    ],
    [
      'a service with "-in-" in its name',
      ({ write, read }) => {
        write('services/leaks-in-walls.yaml', read(service).replace('Drain Cleaning', 'Leaks In Walls'));
        write(service, undefined);
        write('services-in-areas', undefined);
      },
      /^services\/leaks-in-walls\.yaml: has "-in-" in its name, which separates service and area/,
    ],
    [
      'an area with "-in-" in its name',
      ({ write, read }) =>
        write('areas/house-in-the-hills.yaml', read('areas/zilker.yaml').replaceAll('Zilker', 'Westlake')),
      /^areas\/house-in-the-hills\.yaml: has "-in-" in its name, which separates service and area/,
    ],
    [
      'an emergency service, and no words that mark it',
      ({ set }) => {
        set(service, ['emergency'], true);
        set('labels.yaml', ['emergency'], undefined);
      },
      /^labels\.yaml: emergency is missing, and "Drain Cleaning" is an emergency service: write the words/,
    ],
    [
      'a license, and no words that name it',
      ({ set }) => {
        set('business.yaml', ['license'], { number: 'M-12345', classification: 'Master Plumber' });
        set('labels.yaml', ['footer', 'license'], undefined);
      },
      /^labels\.yaml:\d+: footer\.license is missing, and business\.yaml holds a license: write the words/,
    ],
    [
      'a claim that has no words',
      ({ set }) => set('pages/home.yaml', ['hero', 'lede'], 'The work is done by {licensedAndInsured}.'),
      /holds \{licensedAndInsured\}, which has no value here/,
    ],
    [
      'a local page of a service that there is none of',
      ({ write, read }) => {
        const file = 'services-in-areas/hyde-park/drain-cleaning.yaml';
        write('services-in-areas/hyde-park/roofing.yaml', read(file));
        write(file, undefined);
      },
      /^services-in-areas\/hyde-park\/roofing\.yaml: is named after no service: there is no services\/roofing\.yaml: give it the name/,
    ],
  ])('%s', (_, change, message) => {
    const [first = '', ...others] = saidOf(change);
    expect(first).toMatch(message);
    expect(others).toEqual([]);
  });
});

test('a company without emergencies, license, claim or illustrations needs no words for them', () => {
  const said = saidOf(({ set }) => {
    for (const field of [['emergency'], ['footer', 'license'], ['footer', 'pictures']])
      set('labels.yaml', field, undefined);
  });
  expect(said).toEqual([]);
});

test('several problems come all at once, also beside a file that can’t be read', () => {
  const said = saidOf(({ set, write }) => {
    set('business.yaml', ['phone'], '555');
    set('business.yaml', ['origin'], 'x');
    set(area, ['card'], 'Short.');
    write('labels.yaml', 'skip: [');
  });
  const files = said.map((line) => line.split(':')[0] ?? '');
  expect(files.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'areas/hyde-park.yaml',
    'business.yaml',
    'business.yaml',
    'labels.yaml',
  ]);
});

test('a company needs areas', () => {
  expect(saidOf(({ write }) => write('areas', undefined))).toContainEqual(
    expect.stringMatching(/^areas: is missing, and the site needs it/),
  );
});

test('a company with problems can’t be opened: the error holds them all', () => {
  withChangedCompany(({ folder, set }) => {
    set('business.yaml', ['phone'], '555');
    set(area, ['card'], 'Short.');
    expect(() => openCompany(folder)).toThrow(ContentError);
    expect(() => openCompany(folder)).toThrow(/because of 2 mistakes in its content:\n\n {2}- .*\n {2}- /);
  });
});

describe('an opened company', () => {
  const company = openCompany('tests/second-company');

  test('has the facts of the business in its texts', () => {
    expect(company.labels.call).toBe('Call (512) 555-0187');
    expect(company.labels.footer.place).toBe('Austin, Texas');
    expect(JSON.stringify(company)).not.toMatch(/\{(?:brand|phone|city|state|region|foundingYear)\}/);
  });

  test('may have a ZIP code that YAML takes for a number', () => {
    withChangedCompany(({ folder, write, read }) => {
      write(area, read(area).replace(/zipCodes: .*/, 'zipCodes: 78751'));
      expect(openCompany(folder).areas.find(({ slug }) => slug === 'hyde-park')?.zipCodes).toBe('78751');
    });
  });

  test('names the kind of insurance in its claim once that is known', () => {
    withChangedCompany(({ folder, set }) => {
      set('labels.yaml', ['licensedAndInsured'], 'insured plumbers');
      set('labels.yaml', ['licensedAndInsuredBy'], 'insured plumbers ({insurance})');
      set('pages/home.yaml', ['freeQuote', 'text'], 'Call for a quote. We send {licensedAndInsured}.');
      expect(openCompany(folder).home.freeQuote.text).toBe('Call for a quote. We send insured plumbers.');
      set('business.yaml', ['insurance'], 'general liability insurance');
      expect(openCompany(folder).home.freeQuote.text).toBe(
        'Call for a quote. We send insured plumbers (general liability insurance).',
      );
    });
  });
});
