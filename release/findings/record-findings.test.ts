import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkCompany } from '#app/content/company.ts';
import { problemList } from '#app/content/problem.ts';
import type { ChangedCompany } from '#tests/changed-company.ts';
import { withCompleteCompany } from '#tests/complete-company.ts';
import { type FindingGroup, isBlocked } from '#release/findings/finding.ts';
import { recordFindings } from '#release/findings/record-findings.ts';
import { missingFacts, reminder } from '#release/report.ts';

type Change = (company: ChangedCompany) => void;

/** What the check finds out about the complete company after a change; when its records are wrong, nothing. */
function groupsAfter(change: Change): FindingGroup[] {
  return withCompleteCompany((company) => {
    change(company);
    const { company: changed, problems } = checkCompany(company.folder);
    if (changed === undefined) throw new Error(problemList(problems));
    return recordFindings(changed, company.folder, '2026-11-22');
  });
}

/** What keeps the complete company from being published after a change. */
function refusals(change: Change): string[] {
  return groupsAfter(change).flatMap(({ findings }) =>
    findings.flatMap((finding) =>
      finding.state === 'blocking'
        ? [
            `${finding.text} Next: ${finding.next}. Where: ${basename(finding.at?.file ?? '')} ${finding.at?.field.join('.')}`,
          ]
        : [],
    ),
  );
}

const business =
  (field: string, value: unknown): Change =>
  ({ set }) =>
    set('business.yaml', [field], value);

test('a company that has supplied every fact may be published, and nobody is reminded of anything', () => {
  const groups = groupsAfter(() => {});
  expect(isBlocked(groups)).toBe(false);
  expect(new Set(groups.flatMap(({ findings }) => findings.map(({ state }) => state)))).toEqual(
    new Set(['met']),
  );
  expect(reminder(groups)).toBeUndefined();
});

describe('one thing keeps it from being published, and is named with what to do:', () => {
  test.each<[what: string, change: Change, refusal: RegExp]>([
    [
      'a 555 phone',
      business('phone', '+12025550187'),
      /^the phone \(202\) 555-0187 is a placeholder.* Next: write the number that customers call\. Where: business\.yaml phone$/,
    ],
    [
      'an .example address',
      business('origin', 'https://www.pipes.example'),
      /^the address https:\/\/www\.pipes\.example is a placeholder.* Next: write the address .* Where: business\.yaml origin$/,
    ],
    [
      'no legal name',
      business('legalName', undefined),
      /^the legal name is missing: .*7117.* Next: write the name .* Where: business\.yaml legalName$/,
    ],
    [
      'no license',
      business('license', undefined),
      /^the license is missing: .*7030\.5.*7027\.1.* Next: write its number.* Where: business\.yaml license$/,
    ],
    [
      'no insurance',
      business('insurance', undefined),
      /^the insurance is missing: .*7027\.4.* Next: write the kind.* Where: business\.yaml insurance$/,
    ],
    [
      'a legal name that is not the brand',
      business('legalName', 'Smith Holdings, LLC'),
      /^the legal name and the brand differ: the site advertises as "Bluebonnet Plumbing", the business is "Smith Holdings, LLC".* Next: write the filed name as the fictitious name/,
    ],
    [
      'a claim that is not confirmed',
      ({ set }) => set('confirmations.yaml', [0, 'confirmed'], undefined),
      /^"Serving since 2008" \(every page\): not confirmed by the owner Next: hold invoices of that year\. Where: confirmations\.yaml 0\.confirmed$/,
    ],
    [
      'a claim confirmed on a day to come',
      ({ set }) => set('confirmations.yaml', [0, 'confirmed'], '2026-11-23'),
      /^"Serving since 2008" .*confirmed on 2026-11-23, a day that is still to come/,
    ],
    [
      'a claim that no page makes',
      ({ set }) => set('confirmations.yaml', [3, 'words'], ['for 99+ years']),
      /^"A drive of so many minutes" is among the claims, but no page says it.* Where: confirmations\.yaml 3\.words$/,
    ],
    [
      'a claim whose terms are not all told',
      ({ set }) => set('answers/warranty.yaml', ['parts', 1, 'answer'], undefined),
      /^"Lifetime warranty on valves" .*its terms are not told in full: Parts Next: write them into the answer.* Where: warranty\.yaml parts\.1\.answer$/,
    ],
    [
      'a claim that nobody has asked the owner about',
      ({ set }) => set('pages/home.yaml', ['hero', 'lede'], 'Call us for same-day repair of every drain.'),
      /^"same-day" \(home\) claims work on the same day, and no record is named behind it; B&P Code 17508/,
    ],
    [
      'a doubt about an area',
      ({ set }) => set('areas/zilker.yaml', ['toConfirm'], ['90001 or 90002']),
      /^Zilker: 90001 or 90002 Next: compare it.* Where: zilker\.yaml toConfirm\.0$/,
    ],
    [
      'a doubt about what visitors read',
      ({ set }) => set('answers/warranty.yaml', ['toConfirm'], ['Counsel: whether the year counts']),
      /^Warranty, in doubt: Counsel: whether the year counts Next: clear it up.* Where: warranty\.yaml toConfirm\.0$/,
    ],
  ])('%s', (_, change, refusal) => {
    const [first = '', ...others] = refusals(change);
    expect(first).toMatch(refusal);
    // What names no record any more is named, too.
    expect(others.filter((other) => !other.includes('no record is named'))).toEqual([]);
  });
});

