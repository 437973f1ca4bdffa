import type { ReactNode } from 'react';
import { Arrival } from '#app/components/sections/arrival.tsx';
import { OwnMinutes } from '#app/components/sections/own-minutes.tsx';
import { CallActions } from '#app/components/phone/call-actions.tsx';
import { PageHeading } from '#app/components/ui/page-heading.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { tones } from '#app/components/ui/section.tsx';
import { RichText } from '#app/components/ui/rich-text.tsx';
import type { Picture as PictureRecord } from '#content/pictures.ts';
import type { Arrival as ArrivalRecord } from '#app/page-data/shared-parts.ts';
import type { LinkedText } from '#app/template.ts';

interface HeroProps {
  kicker: string;
  heading: string;
  lede: string;
  picture: PictureRecord;
}

/** A page's opening: where the visitor is, what the company does about it, and the number; the picture beside or below. */
export function Hero({
  tone = 'band',
  lede,
  arrival,
  ...opening
}: HeroProps & {
  /** How soon help comes; the minutes of the visitor's own area replace it. */
  arrival?: string | undefined;
  /** The background: the one that the section below does not have. */
  tone?: 'page' | 'band';
}) {
  return (
    <Opening {...opening} ground={tones[tone]}>
      <p className="mt-3 measure text-lg text-muted">
        <RichText text={lede} /> <span className="base-minutes">{arrival}</span>
      </p>
      <OwnMinutes />
      <div className="mt-lead calls">
        <CallActions />
      </div>
    </Opening>
  );
}

/** An area's opening: how soon help comes there, and the number, before anything about the place. */
export function AreaHero({
  subheading,
  response,
  lede,
  place,
  ...opening
}: Omit<HeroProps, 'kicker'> & {
  subheading: string;
  response: ReactNode;
  /** Where the area lies. */
  place: string;
}) {
  return (
    <Opening {...opening} ground={`hero-call-first ${tones.night}`} pictureClass="lg:object-[25%]">
      <h2 className="mt-1 text-lg semibold text-balance text-on-night-muted">{subheading}</h2>
      {response}
      <div className="mt-lead calls">
        <CallActions />
      </div>
      <div className="hero-lede measure text-on-night-muted stack-2 lg:mt-8">
        <p className="text-lg">
          <RichText text={lede} />
        </p>
        <p className="text-sm">{place}</p>
      </div>
    </Opening>
  );
}

function Opening({
  ground,
  kicker,
  heading,
  picture,
  pictureClass = '',
  children,
}: Omit<HeroProps, 'kicker' | 'lede'> & {
  ground: string;
  kicker?: string;
  /** For a picture whose subject would be cropped: which part stays in sight. */
  pictureClass?: string;
  children: ReactNode;
}) {
  return (
    <section className={`split ${ground}`} data-placement="hero">
      <div className="split-text py-6 lg:min-h-[32rem] lg:py-16">
        {kicker === undefined ? null : <p className="mb-2 text-sm semibold text-muted">{kicker}</p>}
        <PageHeading className="text-3xl lg:text-2xl">{heading}</PageHeading>
        {children}
      </div>
      <div className="split-picture">
        <Picture id="opening-end" picture={picture} size="half" first className={pictureClass} />
      </div>
    </section>
  );
}

/** The home page's opening: its picture fills the screen's width, and the words are on its dark side. */
export function WideHero({
  kicker,
  heading,
  lede,
  arrival,
  proof,
  picture,
}: HeroProps & {
  /** How soon help comes to the base; the visitor's own area replaces it. */
  arrival: ArrivalRecord | undefined;
  proof?: LinkedText | undefined;
}) {
  return (
    <section className="night hero-wide bg-night text-on-night" data-placement="hero">
      <div className="hero-wide-text contained">
        <p className="mb-2 text-sm semibold text-on-night-muted">{kicker}</p>
        <PageHeading className="text-3xl lg:text-2xl">{heading}</PageHeading>
        <p className="mt-2 text-lg text-on-night-muted">
          <RichText text={lede} />
        </p>
        {arrival && (
          <div className="base-minutes">
            <Arrival arrival={arrival} />
          </div>
        )}
        <OwnMinutes />
        <div className="hero-wide-calls">
          <CallActions quote />
        </div>
        {proof === undefined ? null : (
          <p className="mt-3 text-sm">
            <RichText text={proof} />
          </p>
        )}
      </div>
      <div className="hero-wide-picture">
        <Picture id="opening-end" picture={picture} size="wide" first className="lg:object-right" />
      </div>
    </section>
  );
}
