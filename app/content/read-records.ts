import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { Problem } from '#app/content/problem.ts';

/** A record as it stands in its file. */
export interface RawRecord {
  file: string;
  /** What the file's path says of the record: its slug, for example. */
  names: Record<string, string>;
  value: unknown;
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
    const document = parseDocument(readFileSync(file, 'utf8'), { prettyErrors: true });
    const [error] = document.errors;
    if (error !== undefined) {
      const line = error.linePos?.[0].line;
      // What the parser says, in one line: where it is stands in front of it.
      const said = error.message.split(/ at line |:\n/)[0] ?? error.message;
      problems.push({
        file,
        field: [],
        message: `can't be read: ${said}`,
        ...(line === undefined ? {} : { line }),
      });
      continue;
    }
    const names = pattern.exec(name.split('\\').join('/'))?.groups ?? {};
    records.push({ file, names, value: document.toJS() });
  }
  return { records, problems };
}
