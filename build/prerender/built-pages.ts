import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { allPages } from '#app/page-data/pages.ts';
import { openCompany } from '#content/validate/validate.ts';
import type { Page } from '#app/page-data/page-data.ts';
import { type Path, paths } from '#app/paths.ts';
import { prerenderFolder, siteFolder } from '#build/output.ts';

type Prerender = typeof import('#app/shell/entry.prerender.tsx');

/** What the last `vite build --ssr` made of the app: what renders its pages. */
export async function prerenderBundle(): Promise<Prerender> {
  // TypeScript doesn't find it before it is built.
  return import(pathToFileURL(join(prerenderFolder, 'entry.prerender.js')).href);
}

/** The file that a page is served from, in the built site. */
export function pageFile(path: Path): Path {
  return path === paths.home ? '/index.html' : `${path}.html`;
}

/** The pages of the last build: the HTML that visitors get, and the records it was made from. */
export async function builtPages(): Promise<{ html: string; page: Page }[]> {
  return Promise.all(
    allPages(openCompany()).map(async (page) => ({
      html: await readFile(join(siteFolder, pageFile(page.path)), 'utf8'),
      page,
    })),
  );
}
