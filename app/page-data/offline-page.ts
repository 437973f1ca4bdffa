import type { Company } from '#content/collections.ts';
import type { Link } from '#app/page-data/page-data.ts';
import type { OfflineWords } from '#content/records.ts';
import { paths } from '#app/paths.ts';

/** What stands at every address that can't be had without a network: no page of the site's, but a document of its own. */
export type OfflineContent = Omit<OfflineWords, 'safety'> & {
  /** The way to what to do until help comes, on a page that browsers keep. */
  safety?: Link;
};

/** The offline page of a company that has words for it. */
export function offlinePage({ offline, safety: topics }: Company): OfflineContent | undefined {
  if (offline === undefined) return undefined;
  const { safety, ...words } = offline;
  if (safety === undefined || topics.length === 0) return words;
  return { ...words, safety: { name: safety, path: paths.safety } };
}
