import type { Problem } from '#app/content/problem.ts';
import type { Rule } from '#check/check-content.ts';

/** What is left to write, by record; and whether each field that is named there is one that the record has. */
export const unfinishedRecords: Rule = ({ records }) =>
  records
    .flatMap((collection) => collection.records)
    .flatMap(({ file, value }): Problem[] => {
      const fields = unfinishedIn(value);
      const unknown = fields.filter((field) => !hasField(value, field.split('.')));
      return [
        ...(fields.length === 0
          ? []
          : [
              {
                file,
                field: ['unfinished'],
                message: `says that words stand in for the real ones: ${fields.join(', ')}`,
                reason: 'search engines don’t list the page until they are written',
                remedy: 'write each, and take its line away',
                warning: 'unfinished',
              },
            ]),
        ...unknown.map((field) => ({
          file,
          field: ['unfinished', fields.indexOf(field)],
          value: field,
          message: 'is no field of this record',
          remedy: 'take it away, or correct it',
        })),
      ];
    });

/** The fields of a record whose words only stand in. */
export function unfinishedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !('unfinished' in value)) return [];
  return Array.isArray(value.unfinished) ? value.unfinished.map(String) : [];
}

function hasField(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return value !== undefined;
  return typeof value === 'object' && value !== null && hasField(Reflect.get(value, name), rest);
}
