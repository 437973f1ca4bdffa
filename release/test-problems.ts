import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '#content/problem.ts';

/** What the tests of the built files say about, and which of them say it. */
export const subjects = [
  { what: 'pages: valid, and nothing unfinished in them', files: ['documents'] },
  { what: 'pages: each says what its record says', files: ['content', 'acceptance'] },
  { what: 'scripts, styles and headers: only what visitors need, under a strict policy', files: ['policy'] },
  { what: 'files: light, licensed, and kept for visitors without internet', files: ['files'] },
  { what: 'links and files: none leads nowhere', files: ['links'] },
  { what: 'search engines: told what the pages show', files: ['search', 'structured-data'] },
  { what: 'texts: easy to read', files: ['readability'] },
  { what: 'uniqueness: no page repeats another', files: ['uniqueness'] },
] as const;

/** A report of Vitest, as far as it matters here. */
interface Report {
  testResults?: TestFile[];
}

interface TestFile {
  name: string;
  /** Why the file could not be run. */
  message?: string;
  assertionResults?: { title: string; status: string; failureMessages?: string[] }[];
}

/** All that the test runner says, for a programmer. */
const log = 'test-results/release.log';

/** What the tests of the built files find in a build. */
export function testProblems(output: string): Problem[] {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  try {
    const report = join(folder, 'report.json');
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project=built-html',
        '--reporter=default',
        '--reporter=json',
        `--outputFile=${report}`,
      ],
      { encoding: 'utf8', maxBuffer: 50_000_000, env: { ...process.env, OUTPUT: output, FORCE_COLOR: '0' } },
    );
    mkdirSync(dirname(log), { recursive: true });
    writeFileSync(log, stdout + stderr);
    return problemsIn(readIfThere(report));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The tests of a report that failed, and the subjects that no test looked at. */
export function problemsIn(report: string): Problem[] {
  const { testResults = [] } = reportIn(report);
  const at = { severity: 'unpublished' as const, file: log, field: [] };
  return subjects.flatMap(({ what, files }): Problem[] => {
    const found = testResults.filter(({ name }) => files.some((file) => name.endsWith(`/${file}.test.ts`)));
    const tests = found.flatMap(({ assertionResults = [] }) => assertionResults);
    if (found.length < files.length || tests.length === 0) {
      const reason = found.map(({ message = '' }) => firstLine(message)).find((line) => line !== '');
      return [
        {
          ...at,
          message: `could not look at ${what}`,
          ...(reason !== undefined && { reason }),
          remedy: 'ask a programmer: the file says all of it',
        },
      ];
    }
    return tests
      .filter(({ status }) => status === 'failed')
      .map(({ title, failureMessages = [] }) => ({
        ...at,
        message: `${what}: this does not hold: ${title} (${failureMessages.map(firstLine).join('; ')})`,
        remedy: 'undo what you changed last, or ask a programmer: the file says all of it',
      }));
  });
}

/** What a test has found, often with the address of a page, without the test runner's words about it. */
function firstLine(message: string): string {
  const [line = ''] = stripVTControlCharacters(message).trim().split('\n');
  return line.replace(/^(?:\w*Error: )?(?:expected \[ )?/, '').replace(/ \] to deeply equal \[\]$/, '');
}

function reportIn(report: string): Report {
  try {
    // Written by the test runner.
    return JSON.parse(report) as Report;
  } catch {
    return {}; // The runner did not start: each subject then says so.
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
