import { pages, site } from 'virtual:test/company';
import { describe, expect, test } from 'vitest';
import { createRenderer } from '#app/shell/entry.prerender.tsx';

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

test('the not-found document suggests no page: it doesn’t know yet which one was tried', async () => {
  expect(await render('/404')).not.toContain('Did you mean');
});

test('a page that the content lacks stops the build with what to do', async () => {
  const incomplete = createRenderer(
    site,
    pages.filter(({ path }) => path !== '/about'),
  );
  await expect(incomplete('/about')).rejects.toThrow(
    'There is no page /about: routes.tsx and the collections must name the same pages.',
  );
});

test('a page that no route shows stops the build with what to do', async () => {
  const [page] = pages;
  const more = createRenderer(site, [...pages, { ...page, path: '/news' } as (typeof pages)[number]]);
  await expect(more('/news')).rejects.toThrow('No route shows /news: name its kind of page in routes.tsx.');
});

test('content of another kind than the route expects stops the build', async () => {
  const mistaken = pages.map((page) => (page.path === '/about' ? { ...pages[0], path: page.path } : page));
  await expect(createRenderer(site, mistaken as typeof pages)('/about')).rejects.toThrow(
    'The content at /about is of the kind "home", but its route in routes.tsx expects "about".',
  );
});
