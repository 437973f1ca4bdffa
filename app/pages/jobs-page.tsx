import { Timely } from '#app/components/tools.tsx';
import { ListOpening } from '#app/components/ui/list-opening.tsx';
import type { JobsPage as Page } from '#app/page-data/timely.ts';

export function JobsPage({ content: { hero, call, jobs } }: Pick<Page, 'content'>) {
  return (
    // Short, so that on wide screens the first pictures are whole in the first screen. Its columns are those of each pair.
    <ListOpening
      {...hero}
      className="[&>:first-child]:columns-beside [&>:first-child]:grid-cols-2 [&>:first-child]:items-end [&>:first-child]:gap-2"
      columns="xl:grid xl:grid-cols-[1fr_auto] xl:gap-8"
      call={call}
    >
      <Timely jobs={jobs} />
    </ListOpening>
  );
}
