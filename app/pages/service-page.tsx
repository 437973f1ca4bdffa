import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallActions } from '#app/components/phone/call-actions.tsx';
import { CallBlock } from '#app/components/phone/call-block.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { Arrival } from '#app/components/sections/arrival.tsx';
import { SafetyCallout } from '#app/components/sections/safety-callout.tsx';
import { SourcedFacts } from '#app/components/sections/sourced-facts.tsx';
import { Disclosure, Disclosures } from '#app/components/ui/disclosure.tsx';
import { LinkList, Links, LinksBeside } from '#app/components/links/link-list.tsx';
import { OwnMinutes } from '#app/components/sections/own-minutes.tsx';
import { PageHeading } from '#app/components/ui/page-heading.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { DoorChooser, DoorCloseUp, SymptomGroup, Timely } from '#app/components/tools.tsx';
import { useSite } from '#app/components/site-context.ts';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Paragraphs } from '#app/components/ui/paragraphs.tsx';
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
  const { service, inArea, isUrgent, subtitle, description, response, safety, chooser } = content;
  const { heading, kicker, servesArea, notice } = openingOf(content, areaWithoutPage);
  const [first, ...others] = content.detailedDescription;
  /** It says what not to touch, as the callout does. */
  const opening = first && (
    <>
      <strong className="semibold">{first.heading}:</strong> <RichText text={first.text} />
    </>
  );
  const warning = safety ? (
    <SafetyCallout callout={safety}>{opening}</SafetyCallout>
  ) : (
    opening && <p>{opening}</p>
  );
  const isHurried = isUrgent && chooser === undefined;
  /** Where somebody hurries, what to leave alone is read before what the service is. */
  const warnsFirst = warning && isHurried;
  const paragraph = (
    <p className={`measure ${warnsFirst ? 'lg:text-xl' : 'text-muted in-[.night]:text-on-night-muted'}`}>
      {description}
      {servesArea && ` ${servesArea}`}
    </p>
  );
  const marks = [service.emergency ? labels.emergency : undefined, kicker].filter(Boolean).join(' · ');
  return (
    <>
      <section
        className={`split hero-call-first ${isHurried ? `hairline-b border-night-line ${tones.night}` : tones.band}`}
        aria-label={service.name}
        data-placement="hero"
      >
        <figure className="relative split-picture">
          <Picture picture={picture} size="half" first />
          {content.caption === undefined ? null : (
            <figcaption className="absolute bottom-0 bg-night p-2 text-xs text-on-night-muted">
              {content.caption}
            </figcaption>
          )}
        </figure>
        <div className="split-text">
          {marks && (
            <p className="mb-2 text-sm semibold text-muted in-[.night]:text-on-night-muted">{marks}</p>
          )}
          <PageHeading className="text-3xl lg:text-[3rem]">{heading}</PageHeading>
          <p className="mt-3 semibold text-balance">{subtitle}</p>
          {response && areaWithoutPage === undefined ? (
            <div className={inArea ? undefined : 'base-minutes'}>
              <Arrival arrival={response} />
            </div>
          ) : null}
          {isUrgent && inArea === undefined && areaWithoutPage === undefined ? <OwnMinutes /> : null}
          <CallActions className="mt-lead" />
          <Timely areaNotices={inArea?.notices} />
          {warnsFirst ? null : <div className="py-close max-lg:order-2">{paragraph}</div>}
          <span id="opening-end" className="absolute" />
        </div>
      </section>
      <BelowTheFold>
        {chooser === undefined ? null : <DoorChooser chooser={chooser} />}
        {notice && <p className="contained mt-6 callout semibold">{notice}</p>}
        <article className={`${tones.page} ${inArea ? 'pt-section' : 'py-section'}`}>
          <div className="contained">
            {warnsFirst && warning}
            <div
              className={`grid gap-y-8 ${warnsFirst ? 'mt-section' : ''} ${warning ? 'columns-beside items-start lg:grid-rows-[auto_1fr]' : ''}`}
            >
              {warnsFirst ? paragraph : warning}
              <div className="lg:row-span-2">
                <Features {...content} />
                {inArea === undefined && (
                  <div className="mt-6 hairline-b border-line">
                    <Disclosures texts={[...others, ...(chooser?.notes ?? [])]} headingLevel={2} />
                  </div>
                )}
              </div>
              <div>
                <div className="calls">
                  <ButtonLink look="quiet" to={paths.contact}>
                    {content.book}
                  </ButtonLink>
                </div>
                {content.guides && (
                  <div className="mt-3 flex flex-wrap gap-x-6">
                    <Links links={content.guides} />
                  </div>
                )}
              </div>
            </div>
          </div>
          {content.drawing && <DoorCloseUp {...content.drawing} />}
          {inArea && (
            <section className={`mt-section py-section ${tones.band}`}>
              <LocalDetails {...inArea} />
            </section>
          )}
          <div className={`contained ${inArea && content.jobs ? 'pb-section' : ''}`}>
            <Timely jobs={content.jobs} />
            {inArea ? null : (
              <div className="mt-section">
                <LinksBeside {...content.areas} />
              </div>
            )}
          </div>
        </article>
        <FurtherSections {...content} />
      </BelowTheFold>
    </>
  );
}

