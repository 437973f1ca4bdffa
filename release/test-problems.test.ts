import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { problemsIn, subjects } from '#release/test-problems.ts';

const files = subjects.flatMap((subject) => subject.files);
const passed = (file: string, ok = true, errors: { message: string }[] = []) => ({
  file: `tests/build/${file}.spec.ts`,
  specs: [{ title: 'one thing', ok: true }],
  suites: [
    {
      file: '',
      specs: [{ title: `the ${file}`, ok, tests: [{ results: [{ errors: [] }, { errors }] }] }],
    },
  ],
});
const reportWith = (...errors: string[]) =>
  JSON.stringify({
    suites: files.map((file) =>
      passed(
        file,
        file !== 'links' || errors.length === 0,
        errors.map((message) => ({ message })),
      ),
    ),
  });

test('nothing is wrong while all tests pass', () => {
  expect(problemsIn(reportWith())).toEqual([]);
});

test('a test that fails keeps the site from being published: it is told what does not hold and where, without the test runner’s words', () => {
  const problems = problemsIn(
    reportWith(
      '\u001b[31mError: /about: no such page\u001b[39m\n\nexpect(received).toEqual(expected)\n  at links.spec.ts:8',
    ),
  );
  expect(problems).toEqual([
    expect.objectContaining({
      severity: 'unpublished',
      file: expect.stringMatching(/tests\.log$/),
      message: 'links and files: none leads nowhere: this does not hold: the links (/about: no such page)',
    }),
  ]);
});

test('of many places, three are told', () => {
  const messages = ['/a', '/b', '/b', '/c', '/d', '/e'];
  expect(problemsIn(reportWith(...messages))[0]?.message).toMatch(/\(\/a; \/b; \/c; and 2 more\)$/);
});

test('when the tests can’t be run, nothing is taken for right', () => {
  expect(problemsIn('').map(({ severity }) => severity)).toEqual(subjects.map(() => 'unpublished'));
});

test('why the tests can’t be run is told', () => {
  const report = JSON.stringify({ suites: [], errors: [{ message: 'The server did not start.\n  at …' }] });
  expect(problemsIn(report)[0]?.reason).toBe('The server did not start.');
});

test('every test of built files is one of a subject, or about the program', () => {
  const ofTheProgram = [
    'browsers',
    'deploy',
    'development',
    'hosts',
    'new-area',
    'release',
    'releases',
    'reproducible',
    'second-company',
    'slow-connections',
    'weights',
  ];
  const specs = globSync('tests/build/*.spec.ts').map((file) => basename(file, '.spec.ts'));
  expect(specs.sort()).toEqual([...files, ...ofTheProgram].sort());
});
