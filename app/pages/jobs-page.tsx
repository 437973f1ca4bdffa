import { Timely } from '#app/components/tools.tsx';
import { ListOpening } from '#app/components/ui/list-opening.tsx';
import type { JobsPage as Page } from '#app/page-data/timely.ts';

export function JobsPage({ content: { hero, call, jobs } }: Pick<Page, 'content'>) {
  return (
    // Short, so that on wide screens the first pictures are whole in the first screen.
    <ListOpening {...hero} className="[&>:first-child]:columns-beside [&>:first-child]:items-end" call={call}>
      <Timely jobs={jobs} />
    </ListOpening>
  );
}
