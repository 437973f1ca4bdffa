import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { configurationsOf } from '#release/upload-folder.ts';
import { outputOf } from '#host/finished-site.ts';
import { writePhotographs } from '#tests/gradient-pictures.ts';

test.skip(
  process.env.EVERY_PAGE === undefined,
  'It draws link previews, builds and tests a site: npm run test:full.',
);

const parent = mkdtempSync(join(tmpdir(), 'new-company-'));
const company = join(parent, 'juniper');
const upload = outputOf(company, 'upload');

test.afterAll(() => {
  for (const made of [parent, upload, configurationsOf(upload), outputOf(basename(company))])
    rmSync(made, { recursive: true, force: true });
});

test('ten answers make a company whose site is released', async () => {
  test.setTimeout(900_000);
  const photographs = join(parent, 'photographs');
  await writePhotographs(photographs, [
    'a-wrench-on-a-copper-pipe',
    'our-van-at-a-brick-house',
    'two-of-us-at-the-shop',
  ]);
  const answers = [
    'Juniper Plumbing',
    'Plumber',
    '(512) 322-9710',
    'https://www.juniper-plumbing-of-austin.com',
    'Austin, TX, Central Texas',
    '2014',
    'Monday-Friday 08:00-17:00; Saturday 09:00-12:00',
    'Drain Cleaning, Leak Detection',
    'Hyde Park; 78751; 10-20; 30.31, -97.73',
    photographs,
  ];
  const run = (program: string[], input = '') => {
    const env = { ...process.env, COMPANY: company, NO_COLOR: '1', FORCE_COLOR: undefined };
    return spawnSync(process.execPath, program, { env, input, encoding: 'utf8' });
  };
  const made = run(['cms/change-content.ts', 'new', 'company', company], answers.join('\n'));
  expect(made.status, made.stdout + made.stderr).toBe(0);
  const released = run(['release/release.ts', '--tested']);
  expect(released.status, released.stdout + released.stderr).toBe(0);
  expect(existsSync(join(upload, 'services/drain-cleaning.html'))).toBe(true);
});
