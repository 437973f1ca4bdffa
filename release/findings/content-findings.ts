import type { Company } from '#app/content/collections.ts';
import { unfinishedPages } from '#app/content/to-pages/listed.ts';
import { wrong } from '#app/content/problem.ts';
import type { ContentProblem } from '#check/check-content.ts';
import type { Finding, FindingGroup } from '#release/findings/finding.ts';

/** Warnings that are told in a line or a group of their own. */
const toldElsewhere = new Set(['link-previews', 'logo', 'unfinished']);

/** What `npm run check` says, as far as nothing is wrong: what is doubted, and what is left to write. */
export function contentFindings(company: Company, problems: readonly ContentProblem[]): FindingGroup {
  const unfinished = unfinishedPages(company);
  const doubts = problems.filter(({ warning }) => warning !== undefined && !toldElsewhere.has(warning));
  const errors = problems.filter(({ severity }) => severity === 'error');
  const findings: Finding[] = [
    ...errors.map((problem) => problemFinding(problem, 'blocking')),
    ...doubts.map((problem) => problemFinding(problem, 'advice')),
    ...(unfinished.size === 0
      ? []
      : [
          {
            state: 'advice' as const,
            text: `${unfinished.size === 1 ? '1 page is' : `${unfinished.size} pages are`} not finished, and kept out of search engines`,
            next: 'write what is left to write in each, and take it off its list',
          },
        ]),
  ];
  return {
    heading: 'Content',
    findings: findings.length > 0 ? findings : [{ state: 'met', text: 'nothing is wrong in the records' }],
  };
}

export function problemFinding(problem: ContentProblem, state: 'blocking' | 'advice'): Finding {
  const { record, file, field, line, remedy } = problem;
  return {
    state,
    // Which field it is, is told beside it.
    text: `${record}: ${wrong({ ...problem, field: [] })}`,
    next: remedy,
    at: { file, field, ...(line === undefined ? {} : { line }) },
  };
}
