import type { ReactNode } from 'react';
import { PageHeading } from '#app/components/ui/page-heading.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import type { Picture as PictureRecord } from '#app/content/to-pages/page-data.ts';

/** A page's opening: where the visitor is, what the company does about it, and the number; the picture beside or below. */
export function Hero({
  kicker,
  heading,
  lede,
  note,
  picture,
  tall = false,
  children,
}: {
  kicker: string;
  heading: string;
  lede: string;
  /** One line more: how soon. */
  note?: string;
  picture: PictureRecord;
  /** The home page's larger form. */
  tall?: boolean;
  children: ReactNode;
}) {
  return (
    <section className="night split bg-night text-on-night" data-placement="hero">
      <div
        className={`split-text flex flex-col justify-center ${tall ? 'py-10 lg:min-h-[42rem] lg:py-24' : 'py-8 lg:min-h-[28rem] lg:py-16'}`}
      >
        <p className="mb-3 text-sm font-semibold text-on-night-muted">{kicker}</p>
        <PageHeading className={tall ? 'text-4xl' : 'text-3xl'}>{heading}</PageHeading>
        <p className="mt-4 measure text-lg text-on-night-muted">{lede}</p>
        {note === undefined ? null : <p className="mt-3 font-semibold">{note}</p>}
        <div className="mt-6 flex flex-wrap gap-3 lg:mt-8">{children}</div>
      </div>
      <div className="split-picture">
        <Picture
          picture={picture}
          size={tall ? 'home' : 'half'}
          first
          className={`lg:absolute lg:inset-0 lg:h-full ${picture.portrait === undefined ? '' : 'max-sm:aspect-square max-sm:object-[50%_60%]'}`}
        />
      </div>
    </section>
  );
}
