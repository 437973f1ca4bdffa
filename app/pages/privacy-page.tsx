import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { Hero } from '#app/components/sections/hero.tsx';
import { Blocks } from '#app/components/ui/blocks.tsx';
import type { PrivacyPage as Page } from '#app/page-data/main-pages.ts';

/** What the site keeps about visitors, and who can use it and how. */
export function PrivacyPage({ content: { hero, blocks }, picture }: Pick<Page, 'content' | 'picture'>) {
  return (
    <>
      <Hero {...hero} picture={picture} />
      <BelowTheFold>
        <div className="contained pb-section">
          <Blocks blocks={blocks} headingLevel={2} />
        </div>
      </BelowTheFold>
    </>
  );
}
