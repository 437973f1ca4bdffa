import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { checkContent, remedyInFile } from '#check/check-content.ts';
import { counts, report } from '#check/report.ts';
import { withChangedCompany } from '#tests/changed-company.ts';

const area = 'areas/zilker.yaml';
const misspelled = 'We come to Zilkr on every day of the week.';

test('all problems come at once: beside a file that can’t be read, the others are checked', () => {
  withChangedCompany(({ folder, read, write, set }) => {
    write('pages/error.yaml', read('pages/error.yaml').replace('heading:', 'heading'));
    set('business.yaml', ['phone'], '555');
    set(area, ['metadata', 'updated'], '2131-01-01');
    const { problems, isComplete } = checkContent(folder, { drawings: false });
    expect(problems.map(({ file }) => file.slice(folder.length + 1))).toEqual([
      area,
      'business.yaml',
      'pages/error.yaml',
    ]);
    expect(isComplete).toBe(false);
  });
});

test('a file that can’t be read is shown where it breaks, with a caret below', () => {
  withChangedCompany(({ folder, read, write }) => {
    write(area, read(area).replace('title: Plumbing', 'title: Pipes: Plumbing'));
    const [problem] = checkContent(folder, { drawings: false }).problems;
    expect(problem).toMatchObject({ line: 4 });
    expect(problem?.excerpt).toMatch(/^title: Pipes: Plumbing.*\n +\^/);
  });
});

test('claims, titles and places are all told of in one go', () => {
  withChangedCompany(({ folder, set }) => {
    set('pages/home.yaml', ['hero', 'lede'], 'The best plumbers in Zilkr and in all of Austin.');
    const { problems, isComplete } = checkContent(folder, { drawings: false });
    expect(problems.map(({ severity }) => severity)).toEqual(['error', 'warning']);
    expect(isComplete).toBe(true);
  });
});

test('a warning says how it is confirmed, and is not given again once it is', () => {
  withChangedCompany(({ folder, set }) => {
    set('pages/home.yaml', ['hero', 'lede'], misspelled);
    const [warning, ...others] = checkContent(folder, { drawings: false }).problems;
    expect(others).toEqual([]);
    expect(warning?.confirmation).toBe('place-name: Zilkr');
    expect(warning && remedyInFile(warning)).toContain("confirmedWarnings: ['place-name: Zilkr']");
    set('pages/home.yaml', ['confirmedWarnings'], ['place-name: Zilkr']);
    expect(checkContent(folder, { drawings: false }).problems).toEqual([]);
  });
});

test('what is confirmed for one word is not confirmed for another', () => {
  withChangedCompany(({ folder, set }) => {
    set('pages/home.yaml', ['hero', 'lede'], misspelled);
    set('pages/home.yaml', ['confirmedWarnings'], ['place-name: Zilkar']);
    expect(checkContent(folder, { drawings: false }).problems).toHaveLength(1);
  });
});

test('a text that is not saved yet is checked in place of the one on the disk', () => {
  withChangedCompany(({ folder, read }) => {
    const file = join(folder, area);
    const unsaved = new Map([[file, read(area).replace('20-30', '30-20')]]);
    expect(checkContent(folder, { drawings: false, unsaved }).problems).toMatchObject([
      { file, field: ['responseTime'], value: '30-20', line: 12, record: 'Zilker', severity: 'error' },
    ]);
    expect(checkContent(folder, { drawings: false }).problems).toEqual([]);
  });
});

test('the report has where, what, why and what to do, and a line that counts', () => {
  withChangedCompany(({ folder, set }) => {
    set(area, ['metadata', 'title'], 'Pipes'.repeat(18));
    const result = checkContent(folder, { drawings: false });
    const text = stripVTControlCharacters(report(result, 'company')).replaceAll(`${folder}/`, '');
    expect(text).toBe(`✗ areas/zilker.yaml:45  Zilker
    metadata.title "${'Pipes'.repeat(12).slice(0, 57)}…" (90 characters) is longer than 60 characters.
    Why: search engines cut what is longer.
    Do: shorten it.

Titles, places, minutes and pictures are compared once the errors above are mended: more may come then.

1 error in company/. Mend the errors: the site must not be published with them.`);
  });
});

test('what is unfinished is compared with nothing: its words only stand in', () => {
  withChangedCompany(({ folder, read, write, set }) => {
    write('areas/bouldin.yaml', read(area).replaceAll('Zilker', 'Bouldin'));
    const warnings = () => checkContent(folder, { drawings: false }).problems.map(({ warning }) => warning);
    expect(warnings()).toContain('near-copy');
    set('areas/bouldin.yaml', ['unfinished'], ['metadata', 'local']);
    set(
      'areas/bouldin.yaml',
      ['metadata', 'description'],
      'What stands in until somebody writes what it is like.',
    );
    expect(warnings()).toEqual(['unfinished']);
  });
});

/** Runs the program on a company, its output piped. */
function run(company: string, ...options: string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'check.ts'), ...options], {
    env: { ...process.env, COMPANY: company, FORCE_COLOR: undefined },
    encoding: 'utf8',
  });
}

test('the program fails on errors, as plain text when it is piped, and gives data when asked', () => {
  withChangedCompany(({ folder, set }) => {
    set(area, ['responseTime'], '30-20');
    const { status, stdout } = run(folder);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^✗ .*zilker\.yaml:\d+ {2}Zilker\n {4}responseTime "30-20"/);
    expect(stdout).not.toContain('\u001b');
    expect(JSON.parse(run(folder, '--json').stdout)).toMatchObject({
      isComplete: false,
      problems: [{ field: ['responseTime'], severity: 'error' }],
    });
  });
});

test('errors and warnings are counted in words, and what there is none of is not named', () => {
  const error = { severity: 'error' } as const;
  const warning = { severity: 'warning' } as const;
  expect(counts([])).toBe('');
  expect(counts([warning, warning])).toBe('2 warnings');
  expect(counts([error, warning])).toBe('1 error and 1 warning');
});
