import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallButton } from '#app/components/phone/call-actions.tsx';
import { ServiceCards } from '#app/components/sections/cards.tsx';
import { EmergencyBanner } from '#app/components/sections/emergency-banner.tsx';
import { Arrival } from '#app/components/sections/arrival.tsx';
import { OwnMinutes } from '#app/components/sections/own-minutes.tsx';
import { PageHeading } from '#app/components/ui/page-heading.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { Paragraph, Paragraphs } from '#app/components/ui/paragraphs.tsx';
import { Points } from '#app/components/ui/points.tsx';
import { LinkList } from '#app/components/links/link-list.tsx';
import { PlaceLookup, SymptomGroup, Timely } from '#app/components/tools.tsx';
import { useSite } from '#app/components/site-context.ts';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { ExternalLink } from '#app/components/links/external-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { HomePage as Page } from '#app/page-data/main-pages.ts';
import { paths } from '#app/paths.ts';

export function HomePage({ content, picture }: Pick<Page, 'content' | 'picture'>) {
  const { labels } = useSite();
  const { symptoms, choosers, about, faces, quotation, services, cards, placeLookup } = content;
  const { emergencyBanner, whyChoose, freeQuote, brands } = content;
  const summary = (
    <>
      <Paragraphs texts={about.paragraphs} />
      <ButtonLink look="text" to={paths.about}>
        {about.more}
        <span className="sr-only">{`: ${labels.footer.quickLinks.about}`}</span>
      </ButtonLink>
    </>
  );
  const lookup = placeLookup && (
    <div className="mt-lead ruled">
      <h2 className="mb-3 headline text-xl">{placeLookup.heading}</h2>
      <PlaceLookup texts={placeLookup} className="lookup-beside columns-beside" />
    </div>
  );
  return (
    <>
      <WideHero content={content} picture={picture} />
      <BelowTheFold>
        {symptoms === undefined ? (
          <div className="contained py-close">{lookup}</div>
        ) : (
          <Section tone="band" id="symptoms" heading={symptoms.heading}>
            <div className="columns-beside items-center">
              <SymptomGroup {...symptoms} />
            </div>
            {lookup}
          </Section>
        )}
        <Section
          id="about"
          heading={about.heading}
          beside
          aside={faces && summary}
          below={quotation && <Timely quotation={quotation} />}
        >
          {faces ? <Timely faces={faces} /> : summary}
        </Section>
        <Section tone="band" id="services" heading={services.heading}>
          <ServiceCards cards={cards} more={services.more} />
          <div className="mt-lead flex flex-wrap items-center gap-x-6">
            <ButtonLink look="quiet" to={paths.services}>
              {services.all}
            </ButtonLink>
            <LinkList links={choosers} className="" />
          </div>
        </Section>
        {emergencyBanner === undefined ? null : <EmergencyBanner banner={emergencyBanner} />}
        <Section id="why-choose-us" heading={whyChoose.heading}>
          <Points points={whyChoose.points} columns="gap-x-8 lg:grid-cols-2" />
          <FreeQuote {...freeQuote} />
          {brands && <Brands {...brands} />}
        </Section>
      </BelowTheFold>
    </>
  );
}

/** Its picture fills the screen's width, and the words are on its dark side. */
function WideHero({ content: { hero }, picture }: Pick<Page, 'content' | 'picture'>) {
  const { phone, labels } = useSite();
  const { kicker, heading, lede, arrival, proof } = hero;
  return (
    <section className="night hero-wide bg-night text-on-night" data-placement="hero">
      <div className="hero-wide-text contained">
        <p className="mb-2 text-sm semibold text-on-night-muted">{kicker}</p>
        <PageHeading className="text-3xl lg:text-[3rem]">{heading}</PageHeading>
        <Paragraph text={lede} className="mt-4 text-on-night-muted" />
        {arrival && (
          <div className="base-minutes">
            <Arrival arrival={arrival} />
          </div>
        )}
        <OwnMinutes />
        <div className="hero-wide-calls">
          <CallButton />{' '}
          <ButtonLink look="quiet" to={phone.href} name={labels.quoteByPhone}>
            {labels.quote}
          </ButtonLink>
        </div>
        {proof === undefined ? null : <Paragraph text={proof} className="mt-3 text-sm" />}
      </div>
      <div className="hero-wide-picture">
        <Picture id="opening-end" picture={picture} size="wide" first className="lg:object-right" />
        {picture.jams && (
          <div aria-hidden="true" className="hidden">
            <Picture picture={picture} size="wide" />
          </div>
        )}
      </div>
    </section>
  );
}

function FreeQuote({ heading, text }: Page['content']['freeQuote']) {
  return (
    <div className="mt-lead flex flex-wrap items-center gap-3 ruled" data-placement="banner">
      <div className="mt-lead grow">
        <h2 className="headline text-xl sm:text-2xl">{heading}</h2>
        <p className="mt-2">{text}</p>
      </div>
      <CallButton look="quiet" />
    </div>
  );
}

function Brands({ heading, lede, list }: NonNullable<Page['content']['brands']>) {
  const { labels } = useSite();
  return (
    <div className="mt-6 flex flex-wrap items-baseline gap-x-6 text-sm text-muted">
      <h2 className="semibold">{heading}</h2>
      <p className="grow">{lede}</p>
      <ul className="flex flex-wrap gap-x-6">
        {list.map(({ name, url, logo }) => (
          <li key={name}>
            <ExternalLink href={url} className="flex h-full min-h-11 items-center wrap-anywhere">
              {logo === undefined ? (
                <span className="headline">{name}</span>
              ) : (
                <img src={logo.file} alt={name} loading="lazy" className="h-5 max-w-full" />
              )}
              <span className="sr-only">{` ${labels.newTab}`}</span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
