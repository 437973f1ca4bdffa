import type { ReactNode } from 'react';
import { CallActions } from '#app/components/phone/call-actions.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { RichText } from '#app/components/ui/rich-text.tsx';
import type { Picture as PictureRecord } from '#content/pictures.ts';

/** A deep-colored band that asks for one thing: the call. Beside the words is a picture, or else the heading. */
export function CallBlock({
  id,
  placement = 'banner',
  heading,
  text,
  picture,
  below,
  children,
}: {
  id: string;
  /** The `data-placement` of its number. */
  placement?: 'banner' | 'emergency';
  heading: string;
  text: string;
  picture?: PictureRecord | undefined;
  below?: ReactNode;
  children?: ReactNode;
}) {
  const words = (
    <>
      <h2 id={id} className="headline text-3xl">
        {heading}
      </h2>
      <div className="mt-6">
        <p className="measure text-lg text-on-night-muted">
          <RichText text={text} />
        </p>
        <div className="mt-8 calls">
          <CallActions />
          {children}
        </div>
        {below}
      </div>
    </>
  );
  return (
    <section
      className={`night bg-deep text-on-night ${picture === undefined ? 'py-section' : 'split split-reversed'}`}
      aria-labelledby={id}
      data-placement={placement}
    >
      {picture === undefined ? (
        <div className="contained columns-beside items-baseline">{words}</div>
      ) : (
        <>
          <div className="split-text py-12 lg:min-h-[30rem] lg:py-16">{words}</div>
          <div className="split-picture">
            {/* A house has its garage on the left. */}
            <Picture
              picture={picture}
              size="half"
              className="lg:absolute lg:inset-0 lg:h-full lg:object-[25%]"
            />
          </div>
        </>
      )}
    </section>
  );
}
