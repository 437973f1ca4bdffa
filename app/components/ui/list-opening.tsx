import { Fragment, type ReactNode } from 'react';
import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { CallBlock } from '#app/components/phone/call-block.tsx';
import { CallActions } from '#app/components/phone/call-actions.tsx';
import { OwnMinutes } from '#app/components/sections/own-minutes.tsx';
import { PageHeading } from '#app/components/ui/page-heading.tsx';
import type { Link } from '#app/paths.ts';

/** The opening of a page whose list, or other content, begins in the first screen: below the words or, on wide screens, beside them. */
export function ListOpening({
  kicker,
  heading,
  lede,
  hasNumber = true,
  isBeside = hasNumber,
  below,
  className = '',
  beforeCall,
  call,
  next,
  children,
}: {
  kicker?: string;
  heading: string;
  lede?: string;
  /** Not where another number comes first, which the visitor's own minutes would push down, or this one in large `below`. */
  hasNumber?: boolean;
  /** On wide screens in both columns. */
  below?: ReactNode;
  /** For content beside the opening. */
  className?: string | undefined;
  /** Whether, on wide screens, the words and the number are beside the heading. */
  isBeside?: boolean;
  /** From edge to edge. */
  beforeCall?: ReactNode;
  /** What the page ends with. */
  call?: { heading: string; text: string };
  /** The way on beside the number there. */
  next?: Link | undefined;
  children: ReactNode;
}) {
  const Column = isBeside ? 'div' : Fragment;
  return (
    <>
      <div className={`contained py-6 lg:py-16 ${className}`}>
        <div
          className={`${below ? 'mb-8' : 'mb-6 lg:mb-12'} ${isBeside ? 'columns-beside items-end lg:grid-cols-2' : ''}`}
          data-placement="hero"
        >
          <Column>
            {kicker && <p className="mb-2 text-sm semibold text-muted">{kicker}</p>}
            <PageHeading className="text-3xl">{heading}</PageHeading>
          </Column>
          <Column>
            {lede && <p className="mt-3 measure">{lede}</p>}
            {(hasNumber || below) && <OwnMinutes />}
            {hasNumber && <CallActions className="mt-5" />}
          </Column>
          {below}
        </div>
        <BelowTheFold>
          {children}
          <span id="opening-end" className="absolute" />
        </BelowTheFold>
      </div>
      <BelowTheFold>
        {beforeCall}
        {call && (
          <CallBlock {...call}>
            {next && (
              <ButtonLink look="quiet" to={next.path}>
                {next.name}
              </ButtonLink>
            )}
          </CallBlock>
        )}
      </BelowTheFold>
    </>
  );
}
