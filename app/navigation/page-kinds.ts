import type { Page } from '#app/page-data/pages.ts';
import { paths } from '#app/paths.ts';

type Kind = Page['kind'];

/** The addresses of each kind of page, as regular expressions. */
const patterns: Record<Kind, string> = {
  home: paths.home,
  about: paths.about,
  contact: paths.contact,
  services: paths.services,
  problems: paths.problems,
  parts: paths.parts,
  coverage: paths.coverage,
  service: paths.service('[^/]+'),
  area: paths.area('[^/]+'),
  safety: paths.safety,
  privacy: paths.privacy,
  jobs: paths.jobs,
};

/** The kind that a page at this address has, whether or not there is one. None where no page can be. */
export function kindAt(path: string): Kind | undefined {
  // TypeScript does not say which keys a record has, because there could be more.
  return (Object.keys(patterns) as Kind[]).find((kind) => new RegExp(`^${patterns[kind]}$`).test(path));
}
