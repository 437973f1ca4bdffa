import { configurationsIn, finishedOutput, siteIn } from '#host/finished-site.ts';

/** Where the site and the bundle that renders it are: in the finished build, or where `build/build.ts` has its steps build. */
export const output = process.env.BUILD_OUTPUT ?? finishedOutput;
export const siteFolder = siteIn(output);
export const hostFolder = configurationsIn(output);
export const prerenderFolder = `${output}/prerender`;

/** The records of the company, and what every page knows of them, as the first step of the build has read them. */
export const companyFile = `${output}/company.json`;
export const knownFile = `${output}/known.json`;

/** The script that stands in every page. */
export const inlineScriptFile = `${output}/inline.js`;
