import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { picturePath, pictureWidths } from '#app/paths.ts';
import { drawingsFile, iconsDrawing, outdatedDrawings, socialPictures } from '#brand/drawings.ts';
import { socialPages } from '#brand/link-previews/social-pages.ts';
import { missingPictures } from '#content/validate/pictures.ts';
import { openCompany, validate } from '#content/validate/validate.ts';
import { type ChangedCompany, withChangedCompany } from '#tests/changed-company.ts';
import { writeEmptyPictures } from '#tests/gradient-pictures.ts';

/** What the check says of a company with all its drawings, after a change. */
function saidOf(change: (company: ChangedCompany) => void): string[] {
  return withChangedCompany((company) => {
    const { folder, write } = company;
    const opened = openCompany(folder);
    writeEmptyPictures(folder);
    const drawings = [iconsDrawing(opened), ...socialPictures(opened, folder)];
    for (const { path } of drawings) write(`public${path}`, '');
    const record = Object.fromEntries(drawings.map(({ path, sourceHash }) => [path, sourceHash]));
    writeFileSync(drawingsFile(folder), JSON.stringify(record));
    change(company);
    const { problems } = validate(folder, { slowRules: [missingPictures, outdatedDrawings] });
    // The fixture lacks what only an owner can supply.
    return problems
      .filter(({ file }) => !file.endsWith('.yaml'))
      .map(
        ({ severity, file, message, reason = '' }) =>
          `${severity} ${file.slice(folder.length + 1)} ${message}; ${reason}`,
      );
  });
}

const remove =
  (widths: readonly number[], formats: ('webp' | 'avif')[]) =>
  ({ write }: ChangedCompany) => {
    for (const width of widths)
      for (const format of formats) write(`public${picturePath('hero-zilker', width, format)}`, undefined);
  };
const outdated = (count: number) =>
  new RegExp(`^unpublished drawings\\.json is out of date: ${count} pictures? to draw, `);
const all = 1 + socialPages(openCompany('tests/second-company')).length;

test.each<[string, (company: ChangedCompany) => void, RegExp[]]>([
  ['a company with all its drawings has no problem', () => {}, []],
  [
    'a new number makes all link previews outdated: one message says how many',
    ({ set }) => set('business.yaml', 'phone', '+15125550188'),
    [outdated(all - 1)],
  ],
  [
    'another mark makes the icons outdated, too',
    ({ set }) => set('tokens.yaml', 'mark.path', 'M2 2h28v28z'),
    [outdated(all)],
  ],
  [
    // Its link preview shows the other one.
    'a picture that is missing in all sizes is one message, which says that another replaces it',
    remove(pictureWidths, ['webp', 'avif']),
    [
      outdated(1),
      /^warning public\/images\/hero-zilker-480\.avif is not there; until it is, another picture is shown/,
    ],
  ],
  [
    'a size that is missing by itself is an error: nothing replaces one size',
    remove([800], ['avif']),
    [/^error public\/images\/hero-zilker-800\.avif is not there; /],
  ],
])('%s', (_, change, said) => {
  expect(saidOf(change)).toEqual(said.map((message) => expect.stringMatching(message)));
});
