import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rulesOf } from '#content/rules/rules-of.ts';
import { isPlaceholderPhone, phoneDisplay, stateNames } from '#content/rules/united-states.ts';
import type { Problem } from '#content/problem.ts';
import type { Rule } from '#content/validate/rule.ts';

/** Names that can't be registered: they are reserved for examples, tests and private networks (RFC 2606, 6761 and 6762). */
const reservedNames = /(?:^|\.)(?:example|test|invalid|localhost|local|internal|example\.(?:com|net|org))$/;

/** The facts of the business are not placeholders, and the facts that the law of its state wants published are there. */
export const law: Rule = ({ company: { business }, folder, fileOf }) => {
  const { phone, origin, script, stateCode } = business;
  const { facts } = rulesOf(stateCode);
  const file = fileOf(business);
  const problems: (Omit<Problem, 'file'> | false)[] = [
    isPlaceholderPhone(phone) && {
      severity: 'unpublished',
      field: ['phone'],
      value: phoneDisplay(phone),
      message: 'is a placeholder: 555 numbers ring nowhere',
      remedy: 'write the number that customers call',
    },
    reservedNames.test(new URL(origin).hostname) && {
      severity: 'unpublished',
      field: ['origin'],
      value: origin,
      message: 'is a placeholder: nobody can have it',
      remedy: 'write the address that the site will have',
    },
    script !== undefined &&
      !existsSync(join(folder, 'public', script)) && {
        severity: 'error',
        field: ['script'],
        value: script,
        message: 'is not there',
        reason: 'every page would ask for it',
        remedy: 'put the file into public/',
      },
    facts === undefined && {
      severity: 'todo',
      field: ['stateCode'],
      message: `${stateNames[stateCode]}: what it wants in a contractor’s advertising is not known here`,
      remedy: 'ask the state or counsel; a programmer then adds its rules in content/rules/',
    },
    ...(facts ?? []).flatMap(({ fact, name, reason, example, problems, conflict, advice }) => {
      if (business[fact] === undefined) {
        const message = `is missing: ${reason}`;
        return [{ severity: 'unpublished' as const, field: [fact], message, remedy: `write ${example}` }];
      }
      const severities = { unpublished: conflict?.(business), todo: advice?.(business) };
      return [
        ...(problems?.(business) ?? []).map((problem) => ({ severity: 'error' as const, ...problem })),
        ...(['unpublished', 'todo'] as const).flatMap((severity) => {
          const found = severities[severity];
          return found === undefined
            ? []
            : [{ severity, field: [fact], message: `${name}: ${found.problem}`, remedy: found.remedy }];
        }),
      ];
    }),
  ];
  return problems.flatMap((problem) => (problem === false ? [] : [{ file, ...problem }]));
};
