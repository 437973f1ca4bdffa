import { expect, test } from 'vitest';
import { titleHtml } from '#brand/link-previews/title-html.ts';

/** The words of each phrase. */
const parts = (title: string) =>
  titleHtml(title)
    .split('<span class="phrase">')
    .slice(1)
    .map((phrase) => [...phrase.matchAll(/<span class="word">([^<]*)/g)].map(([, word]) => word));

test('a phrase ends at a colon and at a question mark', () => {
  expect(parts('Shadowridge: Broken Spring? Call First')).toEqual([
    ['Shadowridge:'],
    ['Broken', 'Spring?'],
    ['Call', 'First'],
  ]);
});

test('a comma ends a phrase of several words, before one of several words', () => {
  expect(parts('Old Doors Out, New In')).toEqual([
    ['Old', 'Doors', 'Out,'],
    ['New', 'In'],
  ]);
  expect(parts('Rinse, Dry, Lubricate: Done in Zelta, Nevada')).toEqual([
    ['Rinse,', 'Dry,', 'Lubricate:'],
    ['Done', 'in Zelta,', 'Nevada'],
  ]);
});

test('words in lower case stay with the next', () => {
  expect(parts('What to Do in the Far Shed')).toEqual([['What', 'to Do', 'in the Far', 'Shed']]);
});

test('a hyphen and a no-break space part no words', () => {
  expect(parts('Tune-Ups Near San\u00a0Marcos')).toEqual([['Tune-Ups', 'Near', 'San\u00a0Marcos']]);
});

test('text is never markup', () => {
  expect(titleHtml('<b> & Sons')).toContain('&lt;b>');
  expect(titleHtml('<b> & Sons')).toContain('&amp;');
});
