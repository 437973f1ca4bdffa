import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { problemsIn, subjects } from '#release/test-problems.ts';

const files = subjects.flatMap((subject) => subject.files);
const reportWith = (...failureMessages: string[]) =>
  JSON.stringify({
    testResults: files.map((file) => ({
      name: `/tests/built-html/${file}.test.ts`,
      assertionResults: [
        file === 'links' && failureMessages.length > 0
          ? { title: 'the links', status: 'failed', failureMessages }
          : { title: 'one thing', status: 'passed' },
      ],
    })),
  });

test('nothing is wrong while all tests pass', () => {
  expect(problemsIn(reportWith())).toEqual([]);
});

test('a test that fails keeps the site from being published: the owner reads what does not hold and where, without the test runner’s words', () => {
  const message =
    "\u001b[31mAssertionError: expected [ 'no such page [1: /about]' ] to deeply equal []\n  at links.test.ts:8";
  expect(problemsIn(reportWith(message))).toEqual([
    expect.objectContaining({
      severity: 'unpublished',
      file: expect.stringMatching(/release\.log$/),
      message:
        "links and files: none leads nowhere: this does not hold: the links ('no such page [1: /about]')",
    }),
  ]);
});

test('when the tests can’t be run, nothing counts as right, and the reason stands there', () => {
  expect(problemsIn('').map(({ severity }) => severity)).toEqual(subjects.map(() => 'unpublished'));
  const report = { testResults: [{ name: '/links.test.ts', message: 'Error: There is no site.\n at …' }] };
  expect(problemsIn(JSON.stringify(report)).map(({ reason }) => reason)).toContain('There is no site.');
});

test('every test of built files is one of a subject', () => {
  const tests = globSync('tests/{acceptance,built-html}/*.test.ts').map((file) => basename(file, '.test.ts'));
  expect(tests.filter((name) => !name.endsWith('.unit')).sort()).toEqual(files.toSorted());
});
