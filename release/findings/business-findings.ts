import type { Business } from '#app/content/records.ts';
import { rulesOf } from '#app/content/rules/state-rules.ts';
import { isPlaceholderPhone, phoneDisplay, stateNames } from '#app/content/rules/united-states.ts';
import { isReservedOrigin } from '#app/content/rules/web-address.ts';
import type { Finding } from '#release/findings/finding.ts';

/** How the company is reached, and what the law of its state wants the public to be told of it. */
export function businessFindings(business: Business, file: string): Finding[] {
  return [phoneFinding(business, file), originFinding(business, file), ...lawFindings(business, file)];
}

function phoneFinding({ phone }: Business, file: string): Finding {
  const display = phoneDisplay(phone);
  return isPlaceholderPhone(phone)
    ? {
        state: 'blocking',
        text: `phone ${display} is a placeholder: 555 numbers ring nowhere`,
        next: `write the number that customers call into ${file}, then run npm run social`,
      }
    : { state: 'met', text: `phone ${display}` };
}

function originFinding({ origin }: Business, file: string): Finding {
  return isReservedOrigin(origin)
    ? {
        state: 'blocking',
        text: `origin ${origin} is a placeholder: nobody can have that address`,
        next: `write the address that the site will have into ${file}`,
      }
    : { state: 'met', text: `origin ${origin}` };
}

function lawFindings(business: Business, file: string): Finding[] {
  const state = stateNames[business.stateCode];
  const { facts } = rulesOf(business.stateCode);
  if (facts === undefined) {
    return [
      {
        state: 'advice',
        text: `what ${state} wants in a contractor’s advertising is not known here`,
        next: `ask the state or counsel, and write it down as a module in app/content/rules/`,
      },
    ];
  }
  return facts.flatMap(({ fact, reason, example, conflict, advice }): Finding[] => {
    if (business[fact] === undefined) {
      return [
        {
          state: 'blocking',
          text: `${fact} is missing: ${reason}`,
          next: `write it into ${file}, as ${example}`,
        },
      ];
    }
    const conflicting = conflict?.(business);
    if (conflicting !== undefined) {
      return [
        {
          state: 'blocking',
          text: `${fact} and brand differ: ${conflicting.problem}`,
          next: `${conflicting.remedy}, in ${file}`,
        },
      ];
    }
    const advised = advice?.(business);
    return [
      { state: 'met', text: `${fact} is written as ${state} wants it` },
      ...(advised === undefined
        ? []
        : [{ state: 'advice' as const, text: advised.problem, next: advised.remedy }]),
    ];
  });
}
