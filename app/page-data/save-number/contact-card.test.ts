import { company } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { contactCard } from '#app/page-data/save-number/contact-card.ts';

const { business, labels } = company;

/** The lines of a card, each whole. */
const linesOf = (card: string) => card.replaceAll('\r\n ', '').split('\r\n');

test('an address book reads name, phone and website, also with commas, accents and more than a line holds', () => {
  const brand = 'Peña, Søn & Daughters \\ Plumbing of the Very Old Town by the Long Slow River';
  const card = linesOf(
    contactCard({
      business: {
        ...business,
        brand,
        city: 'Saint John, Upper; End',
        license: { number: '1098765', classification: 'C-61/D-28' },
      },
      labels: { ...labels, footer: { ...labels.footer, license: 'License {license}' } },
    }),
  );
  expect(card).toEqual(
    expect.arrayContaining([
      String.raw`FN:Peña\, Søn & Daughters \\ Plumbing of the Very Old Town by the Long Slow River`,
      String.raw`ADR;TYPE=WORK:;;;Saint John\, Upper\; End;TX;;`,
      'TEL;TYPE=WORK,VOICE:+15125550187',
      'URL:https://www.bluebonnetplumbing.example/',
      'NOTE:License 1098765',
    ]),
  );
});
