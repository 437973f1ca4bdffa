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
          !allowedIn.some((place) => `${[key, ...field].join('.')}.`.startsWith(`${place}.`)),
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

/** Each claim of the pages is one that the owner has confirmed, and its terms are told. */
export const confirmedClaims: Rule = ({ company, fileOf, folder }) => {
  const { confirmations = [], answers, business } = company;
  const texts = pageTexts(company);
  const file = confirmations.length === 0 ? `${folder}/confirmations.yaml` : fileOf(confirmations);
  const unconfirmed = confirmations.map((confirmation, place): Problem | undefined => {
    const { claim, words, backedBy, law, terms, confirmed } = confirmation;
    const at = { severity: 'unpublished' as const, file, value: claim };
    if (!texts.some((text) => says(text, words)))
      return {
        ...at,
        field: [place, 'words'],
        message: 'is among the claims, but no page says it in these words',
        remedy: 'correct its words, or take it out',
      };
    if (confirmed === undefined)
      return {
        ...at,
        field: [place, 'confirmed'],
        message: 'is not confirmed by the owner',
        reason: law,
        remedy: `hold ${backedBy}; then write the day`,
      };
    const answer = answers.find(({ slug }) => slug === terms);
    const [gap] = answer === undefined ? [] : openParts(answer, business);
    if (answer === undefined || gap === undefined) return undefined;
    return {
      ...at,
      file: fileOf(answer),
      field: ['parts', answer.parts.indexOf(gap), 'answer'],
      message: `has terms that are not told in full: ${gap.name}`,
      reason: law,
      remedy: 'write them into the answer, or strike the claim',
    };
  });
  const { evidence } = rulesOf(business.stateCode);
  const backed = confirmations.flatMap(({ words }) => words);
  const unbacked = (evidence?.claims(business) ?? []).flatMap(({ claim, words }) => {
    const said = new Set(texts.flatMap((text) => text.match(new RegExp(words, 'gi')) ?? []));
    // Words are backed when an entry holds them, or part of them: "minutes" backs "20–30 minutes".
    const open = [...said].filter(
      (found) => !backed.some((phrase) => says(found, [phrase]) || says(phrase, [found])),
    );
    return open.map((found) => ({
      severity: 'unpublished' as const,
      file,
      field: [],
      value: found,
      message: `claims ${claim}, and no record is named behind it`,
      reason: evidence?.law,
      remedy: 'add these words to the claim that they belong to, or as a claim of their own; or strike them',
    }));
  });
  return [...unconfirmed.filter((problem) => problem !== undefined), ...unbacked];
};

function pageTexts(company: Company): string[] {
  const { labels, notFound, error, defaultMetadata } = siteOf(company);
  // The words of placeholders are on no page by themselves.
  const { lifetimeWarranty, ...shown } = labels;
  return textsIn([shown, notFound, error, defaultMetadata, offlinePage(company), ...allPages(company)])
    .filter(({ text }) => !text.startsWith('/')) // No addresses.
    .map(({ text }) => text.replaceAll(`{${linkedClaim}}`, lifetimeWarranty?.words ?? ''));
}

/** Whether a text holds one of the words, however its letters and apostrophes are written. "#" in a word is a number, or a range of them. */
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
