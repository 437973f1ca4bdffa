import { expect, test } from 'vitest';
import { checkCompany } from '#app/content/company.ts';
import { checkContent } from '#check/check-content.ts';
import { contentFindings } from '#release/findings/content-findings.ts';
import { type ChangedCompany, withChangedCompany } from '#tests/changed-company.ts';

function findingsAfter(change: (company: ChangedCompany) => void) {
  return withChangedCompany((changed) => {
    change(changed);
    const { whole } = checkCompany(changed.folder);
    if (whole === undefined) throw new Error('The planted mistake is too large.');
    return contentFindings(whole, checkContent(changed.folder, { drawings: false }).problems).findings;
  });
}

const lede = ['hero', 'lede'] as const;

test('content in which nothing is wrong is met', () => {
  expect(findingsAfter(() => {})).toEqual([{ state: 'met', text: 'nothing is wrong in the records' }]);
});

test('errors block; doubts and unfinished pages are advice', () => {
  const findings = findingsAfter(({ set }) => {
    set('pages/home.yaml', lede, 'The best plumbers that come to Zilkr.');
    set('areas/zilker.yaml', ['unfinished'], ['card']);
  });
  expect(findings.map(({ state }) => state)).toEqual(['blocking', 'advice', 'advice']);
  expect(findings[2]?.text).toMatch(/^1 page is not finished/);
});
