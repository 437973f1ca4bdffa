import { Phone } from 'lucide-react';
import { CheckList } from '#app/components/check-list.tsx';
import { PageHeading } from '#app/components/page-heading.tsx';
import { Picture } from '#app/components/picture.tsx';
import { Questions } from '#app/components/questions.tsx';
import { ButtonLink } from '#app/components/ui/button-link.tsx';
import { Link } from '#app/components/ui/link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { labels } from '#app/content/labels.ts';
import type { Link as LinkRecord, ServicePage as Page } from '#app/content/pages.ts';
import { paths } from '#app/paths.ts';
import { phoneDisplay, phoneHref } from '#app/site.ts';

interface ServicePageProps extends Pick<Page, 'content' | 'picture'> {
  /** The display name of an area that isn't in the table (decisions, "Routes the specification leaves open"). */
  unlistedArea?: string;
  /** The areas that have a page of this service. */
  areas: LinkRecord[];
}

/** A service, or a service in an area. The order of what stands here is the specification's. */
export function ServicePage({ content, picture, unlistedArea, areas }: ServicePageProps) {
  const { service, subtitle, description, detailedDescription, features, frame, area, local } = content;
  const areaName = area?.name ?? unlistedArea;
  const where = area
    ? labels.service.response(area.name, area.responseTime)
    : unlistedArea === undefined
      ? labels.service.everywhere
      : labels.service.unlistedArea(unlistedArea);
  return (
    <>
      <section
        className="night bg-night pt-8 pb-20 text-on-night sm:pb-40 lg:pt-16 lg:pb-64"
        aria-label={service.name}
      >
        <div className="contained">
          <p className="text-sm font-semibold text-on-night-muted">
            {service.emergency ? `${frame.emergency} · ${where}` : where}
          </p>
          <p className="mt-3 max-w-4xl font-display text-3xl text-balance">{subtitle}</p>
        </div>
      </section>
      <article className="contained -mt-14 max-w-5xl pb-section sm:-mt-32 lg:-mt-52">
        <Picture picture={picture} size="article" first className="rounded-sm" />
        <div className="grid gap-x-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
          <div>
            <PageHeading className="mt-8 text-2xl lg:mt-12">
              {areaName === undefined ? service.name : labels.service.title(service.name, areaName)}
            </PageHeading>
            <p className="mt-4 text-lg">
              {description}
              {areaName === undefined ? null : ` ${labels.service.area(areaName)}`}
            </p>
            <p className="mt-5">{detailedDescription}</p>
          </div>
          <div className="mt-10 border-t-2 border-text pt-6 lg:mt-16 lg:self-start">
            <h2 className="mb-5 font-display text-lg">{frame.featuresHeading}</h2>
            <CheckList items={features.slice(0, 3)} />
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink look="quiet" to={paths.contact}>
                {frame.book}
              </ButtonLink>
              <ButtonLink look="call" to={phoneHref}>
                <Phone className="size-5" />
                {labels.call(phoneDisplay)}
              </ButtonLink>
            </div>
          </div>
        </div>
      </article>
      {local === undefined ? (
        <Section tone="band" id="areas" heading={frame.areasHeading}>
          <ul className="columns-1 gap-x-8 sm:columns-2 lg:columns-3">
            {areas.map(({ name, path }) => (
              <li key={path} className="break-inside-avoid">
                <Link to={path} className="list-link">
                  {labels.service.title(service.name, name)}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      ) : (
        <LocalText {...local} />
      )}
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
}: NonNullable<Page['content']['local']>) {
  return (
    <Section tone="band" id="local" heading={heading}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="max-w-prose space-y-5">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div>
          <h3 className="mb-5 font-display text-lg">{lookForHeading}</h3>
          <ul className="list-disc space-y-3 pl-5">
            {lookFor.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-12">
        <Questions items={questions} />
      </div>
    </Section>
  );
}
