import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { allPages } from '#app/page-data/pages.ts';
import { isPath } from '#app/paths.ts';
import { fileNames, slugOf } from '#content/file-names.ts';
import type { LocatedField } from '#content/read/fields.ts';
import { topicLink } from '#app/template.ts';
import type { Rule } from '#content/validate/rule.ts';

/** Every field that names another record's file names one that is there, and none twice in a list. */
export const references: Rule = function* ({ fields, folder }) {
  const seen = new Set<string>();
  for (const { file, field, value, meta } of fields) {
    const { namesFileOf: recordFolder, namesPublicFile } = meta;
    if (namesPublicFile === true && !existsSync(join(folder, 'public', String(value))))
      yield {
        file,
        field,
        value: String(value),
        message: 'is not there',
        reason: 'pages would ask for it',
        remedy: 'put the file into public/, with capitals as here',
      };
    if (recordFolder === undefined) continue;
    const slug = String(value);
    const at = { file, field, value: slug };
    const names = fileNames(folder, recordFolder);
    if (!names.includes(slug)) {
      const [nearest = ''] = names.toSorted((one, other) => distance(one, slug) - distance(other, slug));
      const meant = distance(nearest, slug) <= 2 ? `write ${nearest}, or ` : '';
      yield {
        ...at,
        message: 'names a file that does not exist',
        reason: `there is no ${recordFolder}/${slug}.yaml`,
        remedy: `${meant}use the name of a file in ${recordFolder}/, without .yaml`,
      };
      continue;
    }
    const inList = [file, ...field.slice(0, -1), slug].join();
    if (typeof field.at(-1) === 'number' && seen.has(inList))
      yield {
        ...at,
        message: 'is listed twice',
        reason: 'visitors would see it twice in one list',
        remedy: 'name it once',
      };
    seen.add(inList);
  }
};

/** Links lead to pages and safety topics that are there. */
export const links: Rule = function* ({ fields, company }) {
  const pages = new Set<string>(allPages(company).map(({ path }) => path));
  const topics = company.safety.map(({ slug }) => slug);
  for (const { file, field, value, meta } of fields) {
    if (typeof value !== 'string' || meta.internal === true) continue;
    const linked = [...value.matchAll(topicLink)].map(([words, , target = '']) => ({ words, target }));
    for (const { words, target } of meta.namesPage === true ? [{ words: value, target: value }] : linked) {
      const [page = ''] = target.split('#');
      if (isPath(target) ? pages.has(page) : topics.includes(target)) continue;
      const at = { file, field, value: words };
      if (isPath(target))
        yield { ...at, message: 'leads to a page that does not exist', remedy: 'use the address of a page' };
      else
        yield {
          ...at,
          message: `links to a safety topic that does not exist: there is no safety/${target}.yaml`,
          remedy: 'use the name of a file in safety/, without .yaml',
        };
    }
  }
};

/** Fields marked unique have different values. Of two records with the same value, the problem is reported in the probable copy: the file that is not named after the value, otherwise the one with the longer path. */
export const repeated: Rule = ({ fields }) => {
  const unique = fields
    .filter(({ meta }) => meta.unique !== undefined)
    .toSorted(
      (one, other) =>
        Number(isNamesake(other)) - Number(isNamesake(one)) ||
        one.file.length - other.file.length ||
        (one.file < other.file ? -1 : 1),
    );
  const byValue = Map.groupBy(unique, ({ key, file, field, value }) => {
    const name = field.filter((part) => typeof part === 'string').join('.');
    // The same words about two areas are told apart by the areas' names.
    const [, area = ''] = /.*areas[/\\]([a-z0-9-]+)/.exec(file) ?? [];
    const shown = String(value).replaceAll('{area}', area);
    // Metadata must be unique in the whole site, every other field only in its collection.
    return JSON.stringify([name.startsWith('metadata.') ? '' : key, name, slugOf(shown)]);
  });
  const problems = [...byValue.values()].flatMap(([first, ...others]) =>
    others.map(({ file, field, value, meta }) => ({
      file,
      field,
      value: String(value),
      message: `is also in ${first?.file}${value === first?.value ? '' : ', but for capitals and signs'}`,
      reason: meta.unique,
      remedy: `write a different ${String(field.findLast((part) => typeof part === 'string'))} in one of the two files`,
    })),
  );
  // A file that was copied and not changed repeats everything: one message is enough.
  return [...new Map(problems.toReversed().map((problem) => [problem.file, problem])).values()];
};

function isNamesake({ file, value }: LocatedField): boolean {
  return basename(file, '.yaml') === slugOf(String(value));
}
