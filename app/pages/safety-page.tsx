import { ListOpening } from '#app/components/ui/list-opening.tsx';
import { SafetyTopics } from '#app/components/tools.tsx';
import type { SafetyPage as Page } from '#app/page-data/main-pages.ts';

/** What to do in each kind of trouble until help comes. */
export function SafetyPage({ content: { hero, topics } }: Pick<Page, 'content'>) {
  return (
    <ListOpening {...hero}>
      <SafetyTopics topics={topics} />
    </ListOpening>
  );
}
