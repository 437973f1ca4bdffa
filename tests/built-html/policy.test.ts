import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { headersFor } from '#host/headers.ts';
import { rulesIn } from '#host/configurations/headers-file.ts';
import { company, pages as records } from '#tests/company.ts';
import { all, attributes, type Built, differs } from './dom.ts';
import { collect, documents, fileOf, folder, read } from './site.ts';

/** What hosts are told to send, what a strict Content-Security-Policy needs, and what the first view waits for. */

const rules = rulesIn(read('_headers'));
const { 'Content-Security-Policy': sent = '' } = headersFor(rules, '/');
const policy = new Map(
  sent.split('; ').map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)] as const),
);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const inline = ({ html }: Built, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, attributes = '', text = '']) => ({ attributes, text }),
  );
/** The owner's own script is left out (docs/hosting.md#counting-calls), and what is data. */
const scripts = (built: Built) =>
  inline(built, 'script').filter(
    ({ attributes }) =>
      !/ld\+json|speculationrules/.test(attributes) &&
      !attributes.includes(`src="${company.business.script}"`),
  );

test('the policy names every script and style inside a document, and nothing else', () => {
  for (const tag of ['script', 'style'] as const) {
    const found = documents.flatMap((built) => inline(built, tag));
    const used = found.filter(({ attributes, text }) => text !== '' && !/ld\+json/.test(attributes));
    const needed = new Set(["'self'", ...used.map(({ text }) => hash(text))]);
    expect(policy.get(`${tag}-src`)?.toSorted(), tag).toEqual([...needed].sort());
  }
});

test('the policy allows nothing else', () => {
  expect(Object.fromEntries([...policy].filter(([name]) => !/^(?:script|style)-src$/.test(name)))).toEqual({
    'default-src': ["'none'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ['data:'],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['service-worker'],
  });
});

test.each([
  ['/', 'public, max-age=0, must-revalidate'],
  ['/sitemap.xml', 'public, max-age=0, must-revalidate'],
  ['/contact.vcf', 'public, max-age=0, must-revalidate'],
  ['/service-worker.js', 'no-cache'],
  ['/assets/a.js', 'public, max-age=31536000, immutable'],
  ['/content/v/about.json', 'public, max-age=31536000, immutable'],
  ['/images/a.webp', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['/social/home.jpg', 'public, max-age=86400, stale-while-revalidate=604800'],
])('browsers keep %s as "%s", under the headers that make a site safe', (path, kept) => {
  const headers = headersFor(rules, path);
  expect(headers).toMatchObject({
    'Cache-Control': kept,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Search results, chats and newspapers show pictures.
    'Cross-Origin-Resource-Policy': /^\/(?:images|social)\//.test(path) ? 'cross-origin' : 'same-origin',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=31536000/),
  });
  for (const denied of ['camera', 'geolocation', 'microphone', 'payment'])
    expect(headers['Permissions-Policy']).toContain(`${denied}=()`);
});

test('a page’s headers leave the first flight to its document', () => {
  const text = Object.entries(headersFor(rules, '/')).map(([name, value]) => `${name}: ${value}`);
  expect(Buffer.byteLength(text.join('\r\n'))).toBeLessThan(2000);
});

test('nothing in a document needs what the policy forbids: styles and handlers of elements, files of other sites', () => {
  expect(
    collect(({ document }) => [
      ...all(document, '*').flatMap((element) =>
        [...element.attributes]
          .filter(
            ({ name, value }) => name === 'style' || /^on/i.test(name) || /^\s*javascript:/i.test(value),
          )
          .map(({ name }) => `${name} of <${element.localName}>`),
      ),
      ...['src', 'srcset', 'poster', 'data', 'action']
        .flatMap((name) => attributes(document, `[${name}]`, name))
        .concat(attributes(document, 'link:not([rel=canonical], [rel=expect])', 'href'))
        .filter((address) => !/^\/(?!\/)/.test(address))
        .map((address) => `from elsewhere: ${address}`),
    ]),
  ).toEqual([]);
});

test('every document has the same two scripts inside: one that runs before the first paint, and one after the page; where something begins or ends, a third hides it', () => {
  const same = scripts(documents[0]!).filter(({ text }) => !text.includes('data-until'));
  expect(same.map(({ attributes }) => attributes)).toEqual(
    company.placeLookup === undefined ? [' type="module"'] : ['', ' type="module"'],
  );
  expect(
    collect((built) => {
      const hasPeriod = built.document.querySelector('[data-until]') !== null;
      const [hiding, found] = [true, false].map((isHiding) =>
        scripts(built).filter(({ text }) => text.includes('data-until') === isHiding),
      );
      return [
        ...differs('scripts that hide', hiding?.length, hasPeriod ? 1 : 0),
        ...(isDeepStrictEqual(found, same) ? [] : ['other scripts']),
        ...(built.html.indexOf('<script>') < built.html.indexOf('<body')
          ? []
          : ['the first is not in the head']),
        ...(built.html.includes('/service-worker.js') === (company.offline !== undefined)
          ? []
          : ['the service worker is not registered']),
      ];
    }),
  ).toEqual([]);
});

test('the first paint waits for no style sheet: one style element without typefaces, and a sheet for paper; without scripts, two more', () => {
  const sheet = /<link[^>]*rel="?stylesheet[^>]*>/g;
  expect(
    collect((built) => {
      const [, withoutScripts = ''] = /<noscript>(.*?)<\/noscript>/.exec(built.html) ?? [];
      const sheets = built.html.replace(withoutScripts, '').match(sheet) ?? [];
      const styles = inline(built, 'style');
      return [
        ...(styles.length === 1 && !styles[0]!.text.includes('@font-face') ? [] : ['styles']),
        ...(sheets.length === 1 && sheets[0]?.includes('media="print"') ? [] : sheets),
        ...(/\/later-.*\/typefaces-/.test(withoutScripts) ? [] : ['without scripts']),
      ];
    }),
  ).toEqual([]);
  // Each kind of page, services in areas, and the documents that are not pages.
  const kinds = new Set(records.map(({ kind }) => kind)).size + 2;
  const styles = new Set(documents.flatMap((built) => inline(built, 'style').map(({ text }) => text)));
  expect(styles.size).toBeLessThanOrEqual(kinds);
  for (const text of styles) expect(brotliCompressSync(text).length, text).toBeLessThanOrEqual(4500);
});

test('the first flight of a connection brings styles, header, heading and number: 14,600 bytes', () => {
  expect(
    collect((built) => {
      const file = `${fileOf(built)}.br`;
      // A release has the files. They are smaller than this, which takes a twentieth of the time.
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
      const compressed = existsSync(file) ? readFileSync(file) : brotliCompressSync(built.html, { params });
      const start = brotliDecompressSync(compressed.subarray(0, 14_600), {
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
      }).toString();
      const main = start.slice(start.indexOf('<main'));
      return [
        ...['</style>', '</header>'].filter((part) => !start.includes(part)),
        ...['</h1>', 'href="tel:'].filter((part) => !main.includes(part)),
      ];
    }),
  ).toEqual([]);
});

test('compressed files hold what the plain ones do', () => {
  const differing = globSync('**/*.{br,gz}', { cwd: folder }).filter((name) => {
    const decompress = name.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    const plain = readFileSync(join(folder, name.slice(0, -'.br'.length)));
    return !decompress(readFileSync(join(folder, name))).equals(plain);
  });
  expect(differing).toEqual([]);
});
