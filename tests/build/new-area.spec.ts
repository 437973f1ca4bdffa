import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { outputOf, siteIn } from '#host/finished-site.ts';
import { writeEmptyPictures } from '#tests/empty-pictures.ts';

const company = mkdtempSync(join(tmpdir(), 'company-'));
const output = outputOf(basename(company));
const site = siteIn(output);

function run(...command: string[]) {
  const env = { ...process.env, COMPANY: company };
  return execFileSync(process.execPath, command, {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test.afterAll(() => {
  for (const folder of [company, output]) rmSync(folder, { recursive: true, force: true });
});

test('an area that is added by its command has pages that can be reached, which search engines don’t list yet', () => {
  test.setTimeout(300_000);
  cpSync('tests/second-company', company, { recursive: true, filter: (path) => !path.endsWith('public') });
  writeEmptyPictures(company);
  const facts = ['--zip', '78704', '--minutes', '20-30', '--at', '30.25,-97.75'];
  expect(run('cms/change-content.ts', 'new', 'area', 'Bouldin Creek', ...facts)).toContain('Left to do');
  run('build/build.ts');
  const added = globSync('**/*bouldin-creek.html', { cwd: site });
  expect(added.sort()).toEqual([
    'service-areas/bouldin-creek.html',
    'services/drain-cleaning-in-bouldin-creek.html',
    'services/leak-detection-in-bouldin-creek.html',
    'services/water-heater-repair-in-bouldin-creek.html',
  ]);
  for (const file of added)
    expect(readFileSync(join(site, file), 'utf8')).toContain('<meta name="robots" content="noindex">');
  const sitemap = readFileSync(join(site, 'sitemap.xml'), 'utf8');
  expect(sitemap).not.toContain('bouldin-creek');
  expect(sitemap).toContain('hyde-park');
  const links = ['run', '--project=built-html', 'links', '--testNamePattern', 'links lead|three clicks'];
  expect(run('node_modules/vitest/vitest.mjs', ...links)).toContain('2 passed');
});
