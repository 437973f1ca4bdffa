import { describe, expect, test } from 'vitest';
import { headers, headersFile, headersFor } from '#host/headers.ts';

describe('every answer', () => {
  test.each([
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Content-Security-Policy', "frame-ancestors 'none'"],
    ['Content-Security-Policy', "connect-src 'self'"],
    ['Permissions-Policy', 'camera=()'],
  ])('has %s: %s', (name, value) => {
    for (const path of ['/', '/about', '/404', '/assets/a.js', '/content/v/home.json', '/images/a.webp']) {
      expect(headersFor(path)[name], path).toContain(value);
    }
  });
});

describe('a browser keeps', () => {
  test('pages, sitemap and robots.txt not at all: it asks anew each time', () => {
    for (const path of ['/', '/about', '/services/maintenance', '/sitemap.xml', '/assets', '/imagesque']) {
      expect(headersFor(path)['Cache-Control'], path).toBe('public, max-age=0, must-revalidate');
    }
  });

  test('files whose names change with their content for ever', () => {
    for (const path of ['/assets/entry.client-abc.js', '/content/0123456789/about.json']) {
      expect(headersFor(path)['Cache-Control'], path).toBe('public, max-age=31536000, immutable');
    }
  });

  test('the card for address books not at all: its number may change', () => {
    expect(headersFor('/contact.vcf')).toMatchObject({
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Type': 'text/vcard;charset=utf-8',
    });
  });

  test('pictures for a day', () => {
    expect(headersFor('/images/hero-home.webp')['Cache-Control']).toMatch(/^public, max-age=86400\b/);
  });
});

/** `_headers` as Netlify and Cloudflare Pages read it: all matching rules apply, `!` takes a header back, equal names add up. */
function readAsHost(file: string, path: string): Record<string, string> {
  const found: Record<string, string> = {};
  let applies = false;
  for (const line of file.split('\n').filter(Boolean)) {
    if (!line.startsWith('  ')) {
      applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : line === path;
    } else if (applies && line.startsWith('  ! ')) {
      delete found[line.slice(4)];
    } else if (applies) {
      const [name = '', ...value] = line.trim().split(': ');
      found[name] = [found[name], value.join(': ')].filter(Boolean).join(', ');
    }
  }
  return found;
}

test('a real host, which adds up the rules of `_headers`, answers as the preview server does', () => {
  for (const path of [
    '/',
    '/about',
    '/assets/a.js',
    '/content/v/home.json',
    '/images/a.webp',
    '/contact.vcf',
  ]) {
    expect(readAsHost(headersFile(), path), path).toEqual(headersFor(path));
  }
});

test('a later rule of `_headers` takes back what an earlier one set before it sets it anew', () => {
  expect(headersFile()).toContain(
    '/assets/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
  expect(headersFile().startsWith('/*\n  X-Content-Type-Options: nosniff\n')).toBe(true);
});

test('no rule and no header is empty, and each stands on a line of its own', () => {
  for (const rule of headers) {
    expect(rule.pattern).toMatch(/^\/[^\s*]*\*?$/);
    for (const [name, value] of Object.entries(rule.headers))
      expect(`${name}: ${value}`).toMatch(/^[\w-]+: [^\n\r]+$/);
  }
});
