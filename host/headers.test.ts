import { expect, test } from 'vitest';
import { headerRules, headersFor } from '#host/headers.ts';

/** What the policy and the other headers say, tests/built-html/policy.test.ts reads in the built site. */

const rules = headerRules({ scripts: [], styles: [] });

test('other sites may show pictures and link previews, and nothing else', () => {
  for (const path of ['/images/hero-home.webp', '/social/home.jpg'])
    expect(headersFor(rules, path)['Cross-Origin-Resource-Policy'], path).toBe('cross-origin');
  for (const path of ['/', '/404', '/assets/a.js', '/icons/a.png', '/contact.vcf', '/imagesque'])
    expect(headersFor(rules, path)['Cross-Origin-Resource-Policy'], path).toBe('same-origin');
});

test.each([
  [undefined, 'max-age=31536000'],
  ['includeSubDomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=31536000; includeSubDomains; preload'],
] as const)(
  'Strict-Transport-Security binds other hosts of the domain only if the owner says so: %s',
  (word, expected) => {
    const rules = headerRules({ scripts: [], styles: [] }, word);
    expect(headersFor(rules, '/')['Strict-Transport-Security']).toBe(expected);
  },
);

test('a header is one line, no longer than hosts read', () => {
  for (const { headers } of rules)
    for (const [name, value] of Object.entries(headers)) {
      expect(`${name}: ${value}`).toMatch(/^[\w-]+: [^\n\r"]+$/);
      expect(name.length + value.length).toBeLessThan(1900);
    }
});
