import { Finder } from '#app/components/tools.tsx';
import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { Hero } from '#app/components/sections/hero.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { ProblemsPage as Page } from '#app/page-data/problems-page.ts';

/** What doors do when something is wrong. */
export function ProblemsPage({
  content: { hero, symptoms, texts },
  picture,
}: Pick<Page, 'content' | 'picture'>) {
  const { list, ...intro } = symptoms;
  return (
    <>
      <Hero {...hero} picture={picture} />
      <BelowTheFold>
        <Section id="symptoms" {...intro}>
          <Finder symptoms={list} texts={texts} />
        </Section>
      </BelowTheFold>
    </>
  );
}
