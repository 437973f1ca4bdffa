/** Renders every page of the content to a file, and writes what search engines and hosts read. Run after both Vite builds. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentPath, type Path, paths } from '#app/paths.ts';
import { headersFile } from '#host/headers.ts';
import { redirectsFile } from '#host/redirects.ts';
import { pageFile, prerenderBundle } from '#build/built-pages.ts';
import { pageComparison } from '#build/uniqueness/compared-pages.ts';
import { inBatches } from '#build/in-batches.ts';
import { inlineScript } from '#build/inline-script.ts';
import { insertIntoDocument } from '#build/insert-into-document.ts';
import { unfitPages } from '#build/uniqueness/uniqueness-findings.ts';
import { uniquenessReport } from '#build/uniqueness/uniqueness-report.ts';

type Manifest = Record<string, { file: string }>;

const site = 'dist/site';

// Before React is loaded: it asks on loading, and its development build takes three times as long for the same HTML.
process.env.NODE_ENV = 'production';
const {
  allPages,
  checkContent,
  createRenderer,
  contentVersion,
  robots,
  sitemap,
  structuredDataText,
  webManifest,
} = await prerenderBundle();

const problems = checkContent();
if (problems.length > 0) {
  console.error(
    `The site was not built, because ${problems.length} thing(s) in its content need your attention:\n`,
  );
  console.error(problems.map((problem) => `  - ${problem}`).join('\n'));
  process.exit(1);
}

const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
const styles = await readFile(join(site, builtFile('app/styles/app.css')), 'utf8');
const fonts = [...styles.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, font = '']) => font);
const entry = builtFile('app/shell/entry.client.tsx');
const script = await inlineScript(`/${entry}`);

// The two builds run one after the other: a file saved in between would part the app from its content.
if (!(await readFile(join(site, entry), 'utf8')).includes(contentVersion)) {
  throw new Error('A file of the app changed while the site was being built. Build it again.');
}

const pages = allPages();
const render = createRenderer(pages);
const compared = pageComparison(pages);
const comparison = await inBatches(pages, async (page) => {
  const html = await render(page.path);
  await writePage(page.path, html, { structuredData: structuredDataText(page) });
  await write(contentPath(page.path, contentVersion), JSON.stringify(page));
  return compared(page, html);
});

// Only now that all pages are known can one be too much like another.
const unfit = unfitPages(uniquenessReport(comparison));
for (const [path, reasons] of unfit) {
  console.error(`${path} is kept out of search engines and the sitemap. ${reasons.join(' ')}`);
}
await inBatches(
  pages.filter(({ path }) => unfit.has(path)),
  async (page) =>
    writePage(page.path, await render(page.path), { structuredData: structuredDataText(page), hidden: true }),
);

await Promise.all([
  writePage(paths.notFound, await render(paths.notFound), {}),
  write('/sitemap.xml', sitemap(pages.filter(({ path }) => !unfit.has(path)))),
  write('/robots.txt', robots()),
  write('/manifest.webmanifest', webManifest()),
  write('/_headers', headersFile()),
  write('/_redirects', redirectsFile()),
]);
// The styles stand in every page; nothing refers to the file or to the manifest any more.
await Promise.all([
  rm(join(site, builtFile('app/styles/app.css'))),
  rm(join(site, '.vite'), { recursive: true }),
]);
console.log(`${pages.length + 1} pages rendered: ${pages.length} addresses and the not-found page.`);

async function writePage(path: Path, html: string, parts: { structuredData?: string; hidden?: boolean }) {
  await write(pageFile(path), insertIntoDocument(html, { path, styles, fonts, script, ...parts }));
}

async function write(path: Path, text: string) {
  const file = join(site, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

function builtFile(source: string): string {
  const built = manifest[source]?.file;
  if (built === undefined)
    throw new Error(`The build has no file for ${source}: does vite.config.ts still name it as an input?`);
  return built;
}
