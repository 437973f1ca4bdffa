import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import type { Finding, FindingGroup } from '#release/findings/finding.ts';

/** What the tests of the built files say about, and the files of the tests in tests/build/. */
const subjects = [
  { what: 'budgets: how much a page, its styles and its scripts weigh', files: ['bundle', 'policy'] },
  { what: 'links and files: none leads nowhere', files: ['links'] },
  { what: 'headers and redirects', files: ['server'] },
  { what: 'uniqueness: no page repeats another', files: ['uniqueness'] },
] as const;

/** A report of Playwright, as far as it matters here. */
interface Suite {
  file: string;
  suites?: Suite[];
  specs?: { title: string; ok: boolean }[];
}

interface Report {
  suites?: Suite[];
  /** Why no test could be run. */
  errors?: { message?: string }[];
}

/** Whether the built files pass the tests about what visitors would suffer from most; `npm run release` runs them all. */
export function builtSiteFindings(): FindingGroup {
  const files = subjects.flatMap((subject) => subject.files.map((file) => `tests/build/${file}.spec.ts`));
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', ...files, '--project=build', '--reporter=json'],
    { encoding: 'utf8', maxBuffer: 50_000_000 },
  );
  return { heading: 'The built site', findings: findingsIn(stdout) };
}

/** What a report says of each subject. */
export function findingsIn(report: string): Finding[] {
  const { suites = [], errors = [] } = reportIn(report);
  const reason = errors.map(({ message = '' }) => `: ${stripVTControlCharacters(message).trim()}`).join('');
  return subjects.flatMap(({ what, files }): Finding[] => {
    const specs = suites
      .filter(({ file }) => files.some((name) => file.endsWith(`${name}.spec.ts`)))
      .flatMap(specsIn);
    const failed = specs.filter(({ ok }) => !ok);
    if (specs.length === 0) {
      return [
        {
          state: 'blocking',
          text: `${what}: could not be looked at${reason}`,
          next: 'ask a programmer: npm run e2e -- --project=build says why',
        },
      ];
    }
    if (failed.length === 0) return [{ state: 'met', text: what }];
    return failed.map(({ title }) => ({
      state: 'blocking',
      text: `${what}: this does not hold: ${title}`,
      next: `ask a programmer: npm run e2e -- --project=build -g "${title}" names the pages`,
    }));
  });
}

function reportIn(report: string): Report {
  try {
    // Written by the test runner.
    return JSON.parse(report) as Report;
  } catch {
    return {}; // The runner did not start: each subject then says so.
  }
}

function specsIn({ specs = [], suites = [] }: Suite): { title: string; ok: boolean }[] {
  return [...specs, ...suites.flatMap(specsIn)];
}
