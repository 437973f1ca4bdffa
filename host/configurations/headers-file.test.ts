import { expect, test } from 'vitest';
import { headersFile, rulesIn } from '#host/configurations/headers-file.ts';
import { headerRules, headersFor } from '#host/headers.ts';

const rules = headerRules({ scripts: [], styles: [] });
const file = headersFile(rules);

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
    '/service-worker.js',
    '/contact.vcf',
  ]) {
    expect(readAsHost(file, path), path).toEqual(headersFor(rules, path));
  }
});

test('a later rule takes back what an earlier one set before it sets it again', () => {
  expect(file).toContain(
    '/assets/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
  expect(file.startsWith('/*\n  Strict-Transport-Security: max-age=31536000\n')).toBe(true);
});

test('the rules are read as they were written', () => {
  expect(rulesIn(file)).toEqual(rules);
  expect(rulesIn('')).toEqual([]);
});
