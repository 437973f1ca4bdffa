import { expect, test } from 'vitest';
import { robots } from '#app/seo/robots.ts';

test('robots may read everything and find the sitemap', () => {
  expect(robots('https://www.plumber.test')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.plumber.test/sitemap.xml\n',
  );
});
