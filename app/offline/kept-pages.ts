import type { Page } from '#app/page-data/page-data.ts';

/**
 * The kinds of pages that a browser keeps from the first visit on, opened or not: what somebody needs beside a door that
 * won't close. A line each; every page of the kind is fetched by everybody, so only kinds with one page belong here.
 */
export const keptKinds: readonly Page['kind'][] = [
  'contact', // The number, and what to do until help comes.
  'problems', // What the door did, and what not to touch.
  'coverage', // The map, and whether the company comes.
];
