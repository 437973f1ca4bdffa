import { company } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { securityContact } from '#app/seo/security-contact.ts';

test('security.txt names the contact page, the number, and a date on which it is outdated', () => {
  const business = { ...company.business, origin: 'https://www.plumber.test', phone: '+15125550123' };
  expect(securityContact(business, 2026)).toBe(`Contact: https://www.plumber.test/contact
Contact: tel:+15125550123
Expires: 2027-12-31T23:59:59Z
Preferred-Languages: en-US
Canonical: https://www.plumber.test/.well-known/security.txt
`);
});
