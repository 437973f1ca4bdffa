import { describe, expect, test } from 'vitest';
import { openCompany } from '#content/validate/validate.ts';
import type { Severity } from '#content/problem.ts';
import type { Business } from '#content/records.ts';
import { rulesOf } from '#content/rules/rules-of.ts';

const { facts = [], evidence } = rulesOf('CA');
const { business } = openCompany('tests/second-company');

const complete: Business = {
  ...business,
  stateCode: 'CA',
  brand: 'Zelta Door Co.',
  legalName: 'Zelta Door Company, Inc.',
  license: { number: '1098765', classification: 'C-61/D-28' },
  insurance: 'commercial general liability insurance',
};

const found = (change: Partial<Business>, severity?: Severity) =>
  facts
    .flatMap(({ check }) => [...check({ ...complete, ...change })])
    .filter((problem) => problem.severity === severity);
/** What California finds wrong with the facts as they are written. */
const problems = (change: Partial<Business>) => found(change);
const conflicts = (change: Partial<Business>) => found(change, 'unpublished');
const classProblems = (classification: string) =>
  conflicts({ license: { number: '1098765', classification } });

const numbered = (number: string): Partial<Business> => ({ license: { number, classification: 'B' } });
const classed = (classification: string): Partial<Business> => ({
  license: { number: '765432', classification },
});

test.each([
  // A missing fact is not an error in a written one.
  { license: undefined, insurance: undefined, legalName: undefined },
  ...['76543', '765432', '1098765'].map(numbered),
  ...['C-61/D-28', 'B', 'B, C-61/D-28'].map(classed),
  { insurance: 'general liability insurance' },
  { insurance: "general liability and workers' compensation insurance" },
  {
    insurance:
      'Commercial General Liability Insurance, workers’ compensation insurance, and commercial auto insurance',
  },
])('California finds nothing wrong with %o', (change) => {
  expect(problems(change)).toEqual([]);
});

const wrong = {
  number: { field: ['license', 'number'], says: /not a California license number.*7030\.5/ },
  classification: {
    field: ['license', 'classification'],
    says: /not a California license class for garage doors.*write C-61\/D-28 or B/,
  },
  insurance: { field: undefined, says: /7027\.4.*write the kinds held/ },
};

test.each([
  ...['pending', '1234', '12345678', 'CSLB 765432', '765-432'].map(
    (number) => [numbered(number), wrong.number] as const,
  ),
  ...['garage', 'D28', 'C61/D28', 'C-10', 'B, C-10', 'b'].map(
    (name) => [classed(name), wrong.classification] as const,
  ),
  ...[
    'fully insured',
    'fully insured with general liability insurance',
    'bonded and general liability insurance',
    'licensed and insured',
    'liability',
    'insurance pending',
    'no general liability insurance',
  ].map((insurance) => [{ insurance }, wrong.insurance] as const),
])('California says what is wrong with %o', (change, { field, says }) => {
  const [problem, ...others] = problems(change);
  expect(problem?.field).toEqual(field);
  expect(`${problem?.message} ${problem?.reason} ${problem?.remedy}`).toMatch(says);
  expect(others).toEqual([]);
});

test('the class B by itself is not published', () => {
  expect(classProblems('B')[0]?.message).toContain('B&P Code 7057');
  expect(classProblems('B, C-61/D-28')).toEqual([]);
  expect(classProblems('C-61/D-28')).toEqual([]);
});

describe('the name that the site advertises', () => {
  test('is the legal name, or the fictitious business name that is filed', () => {
    expect(conflicts({})).toEqual([]);
    expect(conflicts({ legalName: 'Smith Holdings, LLC', fictitiousName: 'Zelta Door Company' })).toEqual([]);
  });

  test('may not be another', () => {
    const [conflict] = conflicts({ legalName: 'Smith Holdings, LLC' });
    expect(conflict?.message).toContain(
      'advertises as "Zelta Door Co.", but the business is "Smith Holdings, LLC"',
    );
    expect(conflict?.remedy).toContain('fictitious name');
    expect(conflicts({ legalName: 'Smith Holdings, LLC', fictitiousName: 'Smith Doors' })).toHaveLength(1);
  });
});

test('what an official may ask to be proved is known by its words', () => {
  const kindsOf = (text: string) =>
    evidence
      ?.claims(complete)
      .filter(({ pattern }) => pattern.test(text))
      .map(({ claim }) => claim);
  expect(kindsOf('24/7, usually 20–30 minutes')).toEqual(['24/7 availability', 'minutes until arrival']);
  expect(kindsOf('Serving you since 2008, for 15+ years')).toEqual(['years in business']);
  expect(kindsOf('A spring in an opener made since 1993 lasts ten thousand cycles')).toEqual([]);
});
