import type { Labels } from '#content/records.ts';
import type { Page } from '#app/page-data/pages.ts';
import { type Link, paths } from '#app/paths.ts';

/**
 * The way from the home page to a page, both ends included: what visitors see as breadcrumbs, and search engines read. A
 * service in an area is reached by its area; its page names the service. The home page needs no way.
 */
export function breadcrumbs(page: Page, { navigation }: Pick<Labels, 'navigation'>): Link[] {
  const main = (key: 'home' | 'about' | 'contact' | 'services' | 'coverage') => ({
    name: navigation[key],
    path: paths[key],
  });
  switch (page.kind) {
    case 'home':
      return [];
    case 'problems':
    case 'parts':
    case 'safety':
    case 'privacy':
    case 'jobs':
    case 'guides':
      return [main('home'), { name: page.content.name, path: page.path }];
    case 'guide':
      return [main('home'), page.content.all, { name: page.content.name, path: page.path }];
    case 'area':
      return [main('home'), main('coverage'), { name: page.content.area.name, path: page.path }];
    case 'service': {
      const { service, inArea, heading } = page.content;
      if (inArea === undefined)
        return [main('home'), main('services'), { name: service.name, path: page.path }];
      const area = { name: inArea.name, path: paths.area(inArea.slug) };
      return [main('home'), main('coverage'), area, { name: heading, path: page.path }];
    }
    case 'about':
    case 'contact':
    case 'services':
    case 'coverage':
      return [main('home'), main(page.kind)];
  }
}
