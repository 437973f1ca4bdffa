/** The finished build. */
export const finishedOutput = 'dist';

export function siteIn(output: string): string {
  return `${output}/site`;
}

/** Where the site and the bundle that renders it are: in the finished build, or where `build/build.ts` has its steps build. */
const output = process.env.BUILD_OUTPUT ?? finishedOutput;
export const siteFolder = siteIn(output);
export const prerenderFolder = `${output}/prerender`;
