import { expect, test } from 'vitest';
import { checkReferences } from '#app/content/check/check-references.ts';
import type { Company } from '#app/content/collections.ts';
import { openCompany } from '#app/content/company.ts';
import { withEveryPart } from '#tests/company-variations.ts';

const folder = 'tests/second-company';
const company = withEveryPart(openCompany(folder));

const callout = { heading: 'Leave it alone', text: 'Close the main valve first.', topics: ['lost'] };
const lines = { heading: 'Before you call', more: 'All answers', shown: ['lost'] };

/** A company in which everything that can name a record's file names one that is not there. */
const lost: Company = {
  ...company,
  services: company.services.slice(0, 1).map((service) => ({ ...service, safety: callout })),
  areaPage: { ...company.areaPage, safety: callout, answers: lines },
  servicePage: { ...company.servicePage, answers: lines },
  ...(company.trustPanel && { trustPanel: { ...company.trustPanel, answers: ['lost'] } }),
  labels: { ...company.labels, lifetimeWarranty: { words: 'lifetime warranty', answer: 'lost' } },
  confirmations: [{ claim: 'Lifetime', words: ['lifetime'], backedBy: 'the warranty', terms: 'lost' }],
  symptoms: company.symptoms.slice(0, 1).map((symptom) => ({ ...symptom, service: 'lost', safety: 'lost' })),
  ...(company.problems && { problems: { ...company.problems, picture: 'lost' } }),
  areas: company.areas.slice(0, 1).map((area) => ({
    ...area,
    facts: [
      {
        text: 'Built in 1910.',
        source: { title: 'A', publisher: 'B', url: 'https://c.example', date: '2026', read: '2026-11-01' },
        services: ['lost'],
      },
    ],
  })),
};

test('whatever names a record’s file that is not there is told', () => {
  const told = checkReferences(lost, folder)
    .filter(({ value }) => value === 'lost')
    .map(({ file, field, remedy }) => `${file.slice(folder.length + 1)} ${field.join('.')}: ${remedy}`);
  const remedy = (kind: string) => `use the name of a file in ${kind}/, without .yaml`;
  expect(told.toSorted()).toEqual(
    [
      `services/drain-cleaning.yaml safety.topics.0: ${remedy('safety')}`,
      `pages/area.yaml safety.topics.0: ${remedy('safety')}`,
      `pages/area.yaml answers.shown.0: ${remedy('answers')}`,
      `pages/service.yaml answers.shown.0: ${remedy('answers')}`,
      `sections/trust-panel.yaml answers.0: ${remedy('answers')}`,
      `labels.yaml lifetimeWarranty.answer: ${remedy('answers')}`,
      `confirmations.yaml 0.terms: ${remedy('answers')}`,
      `symptoms/water-and-sparks.yaml service: ${remedy('services')}`,
      `symptoms/water-and-sparks.yaml safety: ${remedy('safety')}`,
      `pages/problems.yaml picture: ${remedy('services')}`,
      `areas/hyde-park.yaml facts.0.services.0: ${remedy('services')}`,
    ].toSorted(),
  );
});

test('an answer has the name of no other part of the contact page', () => {
  const [topic] = company.safety;
  const [answer] = company.answers;
  if (topic === undefined || answer === undefined) throw new Error('The company has no topic or answer.');
  const named = (slug: string) => ({ ...answer, slug });
  const answers = ['fees', 'running-water', 'safety', 'answers', 'questions'].map(named);
  const told = checkReferences({ ...company, safety: [{ ...topic, slug: 'running-water' }], answers }, folder)
    .filter(({ message }) => message === 'has the name of another part of the contact page')
    .map(({ file }) => file.slice(folder.length + 1));
  expect(told).toEqual(
    ['running-water', 'safety', 'answers', 'questions'].map((slug) => `answers/${slug}.yaml`),
  );
});
