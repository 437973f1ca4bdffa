import type { ClaimRule } from '#app/content/rules/claims.ts';
import { california } from '#app/content/rules/california.ts';
import type { StateCode } from '#app/content/rules/united-states.ts';

/** What a state decides and not the company. */
export interface StateRules {
  /** The state's ZIP codes lie between these two, both included. */
  zipCodes?: { first: string; last: string };
  /** What texts must not claim there, besides what holds everywhere (claims.ts). */
  claims?: readonly ClaimRule[];
  /** The facts of the business that its advertising has to name, each with the reason. */
  required?: readonly { fact: 'license' | 'insurance'; reason: string }[];
}

const states: Partial<Record<StateCode, StateRules>> = { CA: california };

/** The rules of a state; a state without a module here has none that this site knows of. */
export function rulesOf(state: StateCode): StateRules {
  return states[state] ?? {};
}
