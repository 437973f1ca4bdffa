import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Every file of the repository: committed, or new and not ignored. */
export const files: string[] = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));

/** The files that hold text, without the lock file, which no person writes. */
export const textFiles: { file: string; text: string }[] = files
  .filter((file) => file !== 'package-lock.json')
  .map((file) => ({ file, bytes: readFileSync(join(root, file)) }))
  .filter(({ bytes }) => !bytes.includes(0))
  .map(({ file, bytes }) => ({ file, text: bytes.toString() }));

/** Our source files in `folders`, tests left out. */
export function sourceFiles(...folders: string[]): { file: string; text: string }[] {
  return textFiles.filter(
    ({ file }) =>
      folders.some((folder) => file.startsWith(`${folder}/`)) &&
      /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$/.test(file),
  );
}

/** Everything in the texts that `pattern` matches, with its place. */
export function findings(
  texts: readonly { file: string; text: string }[],
  pattern: RegExp,
): { file: string; line: number; found: string }[] {
  const everywhere = new RegExp(pattern.source, `g${pattern.flags.replace('g', '')}`);
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(everywhere)].map((match) => ({
      file,
      line: text.slice(0, match.index).split('\n').length,
      found: match[0].trim(),
    })),
  );
}

/** Where `pattern` occurs in the texts, as "file:line: what was found". */
export function places(texts: readonly { file: string; text: string }[], pattern: RegExp): string[] {
  return findings(texts, pattern).map(({ file, line, found }) => `${file}:${line}: ${found}`);
}
