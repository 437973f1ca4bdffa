import { ListOpening } from '#app/components/ui/list-opening.tsx';
import { SafetyTopics } from '#app/components/tools.tsx';
import type { SafetyPage as Page } from '#app/page-data/main-pages.ts';

/** What to do in each kind of trouble until help comes. Here alone, another number comes before the company's. */
export function SafetyPage({ content: { hero, call, ...content } }: Pick<Page, 'content'>) {
  return (
    <ListOpening {...hero} hasNumber={false} call={call}>
      <SafetyTopics {...content} />
    </ListOpening>
  );
}
