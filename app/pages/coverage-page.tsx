import { useState } from 'react';
import { CallBlock } from '#app/components/phone/call-block.tsx';
import { Hero } from '#app/components/sections/hero.tsx';
import { AreaList, PlaceLookup, PlacesMap } from '#app/components/tools.tsx';
import type { CoveragePage as Page } from '#app/page-data/main-pages.ts';
import type { Path } from '#app/paths.ts';

export function CoveragePage({ content, picture }: Pick<Page, 'content' | 'picture'>) {
  const { hero, call, placeLookup, map } = content;
  const finder = placeLookup ?? map;
  return (
    <Hero tone={finder ? 'page' : 'band'} {...hero} picture={picture}>
      {finder && (
        <section className="isolate overflow-hidden bg-band py-close" aria-labelledby="places">
          <LookupOnMap heading={finder.heading} placeLookup={placeLookup} map={map} />
        </section>
      )}
      {/* An address leads here, also before the list has loaded. */}
      <div id="areas">
        <AreaList {...content} />
      </div>
      <CallBlock {...call} />
    </Hero>
  );
}

/** By itself: if an answer rendered the whole page again, its list, where that has not loaded, would be a placeholder. */
function LookupOnMap({
  heading,
  placeLookup,
  map,
}: Pick<Page['content'], 'placeLookup' | 'map'> & { heading: string }) {
  const [found, setFound] = useState<readonly Path[]>();
  return (
    <div className="@container contained">
      <div className={placeLookup && map ? 'map-beside' : undefined}>
        <div>
          <h2 id="places" className="headline mb-lead text-2xl">
            {heading}
          </h2>
          {placeLookup && <PlaceLookup texts={placeLookup} map={map} onAnswer={setFound} />}
        </div>
        {map && <PlacesMap map={map} found={found} />}
      </div>
    </div>
  );
}
