import { expect, test } from 'vitest';
import { validate } from '#content/validate/validate.ts';
import type { Problem } from '#content/problem.ts';
import { problemReport } from '#content/report.ts';

import type { ChangedCompany } from '#tests/changed-company.ts';
import { withCompleteCompany } from '#tests/complete-company.ts';

/** Mistakes that owners make, each planted in a copy of a company: one message for each, which says what to do. */

const area = 'areas/zilker.yaml';
const pair = 'services-in-areas/hyde-park/drain-cleaning.yaml';
const service = 'services/drain-cleaning.yaml';

interface Planted {
  what: string;
  plant: (company: ChangedCompany) => void;
  file: string;
  field?: string;
  value?: string;
  says: RegExp;
  remedy: RegExp;
  severity?: Problem['severity'];
}

const replaced =
  (file: string, from: RegExp | string, to: string) =>
  ({ read, write }: ChangedCompany) => {
    const text = read(file).replace(from, to);
    if (text === read(file)) throw new Error(`${file} has no ${String(from)} any more.`);
    write(file, text);
  };
const changed =
  (file: string, field: readonly (string | number)[], value: unknown) =>
  ({ set }: ChangedCompany) =>
    set(file, field, value);
const lede = (text: string) => changed('pages/home.yaml', ['hero', 'lede'], text);

