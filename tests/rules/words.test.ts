import { expect, test } from 'vitest';
import { textFiles } from './repository.ts';

/** Comments, messages, test names and documents are checked, but for those of the company and of the picture studio. */
const others = /^(?:company|art)\/|^tests\/rules\/words\.test\.ts$/;

/** Words that readers from elsewhere stumble over, and what to write instead (docs/style.md). */
const instead: Record<string, string> = {
  anew: 'again',
  'whoever|whatever': 'who or what is meant',
  nobody: 'the visitor or the code that is meant, or a passive verb',
  'stands? in for|stand-ins?': 'placeholder, fallback, replaces',
  'stands?(?! for| out)|stood': 'is, is written, is shown',
  'mend(?:s|ed|ing)?': 'fix, correct',
  '(?<!, )remed(?:y|ies)(?! ?[:,}])': 'fix, hint',
  likeness: 'similarity',
  meanwhile: 'in the meantime, while',
  '(?<!there )(?:is|are) no': 'is not a, are not',
  'takes? the place of': 'replaces',
  'reach(?:es|ed)? for': 'hover, focus, touch; prefetch',
  'places? in (?:a )?texts?': 'placeholder',
  'fold(?:s|ed)?|unfolded': 'collapse, disclosure',
  'tells? of|told of|speaks of': 'says, reports',
  'be had|unasked|lest': 'is available; without being asked; so that ... not',
  'once more': 'again',
  'counted (?:name|noun|word)s?': 'pluralized',
  'at rest': 'loaded, idle',
  surplus: 'beyond the limit, to delete',
  'no barriers?': 'accessible',
  'desks?': 'desktop',
  'takes? (?:it|this|these|them) away': 'remove',
};

const words = new RegExp(String.raw`(?<![\w-])(?:${Object.keys(instead).join('|')})(?![\w-])`, 'gi');

/** Of code: its comments, the names of its tests, and texts of several words. Of a document: all of it, code apart. */
function proseOf({ file, text }: { file: string; text: string }): { line: number; prose: string }[] {
  const parts = file.endsWith('.md')
    ? text
        .replaceAll(/```[\s\S]*?```|`[^`\n]*`|"[^"\n]*"/g, (code) => code.replaceAll(/[^\n]/g, '_'))
        .matchAll(/.+/g)
    : text.matchAll(
        /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|(?<=\b(?:test|describe|it)(?:\.\w+)?\()(['"`])(?:(?!\1).)+|(?<=['"`])[A-Za-z][^'"`\n]* [^'"`\n]*/g,
      );
  return [...parts].flatMap(({ 0: part, index }) => {
    const first = text.slice(0, index).split('\n').length;
    const said = part.replaceAll(/\$\{[^}]*\}/g, '_');
    return said.split('\n').map((prose, line) => ({ line: first + line, prose }));
  });
}

test('comments, messages, test names and documents use the words of the field', () => {
  const read = textFiles.filter(({ file }) => /\.(?:[cm]?[jt]sx?|css|md)$/.test(file) && !others.test(file));
  expect(read.length).toBeGreaterThan(0);
  const found = read.flatMap((source) =>
    proseOf(source).flatMap(({ line, prose }) =>
      [...prose.matchAll(words)].map(([word]) => `${source.file}:${line}: "${word}": ${adviceOn(word)}`),
    ),
  );
  expect(found, 'Write it as the message says, or say it in another way.').toEqual([]);
});

function adviceOn(word: string): string {
  const entry = Object.entries(instead).find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(word));
  return entry?.[1] ?? '';
}
