import { distance } from 'fastest-levenshtein';
import { minutesName, ranges } from '#content/business-facts.ts';
import { stateNames } from '#content/rules/united-states.ts';
import type { LocatedField } from '#content/read/fields.ts';
import type { Rule } from '#content/validate/rule.ts';

export function shownTexts(fields: readonly LocatedField[]) {
  return fields.flatMap(({ key, file, field, value, meta }) =>
    typeof value === 'string' && meta.internal !== true && meta.quoted !== true
      ? [{ key, file, field, text: value }]
      : [],
  );
}

/** What ends a sentence, perhaps inside quotes; and words after which none ends. */
const endOfSentence = /[.?!:…][”"’)]*$|\}$/;
const halfway = /[,;]$| (?:an?|and|because|but|if|or|our|the|their|your)$/i;

/** A text that was left in the middle: the preview shows it, but it never goes online. */
export const halfSentences: Rule = function* ({ fields }) {
  for (const { file, field, value, meta } of fields) {
    if (typeof value !== 'string' || meta.internal === true) continue;
    if (!halfway.test(value) && (meta.isProse !== true || endOfSentence.test(value))) continue;
    yield {
      severity: 'unpublished',
      file,
      field,
      value: value.slice(-40),
      message: 'stops in the middle of a sentence',
      reason: 'visitors would wonder what comes next',
      remedy: 'write it to its end, with its period',
    };
  }
};

/** A word as names have it: "Oceanside", "O’Side", "St." */
const capitalizedWord = String.raw`\p{Lu}[\p{L}.’'-]*`;

/** What ends a word without being part of the name: the "’s" of "Vista’s", the period of "Vista." */
const endOfName = /(?:['’]s|['’]|[.-])$/;

/** A range of minutes in digits: "20-30 minutes", "20 to 30 min". */
const minutesInDigits = /\b(\d{1,3}) ?(?:[–-]|to) ?(\d{1,3})[ -]min(?:ute)?s?\b/gi;

/** The field `metadata.title`, as the list of unfinished fields names it, alone or with all of `metadata`. */
const fieldWithTitle = /^metadata(\.title)?$/;

/** A place whose name is almost, but not quite, one that the company names: "Oceansid". */
export const misspelledPlaceNames: Rule = function* ({ company: { business, areas, about }, fields }) {
  const names = new Set([
    business.city,
    business.region,
    stateNames[business.stateCode],
    ...about.areas.chips.flatMap((chip) => (typeof chip === 'string' ? [] : [chip.name])),
    ...areas.flatMap(({ name, region = [], neighborhoods = [] }) => [name, region, ...neighborhoods].flat()),
  ]);
  const known = new Set([...names].flatMap((name) => [name, ...name.split(' ')]));
  const byCount = Map.groupBy(names, (name) => name.split(' ').length);
  for (const { file, field, text } of shownTexts(fields))
    for (const [count, ofCount] of byCount) {
      // As many capitalized words in a row as the name has, beginning at every word: with a lookahead, matches may overlap.
      const words = `${capitalizedWord}(?: ${capitalizedWord}){${count - 1}}`;
      const run = new RegExp(String.raw`(?<![\p{L}-])(?=(${words}))`, 'gu');
      const phrases = [...text.matchAll(run)].map(([, phrase = '']) => phrase.replace(endOfName, ''));
      for (const phrase of new Set(phrases).difference(known)) {
        const meant = ofCount.find((name) => isMisspelled(phrase, name));
        if (meant === undefined) continue;
        yield {
          severity: 'warning',
          file,
          field,
          value: phrase,
          message: `looks like "${meant}" with a typo`,
          reason: 'visitors and search engines look for the place by its name',
          remedy: `write ${meant}`,
          rule: 'place-name',
        };
      }
    }
};

/** One letter is wrong, missing or too many; two in names of nine letters and more. A plural is not a misspelling. */
function isMisspelled(phrase: string, name: string): boolean {
  return name.length >= 5 && phrase !== `${name}s` && distance(phrase, name) <= (name.length < 9 ? 1 : 2);
}

/** Minutes in digits in an area's own records, or in a text that names the area: they repeat its record, and disagree with it as soon as that changes. */
export const repeatedMinutes: Rule = function* ({ company: { areas }, fields }) {
  for (const { file, field, text } of shownTexts(fields))
    for (const [value, from, to] of text.matchAll(minutesInDigits)) {
      const isOwn = (slug: string) => new RegExp(`areas[\\\\/]${slug}[.\\\\/]`).test(file);
      // Other minutes, such as how long a repair takes, are in texts that name no area.
      const named = areas.filter(({ name, slug }) => isOwn(slug) || text.includes(name));
      if (named.length === 0) continue;
      const agreeing = named.filter(({ responseTime }) => responseTime === `${from}-${to}`);
      const record = named
        .map(({ name, responseTime }) => `${name}: ${ranges(responseTime)} minutes`)
        .join(', ');
      const names = (agreeing.length > 0 ? agreeing : named).map(({ slug, name }) =>
        isOwn(slug) ? '{minutes} minutes' : `{${minutesName(slug)}} minutes for ${name}`,
      );
      const isWrong = agreeing.length === 0;
      yield {
        severity: isWrong ? 'error' : 'warning',
        file,
        field,
        value,
        message: `${isWrong ? 'disagrees with' : 'repeats'} what the area’s record says (${record})`,
        reason: isWrong
          ? 'visitors would read two different promises'
          : 'once the record changes, this text will say something else',
        remedy: `write ${names.join(' or ')}: that always says what the record says`,
        rule: 'repeated-minutes',
      };
    }
};

/** Titles of services in areas without what people type: the job and the place. */
export const titlesWithoutSearchedWords: Rule = function* ({
  company: { services, areas, servicesInAreas },
  fileOf,
}) {
  const searched = new Map(services.map(({ slug, searchedAs }) => [slug, searchedAs]));
  const names = new Map(areas.map(({ slug, name }) => [slug, name]));
  for (const record of servicesInAreas) {
    const { title } = record.metadata;
    const missing = [searched.get(record.service), names.get(record.area)].filter(
      (words) => words !== undefined && !title.toLowerCase().includes(words.toLowerCase()),
    );
    const isPlaceholder = record.unfinished?.some((field) => fieldWithTitle.test(field));
    if (missing.length > 0 && isPlaceholder !== true)
      yield {
        severity: 'warning',
        file: fileOf(record),
        field: ['metadata', 'title'],
        value: title,
        message: `lacks "${missing.join('" and "')}"`,
        reason: 'people type the job and the place, and choose the result that names both',
        remedy: 'write both into the title, and then what is particular to the place',
        rule: 'searched-words',
      };
  }
};
