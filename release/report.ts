import { styleText } from 'node:util';
import { placeOf } from '#app/content/problem.ts';
import { countOf, type Finding, type FindingGroup, type UnmetFinding } from '#release/findings/finding.ts';

const marks = {
  met: styleText('green', '✓'),
  blocking: styleText('red', '✗'),
  open: styleText('yellow', '○'),
  advice: styleText('yellow', '!'),
} as const satisfies Record<Finding['state'], string>;

/** The findings as a terminal shows them, with what to do below each; plain text where there is no terminal. */
export function report(groups: readonly FindingGroup[]): string {
  return groups
    .map(({ heading, note, findings }) =>
      [
        styleText('bold', heading),
        ...(note === undefined || findings.every(({ state }) => state === 'met') ? [] : [`  ${note}`]),
        ...findings.flatMap(lines),
      ].join('\n'),
    )
    .join('\n\n');
}

function lines(finding: Finding): string[] {
  const first = `  ${marks[finding.state]} ${finding.text}`;
  return finding.state === 'met' ? [first] : [first, ...remedy(finding)];
}

/** What to do, and in which file or by which command. */
function remedy({ next, at, command }: UnmetFinding): string[] {
  const means = command === undefined ? '' : `: npm run ${command}`;
  return [
    `      Next: ${next}${means}.`.replace(/\.\.$/, '.'),
    ...(at === undefined ? [] : [`      Where: ${[placeOf(at), at.field.join('.')].join(' ').trim()}`]),
  ];
}

/** How many facts only the owner can supply are missing. */
export function missingFacts(groups: readonly FindingGroup[]): number {
  return countOf(groups, 'blocking', 'open');
}

/** The first thing that somebody who starts the site is told; nothing once all facts are there. */
export function reminder(groups: readonly FindingGroup[]): string | undefined {
  const missing = missingFacts(groups);
  if (missing === 0) return undefined;
  return `${missing} ${missing === 1 ? 'fact of the owner is' : 'facts of the owner are'} missing: npm run publish:check lists them.`;
}
