import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allPages } from '#app/page-data/pages.ts';
import { type Problem, sentence } from '#content/problem.ts';
import { openCompany, validate } from '#content/validate/validate.ts';
import { listed, unfinishedPages } from '#app/page-data/listed.ts';
import { paths } from '#app/paths.ts';
import { addCompany } from '#change/added-company.ts';
import { addArea, addService, type NewArea } from '#change/added-record.ts';
import { withoutEntries, withValues } from '#change/in-text.ts';
import { removeRecord, renameRecord } from '#change/moved-record.ts';
import { type ChangedCompany, withChangedCompany } from '#tests/changed-company.ts';
import { withCompleteCompany } from '#tests/complete-company.ts';

const today = '2026-11-20';
const area = {
  name: 'Bouldin Creek',
  zipCodes: '78704',
  minutes: '20-30',
  latitude: 30.25,
  longitude: -97.75,
};

/** What is wrong or doubtful in records; what the owner still has to supply is left out. */
function inRecords(problems: readonly Problem[]) {
  return problems.filter(({ severity }) => severity === 'error' || severity === 'warning');
}

/** The warnings of a company in which nothing is wrong; its pictures are not looked at. */
function warningsOf({ folder }: ChangedCompany) {
  const problems = inRecords(validate(folder, { today: '2026-12-31' }).problems);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return problems;
}

test('a new area has a page, and one for each service, none of which search engines list until it is written', () => {
  withChangedCompany((company) => {
    const before = allPages(openCompany(company.folder)).length;
    addArea(company.folder, area, today);
    const opened = openCompany(company.folder);
    const { services } = opened;
    expect(allPages(opened)).toHaveLength(before + 1 + services.length);
    expect([...unfinishedPages(opened)].sort()).toEqual(
      [
        paths.area('bouldin-creek'),
        ...services.map(({ slug }) => paths.serviceInArea(slug, 'bouldin-creek')),
      ].sort(),
    );
    const warnings = warningsOf(company);
    expect(new Set(warnings.map(({ rule }) => rule))).toEqual(new Set(['unfinished']));
    expect(warnings).toHaveLength(1 + services.length);
  });
});

describe('what the check would refuse of a new area is refused in its words, and nothing is written:', () => {
  test.each<[what: string, wrong: Partial<NewArea>]>([
    ['a ZIP code of four digits', { zipCodes: '7870' }],
    ['a ZIP code of another state', { zipCodes: '10001' }],
    ['a range of ZIP codes the wrong way around', { zipCodes: '90005-90001' }],
    ['no ZIP code', { zipCodes: '' }],
    ['minutes the wrong way around', { minutes: '30-20' }],
    ['minutes in words', { minutes: '25 to 35' }],
    ['latitude and longitude swapped', { latitude: -97.75, longitude: 30.25 }],
    ['a place off the map', { latitude: 33 }],
    ['a name of one letter', { name: 'B' }],
  ])('%s', (_, wrong) => {
    withCompleteCompany(({ folder, set }) => {
      const added = { ...area, zipCodes: '90001', ...wrong };
      let said = '';
      try {
        addArea(folder, added, today);
      } catch (error) {
        said = error instanceof Error ? error.message : String(error);
      }
      const { areas } = openCompany(folder);
      expect(areas.map(({ name }) => name)).not.toContain(added.name);
      // The same facts in a record that is there.
      const { name, zipCodes, minutes, latitude, longitude } = added;
      for (const [field, value] of Object.entries({
        name,
        zipCodes,
        responseTime: minutes,
        location: { latitude, longitude },
      }))
        set('areas/zilker.yaml', [field], value);
      const { problems } = validate(folder);
      expect(problems.length).toBeGreaterThan(0);
      expect(said.split('\n')).toEqual([
        'The area was not added.',
        ...problems.map((problem) => `${sentence(problem)}.`),
      ]);
    });
  });
});

test('all that is wrong with a new area is said at once', () => {
  withChangedCompany(({ folder }) => {
    const wrong = { ...area, zipCodes: '7870', minutes: 'soon', latitude: 33 };
    expect(() => addArea(folder, wrong, today)).toThrow(
      /^The area was not added\.\nresponseTime .*\nzipCodes .*\nlocation\.latitude [^\n]*$/,
    );
  });
});

test('an area that is not listed is in no menu', () => {
  withChangedCompany(({ folder }) => {
    addArea(folder, { ...area, unlisted: true }, today);
    const opened = openCompany(folder);
    expect(opened.areas.map(({ slug }) => slug)).toContain('bouldin-creek');
    expect(listed(opened).areas.map(({ slug }) => slug)).not.toContain('bouldin-creek');
    expect(JSON.stringify(allPages(opened).find(({ path }) => path === paths.coverage))).not.toContain(
      'Bouldin',
    );
  });
});

