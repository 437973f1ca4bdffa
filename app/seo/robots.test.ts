import { expect, test } from 'vitest';
import { robots } from '#app/seo/robots.ts';
import { site } from '#app/site.ts';

test('robots may read everything and are told where the sitemap is', () => {
  expect(robots()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
});
