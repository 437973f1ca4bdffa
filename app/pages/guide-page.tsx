import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallBlock } from '#app/components/phone/call-block.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Guide } from '#app/components/tools.tsx';
import { ListOpening } from '#app/components/ui/list-opening.tsx';
import type { GuidePage as Page } from '#app/page-data/guides.ts';

/** A question that people search for, with its answer. */
export function GuidePage({ content: { opening, call, next, ...guide } }: Pick<Page, 'content'>) {
  return (
    <>
      <ListOpening {...opening} beside>
        <Guide {...guide} />
      </ListOpening>
      <BelowTheFold>
        <CallBlock id="call" {...call}>
          <ButtonLink look="quiet" to={next.path}>
            {next.name}
          </ButtonLink>
        </CallBlock>
      </BelowTheFold>
    </>
  );
}
