import { type ComponentProps, lazy, Suspense } from 'react';
import type { PlaceLookup as Lookup } from '#app/components/place-lookup.tsx';

/*
 * Tools that only some pages have: each is a script of its own, so that it weighs on no other page and on no first view.
 * Their markup is in the page from the start.
 */

const LazyPlaceLookup = lazy(async () => {
  const { PlaceLookup } = await import('#app/components/place-lookup.tsx');
  return { default: PlaceLookup };
});

export function PlaceLookup(props: ComponentProps<typeof Lookup>) {
  return (
    <Suspense>
      <LazyPlaceLookup {...props} />
    </Suspense>
  );
}
