import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallBlock } from '#app/components/phone/call-block.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { AreaHero } from '#app/components/sections/hero.tsx';
import { SafetyCallout } from '#app/components/sections/safety-callout.tsx';
import { SourcedFacts } from '#app/components/sections/sourced-facts.tsx';
import { LinkList } from '#app/components/links/link-list.tsx';
import { LongText } from '#app/components/ui/paragraphs.tsx';
import { Questions } from '#app/components/ui/questions.tsx';
import { useSite } from '#app/components/site-context.ts';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { PartIcon } from '#app/components/ui/part-icon.tsx';
import { Link } from '#app/components/links/link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { AreaPage as Page } from '#app/page-data/area-page.ts';
import { paths } from '#app/paths.ts';

type Card = Page['content']['services']['cards'][number];

/** An area. The order of its parts: docs/specification.md#210-area-pages. */
export function AreaPage({ content, picture }: Pick<Page, 'content' | 'picture'>) {
  const { labels } = useSite();
  const { area, kicker, title, description, response, services, whyChoose, call, facts, local, nearby } =
    content;
  const { notice, safety, links, sourcedFacts } = content;
  return (
    <>
      <AreaHero
        kicker={kicker}
        heading={area.name}
        subheading={title}
        response={<Response {...response} />}
        lede={description}
        picture={picture}
      />
      <BelowTheFold>
        <Section tone="band" room="wide" id="services" heading={services.heading}>
          <ul className="grid border-line sm:grid-cols-2 lg:grid-cols-3">
            {services.cards.map((card) => (
              <ServiceCard key={card.title} card={card} />
            ))}
          </ul>
        </Section>
        <Section id="local" heading={local.heading}>
          <LongText texts={local.paragraphs} />
          <div className="mt-12">
            <Questions items={local.questions} columns />
          </div>
          {sourcedFacts === undefined ? null : (
            <>
              <h3 className="mt-12 mb-5 headline text-xl">{sourcedFacts.heading}</h3>
              <SourcedFacts facts={sourcedFacts.list} />
            </>
          )}
          {safety === undefined ? null : (
            <div className="mt-12 max-w-3xl">
              <SafetyCallout callout={safety} headingLevel={3} />
            </div>
          )}
        </Section>
        <Section tone="band" id="why-choose-us" heading={whyChoose.heading}>
          <CheckList items={whyChoose.points} columns />
          <LinkList links={links} className="mt-8" />
          {notice === undefined ? null : <p className="mt-6 measure text-sm text-muted">{notice}</p>}
        </Section>
        {nearby.links.length === 0 ? null : (
          <Section id="nearby" heading={nearby.heading}>
            <LinkList links={nearby.links} />
          </Section>
        )}
        <CallBlock
          id="call"
          {...call}
          below={
            <div role="group" aria-labelledby="facts" className="mt-10 hairline-t border-on-night-muted pt-6">
              <h3 id="facts" className="headline text-lg">
                {facts.heading}
              </h3>
              <dl className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2">
                {facts.list.map((fact) => (
                  <Fact key={fact.term} {...fact} />
                ))}
              </dl>
            </div>
          }
        >
          <ButtonLink look="quiet" to={paths.contact} name={labels.quoteByContact}>
            {labels.quote}
          </ButtonLink>
        </CallBlock>
      </BelowTheFold>
    </>
  );
}

/** How soon: the figure large, with what it counts, between the words of its sentence. */
function Response({ before, minutes, unit, after }: Page['content']['response']) {
  return (
    <p className="minutes">
      <span className="block">{before}</span>{' '}
      <strong className="headline">
        {minutes}
        <small> {unit}</small>
      </strong>{' '}
      {after}
    </p>
  );
}

function ServiceCard({ card }: { card: Card }) {
  const { labels } = useSite();
  return (
    <li className="card relative flex flex-col hairline-t border-line py-8 sm:pr-10">
      <div className="flex items-center gap-4">
        <PartIcon name={card.icon} />
        {card.emergency ? <p className="text-sm semibold">{labels.emergency}</p> : null}
      </div>
      <h3 className="mt-3 headline text-xl">
        <Link to={card.link.path} className="card-heading-link">
          {card.title}
          <span className="sr-only">{` ${card.link.name}`}</span>
        </Link>
      </h3>
      <p className="mt-2">{card.description}</p>
      <ul className="mt-4 stack-1 text-sm text-muted">
        {card.features.map((feature) => (
          <li key={feature} className="dash">
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="text-on-night-muted">{term}</dt>
      <dd className="headline text-xl">{text}</dd>
    </div>
  );
}
