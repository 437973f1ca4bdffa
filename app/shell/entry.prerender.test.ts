import { pages, site } from 'virtual:test/company';
import { describe, expect, test } from 'vitest';
import { createRenderer, renderOffline } from '#app/shell/entry.prerender.tsx';

const render = createRenderer(site, pages);

describe('a rendered page', () => {
  test('is a whole document with its metadata in the head, one main heading, and no script', async () => {
    const html = await render('/services/drain-cleaning-in-hyde-park');
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-US"><head>.*<\/head><body>.*<\/body><\/html>$/s);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.slice(0, html.indexOf('</head>'))).toContain('<title>');
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/ style=/);
  });

  test('shows its content, not that it is loading', async () => {
    const html = await render('/service-areas/zilker');
    expect(html).toContain('Steep lines and high pressure');
    expect(html).not.toContain('Getting the neighborhood');
    expect(html).not.toContain('Getting the page');
  });

  test('has the year of the build in its copyright line', async () => {
    expect(String(import.meta.env.BUILD_YEAR)).toBe(String(new Date().getFullYear()));
    expect(await render('/')).toContain(`© ${import.meta.env.BUILD_YEAR} Bluebonnet Plumbing`);
  });
});

test('a document is in the company’s language, and browsers draw around it in its header’s color', async () => {
  const html = await createRenderer({ ...site, language: 'es-US', themeColor: '#102030' }, pages)('/about');
  expect(html).toContain('<html lang="es-US">');
  expect(html).toContain('<meta name="theme-color" content="#102030"/>');
});

test('only the not-found document, which answers at every unknown address, is marked as a fallback', async () => {
  expect(await render('/404')).toContain('<html data-fallback="" lang="en-US">');
  expect(await render('/about')).not.toContain('data-fallback');
});

test('only the not-found document has the line that says a page is loading', async () => {
  expect(await render('/404')).toContain(`${site.labels.loadingArea}</p>`);
  expect(await render('/about')).not.toContain(site.labels.loadingArea);
});

describe('the offline document', () => {
  const words = {
    heading: 'No network',
    text: 'This page is not on your device.',
    again: 'Try again',
    metadata: { title: 'No network here', description: 'What works without a network.' },
  };

  test('has its words, the number and a link to its own address, and is not rendered by the app', async () => {
    const html = await renderOffline(site, words);
    expect(html).toContain('<html data-fallback="offline" lang="en-US">');
    expect(html).toContain('<title>No network here</title>');
    expect(html).toContain('content="noindex"');
    expect(html).not.toContain('rel="canonical"');
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    for (const text of ['No network', 'This page is not on your device.', site.phone.href]) {
      expect(main).toContain(text);
    }
    expect(main).toMatch(/<a href="" [^>]*>Try again<\/a>/);
    expect(main).not.toContain('/contact#safety');
  });

  test('links to what to do until help comes, if the company has that', async () => {
    const safety = { name: 'Until we come', path: '/contact#safety' } as const;
    expect(await renderOffline(site, { ...words, safety })).toContain(
      'href="/contact#safety">Until we come</a>',
    );
  });
});

test('the not-found document suggests no page: it doesn’t know yet which one was tried', async () => {
  expect(await render('/404')).not.toContain('Did you mean');
});

test('a page that the content lacks stops the build with what to do', async () => {
  const incomplete = createRenderer(
    site,
    pages.filter(({ path }) => path !== '/about'),
  );
  await expect(incomplete('/about')).rejects.toThrow(
    'There is no page /about: give it a record in the company’s folder, or list no such address.',
  );
});

test.each(['/about', '/news'])(
  'content of another kind than its address has stops the build: %s',
  async (path) => {
    const [home] = pages;
    const mistaken = [{ ...home, path }, ...pages.filter((page) => page.path !== path)];
    await expect(createRenderer(site, mistaken as typeof pages)(path as '/about')).rejects.toThrow(
      `The page at ${path} is of the kind "home", which app/navigation/page-kinds.ts does not say of its address.`,
    );
  },
);
