import { expect, test } from 'vitest';
import { problemsIn } from '#release/test-problems.ts';

const passed = { title: 'one thing', status: 'passed', failureMessages: [] };
const failureMessages = [
  "\u001b[31mAssertionError: expected [ 'no such page [1: /about]' ] to deeply equal []\n  at links.test.ts:8",
];
const failed = { title: 'no link leads nowhere', status: 'failed', failureMessages };

test.each([
  [
    'of one that fails, which and where, without the words of the test runner',
    [{ message: '', assertionResults: [passed, failed] }],
    [
      {
        file: 'test-results/release.log',
        message: "says that a test failed: no link leads nowhere ('no such page [1: /about]')",
      },
    ],
  ],
  [
    'of those that can’t be run, why',
    [{ message: 'Error: There is no site.\n at …', assertionResults: [] }],
    [{ message: expect.stringContaining('could not be run (There is no site.)') }],
  ],
  [
    'of an error outside of them, that they did not run',
    [{ message: '', assertionResults: [passed] }],
    [{ message: expect.stringContaining('could not be run') }],
  ],
  ['of none at all, that they did not run', [], [{ message: expect.stringContaining('could not be run') }]],
])('the owner reads of tests %s', (_, testResults, problems) => {
  expect(problemsIn({ testResults }, false)).toEqual(
    problems.map((problem) => expect.objectContaining({ severity: 'unpublished', ...problem })),
  );
});

test('the owner reads nothing of tests that pass', () => {
  expect(problemsIn({ testResults: [{ message: '', assertionResults: [passed] }] }, true)).toEqual([]);
});
