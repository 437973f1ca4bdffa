import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseDocument } from 'yaml';

const secondCompany = join(import.meta.dirname, 'second-company');

/** A company's folder whose records can be changed: a copy, never the original. */
export interface ChangedCompany {
  folder: string;
  /** Gives a field of a record, as hero.lede or areas.0.name, another value, or none. */
  set(file: string, field: string | readonly (string | number)[], value: unknown): void;
  /** Replaces what a file must contain. */
  replace(file: string, from: RegExp | string, to: string): void;
  /** Writes a file as it is; without text, removes it. */
  write(file: string, text: string | undefined): void;
  read(file: string): string;
}

/** Copies a company, by default the second one, without its pictures, into a new folder or the given one. */
export function copyCompany(
  folder = mkdtempSync(join(tmpdir(), 'company-')),
  original = secondCompany,
): string {
  cpSync(original, folder, { recursive: true, filter: (path) => !path.startsWith(join(original, 'public')) });
  return folder;
}

/** Does something with a copy of a company, which is gone afterwards. */
export function withChangedCompany<Result>(
  work: (company: ChangedCompany) => Result,
  original?: string,
): Result {
  const folder = copyCompany(undefined, original);
  try {
    return work(changedCompany(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function changedCompany(folder: string): ChangedCompany {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string | undefined) => {
    const path = join(folder, file);
    if (text === undefined) return rmSync(path, { recursive: true });
    mkdirSync(dirname(path), { recursive: true });
    return writeFileSync(path, text);
  };
  return {
    folder,
    read,
    write,
    set(file, field, value) {
      const document = parseDocument(read(file));
      const path = typeof field === 'string' ? field.split('.') : field;
      if (value === undefined) document.deleteIn(path);
      else document.setIn(path, value);
      write(file, document.toString());
    },
    replace(file, from, to) {
      const text = read(file).replace(from, to);
      if (text === read(file)) throw new Error(`${file} has no ${String(from)} any more.`);
      write(file, text);
    },
  };
}
