import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallActions } from '#app/components/phone/call-actions.tsx';
import { CallBlock } from '#app/components/phone/call-block.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { Arrival } from '#app/components/sections/arrival.tsx';
import { SafetyCallout } from '#app/components/sections/safety-callout.tsx';
import { SourcedFacts } from '#app/components/sections/sourced-facts.tsx';
import { Disclosures } from '#app/components/ui/disclosure.tsx';
import { LinkList } from '#app/components/links/link-list.tsx';
import { OwnMinutes } from '#app/components/sections/own-minutes.tsx';
import { PageHeading } from '#app/components/ui/page-heading.tsx';
import { LongText } from '#app/components/ui/paragraphs.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { QuestionDisclosures } from '#app/components/ui/questions.tsx';
import { DoorChooser, SymptomGroup, Timely } from '#app/components/tools.tsx';
import { useSite } from '#app/components/site-context.ts';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Section, tones } from '#app/components/ui/section.tsx';
import { RichText } from '#app/components/ui/rich-text.tsx';
import type { ServicePage as Page } from '#app/page-data/service-page.ts';
import { paths } from '#app/paths.ts';
import { fill } from '#app/template.ts';

interface ServicePageProps extends Pick<Page, 'content' | 'picture'> {
  /** The display name of an area without a page of this service (docs/specification.md#51-services-in-unlisted-areas). */
  areaWithoutPage: string | undefined;
}

/** A service, or a service in an area. The order of its parts: docs/specification.md#28-service-pages. */
export function ServicePage({ content, picture, areaWithoutPage }: ServicePageProps) {
  const { labels } = useSite();
  const { service, isUrgent, subtitle, description, response, safety, chooser } = content;
  const { heading, kicker, servesAreaSentence, outsideZoneNotice } = openingOf(content, areaWithoutPage);
  const marks = [service.emergency ? labels.emergency : undefined, kicker].filter(Boolean).join(' · ');
  return (
    <>
      <section
        className={`split hero-call-first ${tones[isUrgent && chooser === undefined ? 'night' : 'band']}`}
        aria-label={service.name}
        data-placement="hero"
      >
        <figure className="split-picture">
          <Picture picture={picture} size="half" first />
          {content.caption === undefined ? null : (
            <figcaption className="px-5 pt-2 text-xs text-muted in-[.night]:text-on-night-muted lg:py-2">
              {content.caption}
            </figcaption>
          )}
        </figure>
        <div className="split-text py-6 lg:min-h-[32rem] lg:py-16">
          {marks && (
            <p className="mb-2 text-sm semibold text-muted in-[.night]:text-on-night-muted">{marks}</p>
          )}
          <PageHeading className="text-3xl lg:text-2xl">{heading}</PageHeading>
          <p className="mt-2 text-lg semibold text-balance">{subtitle}</p>
          {response === undefined ? null : <Arrival arrival={response} />}
          {isUrgent && response === undefined && areaWithoutPage === undefined ? <OwnMinutes /> : null}
          <div className="mt-lead calls">
            <CallActions />
          </div>
          <p className="hero-lede measure text-lg text-muted in-[.night]:text-on-night-muted lg:mt-8">
            {description}
            {servesAreaSentence === undefined ? null : ` ${servesAreaSentence}`}
            <span id="opening-end" />
          </p>
        </div>
      </section>
      <BelowTheFold>
        {chooser === undefined ? null : <DoorChooser chooser={chooser} />}
        {outsideZoneNotice === undefined ? null : (
          <p className="contained mt-8 callout semibold">{outsideZoneNotice}</p>
        )}
        <article className="contained columns-beside items-start gap-y-8 py-section">
          {safety === undefined ? null : (
            <div className="mb-6 lg:col-start-2 lg:mb-0">
              <SafetyCallout callout={safety} />
            </div>
          )}
          <Timely offers={content.offers} />
          <Details {...content} />
          <Features {...content} />
          <Timely jobs={content.jobs} />
        </article>
        <FurtherSections {...content} />
      </BelowTheFold>
    </>
  );
}

