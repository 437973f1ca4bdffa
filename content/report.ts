import { styleText } from 'node:util';
import { confirmedWarningsField, pluralize } from '#content/problem.ts';
import { confirmationOf, placeOf, type Problem, type Severity, whatIsWrong } from '#content/problem.ts';

/** Problems as a terminal shows them, in plain text where there is none. */
export function problemReport(problems: readonly Problem[], folder: string): string {
  return [...problems.map(block), `${countsOf(problems)} in ${folder}/.`].join('\n\n');
}

const marks = {
  error: styleText('red', '✗'),
  unpublished: styleText('red', '✗'),
  warning: styleText('yellow', '!'),
  todo: styleText('yellow', '○'),
} as const satisfies Record<Severity, string>;

function block(problem: Problem): string {
  const { severity, reason, remedy, excerpt } = problem;
  const confirmation = confirmationOf(problem);
  const hint =
    confirmation === undefined
      ? ''
      : `; if it is right as it is, add to the record: ${confirmedWarningsField}: ['${confirmation.replaceAll("'", "''")}']`;
  return [
    `${marks[severity]} ${styleText('bold', placeOf(problem))}`,
    `    ${whatIsWrong(problem)}.`,
    ...(excerpt?.split('\n').map((line) => `      ${styleText('dim', line)}`) ?? []),
    ...(reason === undefined ? [] : [`    Why: ${reason}.`]),
    `    ${styleText('green', 'Do:')} ${remedy}${hint}.`,
  ].join('\n');
}

const counts = {
  error: (count) => pluralize(count, 'error'),
  unpublished: (count) => `${count} to settle before publishing`,
  warning: (count) => pluralize(count, 'warning'),
  todo: (count) => `${count} left to the owner`,
} as const satisfies Record<Severity, (count: number) => string>;

function countsOf(problems: readonly Problem[]): string {
  const bySeverity = Map.groupBy(problems, ({ severity }) => severity);
  const found = [...bySeverity].map(([severity, { length }]) => counts[severity](length));
  return found.join(', ') || 'Nothing is wrong';
}
