import { type Path, paths } from '#app/paths.ts';

/** The file that a page is served from, in the built site. */
export function pageFile(path: Path): Path {
  return path === paths.home ? '/index.html' : `${path}.html`;
}
