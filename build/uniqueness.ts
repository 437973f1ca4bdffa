/** Prints how alike the built pages of services and areas are, and fails when two are near-duplicates. Run after a build. */
import { counted } from '#app/counted.ts';
import { builtPages } from '#build/prerender/built-pages.ts';
import { comparedPages } from '#check/uniqueness/compared-pages.ts';
import { type Finding, findings } from '#check/uniqueness/findings.ts';
import { uniquenessReport } from '#check/uniqueness/uniqueness-report.ts';
import { ownShareLine, reportTable, sentence } from '#check/uniqueness/uniqueness-text.ts';

const report = uniquenessReport(comparedPages(await builtPages()));
console.log(reportTable(report));
console.log(`\n${ownShareLine(report)}`);

const found = findings(report);
const nearDuplicates = found.filter(({ kind }) => kind === 'near-duplicate');
const belowTarget = found.filter(({ kind }) => kind !== 'near-duplicate');
if (belowTarget.length > 0) console.log(`\nBelow our target:\n${list(belowTarget)}`);
if (nearDuplicates.length > 0) {
  console.error(
    `\nThe site must not go out, because of ${counted(nearDuplicates.length, 'pair')} of near-duplicates among its pages:\n${list(nearDuplicates)}`,
  );
  process.exit(1);
}

function list(found: readonly Finding[]): string {
  return found.map((finding) => `  - ${sentence(finding)}`).join('\n');
}
