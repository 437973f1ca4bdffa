import type { Rule } from '#check/check-content.ts';
import { textsIn } from '#app/content/texts-in.ts';

/** Fields that tell when something happened. */
const dateFields = new Set(['updated', 'added', 'confirmed', 'read']);

/** What has happened can't lie ahead: a day in the future is a slip. */
export const futureDates: Rule = ({ records, today }) =>
  records
    .flatMap((collection) => collection.records)
    .flatMap(({ file, value }) =>
      textsIn(value)
        .filter(
          ({ field, text }) =>
            dateFields.has(String(field.at(-1))) && /^\d{4}-\d{2}-\d{2}$/.test(text) && text > today,
        )
        .map(({ field, text }) => ({
          file,
          field,
          value: text,
          message: `is a day in the future (today is ${today})`,
          reason: 'search engines are told that day, and stop believing dates that can’t be true',
          remedy: 'write the day on which it happened',
        })),
    );
