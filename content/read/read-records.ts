import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { confirmedWarningsField, type Problem, valueAt } from '#content/problem.ts';
import { damage, syntaxProblem } from '#content/read/syntax-problem.ts';

/** Texts of files that are not saved yet, by the file's path, which begins with the company's folder. */
export type UnsavedTexts = ReadonlyMap<string, string>;

export interface RawRecord {
  file: string;
  /** What the file’s path has in place of `:slug` and the like. */
  names: Record<string, string>;
  text: string;
  value: unknown;
  /** Warnings that the owner has confirmed, each as "<rule>: <value>", for example "place-name: Oceansite". */
  confirmedWarnings: readonly string[];
}

/**
 * The records whose files match a path like "areas/:slug.yaml", in the order of their names.
 * A file that isn't YAML is a problem, and no record.
 */
export function readRecords(
  folder: string,
  path: string,
  unsaved: UnsavedTexts = new Map(),
): { records: RawRecord[]; problems: Problem[] } {
  const records: RawRecord[] = [];
  const problems: Problem[] = [];
  const pattern = new RegExp(
    `^${path.replaceAll('.', String.raw`\.`).replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`,
  );
  for (const name of globSync(path.replaceAll(/:\w+/g, '*'), { cwd: folder }).sort()) {
    const file = join(folder, name);
    const text = unsaved.get(file) ?? textOf(file);
    // Deleted after it was listed, for example by the editor, which reads the company again after that.
    if (text === undefined) continue;
    const document = parseDocument(text, { prettyErrors: true });
    const problem = damage(file, text) ?? syntaxProblem(file, document);
    if (problem !== undefined) {
      problems.push(problem);
      continue;
    }
    const names = pattern.exec(name.split('\\').join('/'))?.groups ?? {};
    const { value, confirmedWarnings } = separateConfirmedWarnings(document.toJS());
    records.push({ file, names, text, value, confirmedWarnings });
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

/** Adds line numbers. A missing field gets the line of the nearest field around it that is there. */
export function withLines<Item extends { file: string; field: Problem['field']; line?: number | undefined }>(
  problems: readonly Item[],
  records: readonly RawRecord[],
): Item[] {
  const texts = new Map(records.map(({ file, text }) => [file, text]));
  return problems.map((problem) => {
    const text = texts.get(problem.file);
    const line = problem.line ?? (text === undefined ? undefined : lineOf(problem.field, text));
    return line === undefined ? problem : { ...problem, line };
  });
}

function lineOf(field: Problem['field'], text: string): number | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  for (let length = field.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(field.slice(0, length), true);
    const start = isNode(node) ? node.range?.[0] : undefined;
    if (start !== undefined) return lines.linePos(start).line;
  }
  return undefined;
}
