import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallBlock } from '#app/components/phone/call-block.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Guide } from '#app/components/tools.tsx';
import { ListOpening } from '#app/components/ui/list-opening.tsx';
import type { GuidePage as Page, GuidesPage } from '#app/page-data/guides.ts';

/** A question that people search for, with its answer; or all of them, which need no call below. */
export function GuidePage({
  content: { opening, call, next, ...guide },
}: {
  content: Page['content'] | (GuidesPage['content'] & { call?: undefined; next?: undefined });
}) {
  return (
    <>
      <ListOpening {...opening} className={call && 'columns-beside guide'}>
        <Guide {...guide} />
      </ListOpening>
      {call && (
        <BelowTheFold>
          <CallBlock id="call" {...call}>
            <ButtonLink look="quiet" to={next.path}>
              {next.name}
            </ButtonLink>
          </CallBlock>
        </BelowTheFold>
      )}
    </>
  );
}
