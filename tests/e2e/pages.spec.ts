import { pages } from '#tests/company.ts';
import { hydrate, expect, test } from './test.ts';

/** All pages: those of each service, and the others. */
const groups = Map.groupBy(pages, (page) => (page.kind === 'service' ? page.content.service.name : 'others'));

for (const [name, group] of groups) {
  test(`pages open without a flaw: ${name}`, async ({ page, problems }) => {
    test.slow();
    for (const { path } of group) {
      const response = await page.goto(path);
      const metadata = await page.title();
      await hydrate(page);
      const seen = await page.evaluate(async () => {
        const inView = [...document.images].filter((image) => {
          const { top, bottom, width } = image.getBoundingClientRect();
          return width > 0 && bottom > 0 && top < window.innerHeight;
        });
        await Promise.all(inView.map((image) => image.decode().catch(() => {})));
        return {
          headings: document.querySelectorAll('h1').length,
          width: document.documentElement.scrollWidth - window.innerWidth,
          images: inView.length,
          broken: inView.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc),
          fields: document.querySelectorAll('form, textarea, select, iframe').length,
          single: ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[name=robots]'].map(
            (selector) => document.head.querySelectorAll(selector).length,
          ),
        };
      });
      expect.soft(response?.status(), `${path}: status`).toBe(200);
      expect.soft(seen.headings, `${path}: one main heading`).toBe(1);
      expect.soft(seen.width, `${path}: wider than the screen by`).toBeLessThanOrEqual(0);
      expect.soft(seen.images, `${path}: pictures in view`).toBeGreaterThan(0);
      expect.soft(seen.broken, `${path}: pictures that don't show`).toEqual([]);
      expect.soft(seen.fields, `${path}: no form`).toBe(0);
      expect
        .soft(seen.single, `${path}: one title, description and canonical; no noindex`)
        .toEqual([1, 1, 1, 0]);
      expect.soft(await page.title(), `${path}: title`).toBe(metadata);
      expect.soft(problems.splice(0), `${path}: console and requests`).toEqual([]);
    }
  });
}
