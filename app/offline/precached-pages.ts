import type { Page } from '#app/page-data/pages.ts';

/**
 * The kinds of pages that are precached on the first visit: what a visitor needs beside a door that won't close. Every
 * visitor downloads every page of these kinds, so only kinds with one page belong here.
 */
export const precachedKinds: readonly Page['kind'][] = [
  'contact', // The number.
  'safety', // What to do until help comes.
  'problems', // What the door did, and what not to touch.
  'coverage', // The map, and whether the company comes.
];
