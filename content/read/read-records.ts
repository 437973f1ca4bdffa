import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { confirmedWarningsField, type Problem, valueAt } from '#content/problem.ts';
import { syntaxProblem } from '#content/read/syntax-problem.ts';

export interface RawRecord {
  file: string;
  /** What the file’s path has in place of `:slug` and the like. */
  names: Record<string, string>;
  document: Document;
  lines: LineCounter;
  value: unknown;
  /** Warnings that the owner has confirmed, each as "<rule>: <value>", for example "place-name: Oceansite". */
  confirmedWarnings: readonly string[];
}

/**
 * The records whose files match a path like "areas/:slug.yaml", in the order of their names.
 * A file that isn't YAML is a problem, and no record.
 */
export function readRecords(folder: string, path: string): { records: RawRecord[]; problems: Problem[] } {
  const records: RawRecord[] = [];
  const problems: Problem[] = [];
  const pattern = new RegExp(
    `^${path.replaceAll('.', String.raw`\.`).replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`,
  );
  for (const name of globSync(path.replaceAll(/:\w+/g, '*'), { cwd: folder }).sort()) {
    const file = join(folder, name);
    const text = textOf(file);
    // Deleted after it was listed, for example by the editor, which reads the company again after that.
    if (text === undefined) continue;
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines });
    const problem = syntaxProblem(file, text, document);
    if (problem !== undefined) {
      problems.push(problem);
      continue;
    }
    const names = pattern.exec(name.split('\\').join('/'))?.groups ?? {};
    const { value, confirmedWarnings } = separateConfirmedWarnings(document.toJS());
    records.push({ file, names, document, lines, value, confirmedWarnings });
  }
  return { records, problems };
}

export function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function separateConfirmedWarnings(value: unknown): Pick<RawRecord, 'value' | 'confirmedWarnings'> {
  const confirmed: unknown = valueAt(value, [confirmedWarningsField]);
  if (!Array.isArray(confirmed)) return { value, confirmedWarnings: [] };
  const { [confirmedWarningsField]: _, ...rest } = Object(value);
  return { value: rest, confirmedWarnings: confirmed.map(String) };
}

/** Adds the line number. A missing field gets the line of the nearest field around it that is there. */
export function withLine(problem: Problem, record: RawRecord | undefined): Problem {
  for (let { length } = problem.field; length > 0; length -= 1) {
    const node: unknown = record?.document.getIn(problem.field.slice(0, length), true);
    const start = isNode(node) ? node.range?.[0] : undefined;
    if (record && start !== undefined) return { ...problem, line: record.lines.linePos(start).line };
  }
  return problem;
}
