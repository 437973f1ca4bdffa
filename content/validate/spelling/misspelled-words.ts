import dictionary from 'dictionary-en';
import nspell from 'nspell';
import type { Rule } from '#content/validate/rule.ts';
import { shownTexts } from '#content/validate/texts.ts';

/** A word as dictionaries have it: not an abbreviation such as "HOAs", not a name such as "LiftMaster". */
const word = /(?<![\p{L}\p{N}{.-])\p{L}\p{Ll}{2,}(?:[’']\p{Ll}+)?(?![\p{L}\p{N}}-]|\.\p{L})/gu;

/** Made when it is first asked for: that takes a third of a second. */
let checker: ReturnType<typeof nspell> | undefined;

/** Words that are in no dictionary, in no name of the records, and not among the company's own. */
export const misspelledWords: Rule = function* ({ fields, company, folder }) {
  const spell = (checker ??= nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic)));
  const names = fields.flatMap(({ value, meta }) => (meta.isName === true ? [String(value)] : []));
  const own = new Set(
    [...names, ...(company.spelling ?? [])].flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? []),
  );
  const isKnown = (said: string) =>
    // Without the ending of a plural or of ’s, too.
    [said, said.replace(/['’]?s?$/, '')].some(
      (form) => own.has(form.toLowerCase()) || spell.correct(form.replace('’', "'")),
    );
  // Each takes long. Who sees more unknown words than five has other worries.
  const suggestions = new Map<string, string | undefined>();
  for (const { file, field, text } of shownTexts(fields.filter(({ meta }) => meta.namesFileOf === undefined)))
    for (const [value] of text.replaceAll(/\]\([\w-]+\)/g, ' ').matchAll(word)) {
      if (isKnown(value)) continue;
      if (suggestions.size < 5 && !suggestions.has(value)) suggestions.set(value, spell.suggest(value)[0]);
      const meant = suggestions.get(value);
      yield {
        severity: 'warning',
        file,
        field,
        value,
        message: 'is in no dictionary',
        reason: 'a misspelled word makes visitors doubt the rest',
        remedy: `${meant === undefined ? 'correct it' : `write ${meant}`}; or, where it is right, add it to ${folder}/spelling.yaml`,
      };
    }
};
