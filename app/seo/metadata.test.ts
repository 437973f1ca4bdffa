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

test('a link preview names the license once the business has one, in its text and of its picture', () => {
  const markup = metadata({ site: { ...site, license: 'State license M-12345' } });
  const text = 'What &quot;we&quot; do &lt;here&gt; State license M-12345.';
  expect(markup).toContain(`<meta property="og:description" content="${text}"/>`);
  expect(markup.match(/image:alt" content="[^"]* State license M-12345\."/g)).toHaveLength(2);
  expect(markup).toContain('<meta name="description" content="What &quot;we&quot; do &lt;here&gt;"/>');
});

test('a page without an address of its own has the site’s default preview', () => {
  expect(metadata({ canonical: undefined })).toContain(
    '<meta property="og:image" content="https://www.bluebonnetplumbing.example/social/default.jpg"/>',
  );
});

describe('search engines', () => {
  const noindex = '<meta name="robots" content="noindex"/>';

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
