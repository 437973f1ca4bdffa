import { absoluteUrl, type Path } from '#app/paths.ts';

type Thing = 'business' | 'website' | 'picture' | 'list' | 'breadcrumbs' | 'article' | 'service' | 'place';

/** The `@id` by which structured data names a thing: the same on every page. */
export function identifier(origin: string, page: Path, thing: Thing) {
  return { '@id': `${absoluteUrl(origin, page)}#${thing}` };
}
