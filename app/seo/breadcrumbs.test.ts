import { company, pages } from 'virtual:test/company';
import { expect, test } from 'vitest';
import { breadcrumbs } from '#app/seo/breadcrumbs.ts';

const { labels } = company;

/** The trails of one page, each as "Name /address > …". */
const trailsOf = (path: string) =>
  pages
    .filter((page) => page.path === path)
    .flatMap((page) => breadcrumbs(page, labels))
    .map((trail) => trail.map(({ name, path }) => `${name} ${path}`).join(' > '));

test('the home page needs no way to it', () => {
  expect(trailsOf('/')).toEqual([]);
});

test('a page in the navigation is below home', () => {
  expect(trailsOf('/about')).toEqual(['Home / > About /about']);
  expect(trailsOf('/contact')).toEqual(['Home / > Contact /contact']);
  expect(trailsOf('/services')).toEqual(['Home / > Plumbing /services']);
  expect(trailsOf('/service-areas')).toEqual(['Home / > Neighborhoods /service-areas']);
});

test('a service is below the services, an area below the areas', () => {
  expect(trailsOf('/services/leak-detection')).toEqual([
    'Home / > Plumbing /services > Leak Detection /services/leak-detection',
  ]);
  expect(trailsOf('/service-areas/circle-c-ranch')).toEqual([
    'Home / > Neighborhoods /service-areas > Circle C Ranch /service-areas/circle-c-ranch',
  ]);
});

test('a service in an area has two trails: by its service and by its area', () => {
  const page = 'Drain Cleaning in Hyde Park /services/drain-cleaning-in-hyde-park';
  expect(trailsOf('/services/drain-cleaning-in-hyde-park')).toEqual([
    `Home / > Plumbing /services > Drain Cleaning /services/drain-cleaning > ${page}`,
    `Home / > Neighborhoods /service-areas > Hyde Park /service-areas/hyde-park > ${page}`,
  ]);
});

test('every trail starts at home, ends at its page, and leads over pages that exist', () => {
  const addresses = new Set(pages.map(({ path }) => path));
  for (const page of pages) {
    for (const trail of breadcrumbs(page, labels)) {
      expect(trail[0]?.path).toBe('/');
      expect(trail.at(-1)?.path).toBe(page.path);
      expect(trail.filter(({ path }) => !addresses.has(path))).toEqual([]);
    }
  }
});
