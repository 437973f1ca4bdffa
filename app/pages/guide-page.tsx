import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Guide } from '#app/components/tools.tsx';
import { ListOpening } from '#app/components/ui/list-opening.tsx';
import type { GuidePage as Page, GuidesPage } from '#app/page-data/guides.ts';

/** A question that people search for, with its answer; or all of them. */
export function GuidePage({
  content: { opening, call, next, ...guide },
}: {
  content: Page['content'] | (GuidesPage['content'] & { next?: undefined });
}) {
  const more = next && (
    <ButtonLink look="quiet" to={next.path}>
      {next.name}
    </ButtonLink>
  );
  return (
    <ListOpening
      {...opening}
      className={next && 'columns-beside guide'}
      closing={{ ...call, children: more }}
    >
      <Guide {...guide} />
    </ListOpening>
  );
}
