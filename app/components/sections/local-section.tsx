import type { ReactNode } from 'react';
import { Paragraphs } from '#app/components/ui/paragraphs.tsx';
import { tones } from '#app/components/ui/section.tsx';
import type { LocalTexts } from '#app/page-data/shared-parts.ts';

/** What is particular to a place, beside its heading. What follows it is below the one of both that has no picture. */
export function LocalSection({
  tone,
  local: { heading, lead, texts },
  figure,
  children,
}: {
  tone: 'page' | 'band';
  local: LocalTexts;
  /** Below the heading. */
  figure?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={`${tones[tone]} py-section`} aria-labelledby="local">
      <div className="contained columns-beside lg:grid-rows-[auto_1fr]">
        <div className={`mb-lead ${figure ? 'lg:row-span-2' : ''}`}>
          <h2 id="local" className="headline text-2xl">
            {heading}
          </h2>
          {figure}
        </div>
        <div className={`mb-5 ${figure ? '' : 'lg:row-span-2'}`}>
          {lead && <p className="mb-5 text-xl/[1.35]">{lead}</p>}
          <Paragraphs texts={texts} />
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
