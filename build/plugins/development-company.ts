import type { Company } from '#content/collections.ts';
import { ContentError } from '#content/problem.ts';
import { validate } from '#content/validate/validate.ts';

let last: Company | undefined;

/** The company as its records are now; while they are too wrong for pages, as it was before. Throws where it never was right. */
export function developmentCompany(): Company {
  const { company, problems } = validate();
  last = company ?? last;
  if (last === undefined) throw new ContentError(problems);
  return last;
}
