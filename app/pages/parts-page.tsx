import { DoorFigure } from '#app/components/tools.tsx';
import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { Hero } from '#app/components/sections/hero.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { PartsPage as Page } from '#app/page-data/problems-page.ts';

/** The parts of a door by name, with each kind of springs. */
export function PartsPage({ content, picture }: Pick<Page, 'content' | 'picture'>) {
  return (
    <>
      <Hero {...content.hero} picture={picture} />
      <BelowTheFold>
        {(['torsion', 'extension'] as const).map((springs, index) => (
          <Section
            key={springs}
            id={springs}
            tone={index === 0 ? 'page' : 'band'}
            heading={content[springs].heading}
            beside={springs === 'extension'}
          >
            <DoorFigure springs={springs} content={content} />
          </Section>
        ))}
      </BelowTheFold>
    </>
  );
}
