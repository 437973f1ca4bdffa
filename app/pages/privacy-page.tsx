import { ListOpening } from '#app/components/ui/list-opening.tsx';
import { Blocks } from '#app/components/ui/blocks.tsx';
import type { PrivacyPage as Page } from '#app/page-data/main-pages.ts';

/** What the site keeps about visitors, and who can use it and how. */
export function PrivacyPage({ content: { hero, blocks } }: Pick<Page, 'content'>) {
  return (
    <ListOpening {...hero}>
      <Blocks blocks={blocks} />
    </ListOpening>
  );
}
