import { ButtonLink } from '#app/components/links/button-link.tsx';
import { ListOpening } from '#app/components/ui/list-opening.tsx';
import { SymptomFinder } from '#app/components/tools.tsx';
import type { ProblemsPage as Page } from '#app/page-data/problems-page.ts';

export function ProblemsPage({ content: { hero, call, parts, ...list } }: Pick<Page, 'content'>) {
  const more = parts && (
    <ButtonLink look="quiet" to={parts.path}>
      {parts.name}
    </ButtonLink>
  );
  return (
    <ListOpening {...hero} closing={{ ...call, children: more }}>
      <SymptomFinder {...list} />
    </ListOpening>
  );
}
