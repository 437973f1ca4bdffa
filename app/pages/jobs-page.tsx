import { Timely } from '#app/components/tools.tsx';
import { ListOpening } from '#app/components/ui/list-opening.tsx';
import type { JobsPage as Page } from '#app/page-data/timely.ts';

export function JobsPage({ content: { hero, call, jobs } }: Pick<Page, 'content'>) {
  return (
    <ListOpening {...hero} call={call}>
      <Timely jobs={jobs} />
    </ListOpening>
  );
}
