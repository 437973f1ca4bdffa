import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { array, assert, boolean, constantFrom, integer, oneof, property, string } from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { unfinishedPages } from '#app/page-data/unfinished-pages.ts';
import { allPages } from '#app/page-data/pages.ts';
import { paths } from '#app/paths.ts';
import { changesBetween, merge, withValueAt } from '#cms/records/changes.ts';
import { fieldOf, fieldsWith } from '#cms/records/record-pages.ts';
import { recordFiles, schemaOf } from '#cms/records/folder.ts';
import { renameOrRemove } from '#cms/records/rename-or-remove.ts';
import { addCompany, type Answers, problemIn } from '#cms/records/new-company.ts';
import { addableKinds, addRecord } from '#cms/records/new-record.ts';
import { recordText, type RecordValue, recordValue } from '#cms/records/yaml-text.ts';
import { openCompany, validate } from '#content/validate/validate.ts';
import { changedCompany, copyCompany } from '#tests/changed-company.ts';
import { writePhotographs } from '#tests/gradient-pictures.ts';
import { secondCompany } from '#tests/second-company-data.ts';

const area = { name: 'Bouldin Creek', zipCodes: '78704', minutes: '20-30', place: '30.25, -97.75' };

function copy() {
  const folder = copyCompany();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return changedCompany(folder);
}

/** What is wrong in records; what only the owner can supply is left out. */
const errorsIn = (folder: string) => validate(folder).problems.filter(({ severity }) => severity === 'error');

test.each(recordFiles(secondCompany))('%s is written as it is read', (file) => {
  const text = readFileSync(join(secondCompany, file), 'utf8');
  expect(recordText(text, recordValue(text))).toBe(text);
});

