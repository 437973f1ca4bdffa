import { pages, site } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { createRenderer } from '#app/shell/entry.prerender.tsx';

test.each([
  [
    '/about',
    undefined,
    'There is no page /about: give it a record in the company’s folder, or list no such address.',
  ],
  [
    '/about',
    'home',
    'The page at /about is of the kind "home", which app/navigation/page-kinds.ts does not say',
  ],
  [
    '/news',
    'home',
    'The page at /news is of the kind "home", which app/navigation/page-kinds.ts does not say',
  ],
] as const)(
  'a page at %s with content of the kind %s stops the build with what to do',
  async (path, kind, message) => {
    const others = pages.filter((page) => page.path !== path);
    const mistaken = pages.filter((page) => page.kind === kind).map((page) => ({ ...page, path }));
    // As the content must not be.
    const render = createRenderer(site, [...mistaken, ...others] as typeof pages);
    await expect(render(path as '/about')).rejects.toThrow(message);
  },
);
