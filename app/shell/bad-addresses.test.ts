import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { assert, asyncProperty, property } from 'fast-check';
import { parseHTML } from 'linkedom';
import { company, pages, site } from 'virtual:test/company';
import { afterEach, expect, test, vi } from 'vitest';
import { SiteContext } from '#app/components/site-context.ts';
import { decodePath } from '#app/navigation/find-page.ts';
import type { Found } from '#app/navigation/find-unlisted.ts';
import { paths } from '#app/paths.ts';
import { CurrentPage } from '#app/shell/current-page.tsx';
import { Navigation } from '#app/shell/navigation.tsx';
import { badPaths } from '#tests/bad-paths.ts';
import { findAtHand, pagesAtHand } from '#tests/pages-at-hand.ts';

/** Any address shows a page, a replacement, or not found. Never an error, markup from the address, or another origin. */

const numRuns = 2000;
const origin = 'https://www.example';
const own = pages.map(({ path }) => path);
const known = new Set<string>(own);
const atHand = pagesAtHand(company);

afterEach(() => void vi.restoreAllMocks());

/** The path of an address as a browser has it. */
const inBrowser = (path: string) => new URL(origin + path).pathname;

test('any path is readable as a path of this site, in one spelling', () => {
  assert(
    property(badPaths(own), (path) => {
      const pathname = inBrowser(path);
      const readable = decodePath(pathname);
      expect(readable).toMatch(/^\/(?!\/)/);
      expect(readable).toBe(readable.toLowerCase());
    }),
    { numRuns },
  );
});

test('any path shows a page, is replaced by one of two addresses, or is not found', async () => {
  const shown = { page: 0, replaced: 0, missing: 0 };
  await assert(
    asyncProperty(badPaths(own), async (path) => {
      const pathname = inBrowser(path);
      const found = await findAtHand(atHand, pathname);
      const html = show(pathname, found);
      const outcome = outcomeOf(pathname, found, html);
      expect(outcome).toBeDefined();
      if (outcome !== undefined) shown[outcome] += 1;
      expect(marks(html)).toEqual([]);
    }),
    { numRuns },
  );
  // Or nothing was tried.
  for (const times of Object.values(shown)) expect(times).toBeGreaterThan(numRuns / 100);
});

/** What has become of an address; nothing, if it is none of what it may be. */
function outcomeOf(
  pathname: string,
  { path }: Found,
  html: string,
): 'page' | 'replaced' | 'missing' | undefined {
  if (path !== decodePath(pathname))
    return path === paths.services || path === paths.notFound ? 'replaced' : undefined;
  if (html.includes(site.notFound.message)) return 'missing';
  return html.includes('<h1') ? 'page' : undefined;
}

const rendered = new Map<string, string>();

/** The same for a page that is there, rendered once: what was typed makes no difference to it. */
function show(pathname: string, found: Found): string {
  const html = rendered.get(found.path) ?? render(pathname, found);
  if (known.has(found.path)) rendered.set(found.path, html);
  return html;
}

/** The content of `main` at an address. Throws what its components throw. */
function render(attempted: string, found: Found): string {
  const first = { path: found.path, attempted, found, opened: 'by document' } as const;
  const page = createElement(Navigation, { first }, createElement(CurrentPage));
  return renderToStaticMarkup(createElement(SiteContext, { value: site }, page));
}

/** Markup that no page of ours has: elements and attributes that run something, and links to unwanted places. */
function marks(html: string): string[] {
  const elements = parseHTML(`<html><body>${html}</body></html>`).document.querySelectorAll('*');
  return [...elements].flatMap((element) => [
    ...(/^(?:script|iframe)$/i.test(element.localName) ? [element.localName] : []),
    ...[...element.attributes]
      .filter(
        ({ name, value }) =>
          name.startsWith('on') ||
          /^\s*javascript:/i.test(value) ||
          (['href', 'src', 'action'].includes(name) && /evil\.example/.test(value)),
      )
      .map(({ name, value }) => `${name}=${value}`),
  ]);
}
