import { counted } from '#app/counted.ts';

/**
 * - error: the site can't be built with it, or the law forbids it.
 * - unpublished: it can be looked at, but must not go out.
 * - warning: it may be right; the owner confirms it in the record.
 * - todo: the owner may supply it later.
 */
export type Severity = 'error' | 'unpublished' | 'warning' | 'todo';

export type Field = readonly (string | number)[];

/** Something in a company's folder that is wrong, or may be, or is missing. */
export interface Problem {
  severity: Severity;
  file: string;
  /** The way to the field, from the top of the record; empty for the record as a whole. */
  field: Field;
  value?: string | undefined;
  /** What is wrong. Goes on from the field's name and the value. */
  message: string;
  /** Why it matters, as a clause. Without it, that is plain from the message. */
  reason?: string | undefined;
  remedy: string;
  line?: number | undefined;
  /** The text around it with a mark below the place, of a file that can't be read. */
  excerpt?: string | undefined;
  /** Of a warning: what the record's list of confirmed warnings names it by. */
  rule?: string | undefined;
}

/** Thrown in place of a company whose records the site can't be built from. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const list = problems.map((problem) => `  - ${placeOf(problem)}: ${sentence(problem)}.`).join('\n');
    super(
      `The site was not built, because of ${counted(problems.length, 'mistake')} in its content:\n\n${list}`,
    );
    this.name = 'ContentError';
    this.problems = problems;
  }
}

export function isInTheWay({ severity }: Pick<Problem, 'severity'>): boolean {
  return severity === 'error' || severity === 'unpublished';
}

/** Every record may hold it beside its own fields, and no page knows it: what its owner has confirmed to be right as it is, as "place-name: Oceansite". */
export const confirmedWarningsField = 'confirmedWarnings';

/** What the record's list of confirmed warnings holds once the owner says that it is right as it is. */
export function confirmationOf({
  severity,
  rule,
  value = '',
}: Pick<Problem, 'severity' | 'rule' | 'value'>): string | undefined {
  return severity === 'warning' && rule !== undefined ? `${rule}: ${value}` : undefined;
}

/** Where a problem is, as editors and terminals make a link of it. */
export function placeOf({ file, line }: Pick<Problem, 'file' | 'line'>): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** A problem without its last full stop: what is wrong, why that matters, and what to do. */
export function sentence(problem: Problem): string {
  const { reason, remedy } = problem;
  return reason === undefined
    ? `${whatIsWrong(problem)}: ${remedy}`
    : `${whatIsWrong(problem)}. Why: ${reason}. Do: ${remedy}`;
}

/** The field, its value, and what is wrong with it. */
export function whatIsWrong({ field, value, message }: Pick<Problem, 'field' | 'value' | 'message'>): string {
  return [field.join('.'), value === undefined ? '' : quoted(value), message].filter(Boolean).join(' ');
}

/** In one line; a long value is cut, and its length told. */
function quoted(value: string): string {
  const line = value.replaceAll('\n', '↵');
  return line.length <= 60 ? `"${line}"` : `"${line.slice(0, 57)}…" (${line.length} characters)`;
}
