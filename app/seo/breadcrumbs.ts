import type { Labels } from '#content/records.ts';
import type { Page } from '#app/page-data/pages.ts';
import { type Link, paths } from '#app/paths.ts';

/**
 * The ways from the home page to a page, both ends included: what visitors see as breadcrumbs, and search engines read.
 * A service in an area can be reached by its service and by its area; the home page needs no way.
 */
export function breadcrumbs(page: Page, { navigation }: Pick<Labels, 'navigation'>): Link[][] {
  const home = { name: navigation.home, path: paths.home };
  switch (page.kind) {
    case 'home':
      return [];
    case 'about':
    case 'contact':
    case 'services':
    case 'coverage':
      return [[home, { name: navigation[page.kind], path: page.path }]];
    case 'problems':
      return [[home, { name: page.content.name, path: page.path }]];
    case 'area': {
      const coverage = { name: navigation.coverage, path: paths.coverage };
      return [[home, coverage, { name: page.content.area.name, path: page.path }]];
    }
    case 'service': {
      const { service, inArea, heading } = page.content;
      const byService = [
        home,
        { name: navigation.services, path: paths.services },
        { name: service.name, path: paths.service(service.slug) },
      ];
      if (inArea === undefined) return [byService];
      const byArea = [
        home,
        { name: navigation.coverage, path: paths.coverage },
        { name: inArea.name, path: paths.area(inArea.slug) },
      ];
      const last = { name: heading, path: page.path };
      return [
        [...byService, last],
        [...byArea, last],
      ];
    }
  }
}
