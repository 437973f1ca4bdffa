import type { Problem } from '#content/problem.ts';
import type { Business } from '#content/records.ts';
import type { ClaimRule } from '#content/rules/claims.ts';

export interface StateRules {
  /** What its law asks of the facts that a company advertises with. */
  facts?: readonly FactRule[];
  /** What texts must not claim there, besides what holds everywhere (claims.ts). */
  claims?: readonly ClaimRule[];
  /** What has to be proved when somebody asks. */
  evidence?: EvidenceRule;
}

export interface FactRule {
  fact: 'legalName' | 'license' | 'insurance';
  /** Why the public has to be told, with the law. A site without it is not published. */
  reason: string;
  example: string;
  /**
   * What is wrong with a fact that is there: an error, unless it says another severity. "unpublished" is one that is
   * written well but doesn't fit another; "todo" is what the owner should know about a fact that may be published.
   */
  check: (business: Business) => Iterable<FactProblem>;
}

/** Without a field, it is about the whole fact. */
type FactProblem = Omit<Problem, 'file' | 'severity' | 'field'> &
  Partial<Pick<Problem, 'severity' | 'field'>>;

interface EvidenceRule {
  law: string;
  claims: (business: Business) => readonly { claim: string; pattern: RegExp }[];
}
