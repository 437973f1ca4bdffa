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
        text: `the phone ${display} is a placeholder: 555 numbers ring nowhere`,
        next: 'write the number that customers call',
        at: { file, field: ['phone'] },
      }
    : { state: 'met', text: `the phone is ${display}` };
}

function originFinding({ origin }: Business, file: string): Finding {
  return isReservedOrigin(origin)
    ? {
        state: 'blocking',
        text: `the address ${origin} is a placeholder: nobody can have it`,
        next: 'write the address that the site will have',
        at: { file, field: ['origin'] },
      }
    : { state: 'met', text: `the address is ${origin}` };
}

function lawFindings(business: Business, file: string): Finding[] {
  const state = stateNames[business.stateCode];
  const { facts } = rulesOf(business.stateCode);
  if (facts === undefined) {
    return [
      {
        state: 'advice',
        text: `what ${state} wants in a contractor’s advertising is not known here`,
        next: 'ask the state or counsel; a programmer then adds its rules in app/content/rules/',
      },
    ];
  }
  return facts.flatMap(({ fact, name, reason, example, conflict, advice }): Finding[] => {
    const at = { file, field: [fact] };
    if (business[fact] === undefined) {
      return [
        {
          state: 'blocking',
          text: `${name} is missing: ${reason}`,
          next: `write ${example}`,
          at,
        },
      ];
    }
    const conflicting = conflict?.(business);
    if (conflicting !== undefined) {
      return [
        {
          state: 'blocking',
          text: `${name} and the brand differ: ${conflicting.problem}`,
          next: conflicting.remedy,
          at,
        },
      ];
    }
    const advised = advice?.(business);
    return [
      { state: 'met', text: `${name} is written as ${state} wants it` },
      ...(advised === undefined
        ? []
        : [{ state: 'advice' as const, text: advised.problem, next: advised.remedy, at }]),
    ];
  });
}
