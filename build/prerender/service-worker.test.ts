import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeFiles } from '#tests/write-files.ts';
import { versionOf } from '#build/prerender/service-worker.ts';

/** Which files are precached: tests/built-html/files.test.ts. */
test('the version changes with any precached file and with the content of any page, and with nothing else', async () => {
  const site = mkdtempSync(join(tmpdir(), 'precached-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  writeFiles(site, { 'offline.html': 'Offline', 'about.html': 'About' });
  const files = [{ address: '/offline', file: '/offline.html' }] as const;
  const version = await versionOf(site, files, 'v1');
  expect(await versionOf(site, files, 'v2')).not.toBe(version);
  writeFileSync(join(site, 'about.html'), 'Changed');
  expect(await versionOf(site, files, 'v1')).toBe(version);
  writeFileSync(join(site, 'offline.html'), 'Changed');
  expect(await versionOf(site, files, 'v1')).not.toBe(version);
});
