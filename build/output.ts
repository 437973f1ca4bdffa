import { basename } from 'node:path';
import { companyFolder } from '#app/content/company-folder.ts';

/** The finished build: dist/, and of another company than the project's own dist-<its folder>/. */
export const finishedOutput = companyFolder === 'company' ? 'dist' : `dist-${basename(companyFolder)}`;

export function siteIn(output: string): string {
  return `${output}/site`;
}

/** Where the site and the bundle that renders it are: in the finished build, or where `build/build.ts` has its steps build. */
export const output = process.env.BUILD_OUTPUT ?? finishedOutput;
export const siteFolder = siteIn(output);
export const prerenderFolder = `${output}/prerender`;
