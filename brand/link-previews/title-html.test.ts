import { expect, test } from 'vitest';
import { titleHtml } from '#brand/link-previews/title-html.ts';

/** Phrases, apart by slashes, and their words, apart by bars. */
const parts = (title: string) =>
  titleHtml(title)
    .split('<span class="phrase">')
    .slice(1)
    .map((phrase) => [...phrase.matchAll(/<span class="word">([^<]*)/g)].map(([, word]) => word).join('|'))
    .join(' / ');

test.each([
  ['Shadowridge: Broken Spring? Call First', 'Shadowridge: / Broken|Spring? / Call|First'],
  // A comma ends a phrase of several words, before one of several words.
  ['Old Doors Out, New In', 'Old|Doors|Out, / New|In'],
  ['Rinse, Dry, Lubricate: Done in Zelta, Nevada', 'Rinse,|Dry,|Lubricate: / Done|in Zelta,|Nevada'],
  // Words in lower case stay with the next; a hyphen and a no-break space part no words.
  ['What to Do in the Far Shed', 'What|to Do|in the Far|Shed'],
  ['Tune-Ups Near San\u00a0Marcos', 'Tune-Ups|Near|San\u00a0Marcos'],
  // Text is never markup.
  ['<b> & Sons', '&lt;b>|&amp;|Sons'],
])('"%s" has its phrases and words', (title, phrases) => {
  expect(parts(title)).toBe(phrases);
});
