import { Home, type IconNode, RefreshCw, Settings, Square, Wrench, Zap } from 'lucide';
import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallActions } from '#app/components/call-actions.tsx';
import { CallBlock } from '#app/components/call-block.tsx';
import { CheckList } from '#app/components/check-list.tsx';
import { Hero } from '#app/components/hero.tsx';
import { LinkList } from '#app/components/link-list.tsx';
import { Questions } from '#app/components/questions.tsx';
import { ButtonLink } from '#app/components/ui/button-link.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Link } from '#app/components/ui/link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { labels } from '#app/content/labels.ts';
import type { AreaPage as Page } from '#app/content/pages.ts';
import { paths } from '#app/paths.ts';

type Card = Page['content']['cards'][number];

const icons: Record<Card['icon'], IconNode> = { Zap, Settings, Home, Wrench, Square, RefreshCw };

/** An area. The order of what stands here is the specification's. */
export function AreaPage({ content, picture }: Pick<Page, 'content' | 'picture'>) {
  const { area, title, description, cards, whyChoose, frame, responseTime, zipCodes, local, nearby } =
    content;
  return (
    <>
      <Hero
        kicker={labels.area.kicker}
        heading={area.name}
        lede={description}
        note={labels.area.response(responseTime)}
        picture={picture}
      >
        <CallActions call={labels.call} />
      </Hero>
      <BelowTheFold>
        <Section id="services" heading={title}>
          <ul className="grid border-line sm:grid-cols-2 lg:grid-cols-3">
            {cards.map((card) => (
              <ServiceCard key={card.slug} card={card} areaSlug={area.slug} areaName={area.name} />
            ))}
          </ul>
        </Section>
        <Section tone="band" id="why-choose-us" heading={frame.whyChooseHeading}>
          <CheckList items={[...whyChoose, ...frame.commonPoints]} columns />
        </Section>
        <CallBlock id="call" heading={frame.call.heading} text={frame.call.text}>
          <CallActions call={labels.call} />
          <ButtonLink look="quiet" to={paths.contact} name={labels.quoteByContact}>
            {labels.quote}
          </ButtonLink>
        </CallBlock>
        <Section id="facts" heading={labels.area.factsHeading(area.name)}>
          <dl className="grid gap-8 sm:grid-cols-2">
            <Fact
              term={labels.area.responseTime}
              text={labels.area.minutes(responseTime)}
              note={labels.area.confirm}
            />
            <Fact term={labels.area.zipCodes} text={zipCodes} />
          </dl>
        </Section>
        <Section tone="band" id="local" heading={local.heading} beside>
          <div className="max-w-prose space-y-5">
            {local.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="mt-12">
            <Questions items={local.questions} />
          </div>
        </Section>
        <Section id="nearby" heading={labels.area.nearbyHeading(area.name)}>
          <LinkList links={nearby} />
        </Section>
      </BelowTheFold>
    </>
  );
}

function ServiceCard({ card, areaSlug, areaName }: { card: Card; areaSlug: string; areaName: string }) {
  return (
    <li className="card relative flex flex-col border-t border-line py-8 sm:pr-10">
      <h3 className="flex items-center gap-3 headline text-lg">
        <Icon icon={icons[card.icon]} className="size-5 shrink-0 text-link" />
        <Link to={paths.serviceInArea(card.slug, areaSlug)} className="card-heading-link">
          {card.title}
          <span className="sr-only"> {labels.service.title(card.name, areaName)}</span>
        </Link>
      </h3>
      {card.emergency ? (
        <p className="mt-1 text-sm font-semibold text-link">{labels.emergencyBadge}</p>
      ) : null}
      <p className="mt-2">{card.description}</p>
      <ul className="mt-4 space-y-1 text-sm text-muted">
        {card.features.map((feature) => (
          <li key={feature} className="dash">
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Fact({ term, text, note }: { term: string; text: string; note?: string }) {
  return (
    <div className="border-t-2 border-text pt-5">
      <dt className="font-semibold text-muted">{term}</dt>
      <dd className="mt-1">
        <span className="headline text-2xl">{text}</span>
        {note === undefined ? null : <span className="mt-1 block text-muted">{note}</span>}
      </dd>
    </div>
  );
}
