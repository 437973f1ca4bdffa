import { california } from '#content/rules/california.ts';
import type { StateRules } from '#content/rules/state-rules.ts';
import type { StateCode } from '#content/rules/united-states.ts';

const states: Partial<Record<StateCode, StateRules>> = { CA: california };

/** The rules of a state; a state without a module here has none that this site knows of. */
export function rulesOf(state: StateCode): StateRules {
  return states[state] ?? {};
}
