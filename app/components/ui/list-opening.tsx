import type { ReactNode } from 'react';
import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallActions } from '#app/components/phone/call-actions.tsx';
import { OwnMinutes } from '#app/components/sections/own-minutes.tsx';
import { PageHeading } from '#app/components/ui/page-heading.tsx';

/** The opening of a page that is one list: on phones the list begins in the first screen, on wide screens it is beside the words. */
export function ListOpening({
  kicker,
  heading,
  lede,
  call = <CallActions />,
  children,
}: {
  kicker: string;
  heading: string;
  lede: string;
  /** What stands for the number alone. */
  call?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="contained columns-beside py-6 lg:py-16">
      <div className="stays mb-6" data-placement="hero">
        <p className="mb-2 text-sm semibold text-muted">{kicker}</p>
        <PageHeading className="text-3xl">{heading}</PageHeading>
        <p className="mt-3 measure text-lg text-muted">{lede}</p>
        <OwnMinutes />
        <div className="mt-5 calls">{call}</div>
      </div>
      <BelowTheFold>
        <div id="opening-end">{children}</div>
      </BelowTheFold>
    </div>
  );
}
