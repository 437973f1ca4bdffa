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

test.each([/call to confirm/gi, /911/g, /leave the door/gi, /red cord/gi])(
  '%s is said once on a page, in what is collapsed too',
  (words) => {
    expect(pages.filter(({ main }) => count(main.textContent, words) > 1).map(({ path }) => path)).toEqual(
      [],
    );
  },
);
