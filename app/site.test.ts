import { expect, test } from 'vitest';
import { licensedAndInsured, phoneDisplay, phoneHref, site } from '#app/site.ts';

test('the phone number is shown as people in the United States write it', () => {
  expect(phoneDisplay).toMatch(/^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/);
});

test('the shown number is the one that is dialed', () => {
  const digits = phoneDisplay.replaceAll(/\D/g, '');
  expect(digits).toHaveLength(10);
  expect(site.phone).toBe(`+1${digits}`);
});

test('the link dials the number with its country code', () => {
  expect(phoneHref).toBe(`tel:${site.phone}`);
});

test('the claim about the technicians names the kind of insurance as soon as the record holds it', () => {
  const kind = site.insurance === undefined ? '' : ` (${site.insurance})`;
  expect(licensedAndInsured).toBe(`licensed and insured technicians${kind}`);
});

test('the business is the specification’s: in Oceanside, California, since 2010', () => {
  expect(site).toMatchObject({
    city: 'Oceanside',
    state: 'California',
    region: 'North County Coastal',
    foundingYear: 2010,
  });
});
