import { expect, test } from 'vitest';
import { checkCompany } from '#app/content/company.ts';
import { claimRules } from '#app/content/rules/claims.ts';
import { rulesOf } from '#app/content/rules/state-rules.ts';
import { withChangedCompany } from '#tests/changed-company.ts';

const field = ['hero', 'lede'] as const;

/** What the check says of a text on the home page of a company in a state. */
function problemsOf(text: string, stateCode = 'TX'): string[] {
  return withChangedCompany((company) => {
    company.set('business.yaml', ['stateCode'], stateCode);
    company.set('pages/home.yaml', field, text);
    return checkCompany(company.folder)
      .problems.filter((problem) => problem.field.join('.') === field.join('.'))
      .map(({ message, reason, remedy }) => `${message}: ${reason}; ${remedy}`);
  });
}

const padded = (claim: string) => `Call the office on a weekday: ${claim}.`;

test.each([
  ['lifetime', 'a lifetime warranty', '16 CFR 239.4', '{lifetimeWarranty}'],
  ['for life', 'covered for life', '16 CFR 239.4', '{lifetimeWarranty}'],
  ['guaranteed', 'work that is guaranteed', 'a promise without limits', 'say what you do'],
  ['best', 'the best in town', 'provable', 'can check'],
  ['#1', 'the #1 plumber', 'provable', 'can check'],
  ['5-star', 'a 5-star crew', '16 CFR 255', 'reviews elsewhere'],
  ['certified', 'certified plumbers', 'by whom', 'name the certificate'],
  ['award-winning', 'an award-winning crew', 'a judgment of others', 'leave it out'],
  ['happy customers', 'hundreds of happy customers', 'provable', 'can check'],
  ['$49', 'from $49', 'prices change', 'how the price is found'],
])('"%s" is refused everywhere, with the reason and what to write', (word, claim, reason, remedy) => {
  const [message, ...others] = problemsOf(padded(claim));
  expect(others).toEqual([]);
  expect(message).toContain(`says "${word}"`);
  expect(message).toContain(reason);
  expect(message).toContain(remedy);
});

test.each([
  ['insured', 'we are fully insured', 'B&P Code 7027.4', '{licensedAndInsured}'],
  ['bonded', 'we are bonded', 'it claims a bond, which no record here holds', 'leave it out'],
  ['15 to 30 minutes', 'here in 15 to 30 minutes', 'B&P Code 17500', 'call to confirm'],
  ['20 minutes', 'at your door in 20 minutes', 'B&P Code 17500', 'call to confirm'],
  ['{baseMinutes}', 'here in {baseMinutes} minutes', 'B&P Code 17500', 'call to confirm'],
])('"%s" is refused in California alone', (word, claim, reason, remedy) => {
  expect(problemsOf(padded(claim))).toEqual([]);
  const [message, ...others] = problemsOf(padded(claim), 'CA');
  expect(others).toEqual([]);
  expect(message).toContain(`says "${word}"`);
  expect(message).toContain(reason);
  expect(message).toContain(remedy);
});

test.each([
  ['minutes that say to call', 'Emergency arrival in {baseMinutes} minutes; call to confirm.'],
  ['words that only look like a claim', 'Rebonded steel, a certificate on the wall and the bestowed prize.'],
])('in California, too, a text may hold %s', (_, text) => {
  expect(problemsOf(text, 'CA')).toEqual([]);
});

test('what visitors never read may name what the law is about', () => {
  withChangedCompany((company) => {
    company.write(
      'answers/warranty.yaml',
      [
        'order: 1',
        'name: Warranty',
        'question: What does the warranty cover, and for how long?',
        'parts:',
        '  - name: How long',
        '    holds: The written lifetime warranty, as it is guaranteed by the maker.',
        'unanswered: Ask on the phone, and we will read you the terms.',
      ].join('\n'),
    );
    const claims = checkCompany(company.folder).problems.filter(({ message }) => message.startsWith('says'));
    expect(claims).toEqual([]);
  });
});

test('every word that is refused has a reason of its own, and says what to write instead', () => {
  const rules = [...claimRules, ...(rulesOf('CA').claims ?? [])];
  expect(new Set(rules.map(({ reason }) => reason)).size).toBe(rules.length);
  for (const { reason, remedy } of rules) {
    expect(reason.split(' ').length, reason).toBeGreaterThan(8);
    expect(remedy, reason).toMatch(/^(?:say|write|add|name|leave it out)\b/);
  }
});
