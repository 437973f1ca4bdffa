import type { ReactNode } from 'react';
import { Paragraphs } from '#app/components/ui/paragraphs.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { tones } from '#app/components/ui/section.tsx';
import type { LocalTexts } from '#app/page-data/shared-parts.ts';

/** What is particular to a place: the heading, and a picture from there or else the first sentence, beside the texts. */
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
  const first = lead && <p className={`text-xl/[1.35] ${picture ? 'mb-5' : 'mt-4'}`}>{lead}</p>;
  return (
    <section className={`${tones[tone]} py-section`} aria-labelledby="local">
      <div className="contained columns-beside">
        <div className={below ? 'mb-lead' : 'mb-lead stays'}>
          <h2 id="local" className="headline text-2xl">
            {heading}
          </h2>
          {picture ? (
            <Picture picture={picture} size="column" className="mt-lead rounded-sm lg:aspect-3/2" />
          ) : (
            first
          )}
        </div>
        <div>
          {picture && first}
          <Paragraphs texts={texts} />
          {children}
        </div>
        {below}
      </div>
    </section>
  );
}
