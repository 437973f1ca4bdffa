import { expect, test } from 'vitest';
import { findingsIn } from '#release/findings/built-site-findings.ts';

const passed = (file: string, ok = true) => ({
  file: `tests/build/${file}.spec.ts`,
  specs: [{ title: 'one thing', ok: true }],
  suites: [{ file: '', specs: [{ title: `the ${file}`, ok }] }],
});
const files = ['bundle', 'policy', 'links', 'server', 'uniqueness'];

test('each subject is met while all its tests pass', () => {
  const report = JSON.stringify({ suites: files.map((file) => passed(file)) });
  expect(findingsIn(report).map(({ state }) => state)).toEqual(['met', 'met', 'met', 'met']);
});

test('a test that fails keeps the site from being published, and is named', () => {
  const report = JSON.stringify({ suites: files.map((file) => passed(file, file !== 'links')) });
  expect(findingsIn(report).filter(({ state }) => state === 'blocking')).toEqual([
    expect.objectContaining({ text: expect.stringContaining('the links') }),
  ]);
});

test('when the tests can’t be run, nothing is taken for right', () => {
  expect(findingsIn('').map(({ state }) => state)).toEqual(Array(4).fill('blocking'));
});

test('why the tests can’t be run is told', () => {
  const report = JSON.stringify({ suites: [], errors: [{ message: 'The server did not start.' }] });
  expect(findingsIn(report)[0]?.text).toMatch(/could not be looked at: The server did not start\.$/);
});
