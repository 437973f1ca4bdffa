import type { Problem } from '#content/problem.ts';
import type { Business } from '#content/records.ts';
import type { ClaimRule } from '#content/rules/claims.ts';

export interface StateRules {
  /** The state's ZIP codes lie between these two, both included. */
  zipCodes?: { first: string; last: string };
  /** What its law asks of the facts that a company advertises with. */
  facts?: readonly FactRule[];
  /** What texts must not claim there, besides what holds everywhere (claims.ts). */
  claims?: readonly ClaimRule[];
  /** What has to be proved when somebody asks. */
  evidence?: EvidenceRule;
}

export interface FactRule {
  fact: 'legalName' | 'license' | 'insurance';
  /** What sentences call it. */
  name: string;
  /** Why the public has to be told, with the law. A site without it is not published. */
  reason: string;
  example: string;
  /** What is wrong with a written fact. Stops the build, the local one too. */
  problems?: (business: Business) => FactProblem[];
  /** What keeps a fact that is written well from being published: it doesn't fit another. */
  conflict?: (business: Business) => Shortcoming | undefined;
  /** What the owner should know about a fact that may be published. */
  advice?: (business: Business) => Shortcoming | undefined;
}

type FactProblem = Pick<Problem, 'field' | 'value' | 'message' | 'reason' | 'remedy'>;

/** Something about a fact that is written as it must be, and what to do. */
interface Shortcoming {
  problem: string;
  remedy: string;
}

interface EvidenceRule {
  law: string;
  claims: (business: Business) => readonly { claim: string; words: RegExp }[];
}
