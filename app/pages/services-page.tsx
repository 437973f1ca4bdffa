import { CallBlock } from '#app/components/phone/call-block.tsx';
import { ServiceCards } from '#app/components/sections/cards.tsx';
import { Hero } from '#app/components/sections/hero.tsx';
import { Timely } from '#app/components/tools.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { ServicesPage as Page } from '#app/page-data/main-pages.ts';

export function ServicesPage({ content, picture }: Pick<Page, 'content' | 'picture'>) {
  const { hero, heading, cards, call } = content;
  return (
    <Hero {...hero} picture={picture}>
      <Section room="close" id="services" heading={heading}>
        <ServiceCards cards={cards} />
      </Section>
      <Timely offers={content.offers} />
      {call === undefined ? null : <CallBlock {...call} />}
    </Hero>
  );
}
