import { styleText } from 'node:util';
import { counted } from '#app/counted.ts';
import { placeOf, wrong } from '#app/content/problem.ts';
import { type CheckResult, type ContentProblem, remedyInFile } from '#check/check-content.ts';

const marks = {
  error: styleText('red', '✗'),
  warning: styleText('yellow', '!'),
} as const satisfies Record<ContentProblem['severity'], string>;

/** What the check found, as people read it in a terminal; plain text where there is no terminal. */
export function report({ problems, isComplete }: CheckResult, folder: string): string {
  const blocks = problems.map(block);
  return [...blocks, ...(isComplete ? [] : [incomplete]), summary(problems, folder)].join('\n\n');
}

const incomplete =
  'Titles, places, minutes and pictures are compared once the errors above are mended: more may come then.';

function block(problem: ContentProblem): string {
  const { severity, record, reason, excerpt } = problem;
  return [
    `${marks[severity]} ${styleText('bold', placeOf(problem))}  ${record}`,
    `    ${wrong(problem)}.`,
    ...(excerpt === undefined ? [] : excerpt.split('\n').map((line) => `      ${styleText('dim', line)}`)),
    ...(reason === undefined ? [] : [`    Why: ${reason}.`]),
    `    ${styleText('green', 'Do:')} ${remedyInFile(problem)}.`,
  ].join('\n');
}

/** One line: how much is wrong, and what that means. */
function summary(problems: readonly ContentProblem[], folder: string): string {
  if (problems.length === 0) return styleText('green', `Nothing is wrong in ${folder}/.`);
  return problems.some(({ severity }) => severity === 'error')
    ? `${counts(problems)} in ${folder}/. Mend the errors: the site must not be published with them.`
    : `${counts(problems)} in ${folder}/. The site can be built and published; look at each once.`;
}

/** How many there are of each kind, as "1 error and 7 warnings"; of a kind that there is none of, nothing. */
export function counts(problems: readonly Pick<ContentProblem, 'severity'>[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return [count(errors, 'error'), count(problems.length - errors, 'warning')].filter(Boolean).join(' and ');
}

function count(number: number, word: string): string {
  return number === 0 ? '' : counted(number, word);
}
