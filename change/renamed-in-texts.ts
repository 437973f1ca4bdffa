import { isScalar, parseDocument, visit } from 'yaml';

/** What a rename did to the texts of a record. */
export interface RenamedTexts {
  text: string;
  /** The places, in the changed text, that say the new name now. */
  changed: number[];
  /** Those that say the old name, which may be somebody else's there. */
  undecided: number[];
}

/** What tells names apart. */
export interface KnownNames {
  /** Whether a word is none that only names are made of. */
  isOrdinary: (word: string) => boolean;
  /** Other names: where one holds the name, as "Lake San Marcos" holds "San Marcos", it stays. */
  others: readonly string[];
}

/** Fields, by their names or those of what they are in, that quote others: they stay as they are. */
const quoting = new Set(['source', 'sources', 'url']);

/** Fields that name places and public records: the name may be a city's there, which keeps it. */
const ofPlaces = new Set(['map', 'query', 'region', 'neighborhoods', 'chips', 'facts']);

/**
 * A record's text with another name in its sentences; comments, order and all the rest stay as they are written. Left as it
 * is where it is part of a longer name ("City of Vista", "Buena Vista Lagoon"), or in a field that names places.
 *
 * @param newName Without one, all that say the name are undecided.
 * @param known What tells names apart.
 */
export function renamedInTexts(
  text: string,
  name: string,
  newName: string | undefined,
  { isOrdinary, others }: KnownNames,
): RenamedTexts {
  const longer = others.filter((other) => other !== name && other.includes(name));
  const names = [...longer, ...(newName?.includes(name) === true ? [newName] : [])];
  // The longer names are found first, and are none of the places.
  const said = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${[...names.map(pattern), `(?<meant>${pattern(name)})`].join('|')})(?![\p{L}\p{N}])`,
    'gu',
  );
  const places: { from: number; to: number; isDecided: boolean }[] = [];
  visit(parseDocument(text), {
    Scalar(key, node, path) {
      if (key === 'key' || !node.range || typeof node.value !== 'string') return;
      const fields = path.flatMap((step) =>
        'key' in step && isScalar(step.key) ? [String(step.key.value)] : [],
      );
      // A record's own name is no text.
      if (fields.join('.') === 'name' || fields.some((field) => quoting.has(field))) return;
      const [from, to] = node.range;
      const written = text.slice(from, to);
      for (const found of written.matchAll(said)) {
        if (found.groups?.meant === undefined) continue;
        const before = written.slice(0, found.index);
        const after = written.slice(found.index + found[0].length);
        const isDecided =
          newName !== undefined &&
          !fields.some((field) => ofPlaces.has(field)) &&
          node.value !== name &&
          !isPartOfName(before, after, isTitle(node.value), isOrdinary);
        places.push({ from: from + found.index, to: from + found.index + found[0].length, isDecided });
      }
    },
  });
  const result: RenamedTexts = { text: '', changed: [], undecided: [] };
  let end = 0;
  for (const { from, to, isDecided } of places) {
    result.text += text.slice(end, from);
    (isDecided ? result.changed : result.undecided).push(result.text.length);
    result.text += isDecided && newName !== undefined ? newName : text.slice(from, to);
    end = to;
  }
  result.text += text.slice(end);
  return result;
}

/** Whether what stands around a name belongs to it, so that it is another one. */
function isPartOfName(
  before: string,
  after: string,
  isInTitle: boolean,
  isOrdinary: (word: string) => boolean,
): boolean {
  const [, next] = /^\s+(\p{Lu}[\p{L}’]*)/u.exec(after) ?? [];
  if (next !== undefined && !(isInTitle && isOrdinary(next))) return true;
  // "City of Vista", "Buena Vista".
  const [, start = '', previous] = /(^|.)\s*(\p{Lu}[\p{L}’]*)(?:\s+of)?(?:\s+the)?\s+$/su.exec(before) ?? [];
  if (previous === undefined) return /\p{L}-$/u.test(before);
  const beginsSentence = /^[^\p{L}\p{N},;)’]*$/u.test(start);
  return !((beginsSentence || isInTitle) && isOrdinary(previous));
}

/** Most of its longer words begin with a capital, so that capitals say nothing. */
function isTitle(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.6;
}

/** Tells words that also stand somewhere with a small letter, as "repair", from those that only names are made of. */
export function ordinaryWords(texts: readonly string[]): (word: string) => boolean {
  const small = new Set(texts.flatMap((text) => text.match(/(?<!\p{L})\p{Ll}[\p{L}’]*/gu) ?? []));
  return (word) => small.has(word.toLowerCase());
}

/** A name in a text; a folded one may break it into two lines. */
function pattern(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`);
}
