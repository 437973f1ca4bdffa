import { shownAnswer, unansweredParts } from '#app/page-data/answers.ts';
import { valueAt } from '#content/problem.ts';
import type { FoundProblem, Rule } from '#content/validate/rule.ts';

/** What the owner still has to find out or to write, as records say it of themselves. */
export const doubts: Rule = function* ({ company, fileOf }) {
  const { areas, answers, services, servicesInAreas, business, privacy } = company;
  const doubtsIn = (record: { toConfirm?: string[] | undefined }, isShown: boolean): FoundProblem[] =>
    (record.toConfirm ?? []).map((value, index) => ({
      severity: isShown ? 'unpublished' : 'todo',
      file: fileOf(record),
      field: ['toConfirm', index],
      value,
      message: 'is in doubt',
      remedy: 'compare it, correct what is wrong, and remove this line',
    }));
  for (const area of areas) yield* doubtsIn(area, true);
  for (const answer of answers) {
    for (const part of unansweredParts(answer, business))
      yield {
        severity: 'todo',
        file: fileOf(answer),
        field: ['parts', answer.parts.indexOf(part), 'answer'],
        message: `is not written: ${part.name}`,
        reason: 'until it is, visitors read nothing of it',
        remedy: `${part.holds ?? 'Decide what to answer.'} Then write the answer`,
      };
    // What a visitor can read already must not be in doubt.
    yield* doubtsIn(answer, shownAnswer(answer, business) !== undefined);
  }
  if (business.script !== undefined && privacy !== undefined)
    yield {
      severity: 'warning',
      file: fileOf(privacy),
      field: ['blocks'],
      value: business.script,
      message: 'may not say what the script in business.yaml does',
      reason: 'a page that says that visitors aren’t tracked has to be true',
      remedy: 'compare the page with what the script does',
      rule: 'own-script',
    };
  for (const record of [...services, ...areas, ...servicesInAreas]) {
    const { unfinished = [] } = record;
    const value = unfinished.find((name) => valueAt<unknown>(record, name.split('.')) === undefined);
    const at = { file: fileOf(record), field: ['unfinished'], value };
    if (value !== undefined)
      yield { ...at, message: 'is not a field of this record', remedy: 'remove it, or correct it' };
    else if (unfinished.length > 0)
      yield {
        ...at,
        severity: 'warning',
        message: `says that these are placeholders: ${unfinished.join(', ')}`,
        reason: 'search engines don’t list the page until they are written',
        remedy: 'write each, and remove its line',
        rule: 'unfinished',
      };
  }
};
