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

export function testProblems(buildFolder: string): Problem[] {
  mkdirSync('test-results', { recursive: true });
  rmSync(reportFile, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=built-html', ...reporters],
    {
      encoding: 'utf8',
      maxBuffer: 50_000_000,
      env: { ...process.env, OUTPUT: buildFolder, FORCE_COLOR: '0' },
    },
  );
  writeFileSync(log, stdout + stderr);
  return problemsIn(reportIn(reportFile), status === 0);
}

/** The failed tests of a report, and test files that could not be run. Messages are about the log: "release.log: says that …". */
export function problemsIn({ testResults }: Report, hasPassed: boolean): Problem[] {
  const common = { severity: 'unpublished' as const, file: log, field: [] };
  const notRun = {
    ...common,
    message: 'says that tests of the built pages could not be run',
    remedy: 'ask a programmer, who finds the details in that file',
  };
  const problems = testResults.flatMap(({ message, assertionResults }): Problem[] =>
    assertionResults.length === 0
      ? [{ ...notRun, message: `${notRun.message} (${finding(message)})` }]
      : assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ title, failureMessages }) => ({
            ...common,
            message: `says that a test failed: ${title} (${failureMessages.map(finding).join('; ')})`,
            remedy: 'undo what you changed last, or ask a programmer, who finds the details in that file',
          })),
  );
  // The report has no errors outside of tests.
  return hasPassed || problems.length > 0 ? problems : [notRun];
}

/** "'/x: no title'" of "AssertionError: expected [ '/x: no title' ] to deeply equal []". */
function finding(message: string): string {
  const [line = ''] = stripVTControlCharacters(message).trim().split('\n');
  return line.replace(/^(?:\w*Error: )?(?:expected \[ )?/, '').replace(/ \] to deeply equal \[\]$/, '');
}

function reportIn(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report; // A safe cast: the test runner wrote it.
  } catch {
    return { testResults: [] }; // The runner did not start, or broke off.
  }
}
