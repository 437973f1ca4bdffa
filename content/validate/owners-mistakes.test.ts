import { globSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenPictures } from '#content/validate/pictures.ts';
import { misspelledWords } from '#content/validate/spelling/misspelled-words.ts';
import { placeOf, whatIsWrong } from '#content/problem.ts';
import { validate } from '#content/validate/validate.ts';
import { textsIn } from '#content/texts-in.ts';
import type { Rule } from '#content/validate/rule.ts';
import { type ChangedCompany, withChangedCompany } from '#tests/changed-company.ts';
import { writeCompleteCompany } from '#tests/complete-company.ts';

/*
 * What an owner really got wrong, and the same kinds of mistake in other words, in a copy of the project's own company:
 * each is found where it is, with what to do. Those of one kind are planted together, because the company is large.
 */

/** Where the owner reads something, what, and what was done before. */
type Mistake = [file: string, says: RegExp, change: (company: ChangedCompany) => void];
type InField = [file: string, field: string, value: unknown, says: RegExp];
type InText = [text: string, says: RegExp];

const business = 'business.yaml';
const weekdays = { days: ['Monday', 'Tuesday'], opens: '08:00', closes: '17:00' };

/** Mistakes in the form of a text, which are found before records are compared. */
const forms: InText[] = [
  ['We come **every day** of the week, on Sundays too.', /holds Markdown/],
  ['Call `before noon` when a spring has snapped.', /holds Markdown/],
  ['See [our prices](https://prices.example) before you call.', /holds Markdown/],
  ['- Springs, cables, rollers and hinges of any door', /holds Markdown/],
  ['We come to your gar\u200bage with all the parts.', /can’t be seen/],
  ['We come to your ga\u00adrage with all the parts.', /can’t be seen/],
  ['We come to your garage\u0007 with all the parts.', /can’t be seen/],
  ['Itâ€™s the spring that lifts a door, not the opener.', /damaged when the file was saved/],
  ['The MÃ¼ller street has doors of all the heights.', /damaged when the file was saved/],
  ['We come in {minutes after your call, with parts.', /a brace without its other half/],
  ['We come in minutes} after your call, with parts.', /a brace without its other half/],
  ['We come on the same- day that you call, with parts.', /a space after a hyphen/],
  ['A lift- cable frays first at the bottom bracket.', /a space after a hyphen/],
  ['asdf asdf asdf asdf asdf asdf', /not finished/],
  ['test test test test test test', /says nothing/],
  ['Springs&nbsp;and cables of any door in this place', /holds markup/],
];

/** Mistakes in what a text says. */
const words: InText[] = [
  ['Call us at (760) 555-0199 when a spring snaps.', /is another number than the company’s/],
  ['Call us at 760.555.0188 when a cable frays.', /is another number than the company’s/],
  ['Call 1-800-DOORFIX when a cable frays on you.', /is another number than the company’s/],
  ['Text +1 442 555 0100 when a cable frays on you.', /is another number than the company’s/],
  ['Write to info@doorsofvista.com when a cable frays.', /says "info@doorsofvista\.com"/],
  ['A new spring is 99 bucks, only 89 USD this week.', /says "99 bucks"/],
  ['A tune-up of the door is forty-nine dollars here.', /says "forty-nine dollars"/],
  ['A tune-up of the door is US$ 49 in this place.', /says "US\$ 49"/],
  ['Seniors get 10% off each repair of their door.', /says "10% off"/],
  ['The most trusted, cheapest door company of all.', /says "most trusted"/],
  ['Nowhere are there lower bills: the lowest prices.', /says "lowest prices"/],
  ['We answer sooner than any other company around.', /says "than any other"/],
  ['We are the #1 for garage doors in this place.', /says "#1"/],
  ['Customers gave us 4.9 on Google, out of hundreds.', /says "4\.9 on G"/],
  ['More than 300 five-star visits in this place.', /says "five-star"/],
  ['Read our reviews on Yelp before you call us.', /says "our reviews"/],
  ['“They came at midnight and fixed it” – Maria, Vista', /they came at midnight.*judgment of others/i],
  ['Rated 5 out of 5 by those who live around here.', /says "5 out of 5"/],
  ['Award-winning work on each spring that we fit.', /says "Award-winning"/],
  ['Certified technicians come to your door at noon.', /says "Certified"/],
  ['Thousands of happy customers call us each year.', /says "happy customers"/],
  ['Springs that last for life, on doors of any size.', /says "for life"/],
  ['CALL US TODAY FOR A NEW DOOR AND OPENER', /capitals .*read as shouting/],
  ['We fix your door today!!! Ask for it by phone.', /read as shouting/],
  ['A FREE tune-up comes with each spring that we fit.', /says "FREE"/],
  ['We fix your door on the day you call us!', /"us!" is in the text/],
  ['We come to you — and we bring the parts along.', /"—" is in the text/],
  ['We recieve your call and come with the parts.', /"recieve" is in no dictionary.*write receive/],
  ['Your openner hums and the door does not move.', /"openner" is in no dictionary.*write opener/],
  ['The spring lifts the the door, not the opener.', /says "the the"/],
  ['Ask for Precision Garage Doors when a spring snaps.', /looks like the name of another company/],
  ['Carlsbad Overhead Door Company comes to your street.', /looks like the name of another company/],
  ['Look at the picture door-2024.jpg before you call.', /says "door-2024\.jpg"/],
  ['We come to each house with the ZIP code 90210.', /"90210" is a ZIP code that no area has/],
];

