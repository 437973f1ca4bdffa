import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { Blocks } from '#app/components/ui/blocks.tsx';
import { CallActions } from '#app/components/phone/call-actions.tsx';
import { CallBlock } from '#app/components/phone/call-block.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { SafetyCallout } from '#app/components/sections/safety-callout.tsx';
import { SourcedFacts } from '#app/components/sections/sourced-facts.tsx';
import { LinkList } from '#app/components/links/link-list.tsx';
import { PageHeading } from '#app/components/ui/page-heading.tsx';
import { Paragraphs } from '#app/components/ui/paragraphs.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { Questions } from '#app/components/ui/questions.tsx';
import { DoorChooser, SymptomGroup } from '#app/components/tools.tsx';
import { useSite } from '#app/components/site-context.ts';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { RichText } from '#app/components/ui/rich-text.tsx';
import type { ServicePage as Page } from '#app/page-data/service-page.ts';
import { paths } from '#app/paths.ts';
import { fill } from '#app/template.ts';

interface ServicePageProps extends Pick<Page, 'content' | 'picture'> {
  /** The display name of an area without a page of this service (docs/specification.md#51-services-in-unlisted-areas). */
  unlistedArea: string | undefined;
}

/** A service, or a service in an area. The order of its parts: docs/specification.md#28-service-pages. */
export function ServicePage({ content, picture, unlistedArea }: ServicePageProps) {
  const { labels } = useSite();
  const { service, isUrgent, subtitle, description, detailedDescription, safety } = content;
  const { features, book, featuresHeading, inArea } = content;
  const { heading, kicker, servesArea, outsideZone } = openingOf(content, unlistedArea);
  return (
    <>
      <section
        className={`night split bg-night text-on-night ${service.emergency ? 'in-the-gap' : ''}`}
        aria-label={service.name}
        data-placement="hero"
      >
        <div className="split-text py-8 lg:min-h-[28rem] lg:pt-24 lg:pb-16">
          <p className="text-sm semibold text-on-night-muted">
            <RichText text={service.emergency ? `${labels.emergency} · ${kicker}` : kicker} />
          </p>
          <p className="mt-3 headline text-3xl">{subtitle}</p>
          <div className="mt-6 calls lg:mt-8">
            <CallActions />
          </div>
        </div>
        <div className="split-picture">
          <Picture picture={picture} size="half" first className="lg:absolute lg:inset-0 lg:h-full" />
        </div>
      </section>
      <article className="contained columns-beside py-section lg:grid-rows-[auto_1fr]">
        <PageHeading className="text-2xl">{heading}</PageHeading>
        <div className="mt-6 stack-5 lg:row-span-2 lg:mt-0">
          {outsideZone === undefined ? null : <p className="callout semibold">{outsideZone}</p>}
          {safety !== undefined && isUrgent ? <SafetyCallout callout={safety} /> : null}
          {inArea === undefined ? null : <LocalOpening {...inArea.local} />}
          <p className={`measure ${inArea === undefined ? 'text-lg' : ''}`}>
            {description}
            {servesArea === undefined ? null : ` ${servesArea}`}
          </p>
          <BelowTheFold>
            {safety === undefined || isUrgent ? null : <SafetyCallout callout={safety} />}
          </BelowTheFold>
        </div>
        <BelowTheFold>
          {detailedDescription === undefined ? null : (
            <div className="mt-10 lg:col-span-2 lg:row-start-3">
              <Blocks blocks={detailedDescription} headingLevel={2} />
            </div>
          )}
          <div className="mt-10 lg:row-start-2">
            <h2 className="mb-5 headline text-xl">{featuresHeading}</h2>
            <CheckList items={features} />
            <div className="mt-8 calls">
              {isUrgent ? <CallActions /> : null}
              <ButtonLink look="quiet" to={paths.contact}>
                {book}
              </ButtonLink>{' '}
              {isUrgent ? null : <CallActions />}
            </div>
          </div>
        </BelowTheFold>
      </article>
      <BelowTheFold>
        <FurtherSections {...content} />
      </BelowTheFold>
    </>
  );
}

/** The sections below the description; those without content are left out. */
function FurtherSections({ symptoms, doorChooser, inArea, areas, call }: Page['content']) {
  const others = inArea?.otherServices;
  return (
    <>
      {doorChooser === undefined ? null : <DoorChooser chooser={doorChooser} />}
      {symptoms === undefined ? null : <SymptomGroup group={symptoms} />}
      {inArea === undefined ? null : <LocalDetails {...inArea} />}
      {areas === undefined ? null : (
        <Section
          id="areas"
          tone={symptoms === undefined && inArea === undefined ? 'band' : 'page'}
          heading={areas.heading}
          beside={inArea !== undefined}
        >
          <LinkList links={areas.links} />
        </Section>
      )}
      {others === undefined || others.links.length === 0 ? null : (
        <Section id="services" tone={areas === undefined ? 'page' : 'band'} heading={others.heading} beside>
          <LinkList links={others.links} />
        </Section>
      )}
      {call === undefined ? null : <CallBlock id="call" {...call} />}
    </>
  );
}

function openingOf(
  { service, heading, kicker, inArea, unlistedAreaTexts }: Page['content'],
  unlistedArea?: string,
): { heading: string; kicker: string; servesArea?: string | undefined; outsideZone?: string } {
  if (unlistedAreaTexts === undefined || unlistedArea === undefined) {
    return { heading, kicker, servesArea: inArea?.servesArea };
  }
  const area = unlistedArea;
  return {
    heading: fill(unlistedAreaTexts.title, { service: service.name, area }),
    kicker: fill(unlistedAreaTexts.unlistedArea, { area }),
    servesArea: fill(unlistedAreaTexts.servesArea, { area }),
    outsideZone: fill(unlistedAreaTexts.outsideZone, { area }),
  };
}

type InArea = NonNullable<Page['content']['inArea']>;

/** What is particular to this service in this area comes before what is said of the service everywhere. */
function LocalOpening({ heading, paragraphs: [first, ...others] }: InArea['local']) {
  return (
    <>
      <h2 className="pt-5 headline text-xl">{heading}</h2>
      <p className="measure text-lg">
        <RichText text={first ?? ''} />
      </p>
      <Paragraphs texts={others} />
    </>
  );
}

function LocalDetails({ local, sourcedFacts, notice, links }: InArea) {
  const { lookForHeading, lookFor, questions, facts } = local;
  return (
    <Section tone="band" id="local" heading={lookForHeading}>
      <div className="columns-beside grid gap-y-10">
        <ul className="measure list-disc stack-3 pl-5 text-lg">
          {lookFor.map((item) => (
            <li key={item}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
        <Questions items={questions} />
      </div>
      <p className="mt-10 measure semibold">{facts}</p>
      {notice === undefined ? null : <p className="mt-10 measure text-sm text-muted">{notice}</p>}
      {sourcedFacts.length === 0 ? null : (
        <div className="mt-8">
          <SourcedFacts facts={sourcedFacts} />
        </div>
      )}
      <LinkList links={links} className="mt-8" />
    </Section>
  );
}
