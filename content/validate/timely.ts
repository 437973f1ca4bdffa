import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { photographs } from '#content/pictures.ts';
import { picturePath } from '#app/paths.ts';
import type { FoundProblem, Rule } from '#content/validate/rule.ts';

/** In days. A line above every page for longer than that is one that visitors no longer read. */
const longestNotice = 60;

/** What has ended, what is left up too long, and photographs that are still to be taken. */
export const timely: Rule = function* ({ company, fileOf, folder, today }) {
  const { notices, specialHours, offers, jobs, team } = company;
  const doubt = (record: object, field: string, rule: string): Omit<FoundProblem, 'message' | 'remedy'> => ({
    severity: 'warning',
    file: fileOf(record),
    field: [field],
    rule,
  });
  for (const record of [...notices, ...specialHours, ...offers])
    if (record.until < today)
      yield {
        ...doubt(record, 'until', 'ended'),
        value: record.until,
        message: 'is past: this has ended',
        reason: 'visitors no longer see it',
        remedy: 'remove the record, or write new days',
      };
  for (const record of notices) {
    const days = Math.round((Date.parse(record.until) - Date.parse(record.from)) / 86_400_000) + 1;
    if (days > longestNotice)
      yield {
        ...doubt(record, 'until', 'long-notice'),
        value: record.until,
        message: `keeps the notice up for ${days} days`,
        reason: 'what stays above the header for months is read by few, and takes room on phones',
        remedy: 'write an earlier day; what holds for good belongs in a page’s own text',
      };
  }
  for (const [place, record] of specialHours.entries()) {
    const other = specialHours
      .slice(0, place)
      .find(({ from, until }) => from <= record.until && record.from <= until);
    if (other !== undefined)
      yield {
        file: fileOf(record),
        field: ['from'],
        value: record.from,
        message: `falls on days that have special hours already: ${fileOf(other)}`,
        reason: 'a day has one set of hours, and search engines would take either',
        remedy: 'change the days of one of the two',
      };
  }
  const pictured = [
    ...jobs.map((record) => ({ record, names: photographs.job(record.slug) })),
    ...team.map((record) => ({ record, names: photographs.person(record.slug) })),
  ];
  for (const { record, names } of pictured)
    for (const name of names)
      if (!existsSync(join(folder, 'public', picturePath(name))))
        yield {
          severity: 'unpublished',
          file: fileOf(record),
          field: [],
          message: `has no photograph ${name}`,
          reason: 'its place would be empty',
          remedy: 'choose one above the form of the record: npm run edit',
        };
};