describe('what is written wrong does not even build:', () => {
  test.each<[what: string, change: Change, problem: RegExp]>([
    ['an empty phone', business('phone', ''), /business\.yaml:\d+: phone "" is empty/],
    [
      'an http address',
      business('origin', 'http://www.pipes.com'),
      /origin "http:\/\/www\.pipes\.com" is not an address\. .*Do: write https:\/\//,
    ],
    [
      'an address without a domain',
      business('origin', 'https://localhost'),
      /origin "https:\/\/localhost" is not an address/,
    ],
    [
      'the license TBD',
      business('license', { number: 'TBD', classification: 'C-61/D-28' }),
      /license\.number "TBD" is not finished/,
    ],
    [
      'a license number that is none',
      business('license', { number: 'pending', classification: 'C-61/D-28' }),
      /license\.number "pending" is no California license number/,
    ],
    [
      'a license class that is none',
      business('license', { number: '1098765', classification: 'garage' }),
      /license\.classification "garage" is no California class/,
    ],
    [
      '"fully insured"',
      business('insurance', 'fully insured'),
      /insurance "fully insured" names no kind of insurance/,
    ],
    ['"bonded"', business('insurance', 'bonded'), /insurance "bonded" names no kind of insurance/],
    [
      'terms that stand nowhere',
      ({ set }) => set('confirmations.yaml', [0, 'terms'], 'promises'),
      /confirmations\.yaml:\d+: 0\.terms "promises" is not there\. .*Do: use the name of a file in answers\//,
    ],
  ])('%s', (_, change, problem) => {
    expect(() => groupsAfter(change)).toThrow(problem);
  });
});

test('all that is missing is named at once', () => {
  const groups = groupsAfter(({ set, write }) => {
    for (const field of ['legalName', 'license', 'insurance']) set('business.yaml', [field], undefined);
    write('confirmations.yaml', undefined);
  });
  expect(missingFacts(groups)).toBeGreaterThanOrEqual(3 + 4);
});

test('another state’s company is not held to California’s rules', () => {
  const said = refusals(({ set, write }) => {
    set('business.yaml', ['stateCode'], 'TX');
    set('business.yaml', ['legalName'], 'Smith Holdings, LLC');
    set('business.yaml', ['license'], undefined);
    set('business.yaml', ['insurance'], 'fully insured');
    write('confirmations.yaml', undefined);
  });
  expect(said).toEqual([]);
});

test('a claim that another state’s company has entered is asked of its owner, too', () => {
  const said = refusals(({ set }) => {
    set('business.yaml', ['stateCode'], 'TX');
    set('confirmations.yaml', [0, 'confirmed'], undefined);
  });
  expect(said).toHaveLength(1);
});

describe('what visitors are told to ask', () => {
  const change: Change = ({ set, write, read }) => {
    write('answers/fees.yaml', read('answers/warranty.yaml').replace('name: Warranty', 'name: Fees'));
    set('answers/fees.yaml', ['question'], 'What does it cost to have you come out?');
    set('answers/fees.yaml', ['parts'], [{ name: 'At night', holds: 'Decide it.' }]);
    set('answers/fees.yaml', ['toConfirm'], ['Counsel: the law on fees']);
  };

  test('may stay open: it is named, with what the owner must hold', () => {
    const groups = groupsAfter(change);
    expect(isBlocked(groups)).toBe(false);
    expect(groups.at(-1)?.findings).toContainEqual({
      state: 'open',
      text: 'Fees, At night',
      next: 'Decide it. Then write the answer',
      at: { file: expect.stringMatching(/answers\/fees\.yaml$/), field: ['parts', 0, 'answer'] },
    });
  });

  test('counts among the facts that are missing', () => {
    expect(reminder(groupsAfter(change))).toBe(
      '2 facts of the owner are missing: npm run publish:check lists them.',
    );
  });
});

test('advice keeps nothing from being published, and is no missing fact', () => {
  const groups = groupsAfter(business('license', { number: '1098765', classification: 'B' }));
  expect(groups[0]?.findings.filter(({ state }) => state === 'advice')).toHaveLength(1);
  expect(isBlocked(groups)).toBe(false);
  expect(missingFacts(groups)).toBe(0);
});
