import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallActions } from '#app/components/phone/call-actions.tsx';
import { CallBlock } from '#app/components/phone/call-block.tsx';
import { Timely } from '#app/components/tools.tsx';
import { PageHeading } from '#app/components/ui/page-heading.tsx';
import type { JobsPage as Page } from '#app/page-data/timely.ts';

/** Right below its heading, the pictures of the newest job go from edge to edge; on phones, the number is below the words on it. */
export function JobsPage({ content: { heading, call, jobs } }: Pick<Page, 'content'>) {
  return (
    <>
      <div className="contained items-end justify-between pt-6 pb-8 lg:flex lg:pt-16" data-placement="hero">
        <PageHeading className="text-4xl lg:text-5xl">{heading}</PageHeading>
        <CallActions className="max-lg:hidden" />
      </div>
      <BelowTheFold>
        <Timely jobs={jobs} />
        <CallBlock {...call} />
      </BelowTheFold>
    </>
  );
}
