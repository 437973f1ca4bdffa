/** Prints how alike the built pages of services and areas are, and fails when two are near-duplicates. Run after a build. */
import { builtPages, namesIn } from '#scripts/built-pages.ts';
import { comparedPages } from '#scripts/compared-pages.ts';
import { brokenLimits, missedTargets, reportTable } from '#scripts/uniqueness-findings.ts';
import { uniquenessReport } from '#scripts/uniqueness-report.ts';

const pages = await builtPages();
const report = uniquenessReport(comparedPages(pages), namesIn(pages.map(({ page }) => page)));
console.log(reportTable(report));

const missed = missedTargets(report);
if (missed.length > 0) console.log(`\nBelow our target:\n${list(missed)}`);

const broken = brokenLimits(report);
if (broken.length > 0) {
  console.error(
    `\nThe site must not go out, because ${broken.length} pair(s) of pages are near-duplicates:\n${list(broken)}`,
  );
  process.exit(1);
}

function list(lines: string[]): string {
  return lines.map((line) => `  - ${line}`).join('\n');
}
