import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishedSite } from '#host/finished-site.ts';
import { pages as records } from '#tests/company.ts';
import { type Built, type BuiltPage, collect as collectAmong, parse } from './dom.ts';

/** The built site as files: no server, no browser. COMPANY says whose (host/finished-site.ts). */
export const folder = finishedSite;
if (!existsSync(join(folder, 'index.html')))
  throw new Error(`${folder} holds no site, and these tests read it: run npm run build first.`);

export const isThere = (address: string) => existsSync(join(folder, address));
export const read = (name: string) => readFileSync(join(folder, name), 'utf8');
export const fileOf = ({ path }: Built) => join(folder, path === '/' ? 'index.html' : `${path}.html`);

/** Every HTML file: the pages, the not-found document, the offline page. */
export const documents: Built[] = globSync('**/*.html', { cwd: folder })
  .sort()
  .map((name) => {
    const path = name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`;
    return parse(
      path,
      read(name),
      records.find((page) => page.path === path),
    );
  });
export const pages = documents.filter((built): built is BuiltPage => built.record !== undefined);
export const at = (path: string) => documents.find((built) => built.path === path);

/** The address of the app's script, which the script inside a document imports. */
export const clientEntry = (html: string) => /[`"'](\/assets\/entry\.client-[^`"']+)[`"']/.exec(html)?.[1];

/** What is wrong in the documents, each fault once with the pages it is on. */
export const collect = (check: (built: Built) => Iterable<string>) => collectAmong(check, documents);
/** The same of the pages alone. */
export const collectFromPages = (check: (built: BuiltPage) => Iterable<string>) => collectAmong(check, pages);
