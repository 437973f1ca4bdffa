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
