import { absoluteUrl, type Path, paths } from '#app/paths.ts';

/** The `@id`s by which structured data names things: the same thing has the same one on every page. */
export function identifiersOf(origin: string) {
  const url = (path: Path) => absoluteUrl(origin, path);
  return {
    business: `${url(paths.home)}#business`,
    website: `${url(paths.home)}#website`,
    page: url,
    picture: (page: Path) => `${url(page)}#picture`,
    list: (page: Path) => `${url(page)}#list`,
    trail: (page: Path) => `${url(page)}#breadcrumbs`,
    article: (page: Path) => `${url(page)}#article`,
    service: (page: Path) => `${url(page)}#service`,
    place: (area: string) => `${url(paths.area(area))}#place`,
  };
}
