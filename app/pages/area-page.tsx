import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallActions } from '#app/components/phone/call-actions.tsx';
import { CallBlock } from '#app/components/phone/call-block.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { Arrival } from '#app/components/sections/arrival.tsx';
import { Opening } from '#app/components/sections/hero.tsx';
import { SafetyCallout } from '#app/components/sections/safety-callout.tsx';
import { SourcedFacts } from '#app/components/sections/sourced-facts.tsx';
import { LinkList } from '#app/components/links/link-list.tsx';
import { Disclosure, QuestionDisclosures } from '#app/components/ui/disclosure.tsx';
import { Paragraph, Paragraphs } from '#app/components/ui/paragraphs.tsx';
import { useSite } from '#app/components/site-context.ts';
import { Timely } from '#app/components/tools.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { PartIcon } from '#app/components/ui/part-icon.tsx';
import { Link } from '#app/components/links/link.tsx';
import { Section, tones } from '#app/components/ui/section.tsx';
import type { AreaPage as Page } from '#app/page-data/area-page.ts';
import { paths } from '#app/paths.ts';

type Card = Page['content']['services']['cards'][number];

/** An area. The order of its parts: docs/specification.md#210-area-pages. */
export function AreaPage({ content, picture }: Pick<Page, 'content' | 'picture'>) {
  const { labels } = useSite();
  const { area, kicker, title, description, response, zipCodes, services, whyChoose, call, local, nearby } =
    content;
  const { notice, safety, links, sourcedFacts } = content;
  const [first = '', ...rest] = local.paragraphs;
  const others = <Paragraphs texts={rest} />;
  return (
    <>
      {/* How soon help comes there, and the number, before anything about the place. */}
      <Opening
        ground={`hero-call-first ${tones.night}`}
        heading={area.name}
        picture={picture}
        pictureClass="lg:object-[25%]"
      >
        <h2 className="mt-1 text-lg semibold text-balance text-on-night-muted">{title}</h2>
        <Arrival arrival={response} />
        <CallActions className="mt-lead" />
        <div className="hero-lede measure text-on-night-muted stack-2 lg:mt-8">
          <Paragraph text={description} className="text-lg" />
          <p className="text-sm">{`${kicker} · ${zipCodes}`}</p>
        </div>
      </Opening>
      <BelowTheFold>
        <Section tone="band" room="close" id="services" heading={services.heading}>
          <ul className="grid gap-x-10 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-3">
            {services.cards.map((card) => (
              <ServiceCard key={card.title} card={card} />
            ))}
          </ul>
        </Section>
        <Section
          id="local"
          heading={local.heading}
          beside
          aside={safety && <SafetyCallout callout={safety} headingLevel={3} />}
          below={
            <>
              {sourcedFacts === undefined ? null : (
                <>
                  <h3 className="mt-section mb-lead headline text-2xl">{sourcedFacts.heading}</h3>
                  <SourcedFacts facts={sourcedFacts.list} className="lg:mt-section" />
                </>
              )}
              <Timely jobs={content.jobs} />
            </>
          }
        >
          {local.picture === undefined ? null : (
            <Picture picture={local.picture} size="column" className="mb-6 rounded-sm aspect-2/1" />
          )}
          <Paragraph text={first} className="mb-5 measure text-lg" />
          {local.more === undefined ? others : <Disclosure heading={local.more}>{others}</Disclosure>}
          <QuestionDisclosures items={local.questions} />
        </Section>
        <Section tone="band" room="close" id="why-choose-us" heading={whyChoose.heading}>
          <CheckList items={whyChoose.points} className="gap-x-8 sm:columns-2 max-sm:text-sm" />
          {notice === undefined ? null : <p className="mt-4 measure text-sm text-muted">{notice}</p>}
          <LinkList links={links} />
        </Section>
        {nearby.links.length === 0 ? null : (
          <Section room="close" id="nearby" heading={nearby.heading} beside>
            <LinkList links={nearby.links} />
          </Section>
        )}
        <CallBlock {...call}>
          <ButtonLink look="quiet" to={paths.contact} name={labels.quoteByContact}>
            {labels.quote}
          </ButtonLink>
        </CallBlock>
      </BelowTheFold>
    </>
  );
}

function ServiceCard({ card }: { card: Card }) {
  const { labels } = useSite();
  return (
    <li className="card area-service hairline-t border-line">
      <PartIcon icon={card.icon} />
      <div>
        <h3 className="headline text-lg sm:mt-3 sm:text-xl">
          <Link to={card.path} className="card-heading-link">
            {card.title}
          </Link>
        </h3>
        {card.emergency ? <p className="text-xs semibold">{labels.emergency}</p> : null}
        <p className="text-sm sm:mt-1 sm:text-base">{card.description}</p>
      </div>
      <CheckList items={card.features} className="text-sm text-muted" />
    </li>
  );
}
