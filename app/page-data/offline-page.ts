import type { Company } from '#content/collections.ts';
import type { Link } from '#app/page-data/page-data.ts';
import type { OfflineWords } from '#content/records.ts';
import { paths } from '#app/paths.ts';

/** The offline page, which answers at every address that can't be fetched. It is not rendered by the app. */
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
