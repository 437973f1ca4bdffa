import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { texts } from '#tests/company.ts';
import { files, places, sourceFiles } from './repository.ts';

const app = sourceFiles('app');
const all = sourceFiles(
  'app',
  'art',
  'bench',
  'brand',
  'build',
  'change',
  'check',
  'edit',
  'host',
  'release',
  'setup',
);

test('no element has a style of its own: a strict Content-Security-Policy would drop it', () => {
  expect(
    places(app, /\sstyle=|\bstyle:\s*\{|\.style\.\w|setAttribute\(\s*['"]style/),
    'Put the style into a class, of Tailwind or in app/styles/app.css. For a value that changes, choose between classes or set a data attribute.',
  ).toEqual([]);
});

test('no markup is made from strings: Trusted Types would refuse it', () => {
  expect(
    places(
      app,
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcDoc|createContextualFragment/,
    ),
    'Return elements from a component instead; text given to React is escaped for you.',
  ).toEqual([]);
});

test('code is not made from strings, and the only inline script of a page is the one that hydrates it', () => {
  expect(
    places(app, /\beval\(|new Function\(|<script|javascript:/),
    'Write it as code in a module; app/shell/entry.inline.ts is the one inline script of the pages.',
  ).toEqual([]);
});

test('nothing has the type "any", and no check of types is switched off', () => {
  expect(
    places(all, /(?::|\bas|<|,|\|)\s*any\b(?=\s*[;,)>=|{[\]]|\s*$)|@ts-(?:ignore|nocheck|expect-error)/m),
    'Name the type; where it comes from outside, use `unknown` and narrow it.',
  ).toEqual([]);
});

test('no visitor’s browser is asked to load anything from another site', () => {
  expect(
    places(
      app,
      /(?:src|srcSet|action)=["'{`]+(?:https?:)?\/\/|url\(["']?(?:https?:)?\/\/|fetch\(["'`]https?:/,
    ),
    'Keep the file in company/public/ or app/ and load it from there: pages make no third-party request (docs/specification.md#71-calls-to-the-outside).',
  ).toEqual([]);
});

test('records hold facts and texts, never how they look', () => {
  // Markup is refused by the schema of every text. The company's own colors and its mark are a record: tokens.yaml.
  const looks = texts.filter(
    ({ field, text }) =>
      // How a door looks that is sold is a fact.
      (!/^door(?:Designs|Finishes)\./.test(field) &&
        /(?:^|\.)(?:class|className|style|color)(?:\.|$)/i.test(field)) ||
      /(?:^|\s)(?:(?:sm|md|lg|hover|focus):|(?:bg|mt|mb|px|py|gap|rounded|grid-cols|col-span|font|leading)-[a-z0-9[])/.test(
        text,
      ),
  );
  expect(
    looks,
    'Keep the fact in the record and choose classes or markup in app/components or app/pages (as `emergency` does: the card decides how it shows).',
  ).toEqual([]);
});

test('every file says by its name what is in it', () => {
  const drawers = files.filter((file) =>
    /(?:^|\/)(?:utils?|helpers?|misc|common|shared|lib|stuff)(?:\/|\.[^/]+$)|(?:^|\/)index\.tsx?$|[-.](?:utils?|helpers?)\.[^/]+$/.test(
      file,
    ),
  );
  expect(
    drawers,
    'Name the file after what it holds, and put it beside what uses it; import from the file itself rather than from an index.',
  ).toEqual([]);
});

test('every typeface together is at most 25 KB: each visitor waits for all of them', () => {
  const bytes = files
    .filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file))
    .reduce((sum, file) => sum + readFileSync(file).length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(
    bytes,
    'Cut the typefaces further in brand/typefaces/cut.py (fewer characters or weights) and run `python3 brand/typefaces/cut.py`.',
  ).toBeLessThanOrEqual(25 * 1024);
});
