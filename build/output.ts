import { finishedOutput, siteIn } from '#host/finished-site.ts';

/** Where the site and the bundle that renders it are: in the finished build, or where `build/build.ts` has its steps build. */
export const output = process.env.BUILD_OUTPUT ?? finishedOutput;
export const siteFolder = siteIn(output);
export const prerenderFolder = `${output}/prerender`;
