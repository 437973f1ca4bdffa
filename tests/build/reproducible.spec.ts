import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { fingerprint, fingerprintFile } from '#build/fingerprint.ts';
import { lastBuild } from '#build/last-build.ts';
import { runSteps } from '#build/run-steps.ts';
import { finishedOutput, finishedSite, siteIn } from '#host/finished-site.ts';

const again = `${finishedOutput}.again-${process.pid}`;
test.afterAll(() => rmSync(again, { recursive: true, force: true }));

/** The hash of every file of a site, but of the one that says when it was built from what. */
function hashesIn(site: string): Record<string, string> {
  const files = globSync('**/*', { cwd: site })
    .filter((file) => file !== fingerprintFile && statSync(join(site, file)).isFile())
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(site, file)))
        .digest('hex'),
    ]),
  );
}

test('the same files build the same site again, byte by byte', () => {
  // A whole build, on a machine that may do other work meanwhile.
  test.setTimeout(600_000);
  expect(lastBuild(), 'Something was changed since the site was built: npm run build').toBe(fingerprint());
  runSteps(again, 'ignore');
  const first = hashesIn(finishedSite);
  expect(Object.keys(first).length).toBeGreaterThan(100);
  expect(hashesIn(siteIn(again))).toEqual(first);
});
