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
export function AreaList({ areas, expertise, benefits, ...list }: Content) {
  return (
    <>
      <Section room="close" id="every-area" heading={areas.heading} lede={areas.lede}>
        {list.index.length > 0 ? <AreasByLetter {...list} /> : <AreaCards {...list} />}
      </Section>
      <section className="bg-band py-close" aria-labelledby="expertise">
        <div className="contained columns-beside gap-y-8 max-lg:grid">
          <div>
            <h2 id="expertise" className="headline mb-lead text-2xl">
              {expertise.heading}
            </h2>
            <Paragraphs texts={expertise.paragraphs} />
          </div>
          <div>
            <h2 className="headline mb-lead text-2xl">{benefits.heading}</h2>
            <CheckList items={benefits.points} className="columns-[9rem_2] gap-x-6 max-sm:text-sm" />
          </div>
        </div>
      </section>
    </>
  );
}

function AreaCards({ cards, ...shared }: Pick<Content, 'cards' | 'cardFeatures' | 'state'>) {
  const blocks = [cards.slice(0, firstBlock), cards.slice(firstBlock)].filter((block) => block.length > 0);
  return blocks.map((block, index) => (
    <ul
      key={block[0]?.path}
      className={`grid sm:grid-cols-2 sm:gap-10 ${index === 0 ? 'lg:grid-cols-3' : 'area-pairs sm:mt-10'}`}
    >
      {block.map((card) => (
        <AreaCard key={card.path} card={card} size={card === cards[0] ? 'column' : 'thumbnail'} {...shared} />
      ))}
    </ul>
  ));
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
  card: { name, path, text, picture, zipCodes, minutes, view },
  size,
  cardFeatures,
  state,
}: { card: Card; size: 'thumbnail' | 'column' } & Pick<Content, 'cardFeatures' | 'state'>) {
  return (
    <li className="area-card">
      <Picture picture={picture} size={size} className="h-full rounded-sm max-sm:aspect-5/2" />
      <h3 className="headline">{name}</h3>
      {minutes && <strong className="headline text-(color:--color-link)">{minutes}</strong>}
      <p className="sm:text-[1.0625rem]">{text}</p>
      <ul className="text-xs [line-height:1.25] text-muted">
        {[`${state} ${zipCodes}`, ...cardFeatures].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Link to={path} className="card-link chevron semibold max-sm:justify-between">
        {view}
      </Link>
    </li>
  );
}
