import type { Company } from '#content/collections.ts';
import { type Link, type Path, paths } from '#app/paths.ts';

/** Links to the pages that neither the customer nor a record of an area or a service names, of those that the company has. */
export function addedLinks(company: Company) {
  const { problems, symptoms, parts, safetyPage, safety, privacy, jobsPage, jobs, timelyWords } = company;
  return {
    problems: link(problems, paths.problems, symptoms.length > 0),
    parts: link(parts, paths.parts),
    safety: link(safetyPage, paths.safety, safety.length > 0),
    privacy: link(privacy, paths.privacy),
    jobs: link(jobsPage, paths.jobs, timelyWords !== undefined && jobs.length > 0),
  };
}

function link(page: { name: string } | undefined, path: Path, hasContent = true): Link | undefined {
  return page && hasContent ? { name: page.name, path } : undefined;
}

export function onlyLinks(links: readonly (Link | undefined)[]): Link[] {
  return links.filter((link) => link !== undefined);
}
