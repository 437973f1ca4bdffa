import { globSync } from 'node:fs';
import { changedCompany, copyCompany } from '#tests/changed-company.ts';

const confirmations = `
- claim: Serving since {foundingYear}
  words: ['since {foundingYear}']
  backedBy: invoices of that year
  confirmed: 2026-11-20
- claim: Licensed and insured plumbers
  words: [licensed and insured]
  backedBy: the license and the certificate
  confirmed: 2026-11-20
- claim: Lifetime warranty on valves
  words: [lifetime warranty, warranties]
  backedBy: the written warranty
  law: 16 CFR 239.4
  terms: warranty
  confirmed: 2026-11-20
- claim: A drive of so many minutes
  words: [a drive of, '# minutes']
  backedBy: dispatch records
  confirmed: 2026-11-20
`;

const warranty = `
order: 10
group: work
name: Warranty
question: What do your warranties cover?
parts:
  - name: Whose life
    answer: Ours ends when the house is sold.
    holds: The written warranty.
  - name: Parts
    answer: The valve is covered, the work for a year.
    holds: The written warranty.
`;

/** What the second company has otherwise, or lacks. In California, minutes need words beside them. */
const facts: Record<string, Record<string, unknown>> = {
  'business.yaml': {
    stateCode: 'CA',
    phone: '+12024560187',
    origin: 'https://www.bluebonnet-plumbing-of-nowhere.com',
    legalName: 'Bluebonnet Plumbing, Inc.',
    license: { number: '1098765', classification: 'C-61/D-28' },
    insurance: 'general liability insurance',
  },
  'pages/area.yaml': {
    response: { before: 'A drive of', unit: 'minutes', after: 'Call to confirm.' },
    answers: 'All answers',
  },
  'labels.yaml': {
    licensedAndInsured: 'Licensed and insured plumbers come.',
    licensedAndInsuredBy: 'Licensed and insured plumbers: {license} ({licenseClass}), {insurance}.',
    lifetimeWarranty: { words: 'lifetime warranty', answer: 'warranty', whoseLife: 'the life of the valve' },
  },
  'pages/home.yaml': {
    'whyChoose.points.0.text': '{licensedAndInsured} Ask them.',
    'whyChoose.points.1.text': 'Valves have a {lifetimeWarranty}.',
  },
  'pages/contact.yaml': { answers: { price: 'What it costs', work: 'What we do', company: 'Who comes' } },
};

/** Writes into an empty folder a company in California that has supplied every fact which only an owner can supply. */
export function writeCompleteCompany(folder: string) {
  copyCompany(folder);
  const { set, write } = changedCompany(folder);
  for (const [file, fields] of Object.entries(facts))
    for (const [field, value] of Object.entries(fields)) set(file, field, value);
  for (const file of globSync('areas/*.yaml', { cwd: folder })) set(file, 'zipCodes', '90001');
  write('confirmations.yaml', confirmations);
  write('answers/warranty.yaml', warranty);
}
