import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallActions } from '#app/components/phone/call-actions.tsx';
import { ServiceCards } from '#app/components/sections/cards.tsx';
import { EmergencyBanner } from '#app/components/sections/emergency-banner.tsx';
import { WideHero } from '#app/components/sections/hero.tsx';
import { Paragraphs } from '#app/components/ui/paragraphs.tsx';
import { Points } from '#app/components/ui/points.tsx';
import { LinkList } from '#app/components/links/link-list.tsx';
import { PlaceLookup, SymptomGroup } from '#app/components/tools.tsx';
import { useSite } from '#app/components/site-context.ts';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { ExternalLink } from '#app/components/links/external-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { Brand } from '#content/records.ts';
import type { HomePage as Page } from '#app/page-data/main-pages.ts';
import { paths } from '#app/paths.ts';

export function HomePage({ content, picture }: Pick<Page, 'content' | 'picture'>) {
  const { labels } = useSite();
  const { hero, symptoms, choosers, about, services, cards, placeLookup } = content;
  const { emergencyBanner, whyChoose, freeQuote, brands } = content;
  return (
    <>
      <WideHero {...hero} picture={picture} />
      <BelowTheFold>
        {placeLookup === undefined ? null : (
          <Section room="close" id="places" heading={placeLookup.heading} beside>
            <PlaceLookup texts={placeLookup} />
          </Section>
        )}
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
        <Section tone="band" id="services" heading={services.heading}>
          <ServiceCards cards={cards} more={services.more} />
          <div className="mt-lead flex flex-wrap items-center gap-x-8 gap-y-2">
            <ButtonLink look="quiet" to={paths.services}>
              {services.all}
            </ButtonLink>
            <LinkList links={choosers} className="" />
          </div>
        </Section>
        {emergencyBanner === undefined ? null : <EmergencyBanner banner={emergencyBanner} />}
        <Section id="why-choose-us" heading={whyChoose.heading} beside aside={<FreeQuote {...freeQuote} />}>
          <Points points={whyChoose.points} rows />
        </Section>
        {brands === undefined ? null : (
          <Section tone="band" room="close" id="brands" heading={brands.heading} lede={brands.lede}>
            <BrandGrid brands={brands.list} />
          </Section>
        )}
      </BelowTheFold>
    </>
  );
}

function FreeQuote({ heading, text }: Page['content']['freeQuote']) {
  return (
    <div data-placement="banner" className="rounded-sm bg-band p-5">
      <h2 className="headline text-xl">{heading}</h2>
      <p className="mt-2">{text}</p>
      <div className="mt-4 calls">
        <CallActions look="quiet" />
      </div>
    </div>
  );
}

function BrandGrid({ brands }: { brands: Brand[] }) {
  const { labels } = useSite();
  return (
    <ul className="brands grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-6">
      {brands.map(({ name, url, logo }) => (
        <li key={name}>
          <ExternalLink href={url} notice={labels.newTab} className="brand-link">
            {logo === undefined ? (
              <span className="headline text-lg">{name}</span>
            ) : (
              <img src={logo.file} alt={name} loading="lazy" className="brand-logo" />
            )}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
