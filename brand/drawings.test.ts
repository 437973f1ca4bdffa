import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { picturePath, pictureWidths } from '#app/paths.ts';
import { drawingsRecord, logoDrawing, outdatedDrawings, socialPictures } from '#brand/drawings.ts';
import { missingPictures } from '#content/validate/pictures.ts';
import { openCompany, validate } from '#content/validate/validate.ts';
import { type ChangedCompany, withChangedCompany } from '#tests/changed-company.ts';
import { writeEmptyPictures } from '#tests/empty-pictures.ts';

/** What the check says of a company with all its drawings, after a change. */
function saidOf(change: (company: ChangedCompany) => void): string[] {
  return withChangedCompany((company) => {
    const { folder, write } = company;
    const opened = openCompany(folder);
    writeEmptyPictures(folder);
    const drawings = [logoDrawing(opened), ...socialPictures(opened, folder)];
    for (const { path } of drawings) write(`public${path}`, '');
    const record = Object.fromEntries(drawings.map(({ path, madeFrom }) => [path, madeFrom]));
    writeFileSync(drawingsRecord(folder), JSON.stringify(record));
    change(company);
    const { problems } = validate(folder, { drawings: [missingPictures, outdatedDrawings] });
    // The fixture lacks what only an owner can supply.
    return problems
      .filter(({ file }) => !file.endsWith('.yaml'))
      .map(
        ({ severity, file, message, reason = '' }) =>
          `${severity} ${file.slice(folder.length + 1)} ${message}; ${reason}`,
      );
  });
}

test('a company with all its drawings has no problem', () => {
  expect(saidOf(() => {})).toEqual([]);
});

test('a new number makes all link previews outdated, a new brand the logo, too: one message says how many', () => {
  const counted = (field: string, value: string) => {
    const said = saidOf(({ set }) => set('business.yaml', field, value));
    expect(said).toEqual([
      expect.stringMatching(/^unpublished drawings\.json says that pictures .* said before: \d\d pictures, /),
    ]);
    return Number(/(\d+) pictures/.exec(said.join())?.[1]);
  };
  expect(counted('brand', 'Bluebell Plumbing')).toBe(counted('phone', '+15125550188') + 1);
});

test('a picture that is missing is one message for all its sizes, and says that another replaces it', () => {
  // Its link preview shows the other one, and is out of date.
  const [preview, said, ...others] = saidOf(({ write }) => {
    for (const width of pictureWidths)
      for (const format of ['webp', 'avif'] as const)
        write(`public${picturePath('hero-zilker', width, format)}`, undefined);
  });
  expect(said).toMatch(
    /^warning public\/images\/hero-zilker-480\.webp is not there; until it is, another picture is shown/,
  );
  expect(preview).toMatch(/^unpublished drawings\.json .*: 1 picture,/);
  expect(others).toEqual([]);
});

test('a size that is missing by itself is an error: nothing replaces one size', () => {
  expect(saidOf(({ write }) => write(`public${picturePath('hero-zilker', 800, 'avif')}`, undefined))).toEqual(
    [expect.stringMatching(/^error public\/images\/hero-zilker-800\.avif is not there; /)],
  );
});
