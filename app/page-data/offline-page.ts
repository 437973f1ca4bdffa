import type { Company } from '#content/collections.ts';
import { addedLinks } from '#app/page-data/added-links.ts';

export type OfflineContent = NonNullable<ReturnType<typeof offlinePage>>;

/** The offline page, which answers at every address that can't be fetched. It is not rendered by the app. */
export function offlinePage(company: Company) {
  const { offline } = company;
  if (offline === undefined) return undefined;
  const { safety, ...texts } = offline;
  const link = addedLinks(company).safety;
  return { ...texts, safety: safety ? link && { ...link, name: safety } : undefined };
}
