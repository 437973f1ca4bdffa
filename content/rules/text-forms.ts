const readAsTyped = 'visitors would read the signs themselves';

/** What no text may contain; its message says what is wrong, and after a colon what to do. The first that a text has is the cause. */
export const forbiddenForms = [
  {
    pattern: /^\s|\s$/,
    message: 'begins or ends with a space: remove it',
    reason: 'it would be apart from the words around it',
  },
  {
    pattern: /\n/,
    message: 'has a line break inside: start every line at the same column',
    reason: 'the page breaks lines by itself, to fit each screen',
  },
  {
    // Letters of UTF-8 that were read as Windows-1252, as "â€™" for an apostrophe.
    pattern: /[ÃÂ][\u0080-\u00bf]|â€|ï»¿/,
    message: 'has letters that were damaged when the file was saved: write them again, and save it as UTF-8',
    reason: 'visitors would read signs that mean nothing',
  },
  {
    pattern: /[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]/u,
    message: 'has a sign in it that can’t be seen, such as a zero-width space: type these words again',
    reason: 'a search doesn’t find the word, and screen readers stumble over it',
  },
  {
    pattern: /lorem ipsum|\b(?:TODO|TBD|FIXME|XXX)\b|\b(?:asdf|qwert|zxcv)\w*/i,
    message: 'is not finished: write the real text',
    reason: 'visitors would read it as it is',
  },
  {
    pattern: /<\/?[a-z!][^>]*>|&#?\w+;/i,
    message: 'holds markup: write plain text, the page decides how it looks',
    reason: readAsTyped,
  },
  {
    pattern:
      /\*\*|__|~~|`|^(?:#+ (?=\p{Lu})|(?:[-*+•>]|\d+\)) )|\]\((?:\w+:|[#.])|(?<!\S)([*_])(?=\S)[^*_]+\1(?!\w)/u,
    message: 'holds Markdown: write plain words without the signs, the page decides how they look',
    reason: readAsTyped,
  },
  {
    pattern: /\{(?!\w+\})|(?<!\{\w+)\}/,
    message: 'has a brace without its other half: write both, as {name}, or remove it',
    reason: 'visitors would read the brace, and not what it should name',
  },
  {
    pattern: /(?<=\p{L})- (?!(?:and|or|nor|to|but)\b)\p{Ll}/u,
    message: 'has a space after a hyphen: write the word in one line of the file, not over two',
    reason: 'where a line of the file ends, the page has a space, so the word falls apart',
  },
];

/** Words that are typed to fill a field. */
const fillers =
  /^(?:asdf|qwer|zxcv|hjkl|abc|lorem$|ipsum$|dolor$|foo|ba[rz]$|test(?:s|ing|er|\d+)?$|sample$|example$|dummy$|placeholder$|bla+h?$|n\/?a$|none$|nil$|null$|undefined$|unknown$|tb[acd]$|todo$|fixme$|(\D)\1+$|[b-df-hj-np-tv-xz]{4,}$)/;

/** What a name may have besides, without being one. */
const commonInNames = /^(?:my|your|our|the|a|business|company|name|here|inc|llc|ltd|corp|co)$/;

/** Whether a text says nothing: no letter or digit, only words that fill a field, or one word again and again. */
export function isJunk(text: string, kind?: 'name'): boolean {
  if (/\{\w+\}/.test(text)) return false;
  const words = (text.match(/[\p{L}\p{N}/]+/gu) ?? []).filter(
    (word) => kind !== 'name' || /\p{L}/u.test(word),
  );
  const isEmpty = (word: string) =>
    // An abbreviation has no vowels either: "BFT".
    (fillers.test(word.toLowerCase()) && !/^[B-DF-HJ-NP-TV-XZ]+$/.test(word)) ||
    (kind === 'name' && commonInNames.test(word.toLowerCase()));
  const isRepeated = words.length > 1 && new Set(words.map((word) => word.toLowerCase())).size === 1;
  return words.every(isEmpty) || isRepeated;
}

/** Whether digits are typed in a row or all alike, as in "1234567" and "1111111". */
export function isCounting(digits: string): boolean {
  return /^(\d)\1*$/.test(digits) || '01234567890123456789'.includes(digits) || '9876543210'.includes(digits);
}

/** Whether no site can be at a host: its last part is a slip of the pen, or its name fills a field. */
export function isUnreachable(host: string): boolean {
  const labels = host.replace(/^(?:www\.)+/, '').split('.');
  return (
    /^(?:www\.){2}|^https?\b|\.(?:con|cmo|cim|vom|comm|coom|ocm|om|ent|nte|ogr|orgg)$/.test(host) ||
    labels.length < 2 ||
    isJunk(labels.at(-2) ?? '')
  );
}
