import { lazy, Suspense } from 'react';
import type { DoorPart as Part } from '#app/content/to-pages/page-data.ts';

/**
 * The drawing and the answers are a script of their own, which only pages with a part of them fetch. What the document
 * brought stands there from the start and works without; when the script can't be had, it stays as it is.
 */
const LoadedPart = lazy(async () => {
  const parts = await import('#app/components/door/door-parts.tsx').catch(() => new Promise<never>(() => {}));
  return { default: parts.DoorParts };
});

/** "What did the door do?", as much of it as a page shows. */
export function DoorPart({ part }: { part: Part | undefined }) {
  return part === undefined ? null : (
    <Suspense fallback={<div className="h-[1000vh]" />}>
      <LoadedPart part={part} />
    </Suspense>
  );
}
