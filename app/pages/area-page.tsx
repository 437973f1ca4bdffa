import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallActions } from '#app/components/phone/call-actions.tsx';
import { CallBlock } from '#app/components/phone/call-block.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { Arrival } from '#app/components/sections/arrival.tsx';
import { Opening } from '#app/components/sections/hero.tsx';
import { LocalSection } from '#app/components/sections/local-section.tsx';
import { SafetyCallout } from '#app/components/sections/safety-callout.tsx';
import { SourcedFacts } from '#app/components/sections/sourced-facts.tsx';
import { LinkList, LinksBeside } from '#app/components/links/link-list.tsx';
import { Disclosure, QuestionDisclosures } from '#app/components/ui/disclosure.tsx';
import { Paragraph } from '#app/components/ui/paragraphs.tsx';
import { useSite } from '#app/components/site-context.ts';
import { Timely } from '#app/components/tools.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
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
  const { notice, notices, safety, links, sourcedFacts } = content;
  return (
    <>
      {/* How soon help comes there, and the number, before anything about the place. */}
      <Opening
        ground={`hero-call-first hairline-b border-night-line ${tones.night}`}
        heading={area.name}
        picture={picture}
        pictureClass="lg:object-[25%]"
      >
        <Arrival arrival={response} />
        <CallActions className="mt-lead" />
        <Timely areaNotices={notices} />
      </Opening>
      <BelowTheFold>
        {/* What to leave alone is read before what may be ordered. */}
        <Section room="close" id="place" heading={title} beside={safety === undefined}>
          <div className={safety && 'columns-beside'}>
            <div className="mb-6">
              <Paragraph text={description} />
              <p className="mt-3 text-sm text-muted">
                {kicker}
                <br />
                {zipCodes}
              </p>
            </div>
            {safety && <SafetyCallout callout={safety} headingLevel={3} />}
          </div>
        </Section>
        <Section tone="band" room="close" id="services" heading={services.heading}>
          <ul className="tiles">
            {services.cards.map((card) => (
              <ServiceCard key={card.title} card={card} />
            ))}
          </ul>
        </Section>
        <LocalSection tone="page" local={local} below={content.jobs && <Timely jobs={content.jobs} />}>
          {local.folded && (
            <Disclosure heading={local.folded.heading}>
              {local.folded.texts.map((text) => (
                <Paragraph key={text} text={text} />
              ))}
            </Disclosure>
          )}
          <QuestionDisclosures items={local.questions} />
          {sourcedFacts && (
            <Disclosure heading={sourcedFacts.heading}>
              <SourcedFacts facts={sourcedFacts.facts} />
            </Disclosure>
          )}
          <LinkList links={links} />
        </LocalSection>
        <Section tone="band" room="close" id="why-choose-us" heading={whyChoose.heading}>
          <CheckList items={whyChoose.points} leading={whyChoose.local} className="reasons" />
          {notice && <p className="mt-4 measure">{notice}</p>}
          <LinksBeside {...nearby} />
        </Section>
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
    <li className="card area-service">
      <PartIcon icon={card.icon} />
      <h3 className="headline text-xl">
        <Link to={card.path} className="card-heading-link">
          {card.title}
        </Link>
      </h3>
      {card.emergency && <p className="emergency-tag">{labels.emergency}</p>}
      <p>{card.description}</p>
      <CheckList look="running" items={card.features} className="text-sm" />
    </li>
  );
}
