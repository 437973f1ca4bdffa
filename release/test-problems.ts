import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '#content/problem.ts';

/** A report of Vitest, as far as it matters here. */
interface Report {
  testResults: {
    /** Why the file could not be run. */
    message: string;
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
}

/** All that the test runner says, for a programmer. */
const log = 'test-results/release.log';
const reportFile = 'test-results/release.json';

/** What the tests of the built files find in a build. */
export function testProblems(output: string): Problem[] {
  mkdirSync('test-results', { recursive: true });
  rmSync(reportFile, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=built-html', ...reporters],
    { encoding: 'utf8', maxBuffer: 50_000_000, env: { ...process.env, OUTPUT: output, FORCE_COLOR: '0' } },
  );
  writeFileSync(log, stdout + stderr);
  return problemsIn(reportIn(reportFile));
}

/** The tests of a report that failed, and the files of tests that could not be run. */
export function problemsIn({ testResults }: Report): Problem[] {
  const at = { severity: 'unpublished' as const, file: log, field: [] };
  const notRun = {
    ...at,
    message: 'says that tests of the built pages could not be run',
    remedy: 'ask a programmer: the file says all of it',
  };
  if (testResults.length === 0) return [notRun];
  return testResults.flatMap(({ message, assertionResults }): Problem[] =>
    assertionResults.length === 0
      ? [{ ...notRun, reason: firstLine(message) }]
      : assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ title, failureMessages }) => ({
            ...at,
            message: `says that this is not true: ${title} (${failureMessages.map(firstLine).join('; ')})`,
            remedy: 'undo what you changed last, or ask a programmer: the file says all of it',
          })),
  );
}

/** What a test has found, often with the address of a page, without the test runner's words about it. */
function firstLine(message: string): string {
  const [line = ''] = stripVTControlCharacters(message).trim().split('\n');
  return line.replace(/^(?:\w*Error: )?(?:expected \[ )?/, '').replace(/ \] to deeply equal \[\]$/, '');
}

function reportIn(file: string): Report {
  try {
    // Written by the test runner.
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return { testResults: [] }; // The runner did not start.
  }
}
