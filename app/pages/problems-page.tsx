import { ListOpening } from '#app/components/ui/list-opening.tsx';
import { SymptomFinder } from '#app/components/tools.tsx';
import type { ProblemsPage as Page } from '#app/page-data/problems-page.ts';

export function ProblemsPage({ content: { hero, call, parts, ...list } }: Pick<Page, 'content'>) {
  return (
    <ListOpening {...hero} className="opening-row opening-halves" call={call} next={parts}>
      <SymptomFinder {...list} />
    </ListOpening>
  );
}
