import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeFiles } from '#tests/write-files.ts';

const hole = { title: 'Cross-site scripting', url: 'https://github.com/advisories/GHSA-x', severity: 'low' };

/** Runs the audit with an npm that answers so. */
function audit(answer: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFiles(folder, { npm: `#!/bin/sh\necho '${JSON.stringify(answer)}'\nexit 1\n` });
  chmodSync(join(folder, 'npm'), 0o755);
  return spawnSync(process.execPath, [join(import.meta.dirname, 'audit.ts')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: [folder, process.env.PATH].join(delimiter) },
  });
}

test.skipIf(process.platform === 'win32')(
  'a hole in a package that reaches visitors stops a deploy, and is named',
  () => {
    const { status, stderr } = audit({ vulnerabilities: { 'react-dom': { via: [hole] } } });
    expect(status).toBe(1);
    expect(stderr).toContain(
      'react-dom, which reaches visitors, has a known hole: Cross-site scripting (low, https://github.com/advisories/GHSA-x).',
    );
  },
);

test.skipIf(process.platform === 'win32')(
  'a hole in a tool does not: a changed phone number must not wait for a programmer',
  () => {
    const { status } = audit({
      vulnerabilities: {
        vite: { via: [hole] },
        cookie: { via: [hole] },
        lighthouse: { via: ['cookie'] },
      },
    });
    expect(status).toBe(0);
  },
);

test.skipIf(process.platform === 'win32')(
  'a registry that does not answer does not either, and it is told',
  () => {
    const { status, stderr } = audit({ message: '405 Method Not Allowed', error: {} });
    expect(status).toBe(0);
    expect(stderr).toContain('did not say whether packages have known holes: 405 Method Not Allowed');
  },
);
