import type { ReactNode } from 'react';
import { Paragraphs } from '#app/components/ui/paragraphs.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { tones } from '#app/components/ui/section.tsx';
import type { LocalTexts } from '#app/page-data/shared-parts.ts';

/** What is particular to a place: the heading, the first sentence and a picture from there, beside the texts; without a picture, above them. */
export function LocalSection({
  tone,
  local: { heading, picture, lead, texts },
  below,
  children,
}: {
  tone: 'page' | 'band';
  local: LocalTexts;
  /** In both columns. */
  below?: ReactNode;
  /** What follows the texts. */
  children: ReactNode;
}) {
  return (
    <section className={`${tones[tone]} py-section`} aria-labelledby="local">
      <div className={`contained ${picture ? 'columns-beside' : ''}`}>
        <div className={`mb-lead ${picture ? (below ? '' : 'stays') : 'columns-beside items-baseline'}`}>
          <h2 id="local" className="headline text-2xl">
            {heading}
          </h2>
          {lead && <p className="mt-4 text-xl/[1.35]">{lead}</p>}
          {picture && (
            <Picture picture={picture} size="column" className="mt-lead rounded-sm lg:aspect-3/2" />
          )}
        </div>
        {picture ? (
          <div>
            <Paragraphs texts={texts} />
            {children}
          </div>
        ) : (
          <>
            <Paragraphs texts={texts} className="gap-x-16 max-lg:measure stack-5 lg:columns-2" />
            <div className="mt-5 items-start gap-x-16 lg:grid lg:grid-cols-2">{children}</div>
          </>
        )}
        {below}
      </div>
    </section>
  );
}
