import { distance } from 'fastest-levenshtein';
import { isRead, readTexts } from '#app/content/check/check-claims.ts';
import { stateNames } from '#app/content/rules/united-states.ts';
import type { Rule } from '#check/check-content.ts';

/** Words that begin with a capital, or an initial and its point. */
const word = String.raw`\p{Lu}[\p{L}.’'-]*`;

/** A place whose name is almost, but not quite, one that the company names: a slip of the keyboard. */
export const placeNames: Rule = ({ company, records }) => {
  if (company === undefined) return []; // Its own names may be wrong.
  const { business, areas, about } = company;
  const chips = about.areas.chips.flatMap((chip) => (typeof chip === 'string' ? [] : [chip.name]));
  const named = areas.flatMap(({ name, region = '', neighborhoods = [] }) => [
    name,
    region,
    ...neighborhoods,
  ]);
  const names = new Set(
    [business.city, business.region, stateNames[business.stateCode], ...chips, ...named].filter(Boolean),
  );
  const known = new Set([...names].flatMap((name) => [name, ...name.split(' ')]));
  const byCount = Map.groupBy(names, (name) => name.split(' ').length);
  return records
    .filter(({ key }) => isRead(key))
    .flatMap((collection) => collection.records)
    .flatMap(({ file, value }) =>
      readTexts(value).flatMap(({ field, text }) =>
        [...byCount].flatMap(([count, ofCount]) =>
          phrases(text, count)
            .filter((phrase) => !known.has(phrase))
            .flatMap((phrase) => {
              const meant = ofCount.find((name) => isSlip(phrase, name));
              if (meant === undefined) return [];
              return [
                {
                  file,
                  field,
                  value: phrase,
                  message: `looks like "${meant}" with a slip`,
                  reason: 'visitors and search engines look for the place by its name',
                  remedy: `write ${meant}`,
                  warning: 'place-name',
                },
              ];
            }),
        ),
      ),
    );
};

/** Every run of so many words with capitals, once. */
function phrases(text: string, count: number): string[] {
  const run = new RegExp(String.raw`(?<![\p{L}-])(?=(${word}(?: ${word}){${count - 1}}))`, 'gu');
  const all = [...text.matchAll(run)].map(([, phrase = '']) => phrase.replace(/(?:['’]s|['’]|[.-])$/, ''));
  return [...new Set(all)];
}

/** One letter in five that is wrong, missing or too many; the plural of a name is no slip. */
function isSlip(phrase: string, name: string): boolean {
  if (phrase === name || name.length < 5 || phrase === `${name}s`) return false;
  return distance(phrase, name) <= (name.length < 9 ? 1 : 2);
}
