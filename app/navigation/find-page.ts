import { site } from 'virtual:company/site';
import type { Link } from '#app/page-data/page-data.ts';
import type { Page } from '#app/page-data/pages.ts';
import { listedPages } from '#app/links/navigation-links.ts';
import { inTime, loadPage } from '#app/navigation/load-page.ts';
import { normalizePath, type Path, paths } from '#app/paths.ts';

/** What an address shows. */
export interface Found {
  /** The address that shows it. If it differs from the requested one, it replaces that. */
  path: Path;
  /** None: the not-found page. */
  page?: Page | undefined;
  /** The display name of an area without a page, on the page of a service. */
  unlistedArea?: string;
  /** For an unknown address: the page with the most similar one. */
  nearest?: Link | undefined;
}

const isListed = listedPages(site);

/**
 * What is at an address, in any spelling. Rejects when it can't be fetched.
 * @param attempted - The path that the visitor requested, if another one has replaced it.
 */
export async function findPage(pathname: string, attempted = pathname): Promise<Found> {
  const path = readablePath(pathname);
  if (isListed(path)) return { path, page: await loadPage(path) };
  const { findUnlisted } = await inTime(import('#app/navigation/find-unlisted.ts'));
  return findUnlisted(path, normalizePath(attempted));
}

/** The address as the site writes it. Broken percent-encoding is an unknown address. */
export function readablePath(pathname: string): Path {
  try {
    // An encoded slash is part of its segment.
    const parts = pathname.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2f'));
    return normalizePath(parts.join('/'));
  } catch {
    return paths.notFound;
  }
}
