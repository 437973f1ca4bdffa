import type { ReactNode } from 'react';

type Tone = 'page' | 'band' | 'night';

const tones: Record<Tone, string> = {
  page: 'bg-page text-text',
  band: 'bg-band text-text',
  night: 'night bg-night text-on-night',
};

/** A full-width stretch of a page with its heading. Neighbors take different tones. */
export function Section({
  tone = 'page',
  id,
  heading,
  lede,
  beside = false,
  children,
}: {
  tone?: Tone;
  id: string;
  heading: string;
  lede?: string | undefined;
  /** On wide screens, the heading stands beside the text instead of above it. */
  beside?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={`${tones[tone]} py-section`} aria-labelledby={id}>
      <div
        className={`contained ${beside ? 'gap-x-16 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : ''}`}
      >
        <div className="mb-8 measure lg:mb-12">
          <h2 id={id} className="headline text-2xl text-balance">
            {heading}
          </h2>
          {lede === undefined ? null : (
            <p className="mt-3 text-lg text-muted in-[.night]:text-on-night-muted">{lede}</p>
          )}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
