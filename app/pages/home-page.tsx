import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallBlock } from '#app/components/phone/call-block.tsx';
import { ServiceCards } from '#app/components/sections/cards.tsx';
import { DoorTeaser } from '#app/components/door-chooser/door-teaser.tsx';
import { EmergencyBanner } from '#app/components/sections/emergency-banner.tsx';
import { WideHero } from '#app/components/sections/hero.tsx';
import { Paragraphs } from '#app/components/ui/paragraphs.tsx';
import { Points } from '#app/components/ui/points.tsx';
import { PlaceLookup, SymptomGroup } from '#app/components/tools.tsx';
import { useSite } from '#app/components/site-context.ts';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { ExternalLink } from '#app/components/links/external-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { Wordmark } from '#app/components/footer/wordmark.tsx';
import type { Brand } from '#content/records.ts';
import type { HomePage as Page } from '#app/page-data/main-pages.ts';
import { paths } from '#app/paths.ts';

export function HomePage({ content, picture }: Pick<Page, 'content' | 'picture'>) {
  const { labels } = useSite();
  const { hero, symptoms, doorTeaser, about, services, cards, placeLookup } = content;
  const { emergencyBanner, whyChoose, freeQuote, brands } = content;
  return (
    <>
      <WideHero {...hero} picture={picture} />
      <BelowTheFold>
        {symptoms === undefined ? null : <SymptomGroup group={symptoms} columns />}
        <Section id="about" heading={about.heading} beside>
          <Paragraphs texts={about.paragraphs} />
          <ButtonLink look="text" to={paths.about} className="mt-4">
            <span>
              {about.more}
              <span className="sr-only">{`: ${labels.footer.quickLinks.about}`}</span>
            </span>
          </ButtonLink>
        </Section>
        {doorTeaser === undefined ? null : <DoorTeaser teaser={doorTeaser} />}
        <Section tone="band" room="wide" id="services" heading={services.heading} lede={services.lede}>
          <ServiceCards cards={cards} more={services.more} />
          <ButtonLink look="quiet" to={paths.services} className="mt-12">
            {services.all}
          </ButtonLink>
        </Section>
        {placeLookup === undefined ? null : (
          <Section id="places" heading={placeLookup.heading} beside>
            <PlaceLookup texts={placeLookup} />
          </Section>
        )}
        {emergencyBanner === undefined ? null : <EmergencyBanner banner={emergencyBanner} />}
        <Section id="why-choose-us" heading={whyChoose.heading}>
          <Points points={whyChoose.points} />
        </Section>
        <CallBlock id="free-quote" {...freeQuote} />
        {brands === undefined ? null : (
          <Section room="close" id="brands" heading={brands.heading} lede={brands.lede}>
            <BrandGrid brands={brands.list} />
          </Section>
        )}
      </BelowTheFold>
    </>
  );
}

function BrandGrid({ brands }: { brands: Brand[] }) {
  const { labels } = useSite();
  return (
    <ul className="brands grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-6">
      {brands.map(({ name, url, logo }) => (
        <li key={name}>
          <ExternalLink href={url} notice={labels.newTab} className="brand-link">
            <Wordmark name={name} logo={logo} />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
