import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { Hero } from '#app/components/sections/hero.tsx';
import { SafetyTopics } from '#app/components/tools.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { SafetyPage as Page } from '#app/page-data/main-pages.ts';

/** What to do in each kind of trouble until help comes. */
export function SafetyPage({
  content: { hero, heading, topics },
  picture,
}: Pick<Page, 'content' | 'picture'>) {
  return (
    <>
      <Hero {...hero} picture={picture} />
      <BelowTheFold>
        <Section id="topics" heading={heading}>
          <SafetyTopics topics={topics} />
        </Section>
      </BelowTheFold>
    </>
  );
}
