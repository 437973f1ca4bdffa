import { ListOpening } from '#app/components/ui/list-opening.tsx';
import { SymptomFinder } from '#app/components/tools.tsx';
import type { ProblemsPage as Page } from '#app/page-data/problems-page.ts';

export function ProblemsPage({ content: { hero, call, parts, ...list } }: Pick<Page, 'content'>) {
  // Without the line above the heading, the list begins in a phone's first screen.
  return (
    <ListOpening {...hero} className="max-sm:[&_p.semibold]:hidden" call={call} next={parts}>
      <SymptomFinder {...list} />
    </ListOpening>
  );
}
