import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { allPages } from '#app/content/collections.ts';
import { company } from '#tests/company.ts';
import { firstScripts } from '#release/weights.ts';
import { documents, folder, pages } from './site.ts';

/** What a strict Content-Security-Policy and a fast first view need of the built files. */

/** Scripts in a document, data left out: what search engines read and which pages browsers may fetch early. */
const scripts = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => !/application\/ld\+json|speculationrules/.test(attributes))
    // The owner's own (docs/analytics.md).
    .filter(({ attributes }) => !attributes.includes(`src="${company.business.script}"`));

test('no style attribute, no event handler attribute', () => {
  for (const { path, html } of documents) {
    const tags = html.replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/g, '').match(/<[a-z][^>]*>/gi) ?? [];
    expect(tags.length, path).toBeGreaterThan(50);
    expect
      .soft(
        tags.filter((tag) => /\sstyle=/i.test(tag)),
        `${path}: style attributes`,
      )
      .toEqual([]);
    expect
      .soft(
        tags.filter((tag) => /\son[a-z]+=/i.test(tag)),
        `${path}: handlers`,
      )
      .toEqual([]);
    expect
      .soft(
        tags.filter((tag) => /javascript:/i.test(tag)),
        `${path}: javascript: addresses`,
      )
      .toEqual([]);
  }
});

test('one inline script, the same in every document; one more where a section has styles to itself', () => {
  const [first] = scripts(documents.find(({ path }) => path === '/404')?.html ?? '');
  for (const { path, html } of documents) {
    const found = scripts(html);
    expect.soft(found.length, path).toBe(html.includes(' data-styles="') ? 2 : 1);
    expect.soft(found[0], path).toEqual(first);
    expect
      .soft(new Set(found.map(({ attributes }) => attributes)), path)
      .toEqual(new Set([' type="module"']));
  }
});

test('one style element, and no style sheet to wait for: the other is for paper', () => {
  for (const { path, html } of documents) {
    expect.soft(stylesIn(html), path).toHaveLength(1);
    expect.soft(stylesIn(html)[0], path).not.toContain('@font-face');
    // Those of the typefaces and of the door chooser stand there for browsers without scripts.
    const sheets =
      html.replace(/<noscript>.*?<\/noscript>/g, '').match(/<link[^>]*rel="?stylesheet[^>]*>/g) ?? [];
    expect.soft(sheets, path).toHaveLength(1);
    expect.soft(sheets[0], path).toContain('media="print"');
  }
});

const stylesIn = (html: string) =>
  [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, styles = '']) => styles);

test('the styles of a document are those of its kind of page, at most 5,600 bytes compressed', () => {
  const styles = new Set(documents.flatMap(({ html }) => stylesIn(html)));
  // A kind of page each, services in areas, and what stands at addresses that are no page's.
  expect(styles.size).toBeLessThanOrEqual(new Set(allPages(company).map(({ kind }) => kind)).size + 2);
  for (const text of styles) expect(brotliCompressSync(text).length).toBeLessThanOrEqual(5600);
});

/** What the first flight of a connection brings: ten packets. */
const firstFlight = 14_600;

test('the first flight of a connection brings styles, header and hero: 14,600 bytes compressed', () => {
  for (const { path, file } of documents) {
    const start = brotliDecompressSync(readFileSync(`${file}.br`).subarray(0, firstFlight), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).toString();
    const main = start.slice(start.indexOf('<main'));
    expect.soft(start, path).toContain('</style>');
    expect.soft(start, path).toContain('</header>');
    expect.soft(main.indexOf('</h1>'), path).toBeGreaterThan(0);
    expect.soft(main, path).toContain('href="tel:');
  }
});

test('no script has Vite’s own helper around import(), which build/plugins/plain-imports.ts leaves out', () => {
  const scripts = firstScripts(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(scripts.filter((script) => script.includes('preloadError'))).toEqual([]);
});

test('compressed files hold what the plain ones do', () => {
  const files = globSync('**/*.{html,js,json,svg,xml,txt}', { cwd: folder });
  expect(files.length).toBeGreaterThan(2 * pages.length); // A document and its content for each.
  for (const name of files) {
    const file = join(folder, name);
    const plain = readFileSync(file);
    expect.soft(brotliDecompressSync(readFileSync(`${file}.br`)).equals(plain), `${name}.br`).toBe(true);
    expect.soft(gunzipSync(readFileSync(`${file}.gz`)).equals(plain), `${name}.gz`).toBe(true);
  }
});

test('nothing stands in a page that waits for scripts, and no placeholder of a text', () => {
  for (const { path, html } of documents) {
    const text = html
      .replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
      // The not-found document alone, and only where scripts are (app/styles/base.css).
      .replace(path === '/404' ? /<p class="arriving[^]*?<\/p>/ : '', '')
      .replaceAll(/<[^>]+>/g, ' ');
    const unfinished =
      /Loading (page|service area)|\bundefined\b|\[object |\bNaN\b|\blorem ipsum\b|\bTODO\b|\{\w+\}/i;
    expect.soft(text.match(unfinished)?.[0], path).toBeUndefined();
    // Parts that React left for later.
    expect.soft(html.match(/<template|<!--\$[?!]/)?.[0], path).toBeUndefined();
  }
});

test('every page has its content beside it, and nothing else lies there', () => {
  const files = globSync('content/*/**/*.json', { cwd: folder });
  expect(files).toHaveLength(pages.length);
  const paths = files.map((file) => {
    const { path }: { path: string } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return path;
  });
  expect(paths.sort()).toEqual(pages.map(({ path }) => path).sort());
});

test('the build leaves no tools of its own in the site', () => {
  expect(existsSync(join(folder, '.vite'))).toBe(false);
  expect(globSync('**/*.{ts,tsx,map}', { cwd: folder })).toEqual([]);
  const styles = globSync('**/*.css', { cwd: folder }).map((file) => file.replace(/-[\w-]{8}\.css$/, ''));
  expect(styles.filter((file) => !/^assets\/(?:app|print|door-chooser|typefaces)$/.test(file))).toEqual([]);
});
