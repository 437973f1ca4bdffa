import { array, type Arbitrary, constantFrom, oneof, string, tuple } from 'fast-check';
import { type Path, paths } from '#app/paths.ts';

/** What breaks those who read addresses: other origins, dots, separators, encodings, markup, names of objects' own. */
const pieces = [
  '',
  '.',
  '..',
  '...',
  '/',
  '//',
  '\\',
  '/\\',
  '%2f',
  '%5c',
  '%252f',
  '%00',
  '%0d%0a',
  '%',
  '%E0%A4%A',
  '%zz',
  'evil.example',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '@evil.example',
  ':80',
  '<img src=x onerror=alert(1)>',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '"onmouseover="alert(1)',
  '${1}',
  '{{1}}',
  '{area}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '404',
  'index',
  'index.html',
  '.html',
  '-in-',
  '-in',
  ':slug',
  '*',
  'é',
  '🚪',
  '\u202e',
  '%F0%9F%9A%AA',
  ' ',
  '%20',
  '+',
  '&',
  '?',
  '#',
  ';',
  "'",
  'a'.repeat(300),
];

/** Malformed and hostile paths, made of the site's own and of what breaks readers of addresses. */
export function badPaths(own: readonly Path[]): Arbitrary<string> {
  const words = [
    ...new Set([...own, paths.notFound].flatMap((path) => path.split(/[/]|(?<=-in-)|(?=-in-)/))),
  ];
  const part = oneof(
    { weight: 4, arbitrary: constantFrom(...words) },
    { weight: 4, arbitrary: constantFrom(...pieces) },
    { weight: 1, arbitrary: string({ unit: 'binary', maxLength: 8 }) },
    { weight: 1, arbitrary: string({ unit: 'grapheme', maxLength: 8 }) },
  );
  const joined = array(tuple(part, constantFrom('/', '', '', '//', '-in-')), { maxLength: 6 });
  const made = joined.map((parts) => `/${parts.flat().join('')}`);
  const spoiled = tuple(constantFrom(...own), part, constantFrom('before', 'after', 'amid')).map(
    ([path, piece, where]) => {
      if (where === 'before') return `/${piece}${path}`;
      const at = where === 'after' ? path.length : Math.ceil(path.length / 2);
      return path.slice(0, at) + piece + path.slice(at);
    },
  );
  return oneof(made, spoiled);
}
