import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { missingPictures } from '#content/validate/pictures.ts';
import { validate } from '#content/validate/validate.ts';
import { withChangedCompany } from '#tests/changed-company.ts';
import { writeEmptyPictures } from '#tests/gradient-pictures.ts';

test('a picture that has another at night stops the build without the files of that', () => {
  const missing = withChangedCompany(({ folder, set, write }) => {
    set('pages/about.yaml', 'picture.night', true);
    writeEmptyPictures(folder);
    write('public/images/hero-about-night-800.avif', undefined);
    const { problems } = validate(folder, { slowRules: [missingPictures] });
    return problems.filter(({ severity }) => severity === 'error').map(({ file }) => basename(file));
  });
  expect(missing).toEqual(['hero-about-night-800.avif']);
});
