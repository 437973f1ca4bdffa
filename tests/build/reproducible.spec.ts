import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { finishedSite, siteIn } from '#host/finished-site.ts';

const again = `dist.again-${process.pid}`;
test.afterAll(() => rmSync(again, { recursive: true, force: true }));

test('the same files build the same site again, byte by byte', () => {
  test.skip(process.platform === 'win32', 'Windows has no diff.');
  // A whole build, on a machine that may do other work at the same time.
  test.setTimeout(600_000);
  const env = { ...process.env, OUTPUT: again };
  execFileSync(process.execPath, ['build/build.ts'], { env, stdio: 'ignore' });
  expect(spawnSync('diff', ['-rq', finishedSite, siteIn(again)], { encoding: 'utf8' })).toMatchObject({
    stdout: '',
    status: 0,
  });
});
