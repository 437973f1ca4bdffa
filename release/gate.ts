import { companyFolder } from '#app/content/company-folder.ts';
import type { Company } from '#app/content/collections.ts';
import { checkCompany } from '#app/content/company.ts';
import { counted } from '#app/counted.ts';
import { problemList } from '#app/content/problem.ts';
import { checkContent } from '#check/check-content.ts';
import { finishedSite } from '#host/finished-site.ts';
import { builtSiteFindings } from '#release/findings/built-site-findings.ts';
import { contentFindings, problemFinding } from '#release/findings/content-findings.ts';
import { countOf, type FindingGroup, isBlocked } from '#release/findings/finding.ts';
import { builtPagesIn, pageFindings } from '#release/findings/page-findings.ts';
import { logoFindings, previewFindings } from '#release/findings/preview-findings.ts';
import { recordFindings } from '#release/findings/record-findings.ts';
import { weightFindings } from '#release/findings/weight-findings.ts';
import { missingFacts, report } from '#release/report.ts';
import { weightsIn } from '#release/weights.ts';

/*
 * What must be true before the public sees the site, in two steps: its records, and the pages that are built from them.
 * Each says what it finds: in words, and as data to the program that has started this one, if one has and listens.
 */

/** The company, when nothing in its records keeps the site from being published. */
export function publishableCompany(): Company | undefined {
  const { company, problems } = checkCompany();
  const checked = checkContent(companyFolder);
  if (company === undefined) {
    const errors = checked.problems.filter(({ severity }) => severity === 'error');
    process.send?.([
      { heading: 'Content', findings: errors.map((error) => problemFinding(error, 'blocking')) },
    ]);
    console.error(
      `The site must not be published, because of ${counted(problems.length, 'mistake')} in its records.\n\n${problemList(problems)}\n\nnpm run check says more of each.`,
    );
    return undefined;
  }
  const groups = [...recordFindings(company), contentFindings(company, checked.problems)];
  const missing = missingFacts(groups);
  const reason =
    missing === 0 ? '' : ` Missing are ${counted(missing, 'fact')} of the owner, those marked ○ included.`;
  return passes(
    [...groups, previewFindings(company, companyFolder), logoFindings(company, companyFolder)],
    reason,
  )
    ? company
    : undefined;
}

/** Whether the built pages show what they must, and are light enough. */
export function arePagesPublishable(company: Company): boolean {
  return passes(
    [
      pageFindings(company, builtPagesIn(finishedSite)),
      weightFindings(company, companyFolder, weightsIn(finishedSite)),
    ],
    '',
  );
}

/** Whether the built files pass their tests. */
export function isSiteSound(): boolean {
  return passes([builtSiteFindings()], '');
}

function passes(groups: FindingGroup[], reason: string): boolean {
  process.send?.(groups);
  console.log(`\n${report(groups)}\n`);
  if (!isBlocked(groups)) return true;
  console.error(
    `The site must not be published, because of ${counted(countOf(groups, 'blocking'), 'thing')} marked ✗.${reason}`,
  );
  return false;
}
