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
const { 'Content-Security-Policy': value = '' } = headersFor(rules, '/');
const policy = new Map(
  value.split('; ').map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)] as const),
);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const inline = ({ html }: Built, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, attributes = '', text = '']) => ({ attributes, text }),
  );
/** Without the owner's script (docs/hosting.md#counting-calls), and without data. */
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

/** In bytes, of the 14,600 that a new connection brings in its first round trip. */
const share = { headers: 2000, document: 12_600 };

test('a page’s headers leave the first round trip to its document', () => {
  const text = Object.entries(headersFor(rules, '/')).map(([name, value]) => `${name}: ${value}`);
  expect(Buffer.byteLength(text.join('\r\n'))).toBeLessThan(share.headers);
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

test('every document has the same scripts inside: one after the page and, with a place lookup, one before the first paint; where something has dates, one more hides what is over', () => {
  const same = scripts(documents[0]!).filter(({ text }) => !text.includes('data-until'));
  expect(same.map(({ attributes }) => attributes)).toEqual(
    company.placeLookup === undefined ? [' type="module"'] : ['', ' type="module"'],
  );
  const hasWorker = company.offline !== undefined;
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
        ...differs('has the service worker', built.html.includes('/service-worker.js'), hasWorker),
      ];
    }),
  ).toEqual([]);
});

test('the first paint waits for no style sheet: one style element without typefaces; without scripts, two sheets follow', () => {
  const sheet = /<link[^>]*rel="?stylesheet[^>]*>/g;
  expect(
    collect((built) => {
      const [, withoutScripts = ''] = /<noscript>(.*?)<\/noscript>/.exec(built.html) ?? [];
      const sheets = built.html.replace(withoutScripts, '').match(sheet) ?? [];
      const withTypefaces = inline(built, 'style').map(({ text }) => text.includes('@font-face'));
      return [
        ...differs('style elements with typefaces', withTypefaces, [false]),
        ...differs('style sheets', sheets, []),
        ...(/\/later-.*\/typefaces-/.test(withoutScripts) ? [] : ['<noscript> lacks a style sheet']),
      ];
    }),
  ).toEqual([]);
  // One for each kind of page, one for services in areas, one for the documents that are not pages.
  const kinds = new Set(records.map(({ kind }) => kind)).size + 2;
  const styles = new Set(documents.flatMap((built) => inline(built, 'style').map(({ text }) => text)));
  expect(styles.size).toBeLessThanOrEqual(kinds);
  expect(Math.max(...[...styles].map((text) => brotliCompressSync(text).length))).toBeLessThanOrEqual(4500);
});

test('the first round trip of a connection brings a document’s styles, header, heading and number', () => {
  expect(
    collect((built) => {
      const file = `${fileOf(built)}.br`;
      // Only a release has this file. Quality 9 compresses a little less than its 11, in a twentieth of the time.
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
      const compressed = existsSync(file) ? readFileSync(file) : brotliCompressSync(built.html, { params });
      const start = brotliDecompressSync(compressed.subarray(0, share.document), {
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
      }).toString();
      const [, main = ''] = start.split('<main');
      return [
        ...['</style>', '</header>'].filter((part) => !start.includes(part)),
        ...['</h1>', 'href="tel:'].filter((part) => !main.includes(part)),
      ].map((part) => `too late: ${part}`);
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
