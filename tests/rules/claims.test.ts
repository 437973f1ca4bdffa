import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openCompany } from '#app/content/company.ts';
import { claimsDocument } from '#release/claims-document.ts';

const company = openCompany('company');

test('docs/claims.md says what the records and the pages say today', () => {
  expect(
    existsSync('docs/claims.md') ? readFileSync('docs/claims.md', 'utf8') : '',
    'Run `npm run claims` and commit docs/claims.md.',
  ).toBe(claimsDocument(company));
});

test('every claim stands on some page in its words', () => {
  expect(company.confirmations?.length).toBeGreaterThan(0);
  expect(claimsDocument(company)).not.toContain('| nowhere |');
});
