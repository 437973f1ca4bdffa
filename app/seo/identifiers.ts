import { absoluteUrl, type Path, paths } from '#app/paths.ts';

/** The `@id`s by which structured data names things: the same thing has the same one on every page. */
export const identifiers = {
  business: `${absoluteUrl(paths.home)}#business`,
  website: `${absoluteUrl(paths.home)}#website`,
  page: (path: Path) => absoluteUrl(path),
  picture: (page: Path) => `${absoluteUrl(page)}#picture`,
  list: (page: Path) => `${absoluteUrl(page)}#list`,
  /** A page may have several trails of breadcrumbs; the first is 1. */
  trail: (page: Path, number: number) => `${absoluteUrl(page)}#breadcrumbs-${number}`,
  service: (page: Path) => `${absoluteUrl(page)}#service`,
  place: (area: string) => `${absoluteUrl(paths.area(area))}#place`,
} as const;
