import { Fragment } from 'react';
import { Link } from '#app/components/links/link.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { Paragraphs } from '#app/components/ui/paragraphs.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import type { CoveragePage } from '#app/page-data/main-pages.ts';

type Content = CoveragePage['content'];

/** The first block of cards holds this many areas; the rest are in the second (docs/specification.md#29-service-areas). */
const firstBlock = 12;

/** Every area, and what holds in all of them. */
export function AreaList({ areas, expertise, benefits, ...list }: Content) {
  return (
    <>
      <Section room="close" id="every-area" heading={areas.heading} lede={areas.lede}>
        {list.index.length > 0 ? <AreasByLetter {...list} /> : <AreaCards {...list} />}
      </Section>
      <Section tone="band" room="close" id="expertise" heading={expertise.heading} beside>
        <Paragraphs texts={expertise.paragraphs} />
      </Section>
      <Section room="close" id="benefits" heading={benefits.heading} beside>
        <CheckList items={benefits.points} className="columns-[9rem_2] gap-x-6 max-sm:text-sm" />
      </Section>
    </>
  );
}

function AreaCards({ cards, ...shared }: Pick<Content, 'cards' | 'cardFeatures' | 'state'>) {
  const blocks = [cards.slice(0, firstBlock), cards.slice(firstBlock)].filter((block) => block.length > 0);
  return blocks.map((block, index) => (
    <ul
      key={block[0]?.path}
      className={`grid sm:grid-cols-2 sm:gap-10 ${index === 0 ? 'lg:grid-cols-3' : 'sm:mt-10'}`}
    >
      {block.map((card) => (
        <AreaCard key={card.path} card={card} size={index === 0 ? 'thumbnail' : 'pair'} {...shared} />
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
}: { card: Content['cards'][number]; size: 'thumbnail' | 'pair' } & Pick<Content, 'cardFeatures' | 'state'>) {
  return (
    <li className="area-card">
      <Picture picture={picture} size={size} className="h-full rounded-sm sm:mb-1.5 sm:h-auto" />
      <h3 className="headline">{name}</h3>
      {minutes && <strong className="headline text-(color:--color-link)">{minutes}</strong>}
      <p className="text-muted">{`${state} ${zipCodes}`}</p>
      <p>{text}</p>
      <CheckList look="running" items={cardFeatures} className="text-muted" />
      <Link to={path} className="card-link chevron semibold">
        {view}
      </Link>
    </li>
  );
}
