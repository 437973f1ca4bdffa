import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { attributes, clientEntry, type Document, isNoPage } from './site.ts';

/** The addresses that a document links to. */
export function links(html: string): string[] {
  return attributes(html, 'href', 'a');
}

/** Whether an address is the site's own, and no file's to download. */
export function isInternal(address: string): boolean {
  return !/^[a-z]+:|\.vcf$/i.test(address);
}

/** The links of documents that lead to no page, or to no such place on it. */
export function deadLinks(documents: readonly Document[]): string[] {
  const byPath = new Map(documents.map(({ path, html }) => [path, html]));
  for (const path of byPath.keys()) if (isNoPage(path)) byPath.delete(path);
  const dead = documents.flatMap(({ path, html }) =>
    links(html)
      .filter(isInternal)
      .filter((address) => {
        const [target = '', fragment] = address.split('#');
        const found = target === '' ? html : byPath.get(target);
        return found === undefined || (fragment !== undefined && !attributes(found, 'id').includes(fragment));
      })
      .map((address) => `${path} links to ${address}`),
  );
  return [...new Set(dead)];
}

/** The pages that are more than so many clicks from the home page. */
export function unreachablePages(pages: readonly Document[], clicks: number): string[] {
  const byPath = new Map(pages.map(({ path, html }) => [path, html]));
  const linked = (path: string) =>
    links(byPath.get(path) ?? '').map((address) => address.split('#')[0] ?? '');
  let reached = new Set(['/']);
  for (let click = 1; click <= clicks; click += 1)
    reached = new Set([...reached, ...[...reached].flatMap(linked)]);
  return pages.map(({ path }) => path).filter((path) => !reached.has(path));
}

/** The files that a document names: pictures in all sizes, fonts, icons, scripts. */
export function namedFiles(html: string): string[] {
  const sets = attributes(html, 'srcset', '(?:img|source)').flatMap((set) =>
    set.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
  );
  return [
    ...sets,
    ...attributes(html, 'src'),
    ...attributes(html, 'href', 'link').filter((address) => isInternal(address)),
    ...links(html).filter((address) => address.endsWith('.vcf')),
    ...[...html.matchAll(/url\(["']?(\/[^"')]+)/g)].map((match) => match[1] ?? ''),
    clientEntry(html),
  ];
}

/** The files that documents name and that are not there, each with a document that names it. */
export function missingFiles(documents: readonly Document[], folder: string): Record<string, string> {
  return Object.fromEntries(
    documents.flatMap(({ path, html }) =>
      namedFiles(html)
        .filter((file) => !existsSync(join(folder, file)))
        .map((file) => [file, path]),
    ),
  );
}
