import { fileOf } from '#app/content/check/file-of.ts';
import type { Company } from '#app/content/collections.ts';
import type { Confirmation } from '#app/content/records.ts';
import { type EvidenceRule, rulesOf } from '#app/content/rules/state-rules.ts';
import { openParts } from '#app/content/to-pages/answers.ts';
import { answerField } from '#release/findings/doubt-findings.ts';
import type { Finding } from '#release/findings/finding.ts';
import { type PageTexts, placesOf, says } from '#release/findings/page-texts.ts';

interface Claimant {
  company: Company;
  pages: readonly PageTexts[];
  /** The company's. */
  folder: string;
  /** As 2026-11-21. */
  today: string;
}

/** Whether the owner has confirmed each claim, and whether the pages make any that nobody has asked the owner about. */
export function claimFindings(claimant: Claimant): Finding[] {
  const { company } = claimant;
  const { evidence } = rulesOf(company.business.stateCode);
  const confirmations = company.confirmations ?? [];
  return [
    ...confirmations.map((confirmation, place) => confirmationFinding(confirmation, place, claimant)),
    ...(evidence === undefined ? [] : unbackedClaims(evidence, confirmations, claimant)),
  ];
}

function confirmationFinding(
  confirmation: Confirmation,
  place: number,
  { company, pages, folder, today }: Claimant,
): Finding {
  const { claim, words, backedBy, law, terms, confirmed } = confirmation;
  const file = fileOf(folder, 'confirmations');
  const places = placesOf(pages, (text) => says(text, words));
  if (places === undefined) {
    return {
      state: 'blocking',
      text: `"${claim}" is among the claims, but no page says it in these words`,
      next: 'correct its words, or take it out',
      at: { file, field: [place, 'words'] },
    };
  }
  const text = `"${claim}" (${places})`;
  const at = { file, field: [place, 'confirmed'] };
  if (confirmed === undefined) {
    return {
      state: 'blocking',
      text: `${text}: not confirmed by the owner`,
      next: `hold ${backedBy}${law === undefined ? '' : ` (${law})`}`,
      at,
    };
  }
  if (confirmed > today) {
    return {
      state: 'blocking',
      text: `${text}: confirmed on ${confirmed}, a day that is still to come`,
      next: 'write the day of the confirmation',
      at,
    };
  }
  const answer = company.answers.find(({ slug }) => slug === terms);
  const gaps = answer === undefined ? [] : openParts(answer, company.business);
  const [first] = gaps;
  if (answer !== undefined && first !== undefined) {
    return {
      state: 'blocking',
      text: `${text}: its terms are not told in full: ${gaps.map(({ name }) => name).join(', ')}`,
      next: `write them into the answer, or strike the claim${law === undefined ? '' : ` (${law})`}`,
      at: { file: fileOf(folder, 'answers', answer), field: answerField(answer, first) },
    };
  }
  return { state: 'met', text: `${text}: confirmed ${confirmed}` };
}

/** What the pages claim, with no record named behind it. */
function unbackedClaims(
  { law, claims }: EvidenceRule,
  confirmations: readonly Confirmation[],
  { company, pages, folder }: Claimant,
): Finding[] {
  const backed = confirmations.flatMap(({ words }) => words);
  return claims(company.business).flatMap(({ claim, words }) => {
    const said = new Set(
      pages.flatMap(({ texts }) => texts.flatMap((text) => text.match(new RegExp(words, 'gi')) ?? [])),
    );
    // Words are backed when an entry holds them, or part of them: "minutes" backs "20–30 minutes".
    const unbacked = [...said].filter(
      (found) => !backed.some((phrase) => says(found, [phrase]) || says(phrase, [found])),
    );
    return unbacked.map((found) => ({
      state: 'blocking' as const,
      text: `"${found}" (${placesOf(pages, (text) => says(text, [found]))}) claims ${claim}, and no record is named behind it; ${law}`,
      next: 'add these words to the claim that they belong to, or as a claim of their own; or strike them',
      at: { file: fileOf(folder, 'confirmations'), field: [] },
    }));
  });
}
