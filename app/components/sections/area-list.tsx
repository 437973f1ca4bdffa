import { Fragment } from 'react';
import { Link } from '#app/components/links/link.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { Paragraphs } from '#app/components/ui/paragraphs.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import type { CoveragePage } from '#app/page-data/main-pages.ts';

type Content = CoveragePage['content'];
type Card = Content['cards'][number];

/** The first block of cards holds this many areas; the rest are in the second (docs/specification.md#29-service-areas). */
const firstBlock = 12;

/** Every area, and what holds in all of them. */
export function AreaList({ areas, expertise, benefits, cards, index, ...shared }: Content) {
  const [first, second] = [cards.slice(0, firstBlock), cards.slice(firstBlock)];
  return (
    <>
      <Section room="close" id="every-area" heading={areas.heading}>
        {index.length > 0 && <AreasByLetter index={index} />}
        {first.length > 0 && <AreaCards cards={first} {...shared} className="lg:grid-cols-3" />}
        <div className="grid gap-10 sm:mt-10 lg:grid-cols-3">
          {second.length > 0 && <AreaCards cards={second} {...shared} className="lg:col-span-2" />}
          <div className="content-center rounded-sm lg:grid lg:bg-band lg:p-6">
            <h2 className="headline mb-lead text-2xl">{expertise.heading}</h2>
            <Paragraphs texts={expertise.paragraphs} />
          </div>
        </div>
      </Section>
      <Section tone="band" room="close" id="benefits" heading={benefits.heading} beside>
        <CheckList items={benefits.points} className="columns-[9rem_2] gap-x-6 max-sm:text-sm" />
      </Section>
    </>
  );
}

type SharedByCards = Pick<Content, 'cardFeatures' | 'state'>;

function AreaCards({ cards, className, ...shared }: SharedByCards & { cards: Card[]; className: string }) {
  return (
    <ul className={`grid sm:grid-cols-2 sm:gap-[min(2.5rem,7vw)] ${className}`}>
      {cards.map((card) => (
        <AreaCard key={card.path} card={card} {...shared} />
      ))}
    </ul>
  );
}

function AreasByLetter({ index }: Pick<Content, 'index'>) {
  return (
    <div className="gap-x-8 columns-[13rem_3]">
      {index.map(({ letter, areas }) => (
        <Fragment key={letter}>
          <h3 className="headline break-after-avoid text-xl">{letter}</h3>
          <ul className="mb-8">
            {areas.map(({ name, path, minutes }) => (
              <li key={path} className="break-inside-avoid">
                <Link to={path} className="text-link inline-block py-2">
                  {name}
                </Link>{' '}
                {minutes}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}

function AreaCard({
  card: { name, path, text, picture, zipCodes, minutes, wait, view },
  cardFeatures,
  state,
}: SharedByCards & { card: Card }) {
  return (
    <li className="area-card">
      <Picture picture={picture} size="thumbnail" className="rounded-sm" />
      <h3 className="headline">{name}</h3>
      <strong className="headline text-(color:--color-link)">{minutes}</strong>
      <svg
        width="100%"
        height={4}
        className="fill-(--color-link) max-sm:absolute max-sm:-top-0.5"
        aria-hidden="true"
      >
        {wait.map((percent) => (
          <rect key={percent} width={`${percent}%`} height={4} className="last:opacity-35" />
        ))}
      </svg>
      <p className="text-sm">{text}</p>
      <ul className="text-muted">
        {[`${state} ${zipCodes}`, ...cardFeatures].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Link to={path} className="card-link chevron">
        {view}
      </Link>
    </li>
  );
}
