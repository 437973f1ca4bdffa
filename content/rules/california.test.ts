import { describe, expect, test } from 'vitest';
import { openCompany } from '#content/validate/validate.ts';
import type { Business } from '#content/records.ts';
import { rulesOf } from '#content/rules/rules-of.ts';

const { facts = [], evidence } = rulesOf('CA');
const { business } = openCompany('tests/second-company');

const complete: Business = {
  ...business,
  stateCode: 'CA',
  brand: 'Zelta Door Co.',
  legalName: 'Zelta Door, Inc.',
  license: { number: '1098765', classification: 'C-61/D-28' },
  insurance: 'commercial general liability insurance',
};

/** What California finds wrong with the facts as they are written. */
const problems = (change: Partial<Business>) =>
  facts.flatMap((rule) => rule.problems?.({ ...complete, ...change }) ?? []);
const conflicts = (change: Partial<Business>) =>
  facts.flatMap((rule) => rule.conflict?.({ ...complete, ...change }) ?? []);
const advice = (classification: string) =>
  facts.flatMap(
    (rule) => rule.advice?.({ ...complete, license: { number: '1098765', classification } }) ?? [],
  );

test('a missing fact is not an error in a written one', () => {
  expect(problems({ license: undefined, insurance: undefined, legalName: undefined })).toEqual([]);
});

describe('a license number', () => {
  test.each(['76543', '765432', '1098765'])('may be %s', (number) => {
    expect(problems({ license: { number, classification: 'B' } })).toEqual([]);
  });

  test.each(['pending', '1234', '12345678', 'CSLB 765432', '765-432', '000000', '1111111', '123456'])(
    'may not be "%s"',
    (number) => {
      const [problem] = problems({ license: { number, classification: 'B' } });
      expect(problem).toMatchObject({ field: ['license', 'number'] });
      expect(problem?.message).toContain('not a California license number');
      expect(problem?.reason).toContain('7030.5');
    },
  );
});

describe('a license class', () => {
  test.each(['C-61/D-28', 'B', 'B, C-61/D-28'])('may be %s', (classification) => {
    expect(problems({ license: { number: '765432', classification } })).toEqual([]);
  });

  test.each(['garage', 'D28', 'C61/D28', 'C-10', 'B, C-10', 'b'])('may not be "%s"', (classification) => {
    const [problem, ...others] = problems({ license: { number: '765432', classification } });
    expect(problem).toMatchObject({ field: ['license', 'classification'] });
    expect(problem?.message).toContain('not a California license class for garage doors');
    expect(problem?.remedy).toContain('write C-61/D-28 or B');
    expect(others).toEqual([]);
  });

  test('B by itself is allowed, with advice', () => {
    expect(advice('B')[0]?.problem).toContain('B&P Code 7057');
    expect(advice('B, C-61/D-28')).toEqual([]);
    expect(advice('C-61/D-28')).toEqual([]);
  });
});

describe('insurance', () => {
  test.each([
    'general liability insurance',
    'Commercial General Liability Insurance',
    "general liability and workers' compensation insurance",
    'commercial general liability insurance, workers’ compensation insurance, and commercial auto insurance',
  ])('may be "%s"', (insurance) => {
    expect(problems({ insurance })).toEqual([]);
  });

  test.each([
    'fully insured',
    'fully insured with general liability insurance',
    'bonded',
    'bonded and general liability insurance',
    'licensed and insured',
    'liability',
    'insurance pending',
    'no general liability insurance',
  ])('may not be "%s"', (insurance) => {
    const [problem] = problems({ insurance });
    expect(problem).toMatchObject({ field: ['insurance'] });
    expect(problem?.remedy).toContain('write the kinds held');
    expect(problem?.reason).toContain('7027.4');
  });
});

describe('the name that the site advertises', () => {
  test('is the legal name, or the fictitious business name that is filed', () => {
    expect(conflicts({})).toEqual([]);
    expect(conflicts({ legalName: 'Smith Holdings, LLC', fictitiousName: 'Zelta Door Company' })).toEqual([]);
  });

  test('may not be another', () => {
    const [conflict] = conflicts({ legalName: 'Smith Holdings, LLC' });
    expect(conflict?.problem).toContain(
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
      .filter(({ words }) => words.test(text))
      .map(({ claim }) => claim);
  expect(kindsOf('24/7, usually 20–30 minutes')).toEqual(['24/7 availability', 'minutes until arrival']);
  expect(kindsOf('Serving you since 2008, for 15+ years')).toEqual(['years in business']);
  expect(kindsOf('A spring in an opener made since 1993 lasts ten thousand cycles')).toEqual([]);
});
