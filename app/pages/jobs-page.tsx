import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallActions } from '#app/components/phone/call-actions.tsx';
import { CallBlock } from '#app/components/phone/call-block.tsx';
import { Timely } from '#app/components/tools.tsx';
import { PageHeading } from '#app/components/ui/page-heading.tsx';
import type { JobsPage as Page } from '#app/page-data/timely.ts';

/** The pictures of each job go from edge to edge, right below the heading those of the newest. */
export function JobsPage({ content: { heading, lede, call, jobs } }: Pick<Page, 'content'>) {
  return (
    <>
      <div
        className="contained items-end justify-between pt-6 pb-10 lg:flex lg:pt-16 lg:pb-8"
        data-placement="hero"
      >
        <div>
          <PageHeading className="text-3xl">{heading}</PageHeading>
          <p className="mt-3 measure">{lede}</p>
        </div>
        <CallActions className="max-lg:mt-5" />
        <span id="opening-end" className="absolute" />
      </div>
      <BelowTheFold>
        <Timely jobs={jobs} />
        <CallBlock {...call} />
      </BelowTheFold>
    </>
  );
}
