import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '#app/content/pages.ts';
import { paths } from '#app/paths.ts';

type Prerender = typeof import('#app/entry.prerender.tsx');

/** The pages of the last build: the HTML that visitors get, and the records it was made from. */
export async function builtPages(): Promise<{ html: string; page: Page }[]> {
  const { allPages }: Prerender = await import(
    // Built by `vite build --ssr`, so TypeScript doesn't find it before.
    join(process.cwd(), 'build/prerender/entry.prerender.js')
  );
  return Promise.all(
    allPages().map(async (page) => {
      const file = page.path === paths.home ? '/index' : page.path;
      return { html: await readFile(join('build/site', `${file}.html`), 'utf8'), page };
    }),
  );
}

/** The names of all areas and services, as the pages write them. */
export function namesIn(pages: readonly Page[]): string[] {
  const names = pages.flatMap((page) => {
    if (page.kind === 'service') return [page.content.service.name];
    return page.kind === 'area' ? [page.content.area.name] : [];
  });
  return [...new Set(names)];
}