test('what is left to write is told by field', () => {
  withChangedCompany((company) => {
    company.set('areas/zilker.yaml', ['unfinished'], ['card', 'title']);
    expect(inRecords(validate(company.folder).problems)).toEqual([
      expect.objectContaining({ severity: 'warning', message: expect.stringContaining('card, title') }),
    ]);
  });
});

test('a field to write that the record does not have is named', () => {
  withChangedCompany((company) => {
    company.set('areas/zilker.yaml', ['unfinished'], ['card', 'cart']);
    expect(inRecords(validate(company.folder).problems)).toEqual([
      expect.objectContaining({ severity: 'error', value: 'cart' }),
    ]);
  });
});

test('a new service is a page without pages in areas', () => {
  withChangedCompany((company) => {
    addService(company.folder, { name: 'Gas Lines' }, today);
    expect(unfinishedPages(openCompany(company.folder))).toEqual(new Set([paths.service('gas-lines')]));
    expect(warningsOf(company)).toHaveLength(1);
  });
});

test('a name that is taken is refused, and nothing is written', () => {
  withChangedCompany(({ folder }) => {
    expect(() => addArea(folder, { ...area, name: 'Zilker' }, today)).toThrow('is there already');
  });
});

test('a renamed area keeps its pages, its pictures and what names it, and its old addresses lead there', () => {
  withChangedCompany((company) => {
    const { folder, read, write, set } = company;
    write('public/images/hero-hyde-park-480.webp', 'a picture');
    write('public/images/drain-cleaning-in-hyde-park.webp', 'another');
    write('public/social/service-areas-hyde-park.jpg', '');
    write('link-previews.json', '{ "/social/service-areas-hyde-park.jpg": "1" }');
    write('redirects.yaml', '# Old.\n\n- { from: /old, to: /service-areas/hyde-park, status: 301 }\n');
    const about = read('pages/about.yaml');
    set('pages/home.yaml', ['hero', 'lede'], 'Hyde Park in {hydeParkMinutes} minutes; call to confirm.');
    set('areas/crestview.yaml', ['card'], 'By the Hyde Park Christian Church, a mile from Hyde Park itself.');
    const { said, left } = renameRecord(folder, 'area', 'hyde-park', 'Hyde Park North');
    const opened = openCompany(folder);
    expect(opened.business.baseArea).toBe('hyde-park-north');
    expect(opened.areas.find(({ slug }) => slug === 'hyde-park-north')?.name).toBe('Hyde Park North');
    expect(read('pages/about.yaml')).toBe(
      about.replace(/\bhyde-park\b/, 'hyde-park-north').replaceAll('Hyde Park', 'Hyde Park North'),
    );
    for (const file of [
      'images/hero-hyde-park-north-480.webp',
      'images/drain-cleaning-in-hyde-park-north.webp',
      'social/service-areas-hyde-park-north.jpg',
    ])
      expect(existsSync(join(folder, 'public', file)), file).toBe(true);
    expect(read('link-previews.json')).toContain('service-areas-hyde-park-north.jpg');
    expect(opened.redirects).toContainEqual({
      from: '/service-areas/hyde-park',
      to: '/service-areas/hyde-park-north',
      status: 301,
    });
    expect(opened.redirects).toContainEqual({
      from: '/old',
      to: '/service-areas/hyde-park-north',
      status: 301,
    });
    expect(opened.redirects).toHaveLength(2 + opened.services.length);
    expect(read('redirects.yaml')).toMatch(/^# Old\./);
    expect(read('pages/home.yaml')).toContain('Hyde Park North in {hydeParkNorthMinutes} minutes');
    expect(read('areas/crestview.yaml')).toContain(
      'By the Hyde Park Christian Church, a mile from Hyde Park North itself.',
    );
    expect(said).toContainEqual(
      expect.stringMatching(/areas\/hyde-park-north\.yaml:\d+: Hyde Park North was laid out/),
    );
    expect(left).toContainEqual(
      expect.stringMatching(
        /areas\/crestview\.yaml:\d+ says Hyde Park; is it meant\? card: By the Hyde Park/,
      ),
    );
    // Where maps find it is no text.
    expect(opened.areas.find(({ slug }) => slug === 'hyde-park-north')?.map).toBe('Hyde Park, Austin, TX');
    set('pages/about.yaml', ['metadata', 'updated'], today);
    expect(warningsOf(company)).toEqual([]);

    // And back again: its first addresses are pages, and no redirect leads away from them.
    renameRecord(folder, 'area', 'hyde-park-north', 'Hyde Park');
    expect(openCompany(folder).redirects?.map(({ from }) => from)).not.toContain('/service-areas/hyde-park');
    expect(warningsOf(company)).toEqual([]);
  });
});

test('a renamed service does the same', () => {
  withChangedCompany((company) => {
    company.write('public/images/drain-cleaning-in-hyde-park-800.avif', 'a picture');
    renameRecord(company.folder, 'service', 'drain-cleaning', 'Sewer Cleaning');
    const opened = openCompany(company.folder);
    expect(opened.servicesInAreas).toContainEqual(
      expect.objectContaining({ service: 'sewer-cleaning', area: 'crestview' }),
    );
    expect(opened.redirects).toContainEqual({
      from: '/services/drain-cleaning-in-crestview',
      to: '/services/sewer-cleaning-in-crestview',
      status: 301,
    });
    expect(existsSync(join(company.folder, 'public/images/sewer-cleaning-in-hyde-park-800.avif'))).toBe(true);
    expect(warningsOf(company)).toEqual([]);
  });
});

test('a removed area leaves nothing behind, and its addresses lead to what is nearest', () => {
  withChangedCompany((company) => {
    const { folder, write } = company;
    write('public/images/hero-crestview-480.webp', 'a picture');
    removeRecord(folder, 'area', 'crestview');
    const opened = openCompany(folder);
    expect(opened.areas.map(({ slug }) => slug)).not.toContain('crestview');
    expect(opened.redirects).toEqual([
      { from: '/service-areas/crestview', to: '/service-areas', status: 301 },
      { from: '/services/drain-cleaning-in-crestview', to: '/services/drain-cleaning', status: 301 },
    ]);
    expect(existsSync(join(folder, 'public/images/hero-crestview-480.webp'))).toBe(false);
    expect(warningsOf(company)).toEqual([]);
  });
});

test('a removed service leads to the page of all', () => {
  withChangedCompany((company) => {
    removeRecord(company.folder, 'service', 'leak-detection');
    expect(openCompany(company.folder).redirects?.map(({ to }) => to)).toEqual(['/services', '/services']);
    expect(warningsOf(company)).toEqual([]);
  });
});

test('the area where the business is at home can’t be removed, nor one that there is none of', () => {
  withChangedCompany(({ folder }) => {
    expect(() => removeRecord(folder, 'area', 'hyde-park')).toThrow('another baseArea');
    expect(() => removeRecord(folder, 'area', 'dallas')).toThrow('There are hyde-park');
  });
});

test('a new company can be built at once', () => {
  withChangedCompany((company) => {
    const folder = join(company.folder, 'new');
    addCompany({
      name: 'Bluebell Plumbing',
      folder,
      phone: '(907) 555-0123',
      city: 'Juneau',
      state: 'AK',
      origin: 'https://www.bluebell.test',
    });
    expect(openCompany(folder).business).toMatchObject({
      brand: 'Bluebell Plumbing',
      shortName: 'Bluebell',
      phone: '+19075550123',
    });
    // Far from the model's areas, which stand beside it until they are removed.
    const own = { ...area, name: 'Douglas', zipCodes: '99824', latitude: 58.28, longitude: -134.39 };
    expect(() => addArea(folder, own, today)).not.toThrow();
    expect(() => addCompany({ name: 'X', folder, phone: '', city: '', state: '', origin: '' })).toThrow(
      'is there already',
    );
  });
});

const isMeant = (field: string, value: unknown) => field === 'areas' && value === 'b';

test.each([
  ['areas: [a, b, c]\n', 'areas: [a, x, c]\n', 'areas: [a, c]\n'],
  ['areas: [b]\n', 'areas: [x]\n', 'areas: []\n'],
  ['areas: [a, b] # why\n', 'areas: [a, x] # why\n', 'areas: [a] # why\n'],
  ['areas:\n  - a\n  - b # that\n  - c\n', 'areas:\n  - a\n  - x # that\n  - c\n', 'areas:\n  - a\n  - c\n'],
  ['name: b\nareas:\n  - name: b\n', 'name: b\nareas:\n  - name: b\n', 'name: b\nareas:\n  - name: b\n'],
])('in a text, only what is meant changes: %j', (text, changed, without) => {
  expect(withValues(text, isMeant, 'x')).toBe(changed);
  expect(withoutEntries(text, isMeant)).toBe(without);
});
