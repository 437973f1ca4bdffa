import type { ReactNode } from 'react';
import { Paragraphs } from '#app/components/ui/paragraphs.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { RichText } from '#app/components/ui/rich-text.tsx';
import { tones } from '#app/components/ui/section.tsx';
import type { LocalTexts } from '#app/page-data/shared-parts.ts';

/** What is particular to a place: the heading with a picture from there, beside the texts, of which the first sentence is large. */
export function LocalSection({
  tone,
  local: { heading, picture, lead, first, others },
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
      <div className="contained columns-beside">
        <div className={below ? 'mb-lead' : 'mb-lead stays'}>
          <h2 id="local" className={`headline text-2xl ${picture ? '' : 'lg:text-[3rem]'}`}>
            {heading}
          </h2>
          {picture && (
            <Picture picture={picture} size="column" className="mt-lead rounded-sm lg:aspect-3/2" />
          )}
        </div>
        <div>
          <p className="mb-4 measure">
            <span className="mb-3 block text-xl/[1.35]">{lead}</span> <RichText text={first} />
          </p>
          <Paragraphs texts={others} />
          {children}
        </div>
        {below}
      </div>
    </section>
  );
}
