import { readFileSync } from 'node:fs';
import { isNode, LineCounter, parseDocument } from 'yaml';

/** Something in the company's records that keeps the site from being built. */
export interface Problem {
  /** The record's file. */
  file: string;
  /** The way to the field, from the top of the record; empty for the record as a whole. */
  field: readonly (string | number)[];
  /** What is wrong, and what to do. Begins where the field's name ends. */
  message: string;
  /** Where it is, if that is known already. */
  line?: number;
}

/** Thrown instead of a company whose records can't be built from. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      `The site was not built, because ${problems.length} thing(s) in its content need your attention:\n\n${problemList(problems)}`,
    );
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** Problems as people read them: a line each. */
export function problemList(problems: readonly Problem[]): string {
  return problems.map((problem) => `  - ${describe(problem)}`).join('\n');
}

function describe(problem: Problem): string {
  const { file, field, message } = problem;
  const line = problem.line ?? lineOf(problem);
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}: ${[field.join('.'), message].filter(Boolean).join(' ')}.`;
}

/** The line that a field stands on; of a field that is missing, the line of what it is missing in. */
function lineOf({ file, field }: Problem): number | undefined {
  const lines = new LineCounter();
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined; // The file is what is missing.
  }
  const document = parseDocument(text, { lineCounter: lines });
  for (let length = field.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(field.slice(0, length), true);
    const start = isNode(node) ? node.range?.[0] : undefined;
    if (start !== undefined) return lines.linePos(start).line;
  }
  return undefined;
}