/** Fields that are wrong by themselves. */
const fields: InField[] = [
  [business, 'phone', '+1760DOORFIX', /has letters in it/],
  [business, 'foundingYear', 2131, /is a year to come/],
  [
    business,
    'openingHours.0',
    { ...weekdays, opens: '17:00', closes: '08:00' },
    /is not later than the time it opens/,
  ],
  [business, 'legalName', 'asdf', /not finished/],
  [business, 'license', { number: '1111111', classification: 'C-61/D-28' }, /is not a license number/],
  ['brands.yaml', '0.url', 'https://www.liftmaster.con', /leads nowhere/],
];

/** Fields that are wrong beside others. */
const compared: InField[] = [
  ['areas/vista.yaml', 'zipCodes', '90210', /is far from the ZIP codes of every other area/],
  ['areas/vista.yaml', 'location', { latitude: 33.1581, longitude: -117.3506 }, /is also the place of/],
  ['pages/about.yaml', 'areas.chips.0', 'vsta', /names a file that does not exist.*write vista/],
  ['symptoms/broken-spring.yaml', 'service', 'dent-repair', /names a file that does not exist/],
  ['labels.yaml', 'lifetimeWarranty.answer', 'warrantee', /names a file that does not exist/],
  [business, 'script', '/count.js', /is not there/],
  ['brands.yaml', '0.logo', { file: '/brands/a.svg', permission: 'A letter of May 4.' }, /is not there/],
];

/** Facts that texts contradict, and what only a look at all pages shows. */
const facts: InField[] = [
  [business, 'foundingYear', 2015, /"since 2010" is another year than the founding year/],
  [business, 'foundingYear', 2015, /"15\+ years" is more than the 11 years/],
  [business, 'openingHours', [weekdays], /"24\/7" is not what the opening hours .* say/],
  [business, 'city', 'Carlsbad', /"based in Oceanside" is not the city/],
  [business, 'origin', 'https://www.test.com', /is a placeholder/],
  ['pages/contact.yaml', 'picture.alt', 'IMG_2034.jpg photo of a door', /says "IMG_2034\.jpg"/],
  ['confirmations.yaml', '0.confirmed', '2020-01-01', /was confirmed on 2020-01-01, before \d+ pages/],
];

