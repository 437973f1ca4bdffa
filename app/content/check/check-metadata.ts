import { fileOf } from '#app/content/check/file-of.ts';
import { collections, type Company } from '#app/content/collections.ts';
import type { Problem } from '#app/content/problem.ts';

interface Described {
  file: string;
  metadata: { title: string; description: string };
}

/** Every page has a title and a description that no other page has. */
export function checkMetadata(company: Company, folder: string): Problem[] {
  const described = describedRecords(company, folder);
  return (['title', 'description'] as const).flatMap((field) => {
    const groups = Map.groupBy(described, ({ metadata }) => metadata[field]);
    return [...groups]
      .filter(([, records]) => records.length > 1)
      .flatMap(([text, [first, ...others]]) =>
        others.map(({ file }) => ({
          file,
          field: ['metadata', field],
          value: text,
          message: `stands in ${first?.file} too`,
          reason: 'people see both in search results and can’t tell which page they want',
          remedy: 'write one for each page',
        })),
      );
  });
}

function describedRecords(company: Company, folder: string): Described[] {
  // Keys of the collections, by Object.keys.
  const keys = Object.keys(collections) as (keyof typeof collections)[];
  return keys.flatMap((key) =>
    [company[key]].flat().flatMap((record) =>
      // A house of the door chooser may have that name.
      record !== undefined && 'metadata' in record && 'title' in record.metadata
        ? [{ file: fileOf(folder, key, record), metadata: record.metadata }]
        : [],
    ),
  );
}
