import { expect, test } from 'vitest';
import { checkNeededWords } from '#app/content/check/check-needed-words.ts';
import type { Company } from '#app/content/collections.ts';
import { openCompany } from '#app/content/company.ts';
import { withEveryPart } from '#tests/company-variations.ts';

/** Has none of the words, and needs none of them. */
const company: Company = {
  ...openCompany('tests/second-company'),
  offline: {
    heading: 'No network',
    text: 'Call us all the same.',
    again: 'Try again',
    metadata: { title: 'No network', description: 'What to do without a network.' },
  },
};
const { emergencyBanner, safety, answers, areas } = withEveryPart(company);

const missing = (changed: Company) =>
  checkNeededWords(changed, '').map(({ file, field }) => `${file} ${field.join('.')}`);

test('a company without the cause needs no words', () => {
  expect(missing(company)).toEqual([]);
});

test.each<[because: string, part: Partial<Company>, words: string[]]>([
  [
    'a banner about emergencies',
    { emergencyBanner },
    ['pages/home.yaml emergency', 'pages/about.yaml emergency'],
  ],
  [
    'topics in safety/',
    { safety },
    ['pages/contact.yaml safety', 'pages/service.yaml safetyMore', 'pages/offline.yaml safety'],
  ],
  [
    'answers in answers/',
    { answers },
    ['pages/contact.yaml answers', 'pages/service.yaml answers', 'pages/area.yaml answers'],
  ],
  [
    'an area with facts',
    { areas },
    ['pages/area.yaml factsHeading', 'pages/area.yaml source', 'pages/area.yaml undatedSource'],
  ],
  [
    'a text that names a claim',
    { services: company.services.map((service) => ({ ...service, card: 'With a {lifetimeWarranty}.' })) },
    ['labels.yaml lifetimeWarranty'],
  ],
])('%s needs words', (_, part, words) => {
  expect(missing({ ...company, ...part })).toEqual(words);
});

test('of a record that is wrong or missing by itself, no word is told', () => {
  expect(missing({ ...company, safety, offline: undefined })).toEqual([
    'pages/contact.yaml safety',
    'pages/service.yaml safetyMore',
  ]);
});
