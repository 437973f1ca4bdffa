import { expect, test } from 'vitest';
import { problemsIn } from '#release/test-problems.ts';

const passed = { title: 'one thing', status: 'passed', failureMessages: [] };

test('nothing is wrong while all tests pass', () => {
  expect(problemsIn({ testResults: [{ message: '', assertionResults: [passed] }] })).toEqual([]);
});

test('the owner reads what is not true and where, without the words of the test runner', () => {
  const failureMessages = [
    "\u001b[31mAssertionError: expected [ 'no such page [1: /about]' ] to deeply equal []\n  at links.test.ts:8",
  ];
  const failed = { title: 'no link leads nowhere', status: 'failed', failureMessages };
  expect(problemsIn({ testResults: [{ message: '', assertionResults: [passed, failed] }] })).toEqual([
    expect.objectContaining({
      severity: 'unpublished',
      file: 'test-results/release.log',
      message: "says that this is not true: no link leads nowhere ('no such page [1: /about]')",
    }),
  ]);
});

test('tests that can’t be run keep the site from being published', () => {
  expect(problemsIn({ testResults: [] })).toHaveLength(1);
  const notRun = { message: 'Error: There is no site.\n at …', assertionResults: [] };
  expect(problemsIn({ testResults: [notRun] })).toEqual([
    expect.objectContaining({ severity: 'unpublished', reason: 'There is no site.' }),
  ]);
});
