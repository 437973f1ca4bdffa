import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#host/content-security-policy.ts';

const policy = contentSecurityPolicy({ scripts: ['hydrate()', '{}'], styles: ['p{color:red}'] });
const directives = new Map(
  policy.split('; ').map((directive) => {
    const [name = '', ...values] = directive.split(' ');
    return [name, values];
  }),
);

test('nothing is allowed but what is named', () => {
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(policy).not.toMatch(/unsafe|\*|https?:|blob:/);
  // In a picture and in a typeface nothing runs.
  expect(directives.get('img-src')).toContain('data:');
  expect(directives.get('font-src')).toEqual(['data:']);
  expect(policy.match(/data:/g)).toHaveLength(2);
});

test.each(['base-uri', 'form-action', 'frame-ancestors'])(
  '%s does not fall back to default-src: none',
  (name) => {
    expect(directives.get(name)).toEqual(["'none'"]);
  },
);

test('what stands in the documents is allowed by its hash', () => {
  expect(directives.get('script-src')).toEqual([
    "'self'",
    "'sha256-1xOs+XHwrijB4CXngT5V2C4kbvzbTzKorKgL9XasfiI='",
    "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='",
  ]);
  expect(directives.get('style-src')).toHaveLength(2);
});

test('only policies that are named make scripts of texts', () => {
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(directives.get('trusted-types')?.length).toBeGreaterThan(0);
  expect(directives.get('trusted-types')).not.toContain('default');
});
