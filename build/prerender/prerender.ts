/** Renders every page of the content to a file, and writes what search engines and hosts read. Run after both Vite builds. */
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { allPages } from '#app/page-data/pages.ts';
import type { Company } from '#content/collections.ts';
import { contactCard } from '#app/page-data/contact-card.ts';
import { offlinePage } from '#app/page-data/offline-page.ts';
import { unfinishedPages } from '#app/page-data/listed.ts';
import type { Page } from '#app/page-data/page-data.ts';
import { sharedFactsOf, siteOf } from '#app/page-data/site.ts';
import { contentPath, offlinePath, type Path, paths, securityContactPath } from '#app/paths.ts';
import { webManifest } from '#app/seo/manifest.ts';
import { robots } from '#app/seo/robots.ts';
import { securityContact } from '#app/seo/security-contact.ts';
import { sitemap } from '#app/seo/sitemap.ts';
import { serialize, structuredData } from '#app/seo/structured-data.ts';
import { caddyfile, nginxSite } from '#host/configurations/configuration.ts';
import { headersFile } from '#host/configurations/headers-file.ts';
import { redirectsFile } from '#host/configurations/redirects-file.ts';
import { headerRules } from '#host/headers.ts';
import { pageFile, prerenderBundle } from '#build/prerender/built-pages.ts';
import { inBatches } from '#build/prerender/in-batches.ts';
import { readManifest } from '#build/prerender/manifest.ts';
import { namesIn, propertiesIn, usedStyles } from '#build/prerender/used-styles.ts';
import { insertIntoDocument, speculationRules } from '#build/prerender/insert-into-document.ts';
import { companyFile, hostFolder, inlineScriptFile, siteFolder } from '#build/output.ts';
import { duplicates } from '#content/validate/similarity.ts';

// Before React is loaded: it asks on loading, and its development build takes three times as long for the same HTML.
process.env.NODE_ENV = 'production';
const { createRenderer, renderOffline, contentVersion } = await prerenderBundle();

// Read and checked by the first step of the build.
const company: Company = JSON.parse(await readFile(companyFile, 'utf8'));
const website = siteOf(company);
const facts = sharedFactsOf(company);
const { origin, script: ownScript, strictTransportSecurity } = company.business;

const manifest = await readManifest();
const wholeStyles = await stylesOf('app/styles/app.css');
const printStyles = `/${manifest.fileOf('app/styles/print.css')}`;
const entry = manifest.fileOf('app/shell/entry.client.tsx');
const script = await readFile(inlineScriptFile, 'utf8');
const typefaces = `/${manifest.fileOf('app/styles/typefaces.css')}`;

// The two builds run one after the other: a file saved in between would part the app from its content.
if (!(await readFile(join(siteFolder, entry), 'utf8')).includes(contentVersion)) {
  throw new Error('A file of the app changed while the site was being built. Build it again.');
}

/** Documents at addresses that are no page's. */
const noPage = 'no page';

const pages = allPages(company);
const render = createRenderer(website, pages);
/** What the documents of each kind, and the sheets beside them, ask of styles. */
const names = new Map<string, Set<string>>();
const namedBeside = globSync('assets/{print,door-chooser}-*.css', { cwd: siteFolder }).flatMap((file) =>
  propertiesIn(readFileSync(join(siteFolder, file), 'utf8')),
);
await inBatches(pages, async (page) => {
  await writeRendered(page.path, await render(page.path), kindOf(page));
  await write(contentPath(page.path, contentVersion), JSON.stringify(page));
});
const offline = offlinePage(company);
if (offline !== undefined) await writeRendered(offlinePath, await renderOffline(website, offline), noPage);
await writeRendered(paths.notFound, await render(paths.notFound), noPage);

// Search engines are not offered what is unfinished, nor near copies of other pages.
const hidden = new Set([...unfinishedPages(company), ...duplicates(company).map(({ page }) => page.path)]);
// Only now that all documents are known can it be told which styles each kind of page uses.
const stylesOfKind = new Map([...names].map(([kind, found]) => [kind, usedStyles(wholeStyles, found)]));
await inBatches(pages, async (page) =>
  complete(page.path, kindOf(page), {
    structuredData: serialize(structuredData(page, facts)),
    hidden: hidden.has(page.path),
  }),
);
if (offline !== undefined) await complete(offlinePath, noPage);
await complete(paths.notFound, noPage);

const rules = headerRules(
  { scripts: [script, speculationRules], styles: [...new Set(stylesOfKind.values())] },
  strictTransportSecurity,
);
const configuration = { rules, redirects: company.redirects ?? [], origin };
await Promise.all([
  write(
    '/sitemap.xml',
    sitemap(
      origin,
      pages.filter(({ path }) => !hidden.has(path)),
    ),
  ),
  write('/robots.txt', robots(origin)),
  write('/manifest.webmanifest', webManifest(website, company.tokens.colors.page)),
  write(paths.contactCard, contactCard(company.business)),
  write(securityContactPath, securityContact(company.business, new Date().getFullYear())),
  write('/_headers', headersFile(rules)),
  write('/_redirects', redirectsFile(company.redirects)),
  write('/Caddyfile', caddyfile(configuration), hostFolder),
  write('/nginx-site.conf', nginxSite(configuration), hostFolder),
]);
// Nothing refers to the manifest any more.
await rm(join(siteFolder, '.vite'), { recursive: true });
console.log(`${pages.length + 1} pages rendered: ${pages.length} addresses and the not-found page.`);

/** A style sheet as the build made it. What a library says of its license stands once, in licenses.txt, instead of in every page. */
async function stylesOf(source: string): Promise<string> {
  const sheet = await readFile(join(siteFolder, manifest.fileOf(source)), 'utf8');
  return sheet.replaceAll(/\/\*![^]*?\*\//g, '').trim();
}

/** Pages of one kind share their styles. A service in an area has a page of another make than the service. */
function kindOf(page: Page): string {
  return page.kind === 'service' && page.content.inArea !== undefined ? 'service in an area' : page.kind;
}

/** Keeps a document as it is rendered until `complete`: in its file, because all of them would fill the memory. */
async function writeRendered(path: Path, html: string, kind: string) {
  const known = names.get(kind) ?? new Set(namedBeside);
  for (const name of namesIn(html)) known.add(name);
  names.set(kind, known);
  await write(pageFile(path), html);
}

/** Puts the rest into a rendered document. */
async function complete(path: Path, kind: string, parts: { structuredData?: string; hidden?: boolean } = {}) {
  const styles = stylesOfKind.get(kind) ?? '';
  const html = await readFile(join(siteFolder, pageFile(path)), 'utf8');
  await write(
    pageFile(path),
    insertIntoDocument(html, {
      path,
      styles,
      printStyles,
      typefaces,
      script,
      ownScript,
      ...parts,
    }),
  );
}

async function write(path: Path, text: string, folder = siteFolder) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
