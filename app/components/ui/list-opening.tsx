import type { ReactNode } from 'react';
import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallActions } from '#app/components/phone/call-actions.tsx';
import { OwnMinutes } from '#app/components/sections/own-minutes.tsx';
import { PageHeading } from '#app/components/ui/page-heading.tsx';

/** The opening of a page whose list, or other content, begins in the first screen: below the words or, on wide screens, beside them. */
export function ListOpening({
  kicker,
  heading,
  lede,
  call = <CallActions />,
  className = '',
  children,
}: {
  kicker: string;
  heading: string;
  lede: string;
  /** What replaces the button with the number. */
  call?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={`contained py-6 lg:py-16 ${className}`}>
      <div className="mb-6 lg:mb-12" data-placement="hero">
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
