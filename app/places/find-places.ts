import { distance } from 'fastest-levenshtein';
import type { Place } from '#app/page-data/places.ts';

/** What a typed ZIP code or name turns out to be. */
export type LookupResult =
  /** Digits, but no ZIP code. */
  | { kind: 'noFiveDigits' }
  /** Neither digits nor a name: one letter, what several names begin with, another script. */
  | { kind: 'unreadable' }
  /** A name that no area has. It may be a town elsewhere or no town at all. */
  | { kind: 'unknown' }
  /** A ZIP code that belongs to no area. */
  | { kind: 'outside' }
  /** A ZIP code that the owner has yet to confirm, and the areas it may belong to. */
  | { kind: 'inDoubt'; zipCode: string; places: Place[] }
  | { kind: 'several'; places: Place[] }
  | { kind: 'found'; place: Place };

/** Longer than any name of a place: what is pasted beyond is not looked at. */
const longestQuery = 100;

/** So many letters may be wrong. In a short name one: two would make it another. */
const mostTypos = 2;
const shortName = 5;

/** The areas that a ZIP code or a name may mean. Takes any text. */
export function findPlaces(typed: string, places: readonly Place[]): LookupResult {
  const query = typed.trim().slice(0, longestQuery);
  const zipCode = zipCodeIn(query);
  if (zipCode !== undefined) return byZipCode(zipCode, places);
  if (/^[\d\s-]*\d[\d\s-]*$/.test(query)) return { kind: 'noFiveDigits' };
  const name = plainName(query);
  return name.length < 2 ? { kind: 'unreadable' } : byName(name, places);
}

/** Five digits, with spaces between them or four more behind them. */
function zipCodeIn(query: string): string | undefined {
  const digits = /^[\d\s-]+$/.test(query) ? query.replaceAll(/[\s-]/g, '') : query;
  return /^\d{9}$/.test(digits) ? digits.slice(0, 5) : /(?:^|\D)(\d{5})(?!\d)/.exec(digits)?.[1];
}

function byZipCode(zipCode: string, places: readonly Place[]): LookupResult {
  const found = places.filter(({ zipCodes }) =>
    zipCodes.some(([from, to]) => from <= zipCode && zipCode <= to),
  );
  return found.some(({ inDoubt = [] }) => inDoubt.includes(zipCode))
    ? { kind: 'inDoubt', zipCode, places: found }
    : (oneOrSeveral(found) ?? { kind: 'outside' });
}

/** The places with this name; else the one place with a name of which a word begins so; else the one with a name nearly the same. */
function byName(name: string, places: readonly Place[]): LookupResult {
  const named = places.map((place) => ({
    place,
    names: [place.name, ...(place.neighborhoods ?? [])].map(plainName),
  }));
  const those = (isMeant: (other: string) => boolean) =>
    named.filter(({ names }) => names.some(isMeant)).map(({ place }) => place);
  const same = oneOrSeveral(those((other) => other === name));
  if (same !== undefined) return same;
  const begun = those((other) => ` ${other}`.includes(` ${name}`));
  const nearly = (other: string) => distance(other, name) <= (name.length <= shortName ? 1 : mostTypos);
  const [place, another] = begun.length > 0 ? begun : those(nearly);
  // What fits several names is none of them yet.
  if (another !== undefined) return { kind: 'unreadable' };
  return place === undefined ? { kind: 'unknown' } : { kind: 'found', place };
}

function oneOrSeveral(places: Place[]): LookupResult | undefined {
  const [place, another] = places;
  if (another !== undefined) return { kind: 'several', places };
  return place && { kind: 'found', place };
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
