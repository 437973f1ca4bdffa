import { site } from 'virtual:company/site';
import { listedPages } from '#app/links/navigation-links.ts';
import type { Found } from '#app/navigation/find-outside-menu.ts';
import { withTimeout, loadPage } from '#app/navigation/load-page.ts';
import { normalizePath, type Path, paths } from '#app/paths.ts';

const isListed = listedPages(site);

/**
 * What is at an address, in any spelling. Rejects when it can't be fetched.
 * @param attempted - The path that the visitor requested, if another one has replaced it.
 */
export async function findPage(pathname: string, attempted = pathname): Promise<Found> {
  const path = decodePath(pathname);
  if (isListed(path)) return { path, page: await loadPage(path) };
  const { findOutsideMenu } = await withTimeout(import('#app/navigation/find-outside-menu.ts'));
  return findOutsideMenu(path, normalizePath(attempted));
}

/** The address as the site writes it. Broken percent-encoding is an unknown address. */
export function decodePath(pathname: string): Path {
  try {
    // An encoded slash is part of its segment.
    const parts = pathname.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2f'));
    return normalizePath(parts.join('/'));
  } catch {
    return paths.notFound;
  }
}
