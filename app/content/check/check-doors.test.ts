import { stringify } from 'yaml';
import { expect, test } from 'vitest';
import { checkCompany, openCompany } from '#app/content/company.ts';
import { placeOf, wrong } from '#app/content/problem.ts';
import { doorLooks } from '#app/content/to-pages/door-chooser.ts';
import { doorChoiceName, doorPicturePath, doorWidths } from '#app/paths.ts';
import { type ChangedCompany, withChangedCompany } from '#tests/changed-company.ts';
import { withDoors } from '#tests/company-variations.ts';

const doors = withDoors(openCompany('tests/second-company'));

/** Every file of the pictures of houses and doors. */
const pictures = [
  ...doors.doorHouses.map(({ slug }) => ({ name: slug, widths: doorWidths.house })),
  ...(doorLooks(doors)?.choices ?? []).map((choice) => ({
    name: doorChoiceName(choice),
    widths: doorWidths.door,
  })),
].flatMap(({ name, widths }) =>
  (['avif', 'webp'] as const).flatMap((format) =>
    widths.map((width) => doorPicturePath(name, width, format)),
  ),
);

/** What the check says of a company with doors to choose from, after a change. */
function saidOf(change: (company: ChangedCompany) => void): string[] {
  return withChangedCompany((company) => {
    const { write, folder } = company;
    write('sections/door-chooser.yaml', stringify(doors.doorChooser));
    write('door-places.yaml', stringify(doors.doorPlaces));
    for (const [kind, records] of [
      ['door-houses', doors.doorHouses],
      ['door-designs', doors.doorDesigns],
      ['door-finishes', doors.doorFinishes],
    ] as const)
      for (const { slug, ...record } of records) write(`${kind}/${slug}.yaml`, stringify(record));
    for (const picture of pictures) write(`public${picture}`, '');
    change(company);
    return checkCompany(folder).problems.map((problem) =>
      `${placeOf(problem)}: ${wrong(problem)}: ${problem.remedy}.`.replaceAll(`${folder}/`, ''),
    );
  });
}

test('doors with all that they take have no problem', () => {
  expect(saidOf(() => {})).toEqual([]);
});

test('without the section, nothing waits for pictures or places', () => {
  expect(
    saidOf(({ write }) => {
      write('sections/door-chooser.yaml', undefined);
      write('public', undefined);
      write('door-places.yaml', undefined);
    }),
  ).toEqual([]);
});

test.each<[what: string, change: (company: ChangedCompany) => void, message: RegExp]>([
  [
    'a finish that is not there',
    ({ set }) => set('door-designs/all-glass.yaml', ['finishes', 0], 'pink'),
    /^door-designs\/all-glass\.yaml:\d+: finishes\.0 "pink" is not there: use the name of a file in door-finishes\/, without \.yaml\.$/,
  ],
  [
    'a finish twice',
    ({ set }) => set('door-designs/plain.yaml', ['finishes', 1], 'red'),
    /^door-designs\/plain\.yaml:\d+: finishes\.1 "red" stands there twice: name it once\.$/,
  ],
  [
    'an area that is not there',
    ({ set }) => set('door-houses/palace.yaml', ['areas', 0], 'dallas'),
    /^door-houses\/palace\.yaml:\d+: areas\.0 "dallas" is not there: use the name of a file in areas\//,
  ],
  [
    'an area of two houses',
    ({ set }) => set('door-houses/hut.yaml', ['areas'], ['hyde-park']),
    /^door-houses\/palace\.yaml:\d+: areas\.0 "hyde-park" is the area of hut\.yaml too: leave it to one house\.$/,
  ],
  [
    'a service that is not there',
    ({ set }) => set('sections/door-chooser.yaml', ['services', 1], 'roofing'),
    /^sections\/door-chooser\.yaml:\d+: services\.1 "roofing" is not there: use the name of a file in services\//,
  ],
  [
    'two houses with one code',
    ({ set }) => set('door-houses/palace.yaml', ['code'], 'H'),
    /^door-houses\/palace\.yaml:\d+: code "H" is the code of hut\.yaml too: give each its own\.$/,
  ],
  [
    'a code that nobody can say',
    ({ set }) => set('door-finishes/red.yaml', ['code'], 'No. 1'),
    /^door-finishes\/red\.yaml:\d+: code "No\. 1" is no code: write one digit from 1 to 9\.$/,
  ],
  [
    'a color in another notation',
    ({ set }) => set('door-finishes/red.yaml', ['color'], 'red'),
    /color "red" is no color: write it between quotes, as '#8b9682'\.$/,
  ],
  [
    'a style that the icon can’t draw',
    ({ set }) => set('door-designs/plain.yaml', ['elevation', 'style'], 'barn'),
    /elevation\.style "barn" is no style that the icon can draw: use one of short/,
  ],
  [
    'a house without a place',
    ({ set }) => set('door-places.yaml', ['hut'], undefined),
    /^door-places\.yaml: hut is missing: run `npm run art`/,
  ],
  [
    'a place of no house',
    ({ set }) => set('door-places.yaml', ['tent'], { left: 1, top: 1, width: 1, height: 1 }),
    /^door-places\.yaml:\d+: tent is the place of no house: there is no door-houses\/tent\.yaml: take it out/,
  ],
  [
    'a house without its picture',
    ({ write }) => write('public/images/doors/hut-2400.avif', undefined),
    /^public\/images\/doors\/hut-2400\.avif: is not there: run `npm run art`, which makes what is missing/,
  ],
  [
    'a door without its cut-outs, which are told once',
    ({ write }) => {
      write('public/images/doors/palace-all-glass-green-400.avif', undefined);
      write('public/images/doors/palace-all-glass-green-800.webp', undefined);
    },
    /^public\/images\/doors\/palace-all-glass-green-400\.avif: is not there: run `npm run art`/,
  ],
  [
    'the section without designs',
    ({ write }) => write('door-designs', undefined),
    /^door-designs: is missing, and there is a section to choose doors in/,
  ],
])('%s', (_, change, message) => {
  const [first, ...others] = saidOf(change);
  expect(others).toEqual([]);
  expect(first).toMatch(message);
});

test('two choices with one address', () => {
  const said = saidOf(({ read, write }) => {
    // "hut" with "plain-plain" in red is "hut-plain" with "plain" in red.
    write(
      'door-houses/hut-plain.yaml',
      read('door-houses/palace.yaml').replace('code: P', 'code: X').replace('hyde-park', 'zilker'),
    );
    write('door-designs/plain-plain.yaml', read('door-designs/plain.yaml').replace('code: A', 'code: Y'));
  });
  expect(said).toContainEqual(
    expect.stringMatching(
      /^door-designs\/plain\.yaml: makes the address #hut-plain-plain-red, which hut with plain-plain in red has too: give one of the files another name\.$/,
    ),
  );
});

test('an address that another part of the page has is told', () => {
  const said = saidOf(({ read, write, set }) => {
    write('door-houses/water.yaml', read('door-houses/palace.yaml').replace('code: P', 'code: X'));
    write('door-designs/heater.yaml', read('door-designs/plain.yaml').replace('code: A', 'code: Y'));
    write('door-finishes/repair.yaml', read('door-finishes/red.yaml'));
    set('door-designs/heater.yaml', ['finishes'], ['repair']);
  });
  expect(said).toContainEqual(
    expect.stringMatching(
      /^door-designs\/heater\.yaml: makes the address #water-heater-repair, which another part of the page has: give the file another name\.$/,
    ),
  );
});
