import { expect, test } from 'vitest';
import { kindOfPage } from '#app/page-data/pages.ts';
import { all, type BuiltPage } from '#tests/built-html/dom.ts';
import { pages } from '#tests/built-html/site.ts';

/** What is true is said plainly; what isn't known is left out. Words that an owner writes later don't keep a site from being released. */

const hedge =
  /\b(?:call to confirm|ask|usually|often|may|might|tends?|sometimes|perhaps|likely|generally|typically|posted)\b/gi;

/** The most hedges that a page may hold. "May" stays where the trade or the law makes it so. */
const most: Record<string, number> = { 'service in an area': 5, service: 5, contact: 13 };
const mostElsewhere = 8;

const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;

test('no page hedges more often than it may', () => {
  const counts = pages.map(({ path, main, record }) => ({
    path,
    kind: kindOfPage(record),
    hedges: count(main.textContent, hedge),
  }));
  expect(counts.filter(({ kind, hedges }) => hedges > (most[kind] ?? mostElsewhere))).toEqual([]);
});

// On safety, "911" is on the button, in the first heading, and where somebody breaks in: that topic opens by an address of its own.
test.each([
  [/call to confirm/gi, 1],
  [/911/g, 3],
])('%s is said once on a page', (words, onSafety) => {
  const most = ({ record }: BuiltPage) => (kindOfPage(record) === 'safety' ? onSafety : 1);
  expect(
    pages.filter((page) => count(page.main.textContent, words) > most(page)).map(({ path }) => path),
  ).toEqual([]);
});

test('a warning is said once on a page; on problems and safety in each answer, since one is open at a time', () => {
  const readTogether = pages.flatMap(({ path, main, record }) =>
    (['problems', 'safety'].includes(kindOfPage(record)) ? all(main, 'details') : [main]).map(
      ({ textContent }) => ({ path, textContent }),
    ),
  );
  for (const warning of [/red cord/gi, /leave the door/gi])
    expect(readTogether.filter(({ textContent }) => count(textContent, warning) > 1)).toEqual([]);
});
