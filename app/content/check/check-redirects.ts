import { fileOf } from '#app/content/check/file-of.ts';
import { allPages, type Company } from '#app/content/collections.ts';
import type { Problem } from '#app/content/problem.ts';

/** A redirect leads from an address without a page straight to a page. */
export function checkRedirects(company: Company, folder: string): Problem[] {
  const pages = new Set<string>(allPages(company).map(({ path }) => path));
  const file = fileOf(folder, 'redirects');
  return (company.redirects ?? []).flatMap(({ from, to }, place) => [
    ...(pages.has(from)
      ? [
          {
            file,
            field: [place, 'from'],
            value: from,
            message: 'is a page',
            reason: 'visitors must not be sent away from it',
            remedy: 'name an address that has no page any more, or take the redirect out',
          },
        ]
      : []),
    ...(pages.has(to)
      ? []
      : [{ file, field: [place, 'to'], value: to, message: 'is no page', remedy: 'name one' }]),
  ]);
}
