/**
 * - error: the site can't be built with it, or the law forbids it.
 * - unpublished: the site can be previewed with it, but not published.
 * - warning: it may be right; the owner confirms it in the record.
 * - todo: the owner may supply it later.
 */
export type Severity = 'error' | 'unpublished' | 'warning' | 'todo';

export type Field = readonly (string | number)[];

/** What a record, or a part of it, has in a field. A part of a record is of the same type as the whole. */
export function valueAt<Value>(value: Value, field: readonly PropertyKey[]): Value | undefined {
  const found = field.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
    value,
  );
  return found as Value | undefined;
}

/** Something in a company's folder that is wrong, or may be, or is missing. */
export interface Problem {
  severity: Severity;
  file: string;
  /** The path of the field in the record; empty if the problem concerns the whole record. */
  field: Field;
  value?: string | undefined;
  /** What is wrong, as the end of a sentence that begins with the field and the value: "is missing". */
  message: string;
  /** Why it matters, as a clause. Left out if the message makes it obvious. */
  reason?: string | undefined;
  remedy: string;
  line?: number | undefined;
  /** For a file that is not valid YAML: the lines around the error, with a mark below its position. */
  excerpt?: string | undefined;
  /** The rule's id. The owner confirms a warning by adding "<rule>: <value>" to the record's confirmedWarnings. */
  rule?: string | undefined;
}

export class ContentError extends Error {
  constructor(problems: readonly Problem[]) {
    const list = problems.map((problem) => `  - ${placeOf(problem)}: ${sentence(problem)}.`).join('\n');
    super(
      `The site was not built, because of ${pluralize(problems.length, 'mistake')} in its content:\n\n${list}`,
    );
    this.name = 'ContentError';
  }
}

export function isInTheWay({ severity }: Pick<Problem, 'severity'>): boolean {
  return severity === 'error' || severity === 'unpublished';
}

/** The field in which a record lists the warnings that its owner has confirmed, for example "place-name: Oceansite". Any record may have it. It is removed when the record is read, so pages never see it. */
export const confirmedWarningsField = 'confirmedWarnings';

/** The entry that confirms a warning in confirmedWarnings. Undefined if the problem can't be confirmed. */
export function confirmationOf({ severity, rule, value = '' }: Problem): string | undefined {
  return severity === 'warning' && rule !== undefined ? `${rule}: ${value}` : undefined;
}

/** Where a problem is, as editors and terminals make a link of it. */
export function placeOf({ file, line }: Pick<Problem, 'file' | 'line'>): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** The problem as text, without the final period: what is wrong, why it matters (if given) and what to do. */
export function sentence(problem: Problem): string {
  const { reason, remedy } = problem;
  return reason === undefined
    ? `${whatIsWrong(problem)}: ${remedy}`
    : `${whatIsWrong(problem)}. Why: ${reason}. Do: ${remedy}`;
}

export function whatIsWrong({ field, value, message }: Pick<Problem, 'field' | 'value' | 'message'>): string {
  return [field.join('.'), value === undefined ? '' : quoted(value), message].filter(Boolean).join(' ');
}

/** In one line. A long value is cut and followed by its length. */
function quoted(value: string): string {
  const line = value.replaceAll('\n', '↵');
  return line.length <= 60 ? `"${line}"` : `"${line.slice(0, 57)}…" (${line.length} characters)`;
}

/** "1 change", "2 changes". */
export function pluralize(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