/** Its owner may have typed line breaks and quotes of other kinds by hand. */
test.each(recordFiles('company'))('company/%s keeps its values and comments when it is written', (file) => {
  const text = readFileSync(join('company', file), 'utf8');
  const written = recordText(text, recordValue(text));
  const comments = (text: string) => text.match(/^\s*# .*$/gm);
  expect([recordValue(written), comments(written)]).toEqual([recordValue(text), comments(text)]);
});

test('any change of a record comes back as it was typed, and no comment is lost', () => {
  const text = readFileSync('company/areas/vista.yaml', 'utf8');
  const before = recordValue(text) as Record<string, RecordValue>;
  const words = oneof(string(), string({ unit: 'binary' }), string({ minLength: 90, maxLength: 300 }));
  const value = oneof(words, integer(), boolean(), array(words, { maxLength: 4 }));
  assert(
    property(constantFrom(...Object.keys(before), 'brandNew'), value, (name, next) => {
      const after = { ...before, [name]: next };
      expect(recordValue(recordText(text, after))).toEqual(after);
    }),
    { numRuns: 150, seed: 37 },
  );
  const commented = '# Why.\na: 1 # here\nb: [x, y]\n';
  expect(recordText(commented, { a: 1, b: ['x', 'z', 'y'] })).toBe('# Why.\na: 1 # here\nb: [x, z, y]\n');
});

test('changes are reported by field; long texts from the first word that differs', () => {
  const long = 'We say on the phone when we will be there, and we come to every street';
  const changes = changesBetween(
    { responseTime: '20-30', card: long, whyChoose: ['a'] },
    { responseTime: '25-35', card: long.replace('every', 'each'), whyChoose: ['a', 'b'] },
    schemaOf('areas/vista.yaml'),
  );
  expect(changes.map(({ words }) => words)).toEqual([
    'response time: “20-30” to “25-35”',
    'text on its card: “… every street” to “… each street”',
    'reasons to choose us here 2: added “b”',
  ]);
});

test('a list that both have changed is a clash, and the file’s is kept', () => {
  const base = { name: 'A', list: ['x'] };
  const { merged, conflictingFields } = merge(
    base,
    { name: 'Mine', list: ['x', 'y'] },
    { ...base, list: [] },
  );
  expect(merged).toEqual({ name: 'Mine', list: [] });
  expect(conflictingFields).toEqual([['list']]);
});

test('a field is changed, added and removed', () => {
  expect(withValueAt({ a: 1, b: [1] }, ['b', 0], 2)).toEqual({ a: 1, b: [2] });
  expect(withValueAt({ a: 1 }, ['b'], 2)).toEqual({ a: 1, b: 2 });
  expect(withValueAt({ a: 1, b: 2 }, ['b'])).toEqual({ a: 1 });
});

test('a text of a page is found in the field that it comes from, with facts filled in', () => {
  const records = [
    {
      file: 'areas/vista.yaml',
      page: '/service-areas/vista',
      value: { title: 'Doors in Vista', card: 'We come in {minutes} minutes' },
    },
    { file: 'pages/home.yaml', page: '/', value: { hero: { heading: 'Doors in Vista' } } },
  ];
  expect(fieldOf(records, 'We come in 20–30 minutes', '/')).toMatchObject({
    file: 'areas/vista.yaml',
    field: ['card'],
  });
  expect(fieldOf(records, ' Doors in\n Vista ', '/')).toMatchObject({ file: 'pages/home.yaml' });
  expect(fieldOf(records, 'Nothing like it', '/')).toBeUndefined();
  expect(fieldsWith(records, 'doors IN')).toHaveLength(2);
});

test('a new area has a page, and one for each service, which search engines list once they are written', async () => {
  const { folder } = copy();
  const before = allPages(openCompany(folder)).length;
  await addRecord(folder, 'areas', { ...area, zipCodes: '78704 78741' });
  const company = openCompany(folder);
  expect(company.areas.find(({ slug }) => slug === 'bouldin-creek')?.zipCodes).toBe('78704, 78741');
  expect(allPages(company)).toHaveLength(before + 1 + company.services.length);
  const unfinished = [
    paths.area('bouldin-creek'),
    ...company.services.map(({ slug }) => paths.serviceInArea(slug, 'bouldin-creek')),
  ];
  expect([...unfinishedPages(company)].sort()).toEqual(unfinished.sort());
  const next = { ...area, name: 'Travis Heights', zipCodes: '7870' };
  await expect(addRecord(folder, 'areas', next)).rejects.toThrow(/^(?!.*is also in).*zipCodes/s);
  await addRecord(folder, 'areas', { ...next, zipCodes: '78741', place: '30.24, -97.74' });
  expect(errorsIn(folder)).toEqual([]);
});

test.each([
  ['a ZIP code of four digits', { zipCodes: '7870' }, 'zipCodes'],
  ['minutes in words', { minutes: 'soon' }, 'responseTime'],
  ['a place off the map', { place: '33, -97.75' }, 'location.latitude'],
  ['latitude and longitude swapped', { place: '-97.75, 30.25' }, 'swapped'],
  ['no place', { place: 'Austin' }, 'is not a place'],
  ['a name of one letter', { name: 'B' }, 'name'],
  ['a name that is taken', { name: 'Zilker' }, 'is there already'],
])('a new area with %s is refused, and nothing is written', async (_, answer, words) => {
  const { folder } = copy();
  await expect(addRecord(folder, 'areas', { ...area, ...answer })).rejects.toThrow(words);
  expect(openCompany(folder).areas).toHaveLength(openCompany(secondCompany).areas.length);
});

test('a new service has a page, which search engines list once it is written', async () => {
  const { folder } = copy();
  await addRecord(folder, 'services', { ...area, name: 'Gas Lines' });
  expect(unfinishedPages(openCompany(folder))).toEqual(new Set([paths.service('gas-lines')]));
});

test('a renamed area keeps its pages and what refers to it; its old addresses lead there; texts are told', async () => {
  const { folder, set, read } = copy();
  set('areas/crestview.yaml', 'card', 'By the church of Hyde Park, {hydeParkMinutes} minutes from it.');
  const { stillNamed } = await renameOrRemove(folder, 'areas/hyde-park.yaml', 'Hyde Park North');
  const company = openCompany(folder);
  expect(company.business.baseArea).toBe('hyde-park-north');
  expect(company.areas.find(({ slug }) => slug === 'hyde-park-north')?.name).toBe('Hyde Park North');
  expect(company.redirects).toContainEqual({
    from: '/service-areas/hyde-park',
    to: '/service-areas/hyde-park-north',
    status: 301,
  });
  expect(read('areas/crestview.yaml')).toContain('Hyde Park, {hydeParkNorthMinutes}');
  expect(stillNamed).toContainEqual({ file: 'areas/crestview.yaml', field: ['card'] });
  // And back: its first addresses are pages, and no redirect leads away from them.
  await renameOrRemove(folder, 'areas/hyde-park-north.yaml', 'Hyde Park');
  expect(openCompany(folder).redirects?.map(({ from }) => from)).not.toContain('/service-areas/hyde-park');
  expect(errorsIn(folder)).toEqual([]);
});

test('a renamed service does the same', async () => {
  const { folder } = copy();
  await renameOrRemove(folder, 'services/drain-cleaning.yaml', 'Sewer Cleaning');
  const { servicesInAreas, redirects } = openCompany(folder);
  expect(servicesInAreas).toContainEqual(
    expect.objectContaining({ service: 'sewer-cleaning', area: 'crestview' }),
  );
  expect(redirects).toContainEqual({
    from: '/services/drain-cleaning-in-crestview',
    to: '/services/sewer-cleaning-in-crestview',
    status: 301,
  });
  expect(errorsIn(folder)).toEqual([]);
});

test('a removed area leaves nothing behind, and its addresses lead to what is nearest', async () => {
  const { folder } = copy();
  await renameOrRemove(folder, 'areas/crestview.yaml');
  expect(existsSync(join(folder, 'services-in-areas/crestview'))).toBe(false);
  expect(openCompany(folder).redirects).toEqual([
    { from: '/service-areas/crestview', to: '/service-areas', status: 301 },
    { from: '/services/drain-cleaning-in-crestview', to: '/services/drain-cleaning', status: 301 },
  ]);
});

test('pictures, and the studio’s lines about them, are renamed and removed with their area or service', async () => {
  const { folder, read, write } = copy();
  const files = () => globSync('{public/images,pictures/areas}/*', { cwd: folder }).sort();
  for (const file of [
    'hero-zilker-night-800.avif',
    'drain-cleaning-night-800.avif',
    'drain-cleaning-in-zilker-800.webp',
  ])
    write(`public/images/${file}`, '');
  write('pictures/areas/zilker.yaml', '');
  write('pictures/services.yaml', '# Why.\ndrain-cleaning: { scene: x }\n');
  write('pictures/rendered.json', '{\n  "drain-cleaning-in-zilker": 1,\n  "hero-zilker-night": 2\n}\n');
  await renameOrRemove(folder, 'areas/zilker.yaml', 'Zilker 2');
  await renameOrRemove(folder, 'services/drain-cleaning.yaml', 'Drains');
  const images = ['drains-in-zilker-2-800.webp', 'drains-night-800.avif', 'hero-zilker-2-night-800.avif'];
  expect(files()).toEqual(['pictures/areas/zilker-2.yaml', ...images.map((file) => `public/images/${file}`)]);
  expect(read('pictures/services.yaml')).toBe('# Why.\ndrains: { scene: x }\n');
  expect(Object.keys(JSON.parse(read('pictures/rendered.json')))).toEqual([
    'drains-in-zilker-2',
    'hero-zilker-2-night',
  ]);
  await renameOrRemove(folder, 'areas/zilker-2.yaml');
  expect(files()).toEqual(['public/images/drains-night-800.avif']);
  expect(JSON.parse(read('pictures/rendered.json'))).toEqual({});
});

test('where a removed area or service is needed, another takes its place, which is told', async () => {
  const { folder, set, read } = copy();
  set('areas/crestview.yaml', 'card', 'North of the old airport, {hydeParkMinutes} minutes from our shop.');
  const { stillNamed } = await renameOrRemove(folder, 'areas/hyde-park.yaml');
  const others = openCompany(folder).areas.map(({ slug }) => slug);
  expect(others).toContain(openCompany(folder).business.baseArea);
  expect(read('areas/crestview.yaml')).toMatch(/airport, \{(?!hydePark)\w+Minutes\} minutes/);
  const told = stillNamed.map(({ file, field }) => `${file} ${field.join('.')}`);
  expect(told).toEqual(expect.arrayContaining(['business.yaml baseArea', 'areas/crestview.yaml card']));
  expect(told).not.toContain('pages/about.yaml areas.chips.0'); // Removed: another entry is there now.
  expect(errorsIn(folder)).toEqual([]);
  await renameOrRemove(folder, 'services/drain-cleaning.yaml');
  expect(errorsIn(folder)).toEqual([]);
});

test('what is not there is not removed: nothing is written', async () => {
  const { folder } = copy();
  await expect(renameOrRemove(folder, 'areas/dallas.yaml')).rejects.toThrow('There are hyde-park');
  expect(openCompany(folder)).toEqual(openCompany(secondCompany));
});

test('records of other kinds are added with all that their schemas ask for; one that nothing names is removed', async () => {
  const { folder, write } = copy();
  const kinds = addableKinds(recordFiles(folder));
  for (const { value } of kinds) await addRecord(folder, value, { ...area, name: 'Thanksgiving 2026' });
  const { problems } = validate(folder);
  expect(problems.filter(({ message }) => /missing|type/.test(message))).toEqual([]);
  const symptom = 'symptoms/thanksgiving-2026.yaml';
  await expect(renameOrRemove(folder, symptom, 'Easter')).rejects.toThrow('Only an area or a service');
  await renameOrRemove(folder, symptom);
  expect(existsSync(join(folder, symptom))).toBe(false);
  const photograph = 'public/images/job-thanksgiving-2026-after';
  for (const end of ['.webp', '-480.avif']) write(photograph + end, '');
  write(`${photograph}-party.webp`, '');
  await renameOrRemove(folder, 'jobs/thanksgiving-2026.yaml');
  expect(globSync(`${photograph}*`, { cwd: folder })).toEqual([`${photograph}-party.webp`]);
  await expect(addRecord(folder, 'brands', { ...area, name: '' })).rejects.toThrow('is there already');
  const model = copyCompany(undefined, 'company');
  onTestFinished(() => rmSync(model, { recursive: true }));
  const [finish = ''] = recordFiles(model).filter((file) => file.startsWith('door-finishes/'));
  await expect(renameOrRemove(model, finish)).rejects.toThrow('Change this first');
});

// It encodes six pictures.
test(
  'a new company is made of ten answers, and nothing of another company is in it',
  { timeout: 120_000 },
  async () => {
    const { folder } = copy();
    const photographs = join(folder, 'photographs');
    await writePhotographs(photographs, [
      'a-wrench-on-a-copper-pipe',
      'our_van_at_a_brick_house',
      'Two of us at the shop',
    ]);
    const answers = {
      brand: 'Juniper Plumbing',
      type: 'Plumber',
      phone: '(907) 586-2143',
      origin: 'https://www.juniper-plumbing-of-douglas.com',
      place: 'Juneau, AK, Southeast Alaska',
      foundingYear: '2014',
      openingHours: 'Monday-Friday 08:00-17:00; Saturday 09:00-12:00',
      services: 'Pipe Thawing, Boiler Repair',
      area: 'Douglas; 99824; 15-25; 58.28, -134.39',
      photographs,
    };
    const made = join(folder, 'new');
    await addCompany(answers, made);
    expect(errorsIn(made)).toEqual([]);
    expect(openCompany(made).business).toMatchObject({ shortName: 'Juniper', baseArea: 'douglas' });
    expect(openCompany(made).about.picture.alt).toBe('Our van at a brick house');
    const { business, areas, services } = openCompany(secondCompany);
    const others = [
      business.city,
      business.region,
      business.brand,
      ...[...areas, ...services].map(({ name }) => name),
    ];
    const texts = recordFiles(made)
      .map((file) => readFileSync(join(made, file), 'utf8'))
      .join('\n');
    expect(others.filter((name) => texts.includes(name))).toEqual([]);
    await expect(addCompany(answers, made)).rejects.toThrow('is there already');
  },
);

test.each<[keyof Answers, string, RegExp]>([
  ['brand', 'N/A', /brand/],
  ['type', 'Baker', /type/],
  ['phone', '12345', /5 digits/],
  ['origin', 'example', /not an address/],
  ['place', 'Austin', /not a state/],
  ['foundingYear', '2999', /year to come/],
  ['openingHours', 'Monday 8-5', /time/],
  ['services', 'x', /shorter/],
  ['area', 'Douglas; here', /./],
  ['photographs', 'nowhere', /three photographs/],
])('the question about %s is asked again after “%s”', (question, answer, problem) => {
  expect(problemIn(question, answer)).toMatch(problem);
});
