import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { KeepNumber as Keep } from '#app/components/keep-number.tsx';
import type { PlaceLookup as Lookup } from '#app/components/place-lookup.tsx';

/*
 * Tools that only some pages have: each is a script of its own, so that it weighs on no other page and on no first view.
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
