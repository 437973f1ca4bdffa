import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { Answers as AllAnswers } from '#app/components/answers.tsx';
import type { DoorChooser as Doors } from '#app/components/door-chooser/door-chooser.tsx';
import type { DoorTeaser as Teaser } from '#app/components/door-chooser/door-teaser.tsx';
import type { KeepNumber as Keep } from '#app/components/keep-number.tsx';
import type { PlaceLookup as Lookup } from '#app/components/place-lookup.tsx';
import type { SafetyTopics as Topics } from '#app/components/safety-topics.tsx';
import type { PlacesMap as Map } from '#app/content/to-pages/page-data.ts';

/*
 * Tools and long texts that only some pages have: each is a script of its own, so that it weighs on no other page and on no first view.
 * Their markup is in the page from the start, and stays as it is where the script never comes.
 */

const arriving = <Props,>(tool: Promise<ComponentType<Props>>) =>
  tool.then(
    (component) => ({ default: component }),
    () => new Promise<never>(() => {}),
  );

const LazyPlaceLookup = lazy(() =>
  arriving(import('#app/components/place-lookup.tsx').then(({ PlaceLookup }) => PlaceLookup)),
);
const LazyKeepNumber = lazy(() =>
  arriving(import('#app/components/keep-number.tsx').then(({ KeepNumber }) => KeepNumber)),
);
const LazyPlacesMap = lazy(() =>
  arriving(import('#app/components/map/places-map.tsx').then(({ PlacesMap }) => PlacesMap)),
);

const LazyDoorChooser = lazy(() =>
  arriving(
    import('#app/components/door-chooser/load-door-chooser.ts').then(({ loadDoorChooser }) =>
      loadDoorChooser(),
    ),
  ),
);

const LazyDoorTeaser = lazy(() =>
  arriving(import('#app/components/door-chooser/door-teaser.tsx').then(({ DoorTeaser }) => DoorTeaser)),
);

const LazyAnswers = lazy(() =>
  arriving(import('#app/components/answers.tsx').then(({ Answers }) => Answers)),
);
const LazySafetyTopics = lazy(() =>
  arriving(import('#app/components/safety-topics.tsx').then(({ SafetyTopics }) => SafetyTopics)),
);

export function Answers(props: ComponentProps<typeof AllAnswers>) {
  return (
    <Suspense>
      <LazyAnswers {...props} />
    </Suspense>
  );
}

export function SafetyTopics(props: ComponentProps<typeof Topics>) {
  return (
    <Suspense>
      <LazySafetyTopics {...props} />
    </Suspense>
  );
}

export function DoorChooser(props: ComponentProps<typeof Doors>) {
  return (
    <Suspense>
      <LazyDoorChooser {...props} />
    </Suspense>
  );
}

export function DoorTeaser(props: ComponentProps<typeof Teaser>) {
  return (
    <Suspense>
      <LazyDoorTeaser {...props} />
    </Suspense>
  );
}

export function PlaceLookup(props: ComponentProps<typeof Lookup>) {
  return (
    <Suspense>
      <LazyPlaceLookup {...props} />
    </Suspense>
  );
}

export function KeepNumber(props: ComponentProps<typeof Keep>) {
  return (
    <div className="keep-number">
      <Suspense>
        <LazyKeepNumber {...props} />
      </Suspense>
    </div>
  );
}

/** Its places stand as a list where there is no map, and on a page that a link opens until the map is there. */
export function PlacesMap({ map, children }: { map: Map | undefined; children?: ReactNode }) {
  return map === undefined ? (
    children
  ) : (
    <Suspense fallback={children}>
      <LazyPlacesMap map={map} />
    </Suspense>
  );
}
