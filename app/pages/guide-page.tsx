import { Guide, Timely } from '#app/components/tools.tsx';
import { ListOpening } from '#app/components/ui/list-opening.tsx';
import type { GuidePage as Page, GuidesPage } from '#app/page-data/guides.ts';

/** A question that people search for, with its answer; or all of them. */
export function GuidePage({
  content: { opening, offers, call, next, ...guide },
}: {
  content: Page['content'] | (GuidesPage['content'] & { next?: undefined; offers?: undefined });
}) {
  return (
    <ListOpening
      {...opening}
      isBeside={next === undefined}
      className={next && 'columns-beside guide lg:grid-cols-2'}
      beforeCall={<Timely offers={offers} />}
      call={call}
      next={next}
    >
      <Guide {...guide} />
    </ListOpening>
  );
}
