import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '#app/page-data/pages.ts';
import { precachedFiles as precachedFilesOfBuild } from '#build/prerender/service-worker.ts';
import { textsIn } from '#content/texts-in.ts';

/** How many bytes, compressed with Brotli, visitors load at most: on a weak signal, callers would wait for more. */
const budgets = {
  page: 13_000,
  'the first script': 75_000,
  'the script of the door chooser': 5000,
  'the service worker': 2100,
  'what the service worker precaches': 100_000,
};

/** About so many characters of text are a byte of a compressed page. */
const charactersPerByte = 3;

/** A release is compressed at quality 11. At 9 files are somewhat larger, and it takes a tenth of the time. */
function compressedSize(files: readonly string[], quality = 11): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file), { params }).length, 0);
}

/** What is over its budget, of these documents and of the scripts. `share` is the part of the budgets that may be used. */
export function overweight(site: string, share = 1, documents = '**/*.html'): string[] {
  const sizeOf = (names: readonly string[], budget: number) => {
    const files = names.map((name) => join(site, name));
    const roughly = compressedSize(files, 9);
    return roughly <= budget * share ? roughly : compressedSize(files);
  };
  const over = (what: string, bytes: number, budget: number, advice = '') =>
    bytes > budget * share ? [`${what} is ${bytes} bytes, the budget is ${budget * share}${advice}`] : [];
  const pages = globSync(documents, { cwd: site }).flatMap((file) => {
    const bytes = sizeOf([file], budgets.page);
    const characters = Math.ceil((bytes - budgets.page * share) * charactersPerByte);
    return over(
      `the page /${file}`,
      bytes,
      budgets.page,
      `: shorten its texts by about ${characters} characters. The longest, with their characters: ${longestTexts(site, file)}`,
    );
  });
  const scripts = {
    'the first script': firstScripts(site),
    'the script of the door chooser': globSync('assets/door-chooser-*.js', { cwd: site }),
    'the service worker': ['service-worker.js'],
    // What the page itself has not fetched.
    'what the service worker precaches': precachedFiles(site)
      .map(({ file }) => file)
      .filter((file) => !/entry\.client-|\/(?:app|typefaces)-/.test(file)),
  };
  return [
    ...pages,
    ...Object.entries(scripts).flatMap(([what, files]) => {
      const budget = budgets[what as keyof typeof scripts]; // Both objects have the same keys.
      return over(what, sizeOf(files, budget), budget);
    }),
  ];
}

/** What an owner can look for in the editor: how the longest texts of a page begin. A drawing is not a text. */
function longestTexts(site: string, page: string): string {
  const name = page === 'index.html' ? 'home' : page.slice(0, -'.html'.length);
  return globSync(`content/*/${name}.json`, { cwd: site })
    .flatMap((file) => textsIn(JSON.parse(readFileSync(join(site, file), 'utf8'))))
    .filter(({ text }) => / \p{L}+ /u.test(text))
    .sort((one, other) => other.text.length - one.text.length)
    .slice(0, 5)
    .map(({ text }) => `"${text.slice(0, 40)}…" (${text.length})`)
    .join(', ');
}

/** The app and what it imports. */
export function firstScripts(site: string): string[] {
  const files = new Set(globSync('assets/entry.client-*.js', { cwd: site }));
  // A set's loop goes on with what is added in it.
  for (const file of files)
    for (const [, name = ''] of readFileSync(join(site, file), 'utf8').matchAll(
      /\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g,
    ))
      files.add(`assets/${name}`);
  return [...files];
}

/** What the service worker precaches: the build's own list, for the pages whose content is in the site. */
export function precachedFiles(site: string) {
  if (!existsSync(join(site, 'offline.html'))) return [];
  const [contentVersion = ''] = readdirSync(join(site, 'content'));
  const pages = globSync('content/*/**/*.json', { cwd: site }).map(
    // The build wrote it.
    (file): Page => JSON.parse(readFileSync(join(site, file), 'utf8')) as Page,
  );
  return precachedFilesOfBuild(site, pages, contentVersion);
}
