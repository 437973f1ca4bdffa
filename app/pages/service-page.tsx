import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallActions } from '#app/components/call-actions.tsx';
import { CheckList } from '#app/components/check-list.tsx';
import { LinkList } from '#app/components/link-list.tsx';
import { PageHeading } from '#app/components/page-heading.tsx';
import { Picture } from '#app/components/picture.tsx';
import { Questions } from '#app/components/questions.tsx';
import { ButtonLink } from '#app/components/ui/button-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { labels } from '#app/content/labels.ts';
import type { ServicePage as Page } from '#app/content/pages.ts';
import { paths } from '#app/paths.ts';

interface ServicePageProps extends Pick<Page, 'content' | 'picture'> {
  /** The display name of an area that isn't in the table (decisions, "Routes the specification leaves open"). */
  unlistedArea: string | undefined;
}

/** A service, or a service in an area. The order of what stands here is the specification's. */
export function ServicePage({ content, picture, unlistedArea }: ServicePageProps) {
  const {
    service,
    subtitle,
    description,
    detailedDescription,
    features,
    frame,
    area,
    local,
    areas,
    otherServices,
  } = content;
  const areaName = area?.name ?? unlistedArea;
  const where = area
    ? labels.service.response(area.name, area.responseTime)
    : unlistedArea === undefined
      ? labels.service.everywhere
      : labels.service.unlistedArea(unlistedArea);
  return (
    <>
      <section
        className="night bg-night pt-6 pb-20 text-on-night lg:pt-14 lg:pb-36"
        aria-label={service.name}
      >
        <div className="contained lg:flex lg:items-end lg:justify-between lg:gap-12">
          <div>
            <p className="text-sm font-semibold text-on-night-muted">
              {service.emergency ? `${frame.emergency} · ${where}` : where}
            </p>
            <p className="mt-2 max-w-4xl headline text-2xl text-balance lg:text-3xl">{subtitle}</p>
          </div>
          <div className="mt-5 shrink-0">
            <CallActions call={labels.call} />
          </div>
        </div>
      </section>
      <article className="contained grid gap-x-16 pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
        <Picture picture={picture} size="half" first className="-mt-14 rounded-sm lg:-mt-20" />
        <div className="lg:row-span-2">
          <PageHeading className="mt-6 text-2xl lg:mt-10">
            {areaName === undefined ? service.name : labels.service.title(service.name, areaName)}
          </PageHeading>
          <p className="mt-4 text-lg">
            {description}
            {areaName === undefined ? null : ` ${labels.service.area(areaName)}`}
          </p>
          <p className="mt-5">{detailedDescription}</p>
        </div>
        <div className="mt-10">
          <h2 className="mb-5 headline text-lg">{frame.featuresHeading}</h2>
          <CheckList items={features.slice(0, 3)} />
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink look="quiet" to={paths.contact}>
              {frame.book}
            </ButtonLink>
            <CallActions call={labels.call} />
          </div>
        </div>
      </article>
      <BelowTheFold>
        {area === undefined || local === undefined ? null : (
          <LocalText
            {...local}
            facts={[area.claim, labels.service.facts(area.responseTime, area.zipCodes)]
              .filter(Boolean)
              .join(' ')}
          />
        )}
        <Section
          tone={local === undefined ? 'band' : 'page'}
          id="areas"
          heading={local === undefined ? frame.areasHeading : labels.service.nearbyHeading(service.name)}
          beside={local !== undefined}
        >
          <LinkList links={areas} name={(areaName) => labels.service.title(service.name, areaName)} />
        </Section>
        {area === undefined || otherServices === undefined ? null : (
          <Section tone="band" id="services" heading={labels.service.otherHeading(area.name)} beside>
            <LinkList links={otherServices} name={(name) => labels.service.title(name, area.name)} />
          </Section>
        )}
      </BelowTheFold>
    </>
  );
}

/** What is particular to this service in this area. */
function LocalText({
  heading,
  paragraphs,
  lookForHeading,
  lookFor,
  questions,
  facts,
}: NonNullable<Page['content']['local']> & { facts: string }) {
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
