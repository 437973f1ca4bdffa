import type { Company } from '#content/collections.ts';
import { paths } from '#app/paths.ts';

export type OfflineContent = NonNullable<ReturnType<typeof offlinePage>>;

/** The offline page, which answers at every address that can't be fetched. It is not rendered by the app. */
export function offlinePage({ offline, safety: topics }: Company) {
  if (offline === undefined) return undefined;
  const { safety, ...texts } = offline;
  return { ...texts, safety: safety && topics.length > 0 ? { name: safety, path: paths.safety } : undefined };
}