function Features({ features, featuresHeading, inArea }: Page['content']) {
  return (
    <>
      <h2 className="headline text-2xl">{featuresHeading}</h2>
      {inArea?.claim && <p className="mt-2 semibold">{inArea.claim}</p>}
      <CheckList items={features} className="mt-lead" />
    </>
  );
}

function FurtherSections({ symptoms, inArea, areas, call, offers, jobs }: Page['content']) {
  return (
    <>
      {symptoms === undefined ? null : (
        <Section tone="band" id="symptoms" heading={symptoms.heading}>
          <SymptomGroup {...symptoms} />
        </Section>
      )}
      {inArea && (
        <Section tone={jobs ? 'band' : 'page'} room="close" id="services" heading={inArea.services.heading}>
          <LinkList
            links={inArea.services.links}
            className="link-list tiles lg:mb-8 lg:grid-cols-3"
            linkClassName="link-row disclosure-summary disclosure-mark min-h-14 gap-[min(1rem,3vw)] semibold"
          />
          <LinksBeside {...areas} />
        </Section>
      )}
      <Timely offers={offers} />
      {call === undefined ? null : <CallBlock {...call} />}
    </>
  );
}

/** For an area without a page, in the words for any place that an address names. */
function openingOf({ service, inArea, outsideZoneTexts, ...content }: Page['content'], area?: string) {
  if (outsideZoneTexts === undefined || area === undefined)
    return { heading: content.heading, kicker: content.kicker, servesArea: inArea?.servesArea };
  const filled = (text: string) => fill(text, { service: service.name, area });
  const { heading, kicker, servesArea, notice } = outsideZoneTexts;
  return {
    heading: filled(heading),
    kicker: filled(kicker),
    servesArea: filled(servesArea),
    notice: filled(notice),
  };
}

/** What is particular to this service in this area, the questions from there, and what public records say of it. */
function LocalDetails({ local, sourcedFacts, notice }: NonNullable<Page['content']['inArea']>) {
  return (
    <div className="contained">
      <h2 className="mb-lead headline text-2xl">{local.heading}</h2>
      {local.lead && <p className="mb-5 text-xl/[1.35] lg:text-[1.75rem]">{local.lead}</p>}
      <div className="stack-4 gap-x-16 lg:columns-2">
        <Paragraphs texts={local.texts} />
      </div>
      <div className="mt-6 stack-4">
        <div className="hairline-b border-line">
          <Disclosure heading={local.lookForHeading}>
            <CheckList look="list-disc" items={local.lookFor} className="stack-2 pl-5" />
          </Disclosure>
          <Disclosures texts={local.answers} />
        </div>
        {sourcedFacts.length > 0 && <SourcedFacts facts={sourcedFacts} />}
        {notice && <p className="measure text-sm text-muted">{notice}</p>}
      </div>
    </div>
  );
}
