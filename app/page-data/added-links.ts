import type { Company } from '#content/collections.ts';
import { guidesPath, type Link, type Path, paths } from '#app/paths.ts';

/** Links to the pages that neither the customer nor a record of an area or a service names, of those that the company has. */
export function addedLinks(company: Company) {
  const { problems, symptoms, parts, safetyPage, safety, privacy, jobsPage, jobs, timelyWords } = company;
  const { guidesPage, guides } = company;
  return {
    problems: link(problems, problems?.address, symptoms.length > 0),
    parts: link(parts, parts?.address),
    safety: link(safetyPage, safetyPage?.address, safety.length > 0),
    privacy: link(privacy, paths.privacy),
    guides: link(guidesPage, guidesPath, guides.length > 0),
    jobs: link(jobsPage, paths.jobs, timelyWords !== undefined && jobs.length > 0),
  };
}

function link(page: { name: string } | undefined, path?: Path, hasContent = true): Link | undefined {
  return page && path && hasContent ? { name: page.name, path } : undefined;
}

export function onlyLinks(links: readonly (Link | undefined)[]): Link[] {
  return links.filter((link) => link !== undefined);
}

/** A record's part of such a page: a symptom, or what to do in one kind of trouble. */
export function partOf(page: { address: Path } | undefined, slug: string): Path {
  return `${page?.address ?? paths.home}#${slug}`;
}
