import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test.runIf(process.platform === 'linux')(
  'a read-only folder is told in a line, without a stack trace',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'read-only-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    chmodSync(folder, 0o555);
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, COMPANY: 'company' },
      // The superuser may write to any folder.
      ...(process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }),
    });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      'The site could not be built: nothing can be written to this folder. Copy the project to a folder of your own, or allow writing here, then build again.',
      'What was built before is as it was.',
    ]);
  },
);
