import type { ReactNode } from 'react';
import { Paragraph } from '#app/components/ui/paragraphs.tsx';

export const tones = {
  page: 'bg-page',
  band: 'bg-band',
  night: 'night bg-night text-on-night',
} as const;

/** Room above and below: little around what is short, much around what opens a new subject. */
const rooms = { close: 'py-close', section: 'py-section' } as const;

/** A full-width stretch of a page with its heading. Neighbors take different tones. */
export function Section({
  tone = 'page',
  room = 'section',
  id,
  heading,
  lede,
  beside = false,
  aside,
  below,
  children,
}: {
  tone?: keyof typeof tones;
  room?: keyof typeof rooms;
  id: string;
  heading: string;
  lede?: string | undefined;
  /** On wide screens, the heading is beside the text instead of above it, and stays in sight where it would cover nothing. */
  beside?: boolean;
  /** On wide screens below the heading, on narrow ones below the text. */
  aside?: ReactNode;
  /** In both columns, below the text. */
  below?: ReactNode;
  children: ReactNode;
}) {
  const isAlone = lede === undefined && !beside;
  const title = (
    <h2 id={id} className={`headline text-2xl ${isAlone ? 'mb-lead' : ''}`}>
      {heading}
    </h2>
  );
  return (
    <section className={`${tones[tone]} ${rooms[room]}`} aria-labelledby={id}>
      <div
        className={`contained${beside ? ' columns-beside' : ''}${aside ? ' lg:grid-rows-[auto_1fr]' : ''}`}
      >
        {isAlone ? (
          title
        ) : (
          <div
            className={`mb-lead${beside ? (aside || below ? '' : ' stays') : ' columns-beside items-baseline'}`}
          >
            {title}
            {lede === undefined ? null : (
              <Paragraph text={lede} className="mt-2 measure text-muted in-[.night]:text-on-night-muted" />
            )}
          </div>
        )}
        {beside ? <div className={aside ? 'lg:row-span-2' : undefined}>{children}</div> : children}
        {aside ? <div className="mt-6 lg:mt-0">{aside}</div> : null}
        {below}
      </div>
    </section>
  );
}
