import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { assert, property } from 'fast-check';
import { Parser } from 'htmlparser2';
import { StaticRouter } from 'react-router';
import { company, pages, site } from 'virtual:test/company';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteContext } from '#app/components/site-context.ts';
import { nearestLink } from '#app/links/nearest-link.ts';
import { directoryLinks } from '#app/links/directory-links.ts';
import { mainLinks } from '#app/links/navigation-links.ts';
import { directoryOf } from '#app/content/to-pages/site.ts';
import { PageSourceContext } from '#app/navigation/page-source.ts';
import { paths } from '#app/paths.ts';
import { readablePath, SiteRoutes } from '#app/shell/routes.tsx';
import { badPaths } from '#tests/bad-paths.ts';

/** Whatever is typed: a page, a replacement, or not found. Never an error, markup of the address, another origin. */

const numRuns = 10_000;
/** Ample: seconds on a quiet machine. */
const timeout = 120_000;
const origin = 'https://www.example';
const own = pages.map(({ path }) => path);
const byPath = new Map<string, (typeof pages)[number]>(pages.map((page) => [page.path, page]));
const links = [...mainLinks(company.labels), ...directoryLinks(directoryOf(company))];
const replacements = new Set<string>();

vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  // Prerendering has no history: where an address is replaced is noted instead.
  Navigate({ to }: { to: string }) {
    replacements.add(to);
    return null;
  },
}));

beforeEach(() => replacements.clear());
afterEach(() => void vi.restoreAllMocks());

/** The path of an address as a browser has it. */
const inBrowser = (path: string) => new URL(origin + path).pathname;

test('any path is readable as a path of this site, in one spelling', { timeout }, () => {
  assert(
    property(badPaths(own), (path) => {
      const pathname = inBrowser(path);
      const readable = readablePath(pathname);
      expect(readable).toMatch(/^\/(?!\/)/);
      expect(readable).toBe(readable.toLowerCase());
    }),
    { numRuns },
  );
});

test('any path shows a page, is replaced by one of two addresses, or is not found', { timeout }, () => {
  const shown = { page: 0, replaced: 0, missing: 0 };
  assert(
    property(badPaths(own), (path) => {
      replacements.clear();
      const pathname = inBrowser(path);
      const html = show(pathname);
      const outcome = outcomeOf(html);
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
function outcomeOf(html: string): 'page' | 'replaced' | 'missing' | undefined {
  if (replacements.size > 0) {
    return [...replacements].every((to) => to === paths.services || to === paths.notFound)
      ? 'replaced'
      : undefined;
  }
  if (html.includes(site.notFound.message)) return 'missing';
  return html.includes('<h1') ? 'page' : undefined;
}

const rendered = new Map<string, string>();

/** The same for a page that is there, rendered once: what was typed makes no difference to it. */
function show(pathname: string): string {
  const readable = readablePath(pathname);
  const html = rendered.get(readable) ?? render(pathname);
  if (byPath.has(readable)) rendered.set(readable, html);
  return html;
}

/** What stands in the document's middle at an address. Throws what its components throw. */
function render(pathname: string): string {
  return renderToStaticMarkup(
    createElement(
      SiteContext,
      { value: site },
      createElement(
        PageSourceContext,
        {
          value: {
            get: (path) => byPath.get(path),
            prefetch: async () => undefined,
            nearest: (attempted) => nearestLink(attempted, links),
          },
        },
        createElement(
          StaticRouter,
          { location: '/' },
          createElement(SiteRoutes, { pathname: readablePath(pathname), attempted: pathname }),
        ),
      ),
    ),
  );
}

/** Markup that no page of ours has: elements and attributes that run something, and links to where nobody should go. */
function marks(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' || name === 'iframe') found.push(name);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on') || /^\s*javascript:/i.test(value)) found.push(`${attribute}=${value}`);
        if (['href', 'src', 'action'].includes(attribute) && /evil\.example/.test(value)) found.push(value);
      }
    },
  });
  parser.write(html);
  parser.end();
  return found;
}
