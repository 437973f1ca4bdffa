import { AnswerLines } from '#app/components/sections/answer-lines.tsx';
import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { Blocks } from '#app/components/ui/blocks.tsx';
import { CallActions } from '#app/components/phone/call-actions.tsx';
import { CallBlock } from '#app/components/phone/call-block.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { SafetyCallout } from '#app/components/sections/safety-callout.tsx';
import { SourcedFacts } from '#app/components/sections/sourced-facts.tsx';
import { Link } from '#app/components/links/link.tsx';
import { LinkList } from '#app/components/links/link-list.tsx';
import { PageHeading } from '#app/components/ui/page-heading.tsx';
import { Paragraphs } from '#app/components/ui/paragraphs.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { Questions } from '#app/components/ui/questions.tsx';
import { DoorChooser, DoorPart, PlacesMap } from '#app/components/tools.tsx';
import { useSite } from '#app/components/site-context.ts';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { RichText } from '#app/components/ui/rich-text.tsx';
import type { ServicePage as Page } from '#app/page-data/service-page.ts';
import { paths } from '#app/paths.ts';
import { fill } from '#app/template.ts';

type Tone = 'page' | 'band';

interface ServicePageProps extends Pick<Page, 'content' | 'picture'> {
  /** The display name of an area without a page of this service (docs/specification.md#51-services-in-unlisted-areas). */
  unlistedArea: string | undefined;
}

/** A service, or a service in an area. The order of its parts: docs/specification.md#28-service-pages. */
export function ServicePage({ content, picture, unlistedArea }: ServicePageProps) {
  const { labels } = useSite();
  const { service, isUrgent, subtitle, description, details, safety } = content;
  const { features, book, featuresHeading, inArea, door } = content;
  const { heading, kicker, servesArea, outsideZone } = openingOf(content, unlistedArea);
  return (
    <>
      <section className="night split bg-night text-on-night" aria-label={service.name} data-placement="hero">
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
            {'blocks' in details ? null : <Summary {...details} />}
            {safety === undefined || isUrgent ? null : <SafetyCallout callout={safety} />}
          </BelowTheFold>
        </div>
        <BelowTheFold>
          {'blocks' in details ? (
            <div className="mt-10 lg:col-span-2 lg:row-start-3">
              <Blocks blocks={details.blocks} headingLevel={2} />
            </div>
          ) : null}
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
            {door?.show !== 'symptom' ? null : (
              <>
                <h2 className="mt-12 mb-5 headline text-xl">{door.heading}</h2>
                <DoorPart part={door} />
              </>
            )}
          </div>
        </BelowTheFold>
      </article>
      <BelowTheFold>
        <LowerSections {...content} />
      </BelowTheFold>
    </>
  );
}

/** The sections below the hero; those without content are left out. Backgrounds alternate. */
function LowerSections({ door, doorChooser, inArea, areas, map, call }: Page['content']) {
  const answers = inArea?.answers;
  const others = inArea?.otherServices.links.length === 0 ? undefined : inArea?.otherServices;
  const linksToOthers =
    others === undefined ? null : (
      <>
        <h3 className="mt-10 mb-3 headline text-xl">{others.heading}</h3>
        <LinkList links={others.links} className="" />
      </>
    );
  // Alternate backgrounds depending on which sections are present.
  const hasDrawing = door?.show === 'service';
  let sectionCount = hasDrawing ? 1 : 0;
  const nextTone = () => ((sectionCount += 1) % 2 === 1 ? 'band' : 'page');
  return (
    <>
      {/* By night: it goes with both tones. */}
      {doorChooser === undefined ? null : <DoorChooser chooser={doorChooser} />}
      {hasDrawing ? <DoorPart part={door} /> : null}
      {inArea === undefined ? null : <LocalDetails tone={nextTone()} {...inArea} />}
      {answers === undefined ? null : (
        <Section
          id="answers"
          room="close"
          tone={nextTone()}
          heading={answers.heading}
          lede={inArea?.local.facts}
        >
          <AnswerLines answers={answers} />
        </Section>
      )}
      {areas === undefined ? null : (
        <Section
          id="areas"
          tone={nextTone()}
          heading={areas.heading}
          beside={inArea !== undefined && map === undefined}
        >
          {map === undefined ? (
            <LinkList links={areas.links} />
          ) : (
            <PlacesMap map={map}>{linksToOthers}</PlacesMap>
          )}
        </Section>
      )}
      {others === undefined || map !== undefined ? null : (
        <Section id="services" tone={nextTone()} heading={others.heading} beside>
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

function Summary({ text, whole }: Exclude<Page['content']['details'], { blocks: unknown }>) {
  return (
    <p className="measure">
      <RichText text={text} />{' '}
      <Link to={whole.path} className="text-link">
        {whole.name}
      </Link>
    </p>
  );
}

function LocalDetails({ tone, local, sourcedFacts, notice, answers }: InArea & { tone: Tone }) {
  const { lookForHeading, lookFor, questions, facts } = local;
  return (
    <Section tone={tone} id="local" heading={lookForHeading}>
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
      {/* Otherwise above the answers. */}
      {answers === undefined ? <p className="mt-10 measure semibold">{facts}</p> : null}
      {notice === undefined ? null : <p className="mt-10 measure text-sm text-muted">{notice}</p>}
      {sourcedFacts.length === 0 ? null : (
        <div className="mt-8">
          <SourcedFacts facts={sourcedFacts} />
        </div>
      )}
    </Section>
  );
}
