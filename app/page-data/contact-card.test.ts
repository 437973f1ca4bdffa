import ICAL from 'ical.js';
import { company } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { contactCard } from '#app/page-data/contact-card.ts';

const { business } = company;

/** What an address book reads in a card. */
function read(card: string) {
  const parsed = new ICAL.Component(ICAL.parse(card));
  const value = (name: string) => parsed.getFirstPropertyValue(name);
  return {
    version: value('version'),
    name: value('fn'),
    organization: value('org'),
    phone: value('tel'),
    url: value('url'),
    address: value('adr'),
  };
}

test('names with commas, accents and more than a line holds are read as they are written', () => {
  const brand = 'Peña, Søn & Daughters \\ Plumbing of the Very Old Town by the Long Slow River';
  const card = contactCard({ ...business, brand, city: 'Saint John, Upper; End' });
  expect(read(card)).toMatchObject({
    name: brand,
    address: ['', '', '', 'Saint John, Upper; End', 'TX', '', ''],
  });
});

test('lines end as the format wants them, and hold at most 75 bytes', () => {
  const card = contactCard({ ...business, brand: 'ñ'.repeat(60) });
  expect(card.endsWith('END:VCARD\r\n')).toBe(true);
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lengths = card.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
});
