import { allPages } from '#app/page-data/pages.ts';
import { openCompany } from '#content/validate/validate.ts';
import type { Page } from '#app/page-data/pages.ts';
import type { Path } from '#app/paths.ts';

/** What tables call a kind of page. */
const names: Record<Page['kind'] | 'serviceInArea', string> = {
  home: 'Home',
  about: 'About',
  contact: 'Contact',
  problems: 'Problems',
  services: 'Services',
  service: 'Service',
  serviceInArea: 'Service in an area',
  coverage: 'Coverage',
  area: 'Area',
};

/** The first page of every kind that the company has, by the name that tables give it. */
export const pageOfEachKind: { name: string; path: Path }[] = [
  ...new Map(
    allPages(openCompany())
      .toReversed()
      .map((page) => [nameOf(page), page.path] as const),
  ),
]
  .map(([name, path]) => ({ name, path }))
  .toReversed();

function nameOf(page: Page): string {
  return names[page.kind === 'service' && page.content.inArea !== undefined ? 'serviceInArea' : page.kind];
}
