import { rulesOf } from '#content/rules/rules-of.ts';
import { isPlaceholderPhone, phoneDisplay, stateNames } from '#content/rules/united-states.ts';
import { isUnreachable } from '#content/rules/text-forms.ts';
import type { Rule } from '#content/validate/rule.ts';

/** Names that can't be registered: they are reserved for examples, tests and private networks (RFC 2606, 6761 and 6762). */
const reservedNames = /(?:^|\.)(?:example|test|invalid|localhost|local|internal|example\.(?:com|net|org))$/;

/** The facts of the business are not placeholders, and the facts that the law of its state wants published are there. */
export const law: Rule = function* ({ company: { business }, fileOf }) {
  const { phone, origin, stateCode } = business;
  const { facts } = rulesOf(stateCode);
  const file = fileOf(business);
  if (isPlaceholderPhone(phone))
    yield {
      severity: 'unpublished',
      file,
      field: ['phone'],
      value: phoneDisplay(phone),
      message: 'is a placeholder: numbers with 555 or with digits in a row ring nowhere',
      remedy: 'write the number that customers call',
    };
  const { hostname } = new URL(origin);
  if (reservedNames.test(hostname) || isUnreachable(hostname))
    yield {
      severity: 'unpublished',
      file,
      field: ['origin'],
      value: origin,
      message: 'is a placeholder: no site can have it',
      remedy: 'write the address that the site will have',
    };
  if (facts === undefined)
    yield {
      severity: 'todo',
      file,
      field: ['stateCode'],
      message: `${stateNames[stateCode]}: what it wants in a contractor’s advertising is not known here`,
      remedy:
        'ask the state’s licensing board or counsel: whether such work needs a license, whether its number and whose name have to be in advertising and in which words, what may be said of insurance, bonds, warranties and prices, how soon a customer may cancel, and what a contract must say; then write license, legalName and insurance in business.yaml',
    };
  for (const { fact, reason, example, check } of facts ?? []) {
    const at = { file, field: [fact] };
    if (business[fact] === undefined)
      yield { ...at, severity: 'unpublished', message: `is missing: ${reason}`, remedy: `write ${example}` };
    else for (const problem of check(business)) yield { ...at, ...problem };
  }
};
