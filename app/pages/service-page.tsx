import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallActions } from '#app/components/call-actions.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { LinkList } from '#app/components/ui/link-list.tsx';
import { PageHeading } from '#app/components/ui/page-heading.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { Questions } from '#app/components/ui/questions.tsx';
import { useSite } from '#app/components/site-context.ts';
import { ButtonLink } from '#app/components/ui/button-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { ServicePage as Page } from '#app/content/to-pages/page-data.ts';
import { paths } from '#app/paths.ts';
import { fill } from '#app/template.ts';

interface ServicePageProps extends Pick<Page, 'content' | 'picture'> {
  /** The display name of an area without a page of this service (docs/specification.md#51-services-in-unlisted-areas). */
  unlistedArea: string | undefined;
}

/** A service, or a service in an area. The order of its parts: docs/specification.md#28-service-pages. */
export function ServicePage({ content, picture, unlistedArea }: ServicePageProps) {
  const { labels } = useSite();
  const { service, subtitle, description, detailedDescription, features, words, inArea, areas } = content;
  const { heading, where, servesArea } = openingOf(content, unlistedArea);
  return (
    <>
      <section
        className="night bg-night pt-6 pb-20 text-on-night lg:pt-14 lg:pb-36"
        aria-label={service.name}
      >
        <div className="contained lg:flex lg:items-end lg:justify-between lg:gap-12">
          <div>
            <p className="text-sm font-semibold text-on-night-muted">
              {service.emergency ? `${labels.emergency} · ${where}` : where}
            </p>
            <p className="mt-2 max-w-4xl headline text-2xl text-balance lg:text-3xl">{subtitle}</p>
          </div>
          <div className="mt-5 shrink-0">
            <CallActions />
          </div>
        </div>
      </section>
      <article className="contained grid gap-x-16 pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
        <Picture picture={picture} size="half" first className="-mt-14 rounded-sm lg:-mt-20" />
        <div className="lg:row-span-2">
          <PageHeading className="mt-6 text-2xl lg:mt-10">{heading}</PageHeading>
          <p className="mt-4 text-lg">
            {description}
            {servesArea === undefined ? null : ` ${servesArea}`}
          </p>
          <p className="mt-5">{detailedDescription}</p>
        </div>
        <div className="mt-10">
          <h2 className="mb-5 headline text-lg">{words.featuresHeading}</h2>
          <CheckList items={features} />
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink look="quiet" to={paths.contact}>
              {words.book}
            </ButtonLink>
            <CallActions />
          </div>
        </div>
      </article>
      <BelowTheFold>
        {inArea === undefined ? null : <LocalText {...inArea.local} />}
        {areas === undefined ? null : (
          <Section
            tone={inArea === undefined ? 'band' : 'page'}
            id="areas"
            heading={areas.heading}
            beside={inArea !== undefined}
          >
            <LinkList links={areas.links} />
          </Section>
        )}
        {inArea === undefined || inArea.otherServices.links.length === 0 ? null : (
          <Section
            tone={areas === undefined ? 'page' : 'band'}
            id="services"
            heading={inArea.otherServices.heading}
            beside
          >
            <LinkList links={inArea.otherServices.links} />
          </Section>
        )}
      </BelowTheFold>
    </>
  );
}

/** What the page's opening says; in an area without a page of its own, the service's page speaks of that area. */
function openingOf({ service, heading, where, inArea, elsewhere }: Page['content'], unlistedArea?: string) {
  if (elsewhere === undefined || unlistedArea === undefined) {
    return { heading, where, servesArea: inArea?.servesArea };
  }
  const area = unlistedArea;
  return {
    heading: fill(elsewhere.title, { service: service.name, area }),
    where: fill(elsewhere.unlistedArea, { area }),
    servesArea: fill(elsewhere.servesArea, { area }),
  };
}

/** What is particular to this service in this area. */
function LocalText({
  heading,
  paragraphs,
  lookForHeading,
  lookFor,
  questions,
  facts,
}: NonNullable<Page['content']['inArea']>['local']) {
  return (
    <Section tone="band" id="local" heading={heading} beside>
      <div className="max-w-prose space-y-5">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="mt-5 max-w-prose font-semibold">{facts}</p>
      <h3 className="mt-10 mb-4 headline text-xl">{lookForHeading}</h3>
      <ul className="max-w-prose list-disc space-y-3 pl-5">
        {lookFor.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <div className="mt-12">
        <Questions items={questions} />
      </div>
    </Section>
  );
}
