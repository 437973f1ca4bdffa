import type { labels } from '#app/content/labels.ts';
import type { Link, Page } from '#app/content/pages.ts';
import { paths } from '#app/paths.ts';

type Words = Pick<typeof labels, 'navigation' | 'service'>;

/**
 * The ways from the home page to a page, both ends included: what visitors see as breadcrumbs, and search engines read.
 * A service in an area can be reached by its service and by its area; the home page needs no way.
 */
export function breadcrumbs(page: Page, { navigation, service: words }: Words): Link[][] {
  const home = { name: navigation.home, path: paths.home };
  switch (page.kind) {
    case 'home':
      return [];
    case 'about':
    case 'contact':
    case 'services':
    case 'coverage':
      return [[home, { name: navigation[page.kind], path: page.path }]];
    case 'area': {
      const coverage = { name: navigation.coverage, path: paths.coverage };
      return [[home, coverage, { name: page.content.area.name, path: page.path }]];
    }
    case 'service': {
      const { service, area } = page.content;
      const byService = [
        home,
        { name: navigation.services, path: paths.services },
        { name: service.name, path: paths.service(service.slug) },
      ];
      if (area === undefined) return [byService];
      const byArea = [
        home,
        { name: navigation.coverage, path: paths.coverage },
        { name: area.name, path: paths.area(area.slug) },
      ];
      const last = { name: words.title(service.name, area.name), path: page.path };
      return [
        [...byService, last],
        [...byArea, last],
      ];
    }
  }
}
