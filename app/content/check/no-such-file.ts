import { distance } from 'fastest-levenshtein';
import { fileNames, type NamedRecords } from '#app/content/check/file-of.ts';
import type { Problem } from '#app/content/problem.ts';

/** What is wrong with the name of a record's file, if there is no such file. What is probably meant is told. */
export function noSuchFile(
  folder: string,
  to: NamedRecords,
  slug: string,
): Pick<Problem, 'value' | 'message' | 'reason' | 'remedy'> | undefined {
  const names = fileNames(folder, to);
  if (names.has(slug)) return undefined;
  const [nearest = ''] = [...names].sort((one, other) => distance(one, slug) - distance(other, slug));
  const meant = distance(nearest, slug) <= 2 ? nearest : undefined;
  return {
    value: slug,
    message: 'is not there',
    reason: `there is no ${to}/${slug}.yaml that it could lead to`,
    remedy: `${meant === undefined ? '' : `write ${meant}, or `}use the name of a file in ${to}/, without .yaml`,
  };
}
