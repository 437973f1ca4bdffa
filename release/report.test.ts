import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import type { Finding, FindingGroup } from '#release/findings/finding.ts';
import { reminder, report } from '#release/report.ts';

const group = (...findings: Finding[]): FindingGroup => ({ heading: 'Doors', note: 'Look twice.', findings });
const met: Finding = { state: 'met', text: 'closed' };
const blocking: Finding = { state: 'blocking', text: 'ajar', next: 'close it.' };
const open: Finding = { state: 'open', text: 'unlocked', next: 'ask for the key' };
const advice: Finding = { state: 'advice', text: 'old', next: 'oil it' };

test('each finding has its mark, and what to do below it', () => {
  expect(stripVTControlCharacters(report([group(met, blocking, open, advice)]))).toBe(
    `Doors
  Look twice.
  ✓ closed
  ✗ ajar
      Next: close it.
  ○ unlocked
      Next: ask for the key.
  ! old
      Next: oil it.`,
  );
});

test('what to do is told with its place in a file, or its command', () => {
  const at = { file: 'company/doors.yaml', line: 3, field: ['doors', 0] };
  expect(
    stripVTControlCharacters(
      report([
        {
          heading: 'Doors',
          findings: [
            { ...blocking, at },
            { ...advice, command: 'icons' },
          ],
        },
      ]),
    ),
  ).toBe(`Doors
  ✗ ajar
      Next: close it.
      Where: company/doors.yaml:3 doors.0
  ! old
      Next: oil it: npm run icons.`);
});

test('groups are apart, and one in which all is well has no note', () => {
  expect(stripVTControlCharacters(report([group(met), group(met)]))).toBe(
    'Doors\n  ✓ closed\n\nDoors\n  ✓ closed',
  );
});

test('a reminder counts the facts that are missing, whether they block or not', () => {
  expect(reminder([group(met, blocking), group(open, advice)])).toBe(
    '2 facts of the owner are missing: npm run publish:check lists them.',
  );
  expect(reminder([group(open)])).toBe('1 fact of the owner is missing: npm run publish:check lists them.');
  expect(reminder([group(met, advice)])).toBeUndefined();
});
