/** Prints how alike the built pages of services and areas are, and fails when two are near-duplicates. Run after a build. */
import { builtPages } from '#build/built-pages.ts';
import { comparedPages } from '#build/uniqueness/compared-pages.ts';
import { brokenLimits, missedTargets, reportTable } from '#build/uniqueness/uniqueness-findings.ts';
import { uniquenessReport } from '#build/uniqueness/uniqueness-report.ts';

const report = uniquenessReport(comparedPages(await builtPages()));
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
