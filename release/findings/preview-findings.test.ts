import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openCompany } from '#app/content/company.ts';
import { previewRecord, socialPictures } from '#brand/link-previews/outdated-pictures.ts';
import { socialPages } from '#brand/link-previews/social-pages.ts';
import { writeFiles } from '#tests/write-files.ts';
import { previewFindings } from '#release/findings/preview-findings.ts';
import { type ChangedCompany, withChangedCompany } from '#tests/changed-company.ts';

const photograph = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#999' } })
  .webp()
  .toBuffer();

/** What is found of a company whose pictures are drawn from its records as they are. */
function findingsAfter(change: (company: ChangedCompany) => void) {
  return withChangedCompany((changed) => {
    const { folder } = changed;
    const company = openCompany(folder);
    writeFiles(
      folder,
      Object.fromEntries(
        socialPages(company).flatMap(({ path, picture }) => [
          [`public${path}`, ''],
          [`public${picture}`, photograph],
        ]),
      ),
    );
    const drawn = socialPictures(company, folder).map(({ path, madeFrom }) => [path, madeFrom]);
    writeFileSync(previewRecord(folder), JSON.stringify(Object.fromEntries(drawn)));
    change(changed);
    return previewFindings(openCompany(folder), folder).findings;
  });
}

test('pictures that show what the records say may go out', () => {
  expect(findingsAfter(() => {})).toEqual([
    { state: 'met', text: expect.stringMatching(/^all \d+ show what the records say$/) },
  ]);
});

test('once the license is written, all are older than it', () => {
  const license = { number: 'M-12345', classification: 'Master Plumber' };
  const [finding] = findingsAfter(({ set }) => set('business.yaml', ['license'], license));
  expect(finding).toMatchObject({ state: 'blocking', command: 'social' });
  expect(finding?.text).toMatch(/^(\d+) of \1 are missing, or show an older name, phone, license/);
});

test('one that is gone, and one of another title, are counted', () => {
  const [finding] = findingsAfter(({ set, write }) => {
    write('public/social/about.jpg', undefined);
    set('pages/contact.yaml', ['metadata', 'title'], 'Ask the Office about a Drain');
  });
  expect(finding?.text).toMatch(/^2 of \d+ are missing/);
});

test('a photograph that is gone is named', () => {
  const [finding] = findingsAfter(({ write }) => write('public/images/hero-about.webp', undefined));
  expect(finding).toMatchObject({ state: 'blocking' });
  expect(finding?.text).toMatch(/^1 of the pictures that they show are missing, as .*hero-about\.webp$/);
});