const planted: Planted[] = [
  {
    what: 'a phone with dashes',
    plant: changed('business.yaml', ['phone'], '512-555-0187'),
    file: 'business.yaml',
    field: 'phone',
    value: '512-555-0187',
    says: /is a US number that is not written as phones dial it/,
    remedy: /'\+15125550187'/,
  },
  {
    what: 'a phone with a digit missing',
    plant: changed('business.yaml', ['phone'], '+1512555018'),
    file: 'business.yaml',
    field: 'phone',
    value: '+1512555018',
    says: /has 9 digits after \+1, and a US number has 10/,
    remedy: /\+1 and the ten digits/,
  },
  {
    what: 'an insurance of no kind, which the law of the state forbids to name',
    plant: changed('business.yaml', ['insurance'], 'fully insured'),
    file: 'business.yaml',
    field: 'insurance',
    value: 'fully insured',
    says: /is not a list of known kinds of insurance/,
    remedy: /write the kinds held/,
  },
  {
    what: 'an origin with a slash',
    plant: changed('business.yaml', ['origin'], 'https://doors.com/'),
    file: 'business.yaml',
    field: 'origin',
    says: /is not an address/,
    remedy: /without a slash at the end/,
  },
  {
    what: 'an origin without encryption',
    plant: changed('business.yaml', ['origin'], 'http://doors.com'),
    file: 'business.yaml',
    field: 'origin',
    says: /is not an address/,
    remedy: /https:\/\//,
  },
  {
    what: 'the same title twice',
    plant: (company) => {
      for (const file of ['pages/about.yaml', 'pages/contact.yaml'])
        company.set(file, ['metadata', 'title'], 'Pipes That Hold for Decades');
    },
    file: 'pages/contact.yaml',
    field: 'metadata.title',
    value: 'Pipes That Hold for Decades',
    says: /is also in .*about\.yaml/,
    remedy: /a different title/,
  },
  {
    what: 'a range of ZIP codes reversed',
    plant: changed(area, ['zipCodes'], '90005-90001'),
    file: area,
    field: 'zipCodes',
    says: /wrong way around/,
    remedy: /90001-90005/,
  },
  {
    what: 'a ZIP code of another state',
    plant: changed(area, ['zipCodes'], '10001'),
    file: area,
    field: 'zipCodes',
    says: /outside California/,
    remedy: /check the digits/,
  },
  {
    what: 'a ZIP code of four digits',
    plant: changed(area, ['zipCodes'], '9000'),
    file: area,
    field: 'zipCodes',
    says: /"9000", which has 4 digits, and a ZIP code has five/,
    remedy: /five digits/,
  },
  {
    what: 'a misspelled field',
    plant: replaced(area, 'whyChoose:', 'whyChose:'),
    file: area,
    says: /unknown field whyChose\b/,
    remedy: /whyChoose/,
  },
  {
    what: 'a link to an area with a slip',
    plant: changed('pages/about.yaml', ['areas', 'chips', 0], 'zilkr'),
    file: 'pages/about.yaml',
    field: 'areas.chips.0',
    value: 'zilkr',
    says: /no areas\/zilkr\.yaml/,
    remedy: /^write zilker, or use/,
  },
  {
    what: 'a base area with a slip, whose minutes texts name',
    plant: (company) => {
      company.set('pages/home.yaml', ['hero', 'lede'], 'Here in {baseMinutes} minutes; call to confirm.');
      company.set('business.yaml', ['baseArea'], 'hyde-prk');
    },
    file: 'business.yaml',
    field: 'baseArea',
    value: 'hyde-prk',
    says: /no areas\/hyde-prk\.yaml/,
    remedy: /^write hyde-park, or use/,
  },
  {
    what: 'an area’s file that can’t be read, whose facts texts name',
    plant: (company) => {
      company.set('pages/home.yaml', ['hero', 'lede'], 'Here in {hydeParkMinutes} minutes; call to confirm.');
      company.set(pair, ['heading'], 'Drains in {area}, {minutes} minutes away; call to confirm');
      replaced('areas/hyde-park.yaml', 'location:', 'location')(company);
    },
    file: 'areas/hyde-park.yaml',
    says: /can't be read/,
    remedy: /./,
  },
  {
    what: 'a service twice',
    plant: ({ read, write }) => write('services/drain-cleaning-2.yaml', read(service)),
    file: 'services/drain-cleaning-2.yaml',
    field: 'name',
    says: /is also in /,
    remedy: /a different name/,
  },
  {
    what: 'an area’s file that was copied and not changed',
    plant: ({ read, write }) => write('areas/zilker-2.yaml', read(area)),
    file: 'areas/zilker-2.yaml',
    field: 'name',
    says: /is also in /,
    remedy: /a different name/,
  },
  {
    what: 'a folder named after no area, with a page of no service in it',
    plant: ({ read, write, set }) => {
      const roofing = 'services-in-areas/dallas/roofing.yaml';
      write(roofing, read(pair));
      set(roofing, ['metadata', 'title'], 'Roofs That Drain Too Slowly');
      set(
        roofing,
        ['metadata', 'description'],
        'Flat roofs, what is left on them after a storm, and when to call.',
      );
    },
    file: 'services-in-areas/dallas',
    says: /no areas\/dallas\.yaml/,
    remedy: /name of an area’s file/,
  },
  {
    what: 'an area twice in one list',
    plant: changed('pages/about.yaml', ['areas', 'chips', 1], 'hyde-park'),
    file: 'pages/about.yaml',
    field: 'areas.chips.1',
    says: /is listed twice/,
    remedy: /name it once/,
  },
  {
    what: 'an area’s file with a capital',
    plant: ({ read, write }) => {
      write('areas/Hyde-park.yaml', read('areas/hyde-park.yaml'));
      write('areas/hyde-park.yaml', undefined);
    },
    file: 'areas/Hyde-park.yaml',
    says: /can’t be part of an address/,
    remedy: /hyde-park\.yaml/,
  },
  {
    what: 'a missing description',
    plant: changed(area, ['description'], undefined),
    file: area,
    field: 'description',
    says: /is missing/,
    remedy: /write it/,
  },
  {
    what: 'an empty title',
    plant: changed(area, ['metadata', 'title'], ''),
    file: area,
    field: 'metadata.title',
    says: /is empty/,
    remedy: /write it/,
  },
  {
    what: 'a title of 90 characters',
    plant: changed(area, ['metadata', 'title'], 'Pipes'.repeat(18)),
    file: area,
    field: 'metadata.title',
    says: /\(90 characters\) is longer than 60/,
    remedy: /shorten it/,
  },
  {
    what: 'a response time in words',
    plant: changed(area, ['responseTime'], 'soon'),
    file: area,
    field: 'responseTime',
    says: /not a range of minutes/,
    remedy: /20-30/,
  },
  ...[area, 'areas/hyde-park.yaml'].map((file) => ({
    what: `minutes reversed in ${file}, which texts name`,
    plant: (company: ChangedCompany) => {
      company.set('pages/home.yaml', ['hero', 'lede'], 'In {zilkerMinutes} minutes; call to confirm.');
      company.set('pages/about.yaml', ['hero', 'lede'], 'In {baseMinutes} minutes; call to confirm.');
      company.set(file, ['claim'], 'In {area} in {minutes} minutes. Call to confirm.');
      company.set(pair, ['lookFor', 0], 'In {area} in {minutes} minutes. Call to confirm.');
      company.set(file, ['responseTime'], '30-20');
    },
    file,
    field: 'responseTime',
    says: /wrong way around/,
    remedy: /smaller number first, as 20-30/,
  })),
  {
    what: 'a text that is nothing but a reminder to write it',
    plant: lede('TODO'),
    file: 'pages/home.yaml',
    field: 'hero.lede',
    says: /is not finished/,
    remedy: /write the real text/,
  },
  {
    what: 'a field without a value',
    plant: replaced(area, /\ncard:[^]*?\n(?=\w)/, '\ncard:\n'),
    file: area,
    field: 'card',
    says: /is empty/,
    remedy: /write it/,
  },
  {
    what: 'a date as people write it',
    plant: changed(area, ['metadata', 'updated'], '11/21/2026'),
    file: area,
    field: 'metadata.updated',
    says: /is not a date/,
    remedy: /2026-11-21/,
  },
  {
    what: 'a date in the future',
    plant: changed(area, ['metadata', 'updated'], '2131-01-01'),
    file: area,
    field: 'metadata.updated',
    says: /in the future/,
    remedy: /day on which it happened/,
  },
  {
    what: 'a confirmation of the future',
    plant: changed('confirmations.yaml', [0, 'confirmed'], '2131-01-01'),
    file: 'confirmations.yaml',
    field: '0.confirmed',
    says: /in the future/,
    remedy: /day on which it happened/,
  },
  {
    what: 'a claim with a link in a place that holds no links',
    plant: lede('Valves with a {lifetimeWarranty}, and more.'),
    file: 'pages/home.yaml',
    field: 'hero.lede',
    says: /holds \{lifetimeWarranty\}, which has no value here/,
    remedy: /write the words out/,
  },
  {
    what: 'a placeholder that has no value',
    plant: lede('Plumbing in {town}, done well'),
    file: 'pages/home.yaml',
    field: 'hero.lede',
    says: /holds \{town\}/,
    remedy: /write the words out/,
  },
  {
    what: 'the bounds of the map swapped',
    plant: (company) => {
      company.set('business.yaml', ['mapBounds', 'south'], 30.6);
      company.set('business.yaml', ['mapBounds', 'north'], 30);
    },
    file: 'business.yaml',
    field: 'mapBounds.south',
    says: /is not less than north/,
    remedy: /smaller number as south/,
  },
  {
    what: 'a minus missing in the bounds of the map',
    plant: changed('business.yaml', ['mapBounds', 'west'], 98.1),
    file: 'business.yaml',
    field: 'mapBounds.west',
    says: /is not less than east/,
    remedy: /west of Greenwich have a minus/,
  },
  {
    what: 'an area’s name where its file’s name belongs',
    plant: changed('pages/about.yaml', ['areas', 'chips', 0], 'Hyde Park'),
    file: 'pages/about.yaml',
    field: 'areas.chips.0',
    says: /is no part of an address/,
    remedy: /lower-case letters, digits and single dashes/,
  },
  {
    what: 'latitude and longitude swapped',
    plant: changed(area, ['location'], { latitude: -97.7711, longitude: 30.2606 }),
    file: area,
    field: 'location',
    says: /latitude and longitude swapped/,
    remedy: /latitude: 30\.2606 and longitude: -97\.7711/,
  },
  {
    what: 'a comma missing',
    plant: replaced('business.yaml', 'south: 30, north', 'south: 30 north'),
    file: 'business.yaml',
    says: /can't be read/,
    remedy: /comma|quotes/,
  },
  {
    what: 'a quotation mark that is never closed',
    plant: replaced(area, "'Zilker Plumbers: Water Pressure and Limestone'", "'Zilker Plumbers"),
    file: area,
    says: /quotation mark that is never closed/,
    remedy: /closing one/,
  },
  {
    what: 'a colon in a text without quotes',
    plant: replaced(area, 'heading: Steep lines', 'heading: Steep: lines'),
    file: area,
    says: /second colon/,
    remedy: /quotes/,
  },
  {
    what: 'a colon forgotten',
    plant: replaced(area, 'map: Zilker', 'map Zilker'),
    file: area,
    says: /without a colon/,
    remedy: /colon after the field’s name/,
  },
  {
    what: 'a tab',
    plant: replaced(area, '  latitude', '\tlatitude'),
    file: area,
    says: /a tab/,
    remedy: /spaces/,
  },
  {
    what: 'a field twice',
    plant: replaced(area, 'order: 40', 'order: 40\norder: 50'),
    file: area,
    says: /same field twice/,
    remedy: /take one of them out/,
  },
  {
    what: 'a text in stars',
    plant: replaced(area, /card: .*/, 'card: *Cottages* and tall new houses on rock.'),
    file: area,
    says: /can't be read/,
    remedy: /quotes/,
  },
  {
    what: 'a bracket that is never closed',
    plant: replaced('services-in-areas/hyde-park/leak-detection.yaml', /heading: .*/, 'heading: [Leaks'),
    file: 'services-in-areas/hyde-park/leak-detection.yaml',
    says: /can't be read/,
    remedy: /\]/,
  },
  {
    what: 'titles that differ only in the place',
    plant: (company) => {
      company.set(area, ['metadata', 'title'], 'Old Pipes and New Drains in Zilker');
      company.set('areas/mueller.yaml', ['metadata', 'title'], 'Old Pipes and New Drains in Mueller');
      company.set(area, ['added'], '2026-11-20');
    },
    file: area,
    field: 'metadata.title',
    says: /the same as .*mueller\.yaml/,
    remedy: /particular to this page/,
  },
  {
    what: 'descriptions that differ only in the place',
    plant: (company) => {
      for (const place of ['Zilker', 'Mueller'])
        company.set(
          `areas/${place.toLowerCase()}.yaml`,
          ['metadata', 'description'],
          `Old pipes and new drains in ${place}, what they are made of, and when to call us.`,
        );
      company.set(area, ['added'], '2026-11-20');
    },
    file: area,
    field: 'metadata.description',
    says: /the same as .*mueller\.yaml/,
    remedy: /particular to this page/,
  },
  {
    what: 'an area about which hardly anything is written',
    plant: (company) => {
      const words =
        'Rock lies a foot below the grass, so we trace each pipe from above before anybody digs a trench, and line it from one end.';
      company.set(area, ['local'], {
        heading: 'Rock below the grass',
        paragraphs: [words],
        questions: [
          { question: 'Is there rock?', answer: 'Yes, a foot below the grass, and all the way down.' },
        ],
      });
      company.set(area, ['description'], words);
    },
    file: area,
    says: /fewer than \d+ words that stand on no other page/,
    remedy: /particular to this place/,
    severity: 'warning',
  },
  {
    what: 'markup',
    plant: lede('Plumbing that is <b>made</b> to last for years.'),
    file: 'pages/home.yaml',
    field: 'hero.lede',
    says: /holds markup/,
    remedy: /plain text/,
  },
  {
    what: 'stars for oneself',
    plant: lede('Five star rated plumbers, on call for you.'),
    file: 'pages/home.yaml',
    field: 'hero.lede',
    says: /says "Five star"/,
    remedy: /the stars belong to reviews elsewhere/,
  },
  {
    what: 'bonded',
    plant: lede('Our plumbers are bonded, and on call for you.'),
    file: 'pages/home.yaml',
    field: 'hero.lede',
    says: /says "bonded"\.\s+Why: it claims a bond, which no record here holds/,
    remedy: /leave it out/,
  },
  {
    what: 'an unknown icon',
    plant: changed(service, ['icon'], 'Faucet'),
    file: service,
    field: 'icon',
    says: /no icon that the site has/,
    remedy: /use one of Zap/,
  },
  {
    what: 'a place misspelled',
    plant: lede('We come to Zilkr on every day of the week.'),
    file: 'pages/home.yaml',
    field: 'hero.lede',
    says: /looks like "Zilker"/,
    remedy: /write Zilker/,
    severity: 'warning',
  },
  {
    what: 'minutes that disagree with the area’s record',
    plant: lede('We are in Zilker in 10-15 minutes; call to confirm.'),
    file: 'pages/home.yaml',
    field: 'hero.lede',
    says: /disagrees .*Zilker: 20–30 minutes/,
    remedy: /write \{zilkerMinutes\} minutes for Zilker/,
  },
  {
    what: 'a text that is too long once its facts are filled in',
    plant: changed('labels.yaml', ['licensedAndInsuredBy'], `${'licensed '.repeat(16)}({insurance})`),
    file: 'labels.yaml',
    field: 'licensedAndInsuredBy',
    says: /longer than 160 characters/,
    remedy: /shorten it/,
  },
  {
    what: 'minutes in digits in a text about another area',
    plant: lede('We are in Zilker in 20-30 minutes; call to confirm.'),
    file: 'pages/home.yaml',
    field: 'hero.lede',
    says: /repeats/,
    remedy: /write \{zilkerMinutes\} minutes for Zilker/,
    severity: 'warning',
  },
  {
    what: 'minutes of an area that is none',
    plant: lede('We are in Zilker in {zilkrMinutes} minutes; call to confirm.'),
    file: 'pages/home.yaml',
    field: 'hero.lede',
    says: /holds \{zilkrMinutes\}, which has no value here/,
    remedy: /use a fact of the business/,
  },
  {
    what: 'minutes in digits in the area’s own text',
    plant: changed(area, ['claim'], 'A plumber is there in 20-30 minutes. Call to confirm.'),
    file: area,
    field: 'claim',
    says: /repeats/,
    remedy: /write \{minutes\} minutes:/,
    severity: 'warning',
  },
  {
    what: 'a copy of another area',
    plant: ({ read, write }) => {
      const copy = read(area)
        .replaceAll('Zilker', 'Bouldin')
        .replace(/title: 'Bouldin.*/, 'title: Where the Creek Runs Under the Street')
        .replace(
          / {2}description: >-\n.*\n.*\n {2}updated/,
          "  description: Pipes below Bouldin's creek, and what they are made of, and when to call.\n  updated",
        )
        .concat("added: '2026-11-20'\n");
      write('areas/bouldin.yaml', copy);
    },
    file: 'areas/bouldin.yaml',
    says: /is repeated in this page/,
    remedy: /particular to this place/,
    severity: 'warning',
  },
];

test.each(planted)('$what', ({ plant, file, field = '', value, says, remedy, severity = 'error' }) => {
  withCompleteCompany((company) => {
    plant(company);
    const result = validate(company.folder);
    const [problem, ...others] = result.problems;
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      severity,
      file: `${company.folder}/${file}`,
      ...(value === undefined ? {} : { value }),
    });
    expect(problem?.field.join('.')).toBe(field);
    expect(problem?.remedy).toMatch(remedy);
    expect(problemReport(result.problems, company.folder)).toMatch(says);
  });
});
