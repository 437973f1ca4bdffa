import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRecords } from '#content/read/read-records.ts';

test('a file that was deleted since it was listed is skipped', () => {
  const folder = mkdtempSync(join(tmpdir(), 'records-'));
  writeFileSync(join(folder, 'there.yaml'), 'name: There\n');
  // Listed, and not there when it is read.
  symlinkSync(join(folder, 'nowhere'), join(folder, 'gone.yaml'));
  const { records, problems } = readRecords(folder, ':slug.yaml');
  expect(records.map(({ names }) => names.slug)).toEqual(['there']);
  expect(problems).toEqual([]);
  rmSync(folder, { recursive: true });
});
