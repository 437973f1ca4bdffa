import { checkCompany } from '#app/content/company.ts';
import type { Company } from '#app/content/collections.ts';
import { ContentError, type Problem } from '#app/content/problem.ts';

let last: Company | undefined;

/**
 * The company while developing: as its records are now, also where texts say what they must not; while the records are
 * too wrong for that, as they were before. Undefined while they never were right: the problems then speak alone.
 */
export function developmentCompany(): { company: Company | undefined; problems: readonly Problem[] } {
  const { whole, problems } = checkCompany();
  last = whole ?? last;
  return { company: last, problems };
}

/** The same, for what can't do without. */
export function requireDevelopmentCompany(): Company {
  const { company, problems } = developmentCompany();
  if (company === undefined) throw new ContentError(problems);
  return company;
}
