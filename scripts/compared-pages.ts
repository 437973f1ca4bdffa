import type { Page } from '#app/content/pages.ts';
import type { ComparedPage } from '#scripts/uniqueness-report.ts';
import { visibleBlocks } from '#scripts/visible-text.ts';

/** The pages of one service, the pages of one area, the pages about areas: those that could be copies of one another. */
export function comparedPages(pages: readonly { html: string; page: Page }[]): ComparedPage[] {
  return pages.map(({ html, page }) => ({
    path: page.path,
    groups: groupsOf(page),
    blocks: visibleBlocks(html),
  }));
}

function groupsOf(page: Page): string[] {
  if (page.kind === 'area') return ['Areas'];
  if (page.kind !== 'service' || !page.content.area) return [];
  return [page.content.service.name, page.content.area.name];
}
