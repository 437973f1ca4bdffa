import { ListOpening } from '#app/components/ui/list-opening.tsx';
import { SymptomFinder } from '#app/components/tools.tsx';
import type { ProblemsPage as Page } from '#app/page-data/problems-page.ts';

export function ProblemsPage({ content: { hero, call, parts, ...list } }: Pick<Page, 'content'>) {
  return (
    // On phones without the line above the heading, so that the list begins in the first screen.
    <ListOpening
      {...hero}
      className="lg:[&>[data-placement]>div+div]:grid lg:[&>[data-placement]>div+div]:grid-cols-2 lg:[&>[data-placement]>div+div]:gap-x-16 lg:[&_.calls]:col-start-2 lg:[&_.calls]:self-start max-sm:[&_p.semibold]:hidden"
      call={call}
      next={parts}
    >
      <SymptomFinder {...list} />
    </ListOpening>
  );
}
