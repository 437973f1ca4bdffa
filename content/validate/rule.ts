import type { Company } from '#content/collections.ts';
import type { LocatedField } from '#content/read/fields.ts';
import type { Problem } from '#content/problem.ts';

export interface Checked {
  folder: string;
  company: Company;
  /** Every value as in its file, before facts are filled in. */
  fields: readonly LocatedField[];
  fileOf: (record: object) => string;
  /** As 2026-11-21. */
  today: string;
}

export type Rule = (checked: Checked) => Problem[];
