import type { ReactNode } from 'react';
import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { OwnMinutes } from '#app/components/sections/own-minutes.tsx';
import { CallActions } from '#app/components/phone/call-actions.tsx';
import { PageHeading } from '#app/components/ui/page-heading.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { tones } from '#app/components/ui/section.tsx';
import { RichText } from '#app/components/ui/rich-text.tsx';
import type { Picture as PictureRecord } from '#content/pictures.ts';

/** A page's opening: where the visitor is, what the company does about it, and the number; the picture beside or below. */
export function Hero({
  tone = 'band',
  lede,
  arrival,
  children,
  ...opening
}: {
  kicker: string;
  heading: ReactNode;
  lede: string;
  picture: PictureRecord;
  pictureClass?: string;
  /** How soon help comes; the minutes of the visitor's own area replace it. */
  arrival?: string | undefined;
  /** The background: the one that the section below does not have. */
  tone?: 'page' | 'band';
  /** What follows it. */
  children: ReactNode;
}) {
  return (
    <>
      <Opening {...opening} ground={tones[tone]}>
        <p className="mt-5 measure text-balance text-muted">
          <RichText text={lede} />{' '}
          <span className="base-minutes">{arrival && <RichText text={arrival} />}</span>
        </p>
        <OwnMinutes />
        <CallActions className="mt-lead" />
      </Opening>
      <BelowTheFold>{children}</BelowTheFold>
    </>
  );
}

/** An opening's picture beside its words, or below them. */
export function Opening({
  ground,
  kicker,
  kickerClass = 'text-muted',
  heading,
  picture,
  pictureClass = '',
  headingClass = 'text-3xl lg:text-[3rem]',
  children,
}: {
  ground: string;
  kicker?: string;
  kickerClass?: string;
  heading: ReactNode;
  picture: PictureRecord;
  /** For a picture whose subject would be cropped: which part stays in sight. */
  pictureClass?: string;
  headingClass?: string;
  children: ReactNode;
}) {
  return (
    <section className={`split ${ground}`} data-placement="hero">
      <div className="split-text">
        {kicker === undefined ? null : <p className={`mb-2 text-sm semibold ${kickerClass}`}>{kicker}</p>}
        <PageHeading className={headingClass}>{heading}</PageHeading>
        {children}
      </div>
      <div className="split-picture">
        <Picture id="opening-end" picture={picture} size="half" first className={pictureClass} />
      </div>
    </section>
  );
}
