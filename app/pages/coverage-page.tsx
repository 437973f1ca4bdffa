import { Fragment } from 'react';
import { BelowTheFold } from '#app/components/below-the-fold.tsx';
import { CallBlock } from '#app/components/phone/call-block.tsx';
import { CheckList } from '#app/components/ui/check-list.tsx';
import { Hero } from '#app/components/sections/hero.tsx';
import { PlaceLookup, PlacesMap, ZipCodes } from '#app/components/tools.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Link } from '#app/components/links/link.tsx';
import { Picture } from '#app/components/ui/picture.tsx';
import { Paragraphs } from '#app/components/ui/paragraphs.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { CoveragePage as Page } from '#app/page-data/main-pages.ts';

/** The first block of cards holds this many areas; the rest are in the second, if that has a heading (docs/specification.md#29-service-areas). */
const firstBlock = 12;

export function CoveragePage({ content, picture }: Pick<Page, 'content' | 'picture'>) {
  const { hero, areas, cards, index, cardFeatures, expertise, benefits, call, state } = content;
  const { placeLookup, map } = content;
  const { moreHeading } = areas;
  const more = moreHeading === undefined ? [] : cards.slice(firstBlock);
  const [tone, above] = more.length === 0 ? (['band', 'page'] as const) : (['page', 'band'] as const);
  return (
    <>
      <Hero tone={(placeLookup ?? map) ? tone : above} {...hero} picture={picture} />
      <BelowTheFold>
        {placeLookup === undefined ? (
          map && (
            <Section tone={above} id="map" heading={map.heading} lede={map.lede}>
              <PlacesMap map={map} />
            </Section>
          )
        ) : (
          <Section
            tone={above}
            id="places"
            heading={placeLookup.heading}
            lede={map?.lede}
            beside={map === undefined}
          >
            {map === undefined ? (
              <PlaceLookup texts={placeLookup} />
            ) : (
              <div className="@container">
                <div className="on-the-sea">
                  <PlaceLookup texts={placeLookup} />
                  <PlacesMap map={map} />
                </div>
              </div>
            )}
            {placeLookup.table === undefined ? null : <ZipCodes table={placeLookup.table} />}
          </Section>
        )}
        <Section tone={tone} room="wide" id="areas" heading={areas.heading} lede={areas.lede}>
          {index.length === 0 ? (
            <AreaCards
              cards={cards.slice(0, cards.length - more.length)}
              features={cardFeatures}
              state={state}
              columns={3}
            />
          ) : (
            <AreasByLetter index={index} />
          )}
        </Section>
        {moreHeading === undefined || more.length === 0 ? null : (
          <Section tone="band" id="more-areas" heading={moreHeading}>
            <AreaCards cards={more} features={cardFeatures} state={state} columns={2} />
          </Section>
        )}
        <Section id="expertise" heading={expertise.heading} beside>
          <Paragraphs texts={expertise.paragraphs} />
        </Section>
        <Section tone="band" room="close" id="benefits" heading={benefits.heading}>
          <CheckList items={benefits.points} columns />
        </Section>
        <CallBlock id="call" {...call} />
      </BelowTheFold>
    </>
  );
}

function AreasByLetter({ index }: Pick<Page['content'], 'index'>) {
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

const grids: Record<2 | 3, string> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
};

function AreaCards({
  cards,
  features,
  state,
  columns,
}: {
  cards: Page['content']['cards'];
  features: readonly string[];
  state: string;
  columns: 2 | 3;
}) {
  return (
    <ul className={`grid gap-x-10 gap-y-8 sm:gap-y-14 ${grids[columns]}`}>
      {cards.map(({ name, path, text, picture, minutes, view }) => (
        <li key={path} className="area-card">
          <div className="area-card-picture">
            <Picture picture={picture} size="thumbnail" />
          </div>
          <h3 className="headline text-xl">{name}</h3>
          {minutes === undefined ? null : <span className="area-card-minutes">{minutes}</span>}
          <p className="area-card-state text-sm text-muted">{state}</p>
          <p className="area-card-text">{text}</p>
          <div className="area-card-features">
            <CheckList items={features} close />
          </div>
          <ButtonLink look="quiet" to={path} className="area-card-view">
            {view}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
