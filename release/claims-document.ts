import type { Company } from '#app/content/collections.ts';
import { openParts } from '#app/content/to-pages/answers.ts';
import { pageTexts, placesOf, says } from '#release/findings/page-texts.ts';

/** Every claim on a company's site as a document: where it stands, what backs it, and whether the owner has confirmed it. */
export function claimsDocument(company: Company): string {
  const pages = pageTexts(company);
  const claims = (company.confirmations ?? []).map(({ claim, words, backedBy, law, terms, confirmed }) => [
    claim,
    placesOf(pages, (text) => says(text, words)) ?? 'nowhere',
    backedBy,
    law ?? '',
    terms === undefined ? '' : `answers/${terms}.yaml`,
    confirmed ?? 'no',
  ]);
  const answers = company.answers.flatMap((answer) => {
    const open = openParts(answer, company.business);
    return answer.parts.map((part, place) => [
      `${answer.name}: ${part.name}`,
      part.holds ?? '',
      // Once for all parts.
      place === 0 ? (answer.law ?? '') : '',
      statusOf(part, open.includes(part), company),
    ]);
  });
  const doubts = [...company.areas, ...company.answers].flatMap(({ name, toConfirm = [] }) =>
    toConfirm.map((doubt) => [name, doubt]),
  );
  return `# What the site claims, and what backs it

Written by \`npm run claims\` from company/confirmations.yaml, company/answers/ and company/areas/: change it there. Where a claim stands is looked up in what the pages say. Somebody may ask the owner to prove any of these (B&P Code 17508), so each needs its record; \`npm run publish:check\` asks for them. The laws: docs/sources/law.md.

## Claims

${table(['Claim', 'Where it stands', 'What the owner must hold', 'Law', 'Terms', 'Confirmed'], claims)}

## Answers

What callers ask first stands on the contact page. Until the owner writes an answer, the page says to ask.

${table(['Answer', 'What the owner must hold', 'Law', 'Answered'], answers)}

## Doubts

Each has to be cleared up before what it is about goes out.

${table(['About', 'In doubt'], doubts)}
`;
}

function statusOf(
  { onlyWith }: Company['answers'][number]['parts'][number],
  isOpen: boolean,
  { business }: Company,
): string {
  if (onlyWith !== undefined && business[onlyWith] === undefined)
    return `once business.yaml holds the ${onlyWith}`;
  return isOpen ? 'no' : 'yes';
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return [headings, headings.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`)
    .join('\n');
}
