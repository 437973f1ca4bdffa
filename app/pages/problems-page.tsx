import { DoorPart } from '#app/components/tools.tsx';
import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { Hero } from '#app/components/sections/hero.tsx';
import type { ProblemsPage as Page } from '#app/page-data/problems-page.ts';

/** What doors do when something is wrong: every symptom and both drawings, nothing collapsed. */
export function ProblemsPage({ content: { hero, door }, picture }: Pick<Page, 'content' | 'picture'>) {
  return (
    <>
      <Hero {...hero} picture={picture} />
      <BelowTheFold>
        <DoorPart part={door} />
      </BelowTheFold>
    </>
  );
}
