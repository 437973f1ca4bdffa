import { lazy, type ReactNode, Suspense } from 'react';
import type { PlacesMap } from '#app/content/to-pages/page-data.ts';

const Map = lazy(async () => {
  const { PlacesMap } = await import('#app/components/map/places-map.tsx');
  return { default: PlacesMap };
});

/** A map, whose script comes by itself: the first one is for every page. Until it is there, its places stand as links. */
export function LazyMap({ map, children }: { map: PlacesMap; children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <Map map={map} />
    </Suspense>
  );
}
