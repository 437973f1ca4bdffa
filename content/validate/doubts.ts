import { openParts, shownAnswer } from '#app/page-data/answers.ts';
import type { Problem } from '#content/problem.ts';
import type { Rule } from '#content/validate/rule.ts';

export const doubts: Rule = ({ company, fileOf }) => {
  const { areas, answers, services, servicesInAreas, business } = company;
  const doubt = (record: object, isTold: boolean) => (value: string, place: number) => ({
    severity: isTold ? ('unpublished' as const) : ('todo' as const),
    file: fileOf(record),
    field: ['toConfirm', place],
    value,
    message: 'is in doubt',
    remedy: 'compare it, correct what is wrong, and take the doubt out',
  });
  return [
    ...areas.flatMap((area) => (area.toConfirm ?? []).map(doubt(area, true))),
    ...answers.flatMap((answer): Problem[] => [
      ...openParts(answer, business).map((part) => ({
        severity: 'todo' as const,
        file: fileOf(answer),
        field: ['parts', answer.parts.indexOf(part), 'answer'],
        message: `is not written: ${part.name}`,
        reason: 'until it is, visitors read nothing of it',
        remedy: `${part.holds ?? 'Decide what to answer.'} Then write the answer`,
      })),
      // What a visitor can read already must not be in doubt.
      ...(answer.toConfirm ?? []).map(doubt(answer, shownAnswer(answer, business) !== undefined)),
    ]),
    ...[...services, ...areas, ...servicesInAreas].flatMap((record): Problem[] => {
      const fields = record.unfinished ?? [];
      const unknown = fields.find(
        (name) =>
          name.split('.').reduce<unknown>((part, key) => Reflect.get(Object(part), key), record) ===
          undefined,
      );
      const at = { file: fileOf(record), field: ['unfinished'], value: unknown };
      if (unknown !== undefined)
        return [
          {
            ...at,
            severity: 'error',
            message: 'is no field of this record',
            remedy: 'take it away, or correct it',
          },
        ];
      if (fields.length === 0) return [];
      return [
        {
          ...at,
          severity: 'warning',
          message: `says that these are placeholders: ${fields.join(', ')}`,
          reason: 'search engines don’t list the page until they are written',
          remedy: 'write each, and take its line away',
          rule: 'unfinished',
        },
      ];
    }),
  ];
};
