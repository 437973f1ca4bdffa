import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offlinePath, paths } from '#app/paths.ts';
import { finishedSite } from '#host/finished-site.ts';

/** The built site, read as files. */
export const folder = finishedSite;

export interface Document {
  /** The address that the file answers at. */
  path: string;
  file: string;
  html: string;
}

/** Every HTML file of a built site: its pages, and 404.html at /404. */
export function documentsIn(folder: string): Document[] {
  return globSync('**/*.html', { cwd: folder })
    .sort()
    .map((name) => ({
      path: name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`,
      file: join(folder, name),
      html: readFileSync(join(folder, name), 'utf8'),
    }));
}

export const documents = documentsIn(folder);

export const pages = documents.filter(({ path }) => !isNoPage(path));

/** Documents that are not pages: links don't lead there. */
export function isNoPage(path: string): boolean {
  return path === paths.notFound || path === offlinePath;
}

export function unescape(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** The values of an attribute, of every element that has it. */
export function attributes(html: string, name: string, element = '[a-z][a-z0-9]*'): string[] {
  return [...html.matchAll(new RegExp(`<${element}\\s[^>]*?\\b${name}="([^"]*)"`, 'gi'))].map((match) =>
    unescape(match[1] ?? ''),
  );
}

/** What a `<meta>` says: by its name or its property. */
export function meta(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))].map(
    (match) => unescape(match[1] ?? ''),
  );
}

export function titles(html: string): string[] {
  return [...html.matchAll(/<title>([^<]*)<\/title>/g)].map((match) => unescape(match[1] ?? ''));
}

/** The address of the app's script, which the script inside a document imports. */
export function clientEntry(html: string): string {
  const entry = /[`"'](\/assets\/entry\.client-[^`"']+)[`"']/.exec(html)?.[1];
  if (entry === undefined) throw new Error('No script in the document imports the app.');
  return entry;
}

export function canonicals(html: string): string[] {
  return [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map((match) => match[1] ?? '');
}
