import type { Page } from '#app/content/to-pages/page-data.ts';
import { anyOf, fingerprints, maskedWords } from '#check/uniqueness/shingles.ts';
import type { ComparedPage } from '#check/uniqueness/uniqueness-report.ts';
import { visibleBlocks } from '#check/uniqueness/visible-text.ts';

/** What of each page is compared with others. */
export function comparedPages(built: readonly { html: string; page: Page }[]): ComparedPage[] {
  const compared = pageComparison(built.map(({ page }) => page));
  return built.map(({ html, page }) => compared(page, visibleBlocks(html)));
}

/** A function that makes of a page's text, block by block, what is compared with the other pages of the site. */
export function pageComparison(
  pages: readonly Page[],
): (page: Page, blocks: readonly string[]) => ComparedPage {
  const names = anyOf(namesIn(pages));
  return (page, blocks) => ({
    path: page.path,
    groups: groupsOf(page),
    ...(page.kind === 'service' && page.content.inArea !== undefined
      ? { service: page.content.service.name }
      : {}),
    blocks: blocks.map((block) => fingerprints(maskedWords(block, names))),
  });
}

/** The pages of one service, the pages of one area, the pages about areas: those that could be copies of one another. */
function groupsOf(page: Page): string[] {
  if (page.kind === 'area') return ['Areas'];
  if (page.kind !== 'service' || page.content.inArea === undefined) return [];
  return [page.content.service.name, page.content.inArea.name];
}

/** The names of all areas and services, as the pages write them. */
export function namesIn(pages: readonly Page[]): string[] {
  const names = pages.flatMap((page) => {
    if (page.kind === 'service') return [page.content.service.name];
    return page.kind === 'area' ? [page.content.area.name] : [];
  });
  return [...new Set(names)];
}
