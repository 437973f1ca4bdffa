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

test('without a picture of a service in an area, its night is missed as little as its day', () => {
  const missing = withChangedCompany(({ folder, set, write }) => {
    set('services/drain-cleaning.yaml', 'picture.nightInAreas', true);
    writeEmptyPictures(folder);
    for (const picture of ['', '-night'])
      for (const width of [480, 800, 1200, 1600])
        write(`public/images/drain-cleaning-in-hyde-park${picture}-${width}.avif`, undefined);
    for (const end of ['', '-480', '-800', '-1200'])
      write(`public/images/drain-cleaning-in-hyde-park${end}.webp`, undefined);
    return validate(folder, { slowRules: [missingPictures] }).problems.map(({ severity }) => severity);
  });
  expect(missing).toContain('warning');
  expect(missing).not.toContain('error');
});