const files: Mistake[] = [
  [
    'pages/home - Copy.yaml',
    /says the same as pages\/home\.yaml/,
    copy('pages/home.yaml', 'pages/home - Copy.yaml'),
  ],
  [
    'services/',
    /says the same as services\/tune-up/,
    copy('services/garage-door-maintenance.yaml', 'services/tune-up.yaml'),
  ],
  [
    'areas/shadowridge.yml',
    /because of its ending: .*name it shadowridge\.yaml/,
    move('areas/shadowridge.yaml', 'areas/shadowridge.yml'),
  ],
  [
    'services-in-areas/',
    /areas\/fire-mtn\.yaml was renamed or moved/,
    move('areas/fire-mountain.yaml', 'areas/fire-mtn.yaml'),
  ],
  [
    'areas/garage-door-cable-repair.yaml',
    /holds what the files in services\/ hold/,
    move('services/garage-door-cable-repair.yaml', 'areas/garage-door-cable-repair.yaml'),
  ],
  [
    'answers/fees.yaml:1',
    /holds two versions, between marks/,
    write('answers/fees.yaml', '<<<<<<< HEAD\norder: 1\n=======\norder: 2\n>>>>>>> b\n'),
  ],
  ['pages/error.yaml:1', /is not saved as UTF-8/, write('pages/error.yaml', 'heading: M\xfcller\n')],
  [
    'pages/offline.yaml:1',
    /is not saved as UTF-8/,
    write('pages/offline.yaml', 'heading: Offline\n', 'utf16le'),
  ],
  [
    'areas/etc',
    /is a link to a place outside/,
    ({ folder }) => symlinkSync('/etc', join(folder, 'areas/etc')),
  ],
];

const pictures: Mistake[] = [
  ['hero.webp', /is not the webp picture that its name says/, write('public/hero.webp', 'a text')],
  ['wide.webp', /a part of it is missing/, write('public/wide.webp', 'RIFF\xff\xff\0\0WEBPVP8 ')],
  ['hero.avif', /is not the avif picture that its name says/, write('public/hero.avif', '')],
  ['logo.png', /is not the png picture that its name says/, write('public/logo.png', '<html></html>')],
];

/** A name that is another one but for its capitals. */
const alike: Mistake[] = [
  [
    'areas/vista-2.yaml:1',
    /name "VISTA" is also in .*, but for capitals/,
    ({ read, write }) =>
      write('areas/vista-2.yaml', read('areas/vista.yaml').replace('name: Vista', 'name: VISTA')),
  ],
];

function move(from: string, to: string) {
  return ({ folder }: ChangedCompany) => renameSync(join(folder, from), join(folder, to));
}

function copy(from: string, to: string) {
  return ({ read, write }: ChangedCompany) => write(to, read(from));
}

function write(file: string, text: string, encoding: BufferEncoding = 'latin1') {
  return ({ folder }: ChangedCompany) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text, encoding);
  };
}

/** What the check says after a change of a company, a line each. */
function saidAfter(change: (company: ChangedCompany) => void, slowRules: Rule[] = [], original = 'company') {
  return withChangedCompany((company) => {
    // The copy has no pictures of doors and no drawings of services.
    rmSync(join(company.folder, 'sections/door-chooser.yaml'), { force: true });
    company.set('tokens.yaml', 'serviceIcons', undefined);
    change(company);
    return validate(company.folder, { slowRules }).problems.map((problem) => {
      const { severity, reason = '', remedy } = problem;
      const line = `${severity} ${placeOf(problem)}: ${whatIsWrong(problem)}: ${reason}: ${remedy}`;
      return line.replaceAll(`${company.folder}/`, '');
    });
  }, original);
}

/** Each sentence on a page of its own. */
const pairs = globSync('services-in-areas/{[a-c]*,l*,o*,r*,t*}/*.yaml', { cwd: 'company' });
const inTexts = (rows: readonly InText[]) =>
  rows.map(([text, says], index): Mistake => {
    const file = pairs[index] ?? '';
    return [file, says, ({ set }) => set(file, 'lookFor.0', text)];
  });
const inFields = (rows: readonly InField[]) =>
  rows.map(([file, field, value, says]): Mistake => [file, says, ({ set }) => set(file, field, value)]);
const anywhere = (rows: readonly Mistake[]) => rows.map(([, ...rest]): Mistake => ['', ...rest]);

