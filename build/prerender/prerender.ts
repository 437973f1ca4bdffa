import { readFileSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import { allPages, kindOfPage, type Page } from '#app/page-data/pages.ts';
import type { Company } from '#content/collections.ts';
import { unfinishedPages } from '#app/page-data/unfinished-pages.ts';
import { offlinePage } from '#app/page-data/offline-page.ts';
import { sharedFactsOf, siteOf } from '#app/page-data/site.ts';
import {
  contentPath,
  offlinePath,
  type Path,
  paths,
  securityContactPath,
  serviceWorkerPath,
} from '#app/paths.ts';
import { securityContact } from '#app/seo/security-contact.ts';
import { robots, sitemap } from '#app/seo/sitemap.ts';
import { serialize, structuredData } from '#app/seo/structured-data.ts';
import { linkedFiles } from '#build/linked-files.ts';
import { bundleScript } from '#build/prerender/bundle-script.ts';
import { insertIntoDocument, speculationRules } from '#build/prerender/insert-into-document.ts';
import { precachedFiles, serviceWorker, versionOf } from '#build/prerender/service-worker.ts';
import { namesIn, propertiesIn, usedStyles } from '#build/prerender/used-styles.ts';
import { pagesWithLittleOwnText } from '#content/validate/similarity.ts';
import { caddyfile, nginxSite } from '#host/configurations/configuration.ts';
import { headersFile } from '#host/configurations/headers-file.ts';
import { redirectsFile } from '#host/configurations/redirects-file.ts';
import { configurationsIn, pageFile, siteIn } from '#host/finished-site.ts';
import { headerRules } from '#host/headers.ts';

export type Rendering = typeof import('#app/shell/entry.prerender.tsx');

interface Rendered {
  path: Path;
  /** Documents of one kind share their styles. */
  kind: string;
  html: string;
  structuredData?: string;
  hidden?: boolean;
}

/** Writes every page, and what search engines, hosts and the service worker read, to a folder that holds the built client. */
export async function prerender(
  company: Company,
  { createRenderer, renderOffline, contentVersion }: Rendering,
  output: string,
  manifest: Manifest,
) {
  const folder = siteIn(output);
  const site = siteOf(company);
  const facts = sharedFactsOf(company);
  const { origin, script: ownerScript } = company.business;
  const pages = allPages(company);
  const offline = offlinePage(company);
  // Search engines must not list unfinished pages, near-duplicates, or pages with too few words of their own.
  const hidden = new Set([
    ...unfinishedPages(company),
    ...pagesWithLittleOwnText(company).map(({ page }) => page.path),
  ]);

  const render = createRenderer(site, pages);
  const rendered: Rendered[] = await Promise.all(
    pages.map(async (page) => ({
      path: page.path,
      kind: kindOfPage(page),
      html: await render(page.path),
      structuredData: serialize(structuredData(page, facts)),
      hidden: hidden.has(page.path),
    })),
  );
  if (offline !== undefined)
    rendered.push({ path: offlinePath, kind: notAPage, html: await renderOffline(site, offline) });
  rendered.push({ path: paths.notFound, kind: notAPage, html: await render(paths.notFound) });

  const addressOf = (source: string): Path => `/${addressIn(manifest, source)}`;
  const laterStyles = addressOf('app/styles/later.css');
  const typefaces = addressOf('app/styles/typefaces.css');
  const script = await bundleScript('app/shell/entry.inline.ts', {
    define: {
      'import.meta.env.CLIENT_ENTRY': JSON.stringify(addressOf('app/shell/entry.client.tsx')),
      'import.meta.env.LATER_STYLES': JSON.stringify(laterStyles),
      'import.meta.env.TYPEFACES': JSON.stringify(typefaces),
      // Without an offline page there is no service worker, and the script registers none.
      'import.meta.env.SERVICE_WORKER': JSON.stringify(offline === undefined ? '' : serviceWorkerPath),
    },
  });
  const ownAreaScripts = company.placeLookup === undefined ? [] : [await firstScript('own-area')];
  const periodScripts = rendered.some(hasPeriod) ? [await firstScript('period')] : [];
  const stylesOfKind = stylesByKind(folder, addressOf('app/styles/app.css'), laterStyles, rendered);

  const rules = headerRules({
    scripts: [script, ...ownAreaScripts, ...periodScripts, speculationRules],
    styles: [...new Set(stylesOfKind.values())],
  });
  const configuration = { rules, redirects: company.redirects ?? [], origin };
  const indexable = pages.filter(({ path }) => !hidden.has(path));
  const documents = rendered.map(({ path, kind, html, ...parts }) => [
    join(folder, pageFile(path)),
    insertIntoDocument(html, {
      path,
      styles: stylesOfKind.get(kind) ?? '',
      addedStyles: [laterStyles, typefaces],
      script,
      firstScripts: [...ownAreaScripts, ...(hasPeriod({ html }) ? periodScripts : [])],
      ownerScript,
      ...parts,
    }),
  ]);
  /** What the app fetches for a page that it opens. */
  const contents = pages.map((page) => [
    join(folder, contentPath(page.path, contentVersion)),
    JSON.stringify(page),
  ]);
  const linked = Object.entries(linkedFiles(company, site)).map(([path, text]) => [join(folder, path), text]);
  const files: Record<string, string> = {
    ...Object.fromEntries([...documents, ...contents, ...linked]),
    [join(folder, 'sitemap.xml')]: sitemap(origin, indexable),
    [join(folder, 'robots.txt')]: robots(origin),
    [join(folder, securityContactPath)]: securityContact(company.business, new Date().getFullYear()),
    [join(folder, '_headers')]: headersFile(rules),
    [join(folder, '_redirects')]: redirectsFile(company.redirects),
    [join(configurationsIn(output), 'Caddyfile')]: caddyfile(configuration),
    [join(configurationsIn(output), 'nginx-site.conf')]: nginxSite(configuration),
  };
  await Promise.all(Object.entries(files).map(([file, text]) => write(file, text)));
  // Vite's manifest was only needed for this build.
  await rm(join(folder, '.vite'), { recursive: true });
  await writeServiceWorker(folder, company, pages, contentVersion);
  console.log(`${rendered.length} documents rendered, ${pages.length} of them pages.`);
}

/** A script that runs before the first paint: not a module, which would run after it. */
const firstScript = (name: string) => bundleScript(`app/shell/${name}.inline.ts`, { format: 'iife' });

/** Whether it shows something that begins or ends on a day (app/period.ts). */
function hasPeriod({ html }: { html: string }): boolean {
  return html.includes(' data-until="');
}

/** The kind of the not-found and offline documents, which `allPages` lacks. */
const notAPage = 'not a page';

function addressIn(manifest: Manifest, source: string): string {
  // Vite's manifest lists a file that is only imported with "?url" under its absolute path.
  const chunk = manifest[source] ?? manifest[join(process.cwd(), source).replaceAll('\\', '/')];
  // The entry's own file only imports the file of its code-splitting group (build/plugins/site-plugin.ts).
  const file = manifest[chunk?.imports?.[0] ?? '']?.file ?? chunk?.file;
  if (file === undefined)
    throw new Error(
      `Vite’s manifest has no file for ${source}. Add it to "input" in build/plugins/site-plugin.ts, or import it with "?url" in the app.`,
    );
  return file;
}

/** The part of the site's styles that each kind of document uses: known once all documents are. */
function stylesByKind(
  folder: string,
  address: Path,
  laterStyles: Path,
  rendered: readonly Rendered[],
): Map<string, string> {
  // Licenses of libraries are in licenses.txt, not in every page.
  const whole = readFileSync(join(folder, address), 'utf8')
    .replaceAll(/\/\*![^]*?\*\//g, '')
    .trim();
  const laterProperties = propertiesIn(readFileSync(join(folder, laterStyles), 'utf8'));
  const kinds = Map.groupBy(rendered, ({ kind }) => kind);
  return new Map(
    [...kinds].map(([kind, documents]) => {
      const names = new Set([...laterProperties, ...documents.flatMap(({ html }) => namesIn(html))]);
      return [kind, usedStyles(whole, names)];
    }),
  );
}

/**
 * Writes the service worker last, because its version is a hash of the files that it precaches. Without an offline page,
 * the kill switch is written at its address instead: it removes the service worker from browsers that still have one
 * (docs/hosting.md#switching-the-service-worker-off).
 */
async function writeServiceWorker(
  folder: string,
  company: Company,
  pages: readonly Page[],
  contentVersion: string,
) {
  const target = join(folder, serviceWorkerPath);
  if (company.offline === undefined) return copyFile('host/service-worker-off.js', target);
  const files = precachedFiles(folder, pages, contentVersion);
  const version = await versionOf(folder, files, contentVersion);
  const precached = files.map(({ address }) => address);
  return write(target, await serviceWorker({ version, contentVersion, precached }));
}

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
