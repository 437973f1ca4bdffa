import { join } from 'node:path';
import { factsOf, withFacts } from '#content/business-facts.ts';
import { type CollectionKey, collections, type Company } from '#content/collections.ts';
import { fileNames, slugOf } from '#content/file-names.ts';
import { readRecords } from '#content/read/read-records.ts';
import { fallbackPicturesOf } from '#content/read/fallback-pictures.ts';
import { recordProblems } from '#content/read/describe-issue.ts';
import { fieldsOf } from '#content/read/fields.ts';
import type { Problem } from '#content/problem.ts';

/** Reads all records of a folder. */
export function readCompany(folder: string) {
  const problems: Problem[] = [];
  const files = new WeakMap<object, string>();
  // Keys of the collections, by Object.entries.
  const read = (Object.entries(collections) as [CollectionKey, (typeof collections)[CollectionKey]][]).map(
    ([key, collection]) => {
      const { records, problems: unreadable } = readRecords(folder, collection.path);
      problems.push(...unreadable);
      if ('isNeeded' in collection && records.length + unreadable.length === 0)
        problems.push({
          severity: 'error',
          // Of records that have a folder of their own, the folder is missing.
          file: join(folder, collection.path.replace(/\/:.*/, '')),
          field: [],
          message: 'is missing, and the site needs it',
          remedy: 'restore it with git, or copy that of a company made by npm run content -- new company',
        });
      return { key, collection, records };
    },
  );
  const recordsOf = (key: CollectionKey) => read.find((entry) => entry.key === key)?.records ?? [];
  const slugs = fileNames(folder, 'areas').flatMap((slug) => [slug, slugOf(slug)]);
  const factsFor = factsOf(slugs, recordsOf);
  const company: Record<string, unknown> = {};
  for (const { key, collection, records } of read) {
    const found = records.flatMap(({ file, names, value }) => {
      const filled = withFacts(value, factsFor(key === 'areas' ? names.slug : names.area));
      const result = collection.schema.safeParse(filled);
      if (result.success) {
        const record = Object.assign(result.data, names);
        files.set(record, file);
        return [record];
      }
      const wrongFolder = misplaced(file, filled, collection.path);
      problems.push(...(wrongFolder ? [wrongFolder] : recordProblems(file, filled, result.error.issues)));
      return [];
    });
    company[key] = collection.path.includes(':') ? found.sort((a, b) => orderOf(a) - orderOf(b)) : found[0];
  }
  const fields = read.flatMap(({ key, collection, records }) =>
    records.flatMap(({ file, value }) =>
      [...fieldsOf(collection.schema, value)].map((found) => ({ key, file, ...found })),
    ),
  );
  // Each collection holds what its schema let through.
  const whole = company as unknown as Company;
  return {
    /** There when each of its records is right by itself. */
    company:
      problems.length === 0 ? { ...whole, fallbackPictures: fallbackPicturesOf(whole, folder) } : undefined,
    problems,
    records: read.flatMap(({ records }) => records),
    fields,
    fileOf: (record: object) => files.get(record) ?? folder,
  };
}

/** That a record has all the fields of another kind, in whose folder it would have its page. */
function misplaced(file: string, value: unknown, own: string): Problem | undefined {
  const others = Object.values(collections).filter(({ path }) => path.includes(':') && path !== own);
  const folder = others.find(({ schema }) => schema.safeParse(value).success)?.path.replace(/:.*/, '');
  if (folder === undefined) return undefined;
  const message = `holds what the files in ${folder} hold, and is in another folder`;
  const reason = 'its page is not made';
  return { severity: 'error', file, field: [], message, reason, remedy: `move it to ${folder}` };
}

function orderOf(record: object): number {
  return 'order' in record && typeof record.order === 'number' ? record.order : 0;
}
