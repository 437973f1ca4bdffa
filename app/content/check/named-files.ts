import { distance } from 'fastest-levenshtein';
import { fileNames, type NamedRecords } from '#app/content/check/file-of.ts';
import type { Problem } from '#app/content/problem.ts';

/** A place where a record names another record's file. */
export interface NamedFile {
  file: string;
  field: Problem['field'];
  /** The folder of the file that is named. */
  to: NamedRecords;
  slug: string;
}

/** Files that are named and not there, with what is probably meant; and those that one list names twice. */
export function namedFileProblems(folder: string, named: readonly NamedFile[]): Problem[] {
  const first = new Map<string, NamedFile>();
  return named.flatMap((place) => {
    const { file, field, to, slug } = place;
    const at = { file, field, value: slug };
    const names = fileNames(folder, to);
    if (!names.has(slug)) return [{ ...at, ...notThere(to, slug, names) }];
    const inList = JSON.stringify([
      file,
      typeof field.at(-1) === 'number' ? field.slice(0, -1) : field,
      slug,
    ]);
    if (!first.has(inList)) first.set(inList, place);
    return first.get(inList) === place
      ? []
      : [
          {
            ...at,
            message: 'stands there twice',
            reason: 'visitors would see it twice in one list',
            remedy: 'name it once',
          },
        ];
  });
}

function notThere(
  to: NamedRecords,
  slug: string,
  names: ReadonlySet<string>,
): Pick<Problem, 'message' | 'reason' | 'remedy'> {
  const [nearest = ''] = [...names].sort((one, other) => distance(one, slug) - distance(other, slug));
  const meant = distance(nearest, slug) <= 2 ? `write ${nearest}, or ` : '';
  return {
    message: 'is not there',
    reason: `there is no ${to}/${slug}.yaml that it could lead to`,
    remedy: `${meant}use the name of a file in ${to}/, without .yaml`,
  };
}
