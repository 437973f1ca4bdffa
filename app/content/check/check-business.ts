import { fileOf } from '#app/content/check/file-of.ts';
import type { Company } from '#app/content/collections.ts';
import type { Problem } from '#app/content/problem.ts';
import { rulesOf } from '#app/content/rules/state-rules.ts';

/** What the state's law finds wrong with the facts of the business as they are written. */
export function checkBusiness({ business }: Company, folder: string): Problem[] {
  if (business === undefined) return []; // A problem of its own.
  const { facts = [] } = rulesOf(business.stateCode);
  return facts.flatMap(({ problems }) =>
    (problems?.(business) ?? []).map((problem) => ({ file: fileOf(folder, 'business'), ...problem })),
  );
}
