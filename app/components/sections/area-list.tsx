import { Fragment } from 'react';
import { Link } from '#app/components/links/link.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import type { CoveragePage } from '#app/page-data/main-pages.ts';

type Content = Pick<CoveragePage['content'], 'cards' | 'index' | 'cardFeatures' | 'state'>;

/** The first block of cards holds this many areas; the rest are in the second (docs/specification.md#29-service-areas). */
const firstBlock = 12;

export function AreaList({ cards, index, ...rest }: Content) {
  if (index.length > 0) return <AreasByLetter index={index} />;
  const blocks = [cards.slice(0, firstBlock), cards.slice(firstBlock)].filter((block) => block.length > 0);
  return blocks.map((block) => {
    const isPair = block.length === 2;
    return (
      <ul key={block[0]?.path} className={`area-cards ${isPair ? '' : 'lg:grid-cols-3'}`}>
        {block.map((card) => (
          <AreaCard key={card.path} card={card} size={isPair ? 'pair' : 'thumbnail'} {...rest} />
        ))}
      </ul>
    );
  });
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
}: { card: Content['cards'][number]; size: 'pair' | 'thumbnail' } & Pick<Content, 'cardFeatures' | 'state'>) {
  return (
    <li className="area-card relative">
      <Picture picture={picture} size={size} className="rounded-sm" />
      <h3 className="headline text-lg sm:text-xl">{name}</h3>
      {minutes === undefined ? null : <strong className="headline text-xl">{minutes}</strong>}
      <p className="text-sm text-muted">
        {state} {zipCodes}
      </p>
      <p className="area-card-text">{text}</p>
      <CheckList items={cardFeatures} className="flex flex-wrap gap-x-4 text-xs text-muted *:py-0" />
      <Link to={path} className="card-link text-link text-sm semibold sm:py-1">
        {view}
      </Link>
    </li>
  );
}
