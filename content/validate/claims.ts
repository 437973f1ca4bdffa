import { allPages } from '#app/page-data/pages.ts';
import type { Company } from '#content/collections.ts';
import { claimRules } from '#content/rules/claims.ts';
import { rulesOf } from '#content/rules/rules-of.ts';
import type { LocatedField } from '#content/read/fields.ts';
import { unansweredParts } from '#app/page-data/answers.ts';
import { offlinePage } from '#app/page-data/offline-page.ts';
import { siteOf } from '#app/page-data/site.ts';
import { textsIn } from '#content/texts-in.ts';
import { claimPlaceholder } from '#app/template.ts';
import { type Field, pluralize } from '#content/problem.ts';
import type { Rule } from '#content/validate/rule.ts';
import { shownTexts } from '#content/validate/texts.ts';

/** No text makes a claim that can't be defended as written. */
export const forbiddenClaims: Rule = function* ({ fields, company }) {
  const rules = [...claimRules, ...(rulesOf(company.business.stateCode).claims ?? [])];
  const explainedSubjects = explainedSubjectsIn(fields);
  for (const { key, file, field, text } of shownTexts(fields))
    for (const { pattern, unless, allowedIn = [], explained: subject, reason, remedy, doubt } of rules) {
      const [said] = pattern.exec(text) ?? [];
      // With a dot at the end, "answers" doesn't allow "answersList".
      const isAllowed = allowedIn.some((path) => `${[key, ...field].join('.')}.`.startsWith(`${path}.`));
      const isExplained = explainedSubjects.has(sectionKey(file, field, subject));
      if (said === undefined || isAllowed || isExplained || unless?.test(text) === true) continue;
      const found = { file, field, reason, remedy };
      if (doubt === undefined) yield { ...found, message: `says "${said}"` };
      // The words are the value: the owner confirms a warning by it.
      else yield { ...found, value: said, message: 'is in the text', severity: 'warning', rule: doubt };
    }
};

/** What sections of guides explain. */
function explainedSubjectsIn(fields: readonly LocatedField[]): Set<string> {
  const found = fields.filter(({ key, field }) => key === 'guides' && field[2] === 'explains');
  return new Set(found.map(({ file, field, value }) => sectionKey(file, field, value)));
}

/** A section is the first two steps of a field: sections, 3. */
function sectionKey(file: string, [list, index]: Field, subject: unknown): string {
  return [file, list, index, subject].join();
}

/**
 * Each claim in confirmations.yaml is on a page, confirmed by the owner, and its terms are complete. It lists every claim of
 * the pages for which the company's state may ask for evidence. Each claim has one problem at a time.
 */
export const confirmedClaims: Rule = function* ({ company, fileOf, folder }) {
  const { confirmations = [], answers, business, labels } = company;
  const warranty = labels[claimPlaceholder];
  const pages = allPages(company).map((page) => ({ ...page, texts: filledTexts(page, company) }));
  const texts = [...textsOutsidePages(company), ...pages.flatMap((page) => page.texts)];
  // Without the file, no record knows its name.
  const file = confirmations.length === 0 ? `${folder}/confirmations.yaml` : fileOf(confirmations);
  const severity = 'unpublished';
  for (const [index, { claim, words, backedBy, law, terms, confirmed }] of confirmations.entries()) {
    const at = { severity, file, value: claim } as const;
    const answer = answers.find(({ slug }) => slug === terms);
    const changedSince = pages.filter(({ updated }) => confirmed !== undefined && updated > confirmed);
    const [changed, ...more] = changedSince.filter((page) => page.texts.some((text) => says(text, words)));
    const [unanswered] = answer === undefined ? [] : unansweredParts(answer, business);
    if (!texts.some((text) => says(text, words)))
      yield {
        ...at,
        field: [index, 'words'],
        message: 'is in confirmations.yaml, but no page contains any of its words',
        remedy: 'correct the words, or remove the entry',
      };
    else if (confirmed === undefined)
      yield {
        ...at,
        field: [index, 'confirmed'],
        message: 'is not confirmed by the owner',
        reason: law,
        remedy: `make sure that you have ${backedBy}; then write the date of your confirmation, for example "confirmed: 2026-11-21"`,
      };
    else if (changed !== undefined)
      yield {
        ...at,
        field: [index, 'confirmed'],
        message: `was confirmed on ${confirmed}, before ${pluralize(1 + more.length, 'page')} with it changed, for example ${changed.path} on ${changed.updated}`,
        reason: 'the text may no longer be the one that you confirmed',
        remedy: 'read what the page says now, and write the date of today if it is still true',
      };
    else if (answer !== undefined && unanswered !== undefined)
      yield {
        ...at,
        file: fileOf(answer),
        field: ['parts', answer.parts.indexOf(unanswered), 'answer'],
        message: `has incomplete terms: the part "${unanswered.name}" has no answer`,
        reason: law,
        remedy: 'write the answer, or remove the claim from the pages and from confirmations.yaml',
      };
    else if (terms !== undefined && terms === warranty?.answer && warranty.whoseLife === undefined)
      yield {
        severity,
        file: fileOf(labels),
        field: [claimPlaceholder, 'whoseLife'],
        message: 'is missing',
        reason: law,
        remedy:
          'write whose life is meant and who pays the labor, in the words of the terms, for example "as long as you own the home, labor included"',
      };
  }
  const { evidence } = rulesOf(business.stateCode);
  const listedPhrases = confirmations.flatMap(({ words }) => words);
  for (const { claim, pattern } of evidence?.claims(business) ?? []) {
    const said = new Set(texts.flatMap((text) => text.match(new RegExp(pattern, 'gi')) ?? []));
    for (const value of said) {
      // The entry "minutes" covers "20–30 minutes", and the entry "licensed and insured" covers "licensed".
      if (listedPhrases.some((phrase) => says(value, [phrase]) || says(phrase, [value]))) continue;
      yield {
        severity,
        file,
        field: [],
        value,
        message: `is a claim about ${claim} that confirmations.yaml does not list`,
        reason: evidence?.law,
        remedy:
          'in confirmations.yaml, add these words to the matching claim or add a new claim; or remove them from the pages',
      };
    }
  }
};

/** Labels, and pages that allPages lacks. */
function textsOutsidePages(company: Company): string[] {
  const { labels, notFound, error, defaultMetadata } = siteOf(company);
  // These words are on a page only where a text has their placeholder, which filledTexts replaces.
  const { lifetimeWarranty: _words, ...shown } = labels;
  return filledTexts([shown, notFound, error, defaultMetadata, offlinePage(company)], company);
}

function filledTexts(shown: unknown, { labels }: Company): string[] {
  return textsIn(shown)
    .filter(({ text }) => !text.startsWith('/')) // No paths.
    .map(({ text }) => text.replaceAll(`{${claimPlaceholder}}`, labels[claimPlaceholder]?.words ?? ''));
}

/** Whether a text contains one of the phrases. Ignores case, kinds of apostrophe and non-breaking spaces. "#" in a phrase matches a number or a range of numbers. */
function says(text: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => {
    const parts = plain(phrase)
      .split('#')
      .map((part) => RegExp.escape(part));
    return new RegExp(parts.join(String.raw`\d+(?:[–-]\d+)?`)).test(plain(text));
  });
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").replaceAll('\u00a0', ' ');
}
