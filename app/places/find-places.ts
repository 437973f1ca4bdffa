import { distance } from 'fastest-levenshtein';
import type { Place } from '#app/content/to-pages/places.ts';

/** What a visitor's words for a place come to. */
export type PlaceAnswer =
  /** Nothing to look up yet: too few letters or digits. */
  | { kind: 'unfinished' }
  /** A ZIP code or a name that belongs to no area. */
  | { kind: 'outside' }
  | { kind: 'found'; places: Place[]; isInDoubt: boolean };

/** Longer than any name of a place: what is pasted beyond is not looked at. */
const longestQuery = 100;

/** So many letters may be wrong. In a short name one: two would make it another. */
const mostTypos = 2;
const shortName = 5;

/** The areas that a ZIP code or a name may mean. Takes any text. */
export function findPlaces(typed: string, places: readonly Place[]): PlaceAnswer {
  const query = typed.trim().slice(0, longestQuery);
  const zipCode = zipCodeIn(query);
  if (zipCode !== undefined) return byZipCode(zipCode, places);
  const name = plainName(query);
  // Letters of another script, emoji or a few digits: the visitor may still be typing.
  if (name.length < 2) return { kind: 'unfinished' };
  return byName(name, places);
}

/** Five digits, with spaces between them or four more behind them. */
function zipCodeIn(query: string): string | undefined {
  const digits = /^[\d\s-]+$/.test(query) ? query.replaceAll(/[\s-]/g, '') : query;
  return /^\d{9}$/.test(digits) ? digits.slice(0, 5) : /(?<!\d)(\d{5})(?!\d)/.exec(digits)?.[1];
}

function byZipCode(zipCode: string, places: readonly Place[]): PlaceAnswer {
  const found = places.filter(({ zipCodes }) =>
    zipCodes.some(([from, to]) => from <= zipCode && zipCode <= to),
  );
  return answer(
    found,
    found.some(({ inDoubt = [] }) => inDoubt.includes(zipCode)),
  );
}

/** First whose name it is, then whose name begins so or has a word that does, then whose name is nearly that. */
function byName(name: string, places: readonly Place[]): PlaceAnswer {
  const named = places.map((place) => ({
    place,
    names: [place.name, ...(place.neighborhoods ?? [])].map(plainName),
  }));
  const isMeant = [
    (other: string) => other === name,
    (other: string) => ` ${other}`.includes(` ${name}`),
    (other: string) => distance(other, name) <= (name.length <= shortName ? 1 : mostTypos),
  ];
  for (const matches of isMeant) {
    const found = named.filter(({ names }) => names.some(matches)).map(({ place }) => place);
    if (found.length > 0) return answer(found, false);
  }
  return { kind: 'outside' };
}

function answer(places: Place[], isInDoubt: boolean): PlaceAnswer {
  return places.length === 0 ? { kind: 'outside' } : { kind: 'found', places, isInDoubt };
}

/** A name in small letters without accents and marks, its words one space apart. */
function plainName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}