/** What is particular to this service in this area; elsewhere the detailed description, its first part open. */
function Details({ inArea, detailedDescription: [first, ...others] = [] }: Page['content']) {
  return (
    <>
      {inArea === undefined ? null : (
        <>
          <h2 className="mt-8 mb-2 headline text-xl lg:col-start-1 lg:my-0 lg:pt-6 lg:text-2xl">
            {inArea.local.heading}
          </h2>
          <div className="lg:col-start-2 lg:pt-6">
            <LongText texts={inArea.local.paragraphs} shown={1} />
          </div>
        </>
      )}
      {first === undefined ? null : (
        <>
          <div className="mt-8 mb-4 lg:col-start-1 lg:my-0">
            <h2 className="headline text-xl">{first.heading}</h2>
            <p className="mt-2 measure text-lg">
              <RichText text={first.text} />
            </p>
          </div>
          <div className="lg:col-start-2">
            <Disclosures texts={others} headingLevel={2} />
          </div>
        </>
      )}
    </>
  );
}

function Features({ isUrgent, features, featuresHeading, book }: Page['content']) {
  return (
    <div className="mt-8 lg:col-start-1 lg:row-start-1 lg:mt-0">
      <h2 className="mb-3 headline text-xl">{featuresHeading}</h2>
      <CheckList items={features} />
      <div className="mt-6 calls">
        {isUrgent ? <CallActions look="quiet" /> : null}
        <ButtonLink look="quiet" to={paths.contact}>
          {book}
        </ButtonLink>{' '}
        {isUrgent ? null : <CallActions look="quiet" />}
      </div>
    </div>
  );
}

function FurtherSections({ symptoms, inArea, areas, call }: Page['content']) {
  const lists = [
    { id: 'areas', list: areas },
    { id: 'services', list: inArea?.otherServices },
  ].flatMap(({ id, list }) => (list === undefined || list.links.length === 0 ? [] : { id, ...list }));
  return (
    <>
      {symptoms === undefined ? null : <SymptomGroup group={symptoms} />}
      {inArea === undefined ? null : <LocalDetails {...inArea} />}
      {lists.length === 0 ? null : (
        <div
          className={`py-close ${tones[symptoms === undefined && inArea === undefined ? 'band' : 'page']}`}
        >
          <div className={`contained grid gap-x-16 gap-y-8 ${lists.length > 1 ? 'lg:grid-cols-2' : ''}`}>
            {lists.map(({ id, heading, links }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id} className="mb-2 headline text-xl">
                  {heading}
                </h2>
                <LinkList links={links} />
              </section>
            ))}
          </div>
        </div>
      )}
      {call === undefined ? null : <CallBlock id="call" {...call} />}
    </>
  );
}

function openingOf(
  { service, heading, kicker, inArea, outsideZoneTexts }: Page['content'],
  areaWithoutPage?: string,
) {
  if (outsideZoneTexts === undefined || areaWithoutPage === undefined) {
    return { heading, kicker, servesAreaSentence: inArea?.servesArea, outsideZoneNotice: undefined };
  }
  const area = areaWithoutPage;
  return {
    heading: fill(outsideZoneTexts.heading, { service: service.name, area }),
    kicker: fill(outsideZoneTexts.kicker, { area }),
    servesAreaSentence: fill(outsideZoneTexts.servesArea, { area }),
    outsideZoneNotice: fill(outsideZoneTexts.notice, { area }),
  };
}

type InArea = NonNullable<Page['content']['inArea']>;

/** What to look for in this area, the questions from there, and what public records say of it. */
function LocalDetails({ local, claim, sourcedFacts, notice, links }: InArea) {
  const { lookForHeading, lookFor, questions } = local;
  return (
    <Section tone="band" id="local" heading={lookForHeading} beside>
      <ul className="mb-6 measure list-disc stack-2 pl-5">
        {lookFor.map((item) => (
          <li key={item}>
            <RichText text={item} />
          </li>
        ))}
      </ul>
      <QuestionDisclosures items={questions} />
      {claim === undefined ? null : <p className="mt-6 measure semibold">{claim}</p>}
      {notice === undefined ? null : <p className="mt-6 measure text-sm text-muted">{notice}</p>}
      {sourcedFacts.length === 0 ? null : (
        <div className="mt-6">
          <SourcedFacts facts={sourcedFacts} />
        </div>
      )}
      <div className="mt-2">
        <LinkList links={links} />
      </div>
    </Section>
  );
}
