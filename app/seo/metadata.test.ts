import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from 'virtual:test/company';
import { describe, expect, test } from 'vitest';
import { Metadata, type PageMetadata } from '#app/seo/metadata.tsx';

const page: PageMetadata = {
  site,
  title: 'Drains & more',
  description: 'What "we" do <here>',
  canonical: '/about',
  picture: { name: 'hero-about', alt: 'A drain' },
};

const metadata = (changes: Partial<PageMetadata> = {}) =>
  renderToStaticMarkup(createElement(Metadata, { ...page, ...changes }));

test('a page has its title, description, canonical link and social preview, and nothing else', () => {
  const image = 'https://www.bluebonnetplumbing.example/social/about.jpg';
  const imageText = 'A drain. Below it, the title, Bluebonnet Plumbing and (512) 555-0187.';
  expect(metadata().split(/(?=<(?:meta|link|title))/)).toEqual([
    '<title>Drains &amp; more</title>',
    '<meta name="description" content="What &quot;we&quot; do &lt;here&gt;"/>',
    '<link rel="canonical" href="https://www.bluebonnetplumbing.example/about"/>',
    '<meta property="og:type" content="website"/>',
    '<meta property="og:site_name" content="Bluebonnet Plumbing"/>',
    '<meta property="og:locale" content="en_US"/>',
    '<meta property="og:title" content="Drains &amp; more"/>',
    '<meta property="og:description" content="What &quot;we&quot; do &lt;here&gt;"/>',
    '<meta property="og:url" content="https://www.bluebonnetplumbing.example/about"/>',
    `<meta property="og:image" content="${image}"/>`,
    '<meta property="og:image:type" content="image/jpeg"/>',
    '<meta property="og:image:width" content="1200"/>',
    '<meta property="og:image:height" content="630"/>',
    `<meta property="og:image:alt" content="${imageText}"/>`,
    '<meta name="twitter:card" content="summary_large_image"/>',
    `<meta name="twitter:image:alt" content="${imageText}"/>`,
  ]);
});

test('a link preview names the license once the business has one, in its text and of its picture', () => {
  const markup = metadata({ site: { ...site, license: 'State license M-12345' } });
  const text = 'What &quot;we&quot; do &lt;here&gt; State license M-12345.';
  expect(markup).toContain(`<meta property="og:description" content="${text}"/>`);
  expect(markup.match(/image:alt" content="[^"]* State license M-12345\."/g)).toHaveLength(2);
  expect(markup).toContain('<meta name="description" content="What &quot;we&quot; do &lt;here&gt;"/>');
});

test('the home page’s canonical link ends with a slash', () => {
  expect(metadata({ canonical: '/' })).toContain(
    '<link rel="canonical" href="https://www.bluebonnetplumbing.example/"/>',
  );
});

test('a page without an address of its own has the site’s default preview', () => {
  expect(metadata({ canonical: undefined })).toContain(
    '<meta property="og:image" content="https://www.bluebonnetplumbing.example/social/default.jpg"/>',
  );
});

test('a preview is in the company’s language', () => {
  expect(metadata({ site: { ...site, language: 'es-US' } })).toContain(
    '<meta property="og:locale" content="es_US"/>',
  );
});

describe('search engines', () => {
  const noindex = '<meta name="robots" content="noindex"/>';

  test('may list a page that has a canonical address', () => {
    expect(metadata()).not.toContain('robots');
  });

  test('may not list a page without one, which names no address of its own', () => {
    const markup = metadata({ canonical: undefined });
    expect(markup).toContain(noindex);
    expect(markup).not.toContain('canonical');
    expect(markup).not.toContain('og:url');
  });

  test('are led from a hidden page to its canonical address', () => {
    const markup = metadata({ hidden: true });
    expect(markup).toContain(noindex);
    expect(markup).toContain('<link rel="canonical" href="https://www.bluebonnetplumbing.example/about"/>');
  });
});
