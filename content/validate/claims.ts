import { allPages } from '#app/page-data/pages.ts';
import type { Company } from '#content/collections.ts';
import { claimRules } from '#content/rules/claims.ts';
import { rulesOf } from '#content/rules/rules-of.ts';
import { openParts } from '#app/page-data/answers.ts';
import { offlinePage } from '#app/page-data/offline-page.ts';
import { siteOf } from '#app/page-data/site.ts';
import { textsIn } from '#content/texts-in.ts';
import { linkedClaim } from '#app/template.ts';
import type { Problem } from '#content/problem.ts';
import type { Rule } from '#content/validate/rule.ts';
import { shownTexts } from '#content/validate/texts.ts';

/** No text makes a claim that can't be defended as written. */
export const forbiddenClaims: Rule = ({ fields, company }) => {
  const rules = [...claimRules, ...(rulesOf(company.business.stateCode).claims ?? [])];
  return shownTexts(fields).flatMap(({ key, file, field, text }) =>
    rules
      .filter(({ pattern, unless }) => pattern.test(text) && unless?.test(text) !== true)
      .filter(
        ({ allowedIn = [] }) =>
          // With a dot at the end, "answers" doesn't allow "answersList".
          !allowedIn.some((path) => `${[key, ...field].join('.')}.`.startsWith(`${path}.`)),
      )
      .map(({ pattern, reason, remedy }) => ({
        severity: 'error' as const,
        file,
        field,
        message: `says "${pattern.exec(text)?.[0]}"`,
        reason,
        remedy,
      })),
  );
};

/**
 * Each claim in confirmations.yaml is on a page, confirmed by the owner, and its terms are complete; and each claim on the
 * pages of which the company's state may ask for evidence is listed there.
 */
export const confirmedClaims: Rule = ({ company, fileOf, folder }) => {
  const { confirmations = [], answers, business } = company;
  const texts = pageTexts(company);
  const file = confirmations.length === 0 ? `${folder}/confirmations.yaml` : fileOf(confirmations);
  const problemsOfListed = confirmations.map((confirmation, index): Problem | undefined => {
    const { claim, words, backedBy, law, terms, confirmed } = confirmation;
    const at = { severity: 'unpublished' as const, file, value: claim };
    if (!texts.some((text) => says(text, words)))
      return {
        ...at,
        field: [index, 'words'],
        message: 'is in confirmations.yaml, but no page contains any of its words',
        remedy: 'correct the words, or remove the entry',
      };
    if (confirmed === undefined)
      return {
        ...at,
        field: [index, 'confirmed'],
        message: 'is not confirmed by the owner',
        reason: law,
        remedy: `make sure that you have ${backedBy}; then write the date of your confirmation, for example "confirmed: 2026-11-21"`,
      };
    const answer = answers.find(({ slug }) => slug === terms);
    const [unanswered] = answer === undefined ? [] : openParts(answer, business);
    if (answer === undefined || unanswered === undefined) return undefined;
    return {
      ...at,
      file: fileOf(answer),
      field: ['parts', answer.parts.indexOf(unanswered), 'answer'],
      message: `has incomplete terms: the part "${unanswered.name}" has no answer`,
      reason: law,
      remedy: 'write the answer, or remove the claim from the pages and from confirmations.yaml',
    };
  });
  const { evidence } = rulesOf(business.stateCode);
  const listedPhrases = confirmations.flatMap(({ words }) => words);
  const problemsOfUnlisted = (evidence?.claims(business) ?? []).flatMap(({ claim, words }) => {
    const said = new Set(texts.flatMap((text) => text.match(new RegExp(words, 'gi')) ?? []));
    // An entry covers words that it holds, or of which it holds a part: "minutes" covers "20–30 minutes".
    const unlisted = [...said].filter(
      (found) => !listedPhrases.some((phrase) => says(found, [phrase]) || says(phrase, [found])),
    );
    return unlisted.map((found) => ({
      severity: 'unpublished' as const,
      file,
      field: [],
      value: found,
      message: `is a claim about ${claim} that confirmations.yaml does not list`,
      reason: evidence?.law,
      remedy:
        'in confirmations.yaml, add these words to the matching claim or add a new claim; or remove them from the pages',
    }));
  });
  return [...problemsOfListed.filter((problem) => problem !== undefined), ...problemsOfUnlisted];
};

function pageTexts(company: Company): string[] {
  const { labels, notFound, error, defaultMetadata } = siteOf(company);
  // These words are on a page only where a text has their placeholder, which the last line replaces.
  const { lifetimeWarranty, ...shown } = labels;
  return textsIn([shown, notFound, error, defaultMetadata, offlinePage(company), ...allPages(company)])
    .filter(({ text }) => !text.startsWith('/')) // No paths.
    .map(({ text }) => text.replaceAll(`{${linkedClaim}}`, lifetimeWarranty?.words ?? ''));
}

/** Whether a text contains one of the phrases. Ignores case, kinds of apostrophe and non-breaking spaces. "#" in a phrase matches a number or a range of numbers. */
function says(text: string, words: readonly string[]): boolean {
  return words.some((word) => {
    const parts = plain(word)
      .split('#')
      .map((part) => RegExp.escape(part));
    return new RegExp(parts.join(String.raw`\d+(?:[–-]\d+)?`)).test(plain(text));
  });
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").replaceAll('\u00a0', ' ');
}
