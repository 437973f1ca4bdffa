import { company } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { contactCard } from '#app/page-data/contact-card.ts';

const { business } = company;

/** The lines of a card, each whole. */
const linesOf = (card: string) => card.replaceAll('\r\n ', '').split('\r\n');

test('an address book reads name, phone and website', () => {
  expect(linesOf(contactCard(business))).toEqual(
    expect.arrayContaining([
      'FN:Bluebonnet Plumbing',
      'TEL;TYPE=WORK,VOICE:+15125550187',
      'URL:https://www.bluebonnetplumbing.example/',
    ]),
  );
});

test('names with commas, accents and more than a line holds are read as they are written', () => {
  const brand = 'Peña, Søn & Daughters \\ Plumbing of the Very Old Town by the Long Slow River';
  const card = linesOf(contactCard({ ...business, brand, city: 'Saint John, Upper; End' }));
  expect(card).toContain(
    String.raw`FN:Peña\, Søn & Daughters \\ Plumbing of the Very Old Town by the Long Slow River`,
  );
  expect(card).toContain(String.raw`ADR;TYPE=WORK:;;;Saint John\, Upper\; End;TX;;`);
});