test.each<[where: string, mistakes: Mistake[], slowRules: Rule[], others: number]>([
  ['in the form of texts, fields and files', [...inTexts(forms), ...inFields(fields), ...files], [], 3],
  ['between fields', inFields(compared), [], 3],
  ['in what texts say', inTexts(words), [misspelledWords], 3],
  [
    'between facts and texts, and in pictures',
    [...anywhere(inFields(facts)), ...pictures],
    [brokenPictures],
    200,
  ],
  ['in names that are alike', alike, [], 3],
])('mistakes %s are each found where they are, and few others', (_, mistakes, slowRules, others) => {
  const said = saidAfter((company) => {
    for (const [, , change] of mistakes) change(company);
  }, slowRules).filter(
    (line) =>
      /^(?:error|warning)/.test(line) || line.includes('was confirmed') || line.includes('is a placeholder'),
  );
  const missed = mistakes.filter(
    ([file, says]) => !said.some((line) => line.includes(file) && says.test(line)),
  );
  expect(missed).toEqual([]);
  expect(said.length).toBeLessThanOrEqual(mistakes.length + others);
});

test('a customer may praise and shout in a quote, but not rate', () => {
  const quote = 'The BEST crew, the best price! We gave them 4.9 on Google.';
  const record = `name: Ana\ntown: Vista\nquote: '${quote}'\npublisher: Google\ndate: 2026-01-02\naddress: https://maps.example/ana\nconsent: 2026-01-02\n`;
  const said = saidAfter(write('reviews/ana.yaml', record)).filter((line) => line.includes('reviews/ana'));
  expect(said).toEqual([expect.stringMatching(/says "4\.9 on G"/)]);
});

/** What an owner fills in, each with the same word, in two parts: some fields are looked at once the others are right. */
const filledWith = (word: string): Record<string, Record<string, unknown>>[] => [
  {
    [business]: {
      ...Object.fromEntries(
        'brand shortName city region legalName fictitiousName insurance phone origin foundingYear language stateCode'
          .split(' ')
          .map((field) => [field, word]),
      ),
      license: { number: word, classification: word },
      profiles: [word],
      openingHours: [{ days: ['Monday'], opens: word, closes: word }],
    },
    'areas/zilker.yaml': {
      ...Object.fromEntries(
        'name map region title card claim responseTime'.split(' ').map((field) => [field, word]),
      ),
      neighborhoods: [word],
      facts: [{ text: word, source: { title: word, publisher: word, url: word, read: word } }],
    },
    'answers/warranty.yaml': { question: word, parts: [{ name: word, answer: word }] },
    'labels.yaml': { lifetimeWarranty: { words: word, answer: 'warranty', whoseLife: word } },
    'confirmations.yaml': { 0: { claim: word, words: [word], backedBy: word, confirmed: word } },
    'brands.yaml': { 0: { name: word, url: word } },
    'sections/people.yaml': { answering: { name: word, role: word, words: word, picture: { alt: word } } },
  },
  { [business]: { baseArea: word }, 'areas/zilker.yaml': { zipCodes: word } },
];

const junk = 'asdf|test|xxx|lorem ipsum|tbd|n/a|foo|-|123|aaa aaa|qwerty|.'.split('|');

test('words that only fill a field are refused wherever an owner writes', () => {
  const complete = mkdtempSync(join(tmpdir(), 'complete-'));
  writeCompleteCompany(complete);
  writeFileSync(join(complete, 'brands.yaml'), '- {}\n');
  const tried = junk.flatMap((word) =>
    filledWith(word).flatMap((records) => {
      const said = saidAfter(
        ({ set, write }) => {
          write('sections/people.yaml', '{}');
          for (const [file, fields] of Object.entries(records))
            for (const [field, value] of Object.entries(fields))
              set(file, [Number.isNaN(+field) ? field : +field], value);
        },
        [],
        complete,
      ).filter((line) => !line.startsWith('todo'));
      return Object.entries(records).flatMap(([file, fields]) =>
        textsIn(fields)
          .filter(({ text }) => text === word)
          .map(({ field }) => {
            const name = field.join('.');
            return {
              name: `${file} ${name}: ${word}`,
              isRefused: said.some((line) => line.includes(file) && line.includes(`: ${name} `)),
            };
          }),
      );
    }),
  );
  const accepted = tried.filter(({ isRefused }) => !isRefused).map(({ name }) => name);
  expect(accepted.length, accepted.join(', ')).toBeLessThan(tried.length / 20);
  rmSync(complete, { recursive: true });
});
