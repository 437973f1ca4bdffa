import { expect, test } from 'vitest';
import { company } from '#tests/company.ts';
import type { BuiltPage } from '#tests/built-html/dom.ts';
import { pages } from '#tests/built-html/site.ts';
import { visibleBlocks } from '#tests/built-html/visible-text.ts';

/** Who lives in a town knows its name. Said again and again, it reads as written for search engines. */
const most = 2;

/** What has to name towns: the title and the way to the page, cards and lists of links, a table's rows, sources, a job's place and day. */
const naming = 'h1, nav, li h3, li a, th, li:has(cite), li h2 + p, li h4 + p';
const sourceLabels = [company.areaPage.source, company.areaPage.undatedSource].flatMap(
  (label) => label?.split('{')[0] ?? [],
);

const towns = company.areas.map(({ name }) => ({
  name,
  pattern: new RegExp(String.raw`\b${RegExp.escape(name)}\b`, 'g'),
}));

function runningText({ main }: BuiltPage): string {
  const copy = main.cloneNode(true) as HTMLElement; // A clone is of its original's type.
  for (const element of copy.querySelectorAll(naming)) element.remove();
  return visibleBlocks(copy)
    .map((block) => sourceLabels.reduce((text, label) => text.split(` ${label}`, 1).join(''), block))
    .join('\n');
}

test('the text of a page names no town more than twice', () => {
  const named = pages.flatMap((page) => {
    const text = runningText(page);
    return towns.map(({ name, pattern }) => ({
      path: page.path,
      name,
      times: text.match(pattern)?.length ?? 0,
    }));
  });
  expect(named.filter(({ times }) => times > most)).toEqual([]);
});
