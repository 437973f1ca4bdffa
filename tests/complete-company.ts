import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { type ChangedCompany, withChangedCompany } from '#tests/changed-company.ts';

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
  words: ['# minutes']
  backedBy: dispatch records
  confirmed: 2026-11-20
`;

const warranty = `
order: 10
name: Warranty
question: What do your warranties cover?
parts:
  - name: Whose life
    answer: Ours ends when the house is sold.
    holds: The written warranty.
  - name: Parts
    answer: The valve is covered, the work for a year.
    holds: The written warranty.
unanswered: The rest is not written here yet. Ask on the phone.
line: { unanswered: Ask us for the terms., answered: Read the terms of our warranties. }
`;

/** Does something with a company in California that has supplied every fact which only an owner can supply. */
export function withCompleteCompany<Result>(work: (company: ChangedCompany) => Result): Result {
  return withChangedCompany((company) => {
    const { folder, set, write } = company;
    const business = {
      stateCode: 'CA',
      phone: '+12024560187',
      origin: 'https://www.bluebonnet-plumbing-of-nowhere.com',
      legalName: 'Bluebonnet Plumbing, Inc.',
      license: { number: '1098765', classification: 'C-61/D-28' },
      insurance: 'general liability insurance',
    };
    for (const [field, value] of Object.entries(business)) set('business.yaml', [field], value);
    for (const file of globSync('areas/*.yaml', { cwd: folder }))
      set(`areas/${basename(file)}`, ['zipCodes'], '90001');
    // In California, minutes need words beside them.
    set('pages/area.yaml', ['response'], {
      before: 'A drive of',
      unit: 'minutes',
      after: 'Call to confirm.',
    });
    set('pages/service.yaml', ['response'], '{area}: a drive of {minutes} minutes; call to confirm');
    set(
      'pages/service.yaml',
      ['facts'],
      'Drive time {minutes} minutes; call to confirm. ZIP codes {zipCodes}.',
    );
    set('labels.yaml', ['licensedAndInsured'], 'licensed and insured plumbers');
    set('labels.yaml', ['licensedAndInsuredBy'], 'licensed and insured plumbers ({insurance})');
    set('labels.yaml', ['lifetimeWarranty'], { words: 'lifetime warranty', answer: 'warranty' });
    set('pages/home.yaml', ['whyChoose', 'points', 0, 'text'], 'We send {licensedAndInsured}.');
    set('pages/home.yaml', ['whyChoose', 'points', 1, 'text'], 'Valves have a {lifetimeWarranty}.');
    write('confirmations.yaml', confirmations);
    write('answers/warranty.yaml', warranty);
    set('pages/contact.yaml', ['answers'], { heading: 'What people ask', lede: 'The terms of what we say.' });
    const lines = { heading: 'Before you call', more: 'All answers' };
    set('pages/service.yaml', ['answers'], lines);
    set('pages/area.yaml', ['answers'], lines);
    return work(company);
  });
}
