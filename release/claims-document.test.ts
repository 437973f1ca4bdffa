import { expect, test } from 'vitest';
import { openCompany } from '#app/content/company.ts';
import { claimsDocument } from '#release/claims-document.ts';
import { withCompleteCompany } from '#tests/complete-company.ts';

const documentAfter = (change: Parameters<typeof withCompleteCompany>[0]) =>
  withCompleteCompany((company) => {
    change(company);
    return claimsDocument(openCompany(company.folder));
  });

test('a claim stands beside its places, its record, its law, its terms and the day of its confirmation', () => {
  const rows = documentAfter(() => {}).split('\n');
  expect(rows).toContain('| Serving since 2008 | every page | invoices of that year |  |  | 2026-11-20 |');
  expect(rows.find((row) => row.startsWith('| Lifetime warranty'))).toMatch(
    /\| home, .* \| the written warranty \| 16 CFR 239\.4 \| answers\/warranty\.yaml \| 2026-11-20 \|$/,
  );
});

test('what is not confirmed, not answered or in doubt says so', () => {
  const document = documentAfter(({ set }) => {
    set('confirmations.yaml', [0, 'confirmed'], undefined);
    set('answers/warranty.yaml', ['parts', 1, 'answer'], undefined);
    set('answers/warranty.yaml', ['parts', 0, 'onlyWith'], 'insurance');
    set('business.yaml', ['insurance'], undefined);
    set('areas/zilker.yaml', ['toConfirm'], ['90001 | 90002']);
  });
  expect(document).toContain('| invoices of that year |  |  | no |');
  expect(document).toContain(
    '| Warranty: Whose life | The written warranty. |  | once business.yaml holds the insurance |',
  );
  expect(document).toContain('| Warranty: Parts | The written warranty. |  | no |');
  expect(document).toContain(String.raw`| Zilker | 90001 \| 90002 |`);
});
