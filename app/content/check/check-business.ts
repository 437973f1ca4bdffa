import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '#app/content/check/file-of.ts';
import type { Company } from '#app/content/collections.ts';
import type { Problem } from '#app/content/problem.ts';
import { rulesOf } from '#app/content/rules/state-rules.ts';

/** What the state's law finds wrong with the facts of the business as they are written; and whether its script is there. */
export function checkBusiness({ business }: Company, folder: string): Problem[] {
  if (business === undefined) return []; // A problem of its own.
  const { facts = [] } = rulesOf(business.stateCode);
  const { script } = business;
  const missing: Problem[] =
    script === undefined || existsSync(join(folder, 'public', script))
      ? []
      : [
          {
            file: fileOf(folder, 'business'),
            field: ['script'],
            value: script,
            message: 'is not there',
            reason: 'every page would ask for it',
            remedy: 'put the file into public/',
          },
        ];
  const unlawful = facts.flatMap(({ problems }) =>
    (problems?.(business) ?? []).map((problem) => ({ file: fileOf(folder, 'business'), ...problem })),
  );
  return [...missing, ...unlawful];
}
