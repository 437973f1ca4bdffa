import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '#app/page-data/pages.ts';
import { contentPath, doorDrawingsPath, offlinePath, type Path } from '#app/paths.ts';
import { bundleScript } from '#build/prerender/bundle-script.ts';
import { pageFile } from '#host/finished-site.ts';

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

/**
 * What browsers keep from the first visit on, each file with its address and where it lies in the site: the offline page,
 * the pages that are always precached, and what every page needs: all styles for screens, the typefaces, all scripts and drawings.
 */
export function precachedFiles(site: string, pages: readonly Page[], contentVersion: string) {
  const always = pages.filter(({ kind }) => precachedKinds.includes(kind)).map(({ path }) => path);
  const documents = [offlinePath, ...always].map((path) => ({ address: path, file: pageFile(path) }));
  const contents = always.map((path) => contentPath(path, contentVersion));
  const needed = ['assets/*.js', 'assets/{app,later,typefaces}-*.css', doorDrawingsPath.slice(1)];
  const assets = globSync(needed, { cwd: site }).sort();
  const files = [...contents, ...assets.map((name): Path => `/${name.replaceAll('\\', '/')}`)];
  return [...documents, ...files.map((file) => ({ address: file, file }))];
}

/** Changes with every precached file, and with every page's content. */
export async function versionOf(
  site: string,
  files: Readonly<ReturnType<typeof precachedFiles>>,
  contentVersion: string,
): Promise<string> {
  const hash = createHash('sha256').update(contentVersion);
  for (const { address, file } of files) hash.update(address).update(await readFile(join(site, file)));
  return hash.digest('hex').slice(0, 10);
}

export function serviceWorker(deploy: {
  version: string;
  contentVersion: string;
  precached: readonly string[];
}): Promise<string> {
  return bundleScript('app/offline/service-worker.ts', {
    define: { DEPLOY: JSON.stringify(deploy) },
    format: 'iife',
  });
}
