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
            message: `"${from}" is a page: visitors must not be sent away from it`,
          },
        ]
      : []),
    ...(pages.has(to) ? [] : [{ file, field: [place, 'to'], message: `"${to}" is no page: name one` }]),
  ]);
}
