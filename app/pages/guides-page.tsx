import { Guide } from '#app/components/tools.tsx';
import { ListOpening } from '#app/components/ui/list-opening.tsx';
import type { GuidesPage as Page } from '#app/page-data/guides.ts';

/** All guides. */
export function GuidesPage({ content: { opening, list } }: Pick<Page, 'content'>) {
  return (
    <ListOpening {...opening}>
      <Guide list={list} />
    </ListOpening>
  );
}
