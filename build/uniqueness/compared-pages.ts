import type { Page } from '#app/content/to-pages/page-data.ts';
import { namesIn } from '#build/prerender/built-pages.ts';
import { anyOf, fingerprints, maskedWords } from '#build/uniqueness/shingles.ts';
import type { ComparedPage } from '#build/uniqueness/uniqueness-report.ts';
import { visibleBlocks } from '#build/uniqueness/visible-text.ts';

/** What of each page is compared with others. */
export function comparedPages(built: readonly { html: string; page: Page }[]): ComparedPage[] {
  const compared = pageComparison(built.map(({ page }) => page));
  return built.map(({ html, page }) => compared(page, html));
}

/** A function that reads from a page's HTML what is compared with the other pages of the site. */
export function pageComparison(pages: readonly Page[]): (page: Page, html: string) => ComparedPage {
  const names = anyOf(namesIn(pages));
  return (page, html) => ({
    path: page.path,
    groups: groupsOf(page),
    ...(page.kind === 'service' && page.content.inArea !== undefined
      ? { service: page.content.service.name }
      : {}),
    blocks: visibleBlocks(html).map((block) => fingerprints(maskedWords(block, names))),
  });
}

/** The pages of one service, the pages of one area, the pages about areas: those that could be copies of one another. */
function groupsOf(page: Page): string[] {
  if (page.kind === 'area') return ['Areas'];
  if (page.kind !== 'service' || page.content.inArea === undefined) return [];
  return [page.content.service.name, page.content.inArea.name];
}
