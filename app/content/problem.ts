import { counted } from '#app/counted.ts';

/** Something in the company's records that is wrong, or may be. */
export interface Problem {
  /** The record's file. */
  file: string;
  /** The way to the field, from the top of the record; empty for the record as a whole. */
  field: readonly (string | number)[];
  /** What stands there, where the message is about it. */
  value?: string;
  /** What is wrong. Goes on from the field's name and the value. */
  message: string;
  /** Why it matters, as a clause. Without it, that is plain from the message. */
  reason?: string;
  /** What to do, or to write instead. */
  remedy: string;
  /** Where it is, if that is known already. */
  line?: number;
  /** The text around it with a mark below the place, of a file that can't be read. */
  excerpt?: string;
  /** The rule that doubts it, if it may be right all the same: the owner then confirms it in the record. */
  warning?: string;
}

/** Thrown instead of a company whose records can't be built from. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      `The site was not built, because of ${counted(problems.length, 'mistake')} in its content:\n\n${problemList(problems)}`,
    );
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** Problems in short: a line each. */
export function problemList(problems: readonly Problem[]): string {
  return problems.map((problem) => `  - ${placeOf(problem)}: ${sentence(problem)}.`).join('\n');
}

/** Where a problem is, as editors and terminals make a link of it. */
export function placeOf({ file, line }: Pick<Problem, 'file' | 'line'>): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** A problem without its last full stop: the field, what stands there, what is wrong with it, why that matters, and what to do. */
export function sentence(problem: Problem): string {
  const { reason, remedy } = problem;
  return reason === undefined
    ? `${wrong(problem)}: ${remedy}`
    : `${wrong(problem)}. Why: ${reason}. Do: ${remedy}`;
}

/** What is wrong, without what to do. */
export function wrong({ field, value, message }: Problem): string {
  return [field.join('.'), value === undefined ? '' : quoted(value), message].filter(Boolean).join(' ');
}

/** A value between quotation marks, in one line: a long one is cut, and its length told. */
function quoted(value: string): string {
  const line = value.replaceAll('\n', '↵');
  return line.length <= 60 ? `"${line}"` : `"${line.slice(0, 57)}…" (${line.length} characters)`;
}
