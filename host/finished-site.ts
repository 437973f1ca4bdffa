import { basename } from 'node:path';
import { type Path, paths } from '#app/paths.ts';
import { companyFolder } from '#content/company-folder.ts';

/** The folder of what is made of a company: dist/ or upload/, and of another company than the project's own dist-<its folder>/. */
export function outputOf(company: string, made: 'dist' | 'upload' = 'dist'): string {
  return company === 'company' ? made : `${made}-${basename(company)}`;
}

export function siteIn(output: string): string {
  return `${output}/site`;
}

export function pageFile(path: Path): Path {
  return path === paths.home ? '/index.html' : `${path}.html`;
}

/** The configurations of servers that serve it: beside the site, not inside what is published. */
export function configurationsIn(output: string): string {
  return `${output}/host`;
}

/** OUTPUT says another place: the release builds and tests its own. */
export const finishedOutput = process.env.OUTPUT ?? outputOf(companyFolder);

export const finishedSite = siteIn(finishedOutput);
