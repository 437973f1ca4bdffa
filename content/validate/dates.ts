import type { Rule } from '#content/validate/rule.ts';

/** Visitors stop reading a notice that stays longer. */
const maxNoticeDays = 60;

export const dates: Rule = function* ({ company: { notices, specialHours, offers }, fileOf, today }) {
  const warning = (record: object, rule: string) =>
    ({ severity: 'warning', file: fileOf(record), field: ['until'], rule }) as const;
  for (const record of [...notices, ...specialHours, ...offers])
    if (record.until < today)
      yield {
        ...warning(record, 'ended'),
        value: record.until,
        message: 'has passed',
        reason: 'visitors no longer see this record',
        remedy: 'remove the record, or write a new first and last day',
      };
  for (const record of notices) {
    const days = Math.round((Date.parse(record.until) - Date.parse(record.from)) / 86_400_000) + 1;
    if (days > maxNoticeDays)
      yield {
        ...warning(record, 'long-notice'),
        value: record.until,
        message: `keeps the notice up for ${days} days`,
        reason:
          'visitors stop reading a line above the header that stays for months, and it takes room on phones',
        remedy: 'write an earlier last day; write what is always true into a text of a page instead',
      };
  }
  for (const [index, record] of specialHours.entries()) {
    const other = specialHours
      .slice(0, index)
      .find(({ from, until }) => from <= record.until && record.from <= until);
    if (other !== undefined)
      yield {
        file: fileOf(record),
        field: ['from'],
        value: record.from,
        message: `starts a period that overlaps the special hours in ${fileOf(other)}`,
        reason: 'a day has one set of hours, and search engines would take either',
        remedy: 'change the days of one of the two',
      };
  }
};
