import { expect, test } from 'vitest';
import { openCompany } from '#app/content/company.ts';
import { pageTexts, placesOf, says } from '#release/findings/page-texts.ts';

const company = openCompany('tests/second-company');
const pages = pageTexts(company);

/** Where these words stand. */
const placesOfWords = (...words: string[]) => placesOf(pages, (text) => says(text, words));

test('words are found whatever their capitals and apostrophes', () => {
  expect(says('We don’t charge for Travel', ["DON'T CHARGE"])).toBe(true);
  expect(says('We charge for travel', ['no travel', 'for free'])).toBe(false);
});

test('# stands for a number or a range of numbers, and for nothing else', () => {
  expect(says('Usually 20–30 minutes', ['# minutes'])).toBe(true);
  expect(says('In 5 minutes', ['# minutes'])).toBe(true);
  expect(says('Within minutes, or ten minutes', ['# minutes'])).toBe(false);
  expect(says('15+ years', ['15+ years'])).toBe(true);
});

test('where words stand is told by the kinds of pages that say them', () => {
  expect(placesOfWords('Those three problems are our whole trade')).toBe('home');
  expect(placesOfWords('Mueller was the city’s airport')).toBe('1 of 5 areas');
  expect(placesOfWords('# minutes')).toBe('4 of 4 services in areas, 5 of 5 areas');
});

test('what stands in header or footer stands on every page', () => {
  expect(placesOfWords(company.labels.footer.blurb)).toBe('every page');
});

test('what no page says stands nowhere, addresses left out', () => {
  expect(placesOfWords('gold-plated')).toBeUndefined();
  expect(placesOfWords('/services/drain-cleaning')).toBeUndefined();
});

test('words that other texts link to stand where those texts stand', () => {
  const [first] = company.home.whyChoose.points;
  if (first === undefined) throw new Error('The fixture company has no reason to be chosen.');
  const changed = {
    ...company,
    labels: { ...company.labels, lifetimeWarranty: { words: 'lifetime warranty', answer: 'warranty' } },
    home: {
      ...company.home,
      whyChoose: { ...company.home.whyChoose, points: [{ ...first, text: 'With a {lifetimeWarranty}.' }] },
    },
  };
  expect(placesOf(pageTexts(changed), (text) => says(text, ['with a lifetime warranty']))).toBe('home');
  expect(placesOf(pageTexts(changed), (text) => says(text, ['lifetime']))).toBe('home');
});
