import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { picturePath, pictureWidths } from '#app/paths.ts';
import { outdatedDrawings } from '#brand/outdated-drawings.ts';
import { logoFingerprint, logoRecord } from '#brand/icons/outdated-logo.ts';
import { previewRecord, socialPictures } from '#brand/link-previews/outdated-pictures.ts';
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
    const previews = socialPictures(opened, folder);
    for (const { path } of previews) write(`public${path}`, '');
    write('public/icons/logo.png', '');
    writeFileSync(
      previewRecord(folder),
      JSON.stringify(Object.fromEntries(previews.map(({ path, madeFrom }) => [path, madeFrom]))),
    );
    writeFileSync(logoRecord(folder), JSON.stringify({ drawnFrom: logoFingerprint(opened) }));
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

test('a new number leaves all link previews behind, which is one message', () => {
  const [said, ...others] = saidOf(({ set }) => set('business.yaml', ['phone'], '+15125550188'));
  expect(others).toEqual([]);
  expect(said).toMatch(
    /^unpublished link-previews\.json tells that link previews .*show what the records said before: \d\d pictures, /,
  );
});

test('a new brand leaves the logo behind, too', () => {
  const said = saidOf(({ set }) => set('business.yaml', ['brand'], 'Bluebell Plumbing'));
  expect(said).toHaveLength(2);
  expect(said).toContainEqual(expect.stringMatching(/^unpublished logo\.json .* icons and logo files/));
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
  expect(preview).toMatch(/^unpublished link-previews\.json tells that link previews .*: 1 picture,/);
  expect(others).toEqual([]);
});

test('a size that is missing by itself is an error: nothing replaces one size', () => {
  expect(saidOf(({ write }) => write(`public${picturePath('hero-zilker', 800, 'avif')}`, undefined))).toEqual(
    [expect.stringMatching(/^error public\/images\/hero-zilker-800\.avif is not there; /)],
  );
});
