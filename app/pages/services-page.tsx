import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallActions } from '#app/components/call-actions.tsx';
import { CallBlock } from '#app/components/call-block.tsx';
import { ServiceCards } from '#app/components/cards.tsx';
import { Hero } from '#app/components/hero.tsx';
import { useSite } from '#app/components/site-context.ts';
import type { ServicesPage as Page } from '#app/content/to-pages/page-data.ts';

export function ServicesPage({ content, picture }: Pick<Page, 'content' | 'picture'>) {
  const { labels } = useSite();
  const { hero, lede, cards, more, call } = content;
  return (
    <>
      <Hero {...hero} picture={picture}>
        <CallActions />
      </Hero>
      <BelowTheFold>
        <section className="py-section" aria-label={labels.navigation.services}>
          <div className="contained">
            <p className="mb-12 measure text-lg">{lede}</p>
            <ServiceCards cards={cards} more={more} headingLevel={2} />
          </div>
        </section>
        {call === undefined ? null : (
          <CallBlock id="call" {...call}>
            <CallActions />
          </CallBlock>
        )}
      </BelowTheFold>
    </>
  );
}
