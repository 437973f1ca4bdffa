import { fileOf } from '#app/content/check/file-of.ts';
import { companyFolder } from '#app/content/company-folder.ts';
import type { Company } from '#app/content/collections.ts';
import { businessFindings } from '#release/findings/business-findings.ts';
import { claimFindings } from '#release/findings/claim-findings.ts';
import { answerFindings, areaDoubts } from '#release/findings/doubt-findings.ts';
import type { FindingGroup } from '#release/findings/finding.ts';
import { pageTexts } from '#release/findings/page-texts.ts';

/** What keeps a company's records from being published, and what is as it must be. */
export function recordFindings(
  company: Company,
  folder = companyFolder,
  today = new Date().toISOString().slice(0, 10),
): FindingGroup[] {
  return [
    {
      heading: 'The business, and what the law wants told of it',
      findings: businessFindings(company.business, fileOf(folder, 'business')),
    },
    {
      heading: 'Claims, each of which the owner confirms once',
      note: `Hold the record that is named. Then write the day on which you confirm it, as ${today}, beside the claim; or strike the claim.`,
      findings: claimFindings({ company, pages: pageTexts(company), folder, today }),
    },
    { heading: 'Places', findings: areaDoubts(company, folder) },
    {
      heading: 'Answers of the owner',
      note: 'Until one marked ○ is written, the site tells visitors to ask. One in doubt that they can read already must not go out.',
      findings: answerFindings(company, folder),
    },
  ].filter(({ findings }) => findings.length > 0);
}
