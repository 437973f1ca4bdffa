import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What visitors load, in bytes compressed with Brotli, and how many it may be. */
export interface Weight {
  what: 'page' | 'script' | 'other';
  /** A page's is its address. */
  name: string;
  bytes: number;
  most: number;
}

/** A site that is over one of them is not published (docs/decisions/publishing.md). */
const budgets = {
  page: 20_000,
  firstScript: 75_000,
  doorChooser: 5000,
  serviceWorker: 2000,
  /** What it fetches on a first visit that the page has not fetched. */
  kept: 100_000,
};

/** What each page of a built site weighs, and the scripts. */
export function weightsIn(site: string): Weight[] {
  const pages = globSync('**/*.html', { cwd: site }).map(asSlashes).sort();
  const weight = (what: Weight['what'], name: string, files: readonly string[], most: number): Weight => ({
    what,
    name,
    bytes: files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(site, file))).length, 0),
    most,
  });
  const others: Weight[] = [
    weight(
      'other',
      'the script of the door chooser',
      globSync('assets/door-chooser-*.js', { cwd: site }),
      budgets.doorChooser,
    ),
    weight('other', 'the service worker', ['service-worker.js'], budgets.serviceWorker),
    weight(
      'other',
      'what the service worker keeps for visitors without internet',
      keptFiles(site),
      budgets.kept,
    ),
  ];
  return [
    ...pages.map((file) => weight('page', addressOf(file), [file], budgets.page)),
    weight('script', 'the first script', firstScripts(site), budgets.firstScript),
    ...others.filter(({ bytes }) => bytes > 0),
  ];
}

function asSlashes(file: string): string {
  return file.replaceAll('\\', '/');
}

/** The address of the page in a file of the built site. */
function addressOf(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`;
}

/** The app and what it imports. */
export function firstScripts(site: string): string[] {
  const files = new Set<string>();
  const waiting = globSync('assets/entry.client-*.js', { cwd: site }).map(asSlashes);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    const code = readFileSync(join(site, file), 'utf8');
    for (const [, name = ''] of code.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      waiting.push(`assets/${name}`);
  }
  return [...files];
}

/** What the service worker fetches on a first visit that the page itself has not. */
function keptFiles(site: string): string[] {
  const [, list = ''] =
    /\bkept:\[([^\]]*)\]/.exec(readFileSync(join(site, 'service-worker.js'), 'utf8')) ?? [];
  return [...list.matchAll(/[`"]\/([^`"]+)[`"]/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/entry\.client-|\/(?:app|typefaces)-/.test(address))
    .map((address) => (address.includes('.') ? address : `${address}.html`));
}
