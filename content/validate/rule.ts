import type { Company } from '#content/collections.ts';
import type { LocatedField } from '#content/read/fields.ts';
import type { Problem, Severity } from '#content/problem.ts';

export interface Checked {
  folder: string;
  company: Company;
  /** Every value as in its file, before facts are filled in. */
  fields: readonly LocatedField[];
  fileOf: (record: object) => string;
  /** As 2026-11-21. */
  today: string;
}

/** A problem as a rule finds it: an error, unless it says another severity. */
export type FoundProblem = Omit<Problem, 'severity'> & { severity?: Severity };

export type Rule = (checked: Checked) => Iterable<FoundProblem>;
