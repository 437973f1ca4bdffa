import type { Labels } from '#content/records.ts';
import type { Page } from '#app/page-data/pages.ts';
import { type Link, paths } from '#app/paths.ts';

/**
 * The way from the home page to a page, both ends included: what visitors see as breadcrumbs, and search engines read. A
 * service in an area is below the service, as its address says. The home page needs no way.
 */
export function breadcrumbs(
  { kind, path, content }: Page,
  { navigation }: Pick<Labels, 'navigation'>,
): Link[] {
  const main = (key: 'home' | 'about' | 'contact' | 'services' | 'coverage') => ({
    name: navigation[key],
    path: paths[key],
  });
  const here = (name: string) => ({ name, path });
  if (kind === 'home') return [];
  if (kind === 'about' || kind === 'contact' || kind === 'services' || kind === 'coverage')
    return [main('home'), main(kind)];
  if (kind === 'guide') return [main('home'), content.all, here(content.name)];
  if (kind === 'area') return [main('home'), main('coverage'), here(content.area.name)];
  if (kind !== 'service') return [main('home'), here(content.name)];
  const { service, inArea } = content;
  if (inArea === undefined) return [main('home'), main('services'), here(service.name)];
  const everywhere = { name: service.name, path: paths.service(service.slug) };
  return [main('home'), everywhere, here(inArea.name)];
}
