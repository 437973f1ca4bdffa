import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { allPages } from '#app/page-data/pages.ts';
import type { Company } from '#content/collections.ts';
import { whatIsWrong } from '#content/problem.ts';
import { openCompany } from '#content/validate/validate.ts';
import { siteOf } from '#app/page-data/site.ts';
import { paths } from '#app/paths.ts';
import { createRenderer } from '#app/shell/entry.prerender.tsx';
import { writeFiles } from '#tests/write-files.ts';
import { builtPagesIn, pageProblems } from '#release/page-problems.ts';
import { withCompleteCompany } from '#tests/complete-company.ts';

const complete = withCompleteCompany(({ folder }) => openCompany(folder));
const site = siteOf(complete);
const license = 'State license 1098765, C-61/D-28';

/** A company's pages as they are built, the not-found document among them. */
async function render(company: Company) {
  const pages = allPages(company);
  const draw = createRenderer(siteOf(company), pages);
  const addresses = [...pages.map(({ path }) => path), paths.notFound];
  return Promise.all(addresses.map(async (path) => ({ file: `${path}.html`, html: await draw(path) })));
}

const built = await render(complete);
const without = await render(openCompany('tests/second-company'));

/** What is wrong when one page is another. */
function refusals(change: (html: string) => string, file = '/about.html'): string[] {
  const changed = built.map((page) => (page.file === file ? { file, html: change(page.html) } : page));
  return pageProblems(complete, 'dist', changed).map((problem) => `${problem.file} ${whatIsWrong(problem)}`);
}

describe('of a complete company', () => {
  test('every page may go out', () => {
    expect(pageProblems(complete, 'dist', built)).toEqual([]);
  });

  test('the license and the legal name stand on every page, the license in every link preview', () => {
    for (const { file, html } of built) {
      const body = html.slice(html.indexOf('<body'));
      expect(body, file).toContain(license);
      expect(body, file).toContain('Bluebonnet Plumbing, Inc.');
      expect(html, file).toMatch(new RegExp(`og:description" content="[^"]* ${license}\\."`));
    }
  });

  test('"insured" stands nowhere without the kind of insurance', () => {
    const said = built.flatMap(({ html }) => html.match(/\binsured\b[^<.]*/gi) ?? []);
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((text) => !text.includes('(general liability insurance)'))).toEqual([]);
  });

  test('"lifetime warranty" links to its terms, and they stand there', () => {
    const home = built.find(({ file }) => file === '/.html')?.html ?? '';
    expect(home).toMatch(/<a [^>]*href="\/contact#warranty"[^>]*>lifetime warranty<\/a>/);
    const contact = built.find(({ file }) => file === '/contact.html')?.html ?? '';
    expect(contact).toContain('id="warranty"');
    expect(contact).toContain('Ours ends when the house is sold.');
  });
});

describe('of a company that has supplied nothing', () => {
  test('no page names a license, a legal name or insurance', () => {
    const named = without.flatMap(
      ({ html }) => html.match(/State license|\binsured\b|\blifetime\b|\{\w+\}|\bundefined\b/gi) ?? [],
    );
    expect(named).toEqual([]);
  });
});

describe('a page is named that lacks', () => {
  test.each<[what: string, change: (html: string) => string, refusal: RegExp]>([
    [
      'the license',
      (html) => html.replaceAll(/<p>State license[^<]*<\/p>/g, ''),
      /^dist\/about\.html lacks the license$/,
    ],
    [
      'the license in the text of its link preview',
      (html) => html.replace(/(og:description" content="[^"]*) State license[^"]*/, '$1'),
      /lacks the license in the text of link previews$/,
    ],
    ['the legal name', (html) => html.replaceAll('Bluebonnet Plumbing, Inc.', ''), /lacks the legal name$/],
    ['the phone', (html) => html.replaceAll(site.phone.href, '#'), /lacks the phone$/],
    [
      'the site’s own address',
      (html) => html.replaceAll(site.origin, 'https://www.pipes.example'),
      /lacks addresses of the site itself in link previews$/,
    ],
    [
      'the terms of a lifetime warranty',
      (html) =>
        html.replace('<main', '<p>A lifetime warranty</p><main').replaceAll('/contact#warranty', '/contact'),
      /lacks the terms linked where they say "lifetime"$/,
    ],
  ])('%s', (_, change, refusal) => {
    expect(refusals(change)).toEqual([expect.stringMatching(refusal)]);
  });
});

test('the page of the terms needs no link to them', () => {
  const page = (body: string) => [{ file: 'contact.html', html: `<body>A lifetime warranty ${body}</body>` }];
  const lacks = (body: string) =>
    pageProblems(complete, 'dist', page(body)).some(({ message }) => message.includes('lacks the terms'));
  expect(lacks('<h2 id="warranty">What it covers</h2>')).toBe(false);
  expect(lacks('<h2 id="fees">What it costs</h2>')).toBe(true);
});

test('of many pages, the first is named, and how many others there are', () => {
  const messages = pageProblems(complete, 'dist', without).map(({ message }) => message);
  expect(messages).toContainEqual(
    expect.stringMatching(/^lacks the license, and so do \d+ of \d+ other pages$/),
  );
});

test('a site without pages does not go out', () => {
  expect(pageProblems(complete, 'dist', [])).toEqual([
    expect.objectContaining({ severity: 'unpublished', message: 'holds no pages' }),
  ]);
});

test('the HTML files of a built site are its pages, in folders too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  writeFiles(folder, { 'index.html': 'Home', 'services/drains.html': 'Drains', 'assets/app.js': '' });
  expect(builtPagesIn(folder)).toEqual([
    { file: 'index.html', html: 'Home' },
    { file: join('services', 'drains.html'), html: 'Drains' },
  ]);
});
