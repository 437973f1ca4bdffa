import { expect, test } from 'vitest';
import { openCompany } from '#app/content/company.ts';
import type { Business } from '#app/content/records.ts';
import { whatIsMissing } from '#release/what-is-missing.ts';

const { business } = openCompany('tests/second-company');
const complete: Business = {
  ...business,
  stateCode: 'CA',
  phone: '+12024560199',
  origin: 'https://www.door-company.test',
  legalName: 'Door Company, Inc.',
  license: { number: '1000000', classification: 'C-61/D-28' },
  insurance: 'general liability insurance',
  areaFactsConfirmed: true,
};

test('nothing is missing when the owner has supplied every fact', () => {
  expect(whatIsMissing(complete, [])).toEqual([]);
});

test.each<[what: string, change: Partial<Business>, start: string]>([
  ['a placeholder phone', { phone: '+12025550199' }, 'phone is a placeholder'],
  ['a placeholder origin', { origin: 'https://www.door-company.example' }, 'origin is a placeholder'],
  ['no legal name', { legalName: undefined }, 'legalName is missing'],
  ['no license', { license: undefined }, 'license is missing'],
  ['no insurance', { insurance: undefined }, 'insurance is missing'],
  ['areas that nobody has compared', { areaFactsConfirmed: false }, 'areaFactsConfirmed is false'],
])('%s keeps the site from being published, with the reason', (_, change, start) => {
  const missing = whatIsMissing({ ...complete, ...change }, []);
  expect(missing).toHaveLength(1);
  expect(missing[0]).toMatch(new RegExp(`^${start}`));
});

test('all that is missing is named at once', () => {
  const missing = whatIsMissing(
    {
      ...complete,
      license: undefined,
      insurance: undefined,
      legalName: undefined,
    },
    [],
  );
  expect(missing).toHaveLength(3);
});

test('another state’s company is not held to California’s rules', () => {
  expect(
    whatIsMissing({ ...complete, stateCode: 'TX', license: undefined, insurance: undefined }, []),
  ).toEqual([]);
});

test('what is in doubt about an area is named', () => {
  const areas = [{ name: 'Hyde Park', toConfirm: ['78751 or 78752'] }, { name: 'Zilker' }];
  const [missing] = whatIsMissing({ ...complete, areaFactsConfirmed: false }, areas);
  expect(missing).toMatch(/In doubt: Hyde Park: 78751 or 78752\.$/);
});
