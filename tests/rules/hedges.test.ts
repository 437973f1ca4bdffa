import { expect, test } from 'vitest';
import { kindOfPage } from '#app/page-data/pages.ts';
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

test('"call to confirm" is at most once on a page', () => {
  expect(
    pages.filter(({ main }) => count(main.textContent, /call to confirm/gi) > 1).map(({ path }) => path),
  ).toEqual([]);
});

test('a warning is on a page at most once; problems and safety have it where each door needs it', () => {
  const others = pages.filter(({ record }) => !['problems', 'safety'].includes(kindOfPage(record)));
  for (const warning of [/red cord/gi, /leave the door/gi])
    expect(others.filter(({ main }) => count(main.textContent, warning) > 1).map(({ path }) => path)).toEqual(
      [],
    );
});
