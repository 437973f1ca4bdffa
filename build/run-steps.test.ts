import { expect, onTestFinished, test, vi } from 'vitest';
import { runSteps } from '#build/run-steps.ts';

/** What a step wrote to the terminal's error output. */
function heard(): string[] {
  const written: string[] = [];
  const write = vi
    .spyOn(process.stderr, 'write')
    .mockImplementation((text) => written.push(String(text)) > 0);
  onTestFinished(() => write.mockRestore());
  return written;
}

test.runIf(process.platform === 'linux')('a full disk is told in a line, without a stack trace', () => {
  const written = heard();
  const step = ['-e', "require('node:fs').writeFileSync('/dev/full', 'x')"];
  expect(() => runSteps('unused', 'ignore', [step])).toThrow(
    'the disk is full. Free about 100 MB, then build again',
  );
  expect(written).toEqual([]);
});

test('what a step says of any other failure is shown', () => {
  const written = heard();
  const step = ['-e', "console.error('A record is wrong.'); process.exit(1)"];
  expect(() => runSteps('unused', 'ignore', [step])).toThrow('Mend what it says above');
  expect(written.join('')).toContain('A record is wrong.');
});
