import { ListOpening } from '#app/components/ui/list-opening.tsx';
import { Points } from '#app/components/ui/points.tsx';
import type { PrivacyPage as Page } from '#app/page-data/main-pages.ts';

export function PrivacyPage({ content: { hero, blocks } }: Pick<Page, 'content'>) {
  return (
    <ListOpening {...hero}>
      <Points points={blocks.map(({ heading, text }) => ({ title: heading, text }))} headingLevel={2} />
    </ListOpening>
  );
}
