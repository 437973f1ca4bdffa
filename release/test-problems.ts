import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { finishedOutput } from '#host/finished-site.ts';
import type { Problem } from '#content/validate/problem.ts';

/** What the tests of the built files say about, and the files of the tests in tests/build/. Those that aren't here are about the program and not about what it has built. */
export const subjects = [
  { what: 'pages: valid, and nothing unfinished in them', files: ['html', 'policy'] },
  { what: 'scripts and styles: only what visitors need', files: ['bundle', 'styles'] },
  { what: 'links and files: none leads nowhere', files: ['links'] },
  { what: 'search engines: told what the pages show', files: ['search', 'structured-data'] },
  { what: 'texts: easy to read', files: ['readability', 'words'] },
  { what: 'uniqueness: no page repeats another', files: ['uniqueness'] },
  { what: 'without internet: the pages that are kept', files: ['service-worker'] },
] as const;

/** A report of Playwright, as far as it matters here. */
interface Suite {
  file: string;
  suites?: Suite[];
  specs?: Spec[];
}

interface Spec {
  title: string;
  ok: boolean;
  tests?: { results?: { errors?: { message?: string }[] }[] }[];
}

interface Report {
  suites?: Suite[];
  /** Why no test could be run. */
  errors?: { message?: string }[];
}

/** All that the test runner says, for a programmer. */
const log = `${finishedOutput}/tests.log`;

/** What the tests of the built files find. */
export function testProblems(): Problem[] {
  const files = subjects.flatMap((subject) => subject.files.map((file) => `tests/build/${file}.spec.ts`));
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  try {
    const report = join(folder, 'report.json');
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        ...files,
        '--project=build',
        '--reporter=list,json',
        `--output=${folder}/results`,
      ],
      {
        encoding: 'utf8',
        maxBuffer: 50_000_000,
        // Started by another run of the tests, it has a server of its own all the same.
        env: { ...process.env, E2E_PORT: undefined, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '0' },
      },
    );
    writeFileSync(log, stdout + stderr);
    return problemsIn(readIfThere(report));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The tests of a report that failed, and the subjects that no test looked at. */
export function problemsIn(report: string): Problem[] {
  const { suites = [], errors = [] } = reportIn(report);
  const reason = errors.map(({ message = '' }) => firstLine(message)).join(', ');
  const at = { severity: 'unpublished' as const, file: log, field: [] };
  return subjects.flatMap(({ what, files }): Problem[] => {
    const specs = suites
      .filter(({ file }) => files.some((name) => file.endsWith(`${name}.spec.ts`)))
      .flatMap(specsIn);
    if (specs.length === 0)
      return [
        {
          ...at,
          message: `could not look at ${what}`,
          ...(reason !== '' && { reason }),
          remedy: 'ask a programmer: the file says all of it',
        },
      ];
    return specs
      .filter(({ ok }) => !ok)
      .map((spec) => ({
        ...at,
        message: `${what}: this does not hold: ${spec.title}${found(spec)}`,
        remedy: 'undo what you changed last, or ask a programmer: the file says all of it',
      }));
  });
}

/** Where a test has found what it must not find, as far as it says so: often the address of a page. */
function found({ tests = [] }: Spec): string {
  // Another try says the same again.
  const errors = tests.flatMap(({ results = [] }) => results.at(-1)?.errors ?? []);
  const lines = [...new Set(errors.map(({ message = '' }) => firstLine(message)))];
  if (lines.length === 0) return '';
  return ` (${lines.slice(0, 3).join('; ')}${lines.length > 3 ? `; and ${lines.length - 3} more` : ''})`;
}

function firstLine(message: string): string {
  const [line = ''] = stripVTControlCharacters(message).trim().split('\n');
  return line.replace(/^Error: /, '').trim();
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

function specsIn({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}
