import type { ReactNode } from 'react';
import { CallActions } from '#app/components/phone/call-actions.tsx';
import { Paragraph } from '#app/components/ui/paragraphs.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import type { Picture as PictureRecord } from '#content/pictures.ts';

/** A band that asks for one thing: the call. Beside the words is a picture, or else the number. */
export function CallBlock({
  id = 'call',
  heading,
  text,
  picture,
  below,
  children,
}: {
  id?: 'call' | 'emergency';
  heading: string;
  text: string;
  /** Seen on wide screens only. */
  picture?: PictureRecord | undefined;
  below?: ReactNode;
  children?: ReactNode;
}) {
  const words = (
    <>
      <h2 id={id} className="headline text-2xl">
        {heading}
      </h2>
      <Paragraph text={text} className="mt-3 measure" />
      <CallActions className="mt-lead">{children}</CallActions>
      {below}
    </>
  );
  return (
    <section
      className={`night bg-deep text-on-night ${picture ? 'split split-reversed' : 'py-close'}`}
      aria-labelledby={id}
      data-placement={id === 'call' ? 'banner' : id}
    >
      {picture === undefined ? (
        <div className="closing-call contained columns-beside">{words}</div>
      ) : (
        <>
          <div className="split-text py-section">{words}</div>
          <div className="split-picture hidden lg:grid">
            {/* A house has its garage on the left. */}
            <Picture picture={picture} size="half" className="lg:object-[25%]" />
          </div>
        </>
      )}
    </section>
  );
}
