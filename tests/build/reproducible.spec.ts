import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { finishedSite, siteIn } from '#host/finished-site.ts';

const again = `dist.again-${process.pid}`;
test.afterAll(() => rmSync(again, { recursive: true, force: true }));

/** The hash of every file of a site. */
function hashesIn(site: string): Record<string, string> {
  const files = globSync('**/*', { cwd: site }).filter((file) => statSync(join(site, file)).isFile());
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(site, file)))
        .digest('hex'),
    ]),
  );
}

test('the same files build the same site again, byte by byte', () => {
  // A whole build, on a machine that may do other work at the same time.
  test.setTimeout(600_000);
  execFileSync(process.execPath, ['build/build.ts'], {
    env: { ...process.env, OUTPUT: again },
    stdio: 'ignore',
  });
  const first = hashesIn(finishedSite);
  expect(Object.keys(first).length).toBeGreaterThan(100);
  expect(hashesIn(siteIn(again))).toEqual(first);
});
