import { expect, test } from 'vitest';
import { labels } from '#app/content/labels.ts';
import { allPages } from '#app/content/pages.ts';
import { breadcrumbs } from '#app/seo/breadcrumbs.ts';

const pages = allPages();

/** The trails of one page, each as "Name /address > …". */
const trailsOf = (path: string) =>
  pages
    .filter((page) => page.path === path)
    .flatMap((page) => breadcrumbs(page, labels))
    .map((trail) => trail.map(({ name, path }) => `${name} ${path}`).join(' > '));

test('the home page needs no way to it', () => {
  expect(trailsOf('/')).toEqual([]);
});

test('a page in the navigation stands below home', () => {
  expect(trailsOf('/contact')).toEqual(['Home / > Contact /contact']);
});

test('a service stands below the services, an area below the service areas', () => {
  expect(trailsOf('/services/garage-door-cable-repair')).toEqual([
    'Home / > Services /services > Garage Door Cable Repair /services/garage-door-cable-repair',
  ]);
  expect(trailsOf('/service-areas/tri-city')).toEqual([
    'Home / > Service Areas /service-areas > Tri-City /service-areas/tri-city',
  ]);
});

test('a service in an area can be reached by its service and by its area', () => {
  const page = 'Garage Door Cable Repair in Vista /services/garage-door-cable-repair-in-vista';
  expect(trailsOf('/services/garage-door-cable-repair-in-vista')).toEqual([
    `Home / > Services /services > Garage Door Cable Repair /services/garage-door-cable-repair > ${page}`,
    `Home / > Service Areas /service-areas > Vista /service-areas/vista > ${page}`,
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
