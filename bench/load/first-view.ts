/** Writes what the first view of the home page is made of to docs/first-view.md: `npm run first-view`, after a build. */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import Sonda from 'sonda/vite';
import { build } from 'vite';
import { markdownTable } from '#bench/markdown-table.ts';

/** What the bundle analyzer tells of each module in a script. */
interface Module {
  name: string;
  /** The script that it is in; a script itself has none. */
  parent: string | null;
  uncompressed: number;
  brotli: number;
}

const typefaceSources = 'node_modules/@fontsource-variable/*/files/*-latin-wght-normal.woff2';

const html = readFileSync('dist/site/index.html', 'utf8');
const modules = await analyze();
const parts = scriptParts();
const scriptSize = statSync(globSync('dist/site/assets/entry.client-*.js.br')[0] ?? '').size;

writeFileSync(
  'docs/first-view.md',
  `# What the first view of the home page is made of

Made by \`npm run first-view\`; nothing here is written by hand. Bytes are compressed with Brotli. Why things are as they are: [typefaces](decisions/0009-typefaces.md), [late hydration](decisions/0003-late-hydration.md), [first JavaScript, and what was taken out of it](decisions/0011-first-javascript.md).

## The document: ${format(compressed(html))} bytes

A part counts as what the document would be lighter without it.

${markdownTable(
  ['Part', 'bytes', 'before compression'],
  htmlParts().map(({ part, text }) => [
    part,
    format(compressed(html) - compressed(html.replace(text, ''))),
    format(Buffer.byteLength(text)),
  ]),
)}

## What it asks for at once

${markdownTable(
  ['File', 'bytes', 'why'],
  pictureFiles().map(({ file, why }) => [file, format(statSync(join('dist/site', file)).size), why]),
)}

## The script, once the page is there: ${format(scriptSize)} bytes

Estimates of the bundle analyzer for each module, added up; a module alone compresses worse than among others.

${markdownTable(
  ['Part', 'bytes', 'before compression'],
  parts.map(({ part, brotli, uncompressed }) => [part, format(brotli), format(uncompressed)]),
)}

The largest modules of the site's own:

${markdownTable(
  ['Module', 'bytes', 'before compression'],
  modules
    .filter(({ name }) => name.startsWith('app/'))
    .toSorted((one, other) => other.brotli - one.brotli)
    .slice(0, 15)
    .map(({ name, brotli, uncompressed }) => [name, format(brotli), format(uncompressed)]),
)}

## What was taken out

${markdownTable(
  ['What', 'bytes not sent', 'how'],
  [
    [
      'The content of the other pages',
      format(sizeOf('dist/site/content/**/*.json.br')),
      'a file a page, fetched when a visitor reaches for its link ([decision 5](decisions/0005-page-content-as-files.md))',
    ],
    [
      'Characters of the typefaces that the site does not use',
      format(sizeOf(typefaceSources) - sizeOf('app/styles/typefaces/*.woff2')),
      'cut by `npm run fonts` ([decision 9](decisions/0009-typefaces.md))',
    ],
    [
      'Icons that the site does not use',
      format((await packageSize('lucide')) - partSize('lucide')),
      'drawn from data, one import an icon ([decision 11](decisions/0011-first-javascript.md))',
    ],
    [
      'The list of all pages, to find the one nearest to a mistyped address',
      format(sizeOf('dist/site/assets/all-links-*.js.br')),
      'a script of its own, fetched for such an address ([decision 12](decisions/0012-growth.md))',
    ],
    [
      'A style sheet to wait for',
      'one request',
      'the styles of its kind of page stand in the document ([decision 2](decisions/0002-prerendering.md))',
    ],
  ],
)}
`,
);
console.log('Written to docs/first-view.md.');

/** The modules of the entry script, as the bundle analyzer sees them. */
async function analyze(): Promise<Module[]> {
  const folder = mkdtempSync(join(tmpdir(), 'first-view-'));
  try {
    await build({
      logLevel: 'error',
      build: { outDir: join(folder, 'site'), emptyOutDir: true, copyPublicDir: false, sourcemap: true },
      plugins: [
        Sonda({ format: 'json', filename: 'analysis', outputDir: folder, brotli: true, open: false }),
      ],
    });
    const file = join(folder, 'analysis.json');
    if (!existsSync(file))
      throw new Error('The bundle analyzer wrote no analysis: is its format still "json"?');
    // The analyzer's own format, of the version in package.json.
    const { resources } = JSON.parse(readFileSync(file, 'utf8')) as { resources: Module[] };
    return resources.filter(({ parent }) => parent !== null && /entry\.client-.*\.js$/.test(parent));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function htmlParts(): { part: string; text: string }[] {
  const parts = {
    'The styles that it uses': /<style>[\s\S]*?<\/style>/,
    'Header with its menus': /<header[\s\S]*?<\/header>/,
    'The page itself': /<main[\s\S]*?<\/main>/,
    Footer: /<footer[\s\S]*?<\/footer>/,
    'Data for search engines': /<script type="application\/ld\+json">[\s\S]*?<\/script>/,
    'Title, description and link previews': /<title>[\s\S]*?(?=<style)/,
    'Rules for fetching pages early': /<script type="speculationrules">[\s\S]*?<\/script>/,
    'The script that hydrates the page': /<script type="module">[\s\S]*?<\/script>/,
  };
  return Object.entries(parts).map(([part, pattern]) => {
    const text = pattern.exec(html)?.[0];
    if (text === undefined) throw new Error(`dist/site/index.html has no "${part}": has its markup changed?`);
    return { part, text };
  });
}

/** The first picture, as a phone and a large screen choose it. */
function pictureFiles(): { file: string; why: string }[] {
  return [
    { file: '/images/hero-home-tall-900.avif', why: 'the first picture, on a phone' },
    { file: '/images/hero-home-2400.avif', why: 'the first picture, on a large screen' },
  ];
}

function scriptParts(): { part: string; brotli: number; uncompressed: number }[] {
  const groups = Map.groupBy(modules, ({ name }) => {
    const [, dependency] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name) ?? [];
    if (dependency !== undefined) return dependency;
    const [, folder] = /^(app\/[^/]+)\//.exec(name) ?? [];
    return folder ?? (name.startsWith('app/') ? 'app' : 'joints between modules');
  });
  return [...groups]
    .map(([part, members]) => ({
      part,
      brotli: members.reduce((sum, { brotli }) => sum + brotli, 0),
      uncompressed: members.reduce((sum, { uncompressed }) => sum + uncompressed, 0),
    }))
    .toSorted((one, other) => other.brotli - one.brotli);
}

/** What the script holds of a package, by the bundle analyzer's estimate. */
function partSize(name: string): number {
  const found = parts.find(({ part }) => part === name);
  if (found === undefined) throw new Error(`The script holds nothing of ${name}: has the site given it up?`);
  return found.brotli;
}

/** The bytes of a whole package as a browser would get it, without React. */
async function packageSize(name: string): Promise<number> {
  const bundle = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(import.meta.resolve(name)),
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?($|\/)/,
      },
    },
  });
  const outputs = [bundle].flat().flatMap((result) => ('output' in result ? result.output : []));
  return outputs.reduce((sum, file) => sum + (file.type === 'chunk' ? compressed(file.code) : 0), 0);
}

function sizeOf(pattern: string): number {
  return globSync(pattern).reduce((sum, file) => sum + statSync(file).size, 0);
}

function compressed(text: string): number {
  return brotliCompressSync(text).length;
}

function format(bytes: number): string {
  return bytes.toLocaleString('en-US');
}
