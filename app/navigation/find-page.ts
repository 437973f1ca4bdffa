import { site } from 'virtual:company/site';
import type { Link, Page } from '#app/page-data/page-data.ts';
import { listedPages } from '#app/links/navigation-links.ts';
import { inTime, loadPage } from '#app/navigation/load-page.ts';
import { normalizePath, type Path, paths } from '#app/paths.ts';

/** What an address shows. */
export interface Found {
  /** The address that shows it. Where it is another one, it takes the place of the one that was asked for. */
  path: Path;
  /** None: the not-found page. */
  page?: Page | undefined;
  /** The display name of an area without a page, on the page of a service. */
  unlistedArea?: string;
  /** The page whose address is most like one that is no page's. */
  nearest?: Link | undefined;
}

const isListed = listedPages(site);

/**
 * What is at an address, however it is written. Rejects when that can't be had.
 * @param attempted - The path that the visitor asked for, where another has taken its place.
 */
export async function findPage(pathname: string, attempted = pathname): Promise<Found> {
  const path = readablePath(pathname);
  if (isListed(path)) return { path, page: await loadPage(path) };
  const { findUnlisted } = await inTime(import('#app/navigation/find-unlisted.ts'));
  return findUnlisted(path, normalizePath(attempted));
}

/** The address as the site writes it. One whose percent-encoding is broken can't be read, so it is no page's. */
export function readablePath(pathname: string): Path {
  try {
    // What is encoded of a part stays in it.
    const parts = pathname.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2f'));
    return normalizePath(parts.join('/'));
  } catch {
    return paths.notFound;
  }
}
