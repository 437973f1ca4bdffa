import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { loadDocument, longestWait } from '#app/load-document.ts';

/**
 * A component whose chunk loads later. A page that the app opens shows a placeholder until then. Where none is given, 1000vh keep
 * what follows out of view, and Back can restore any position.
 */
export function lazyComponent<Props extends object>(
  loadChunk: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = <div aria-busy="true" className="h-[1000vh]" />,
) {
  let chunk: Promise<ComponentType<Props>> | undefined;
  const Loaded = lazy(() => {
    chunk = loadChunk();
    return chunk.then(
      (component) => ({ default: component }),
      () => new Promise<never>(() => {}), // An error would remove the prerendered markup.
    );
  });
  /** Shown on a page that the app opened. If the chunk fails or takes too long, the page's document is loaded. */
  function Placeholder() {
    useEffect(() => {
      let isGone = false;
      const load = () => {
        if (!isGone) void loadDocument('with app');
      };
      chunk?.catch(load);
      // After the first wait, the chunk took too long; after later ones, the document could not be fetched either.
      const timer = setInterval(load, longestWait);
      return () => {
        isGone = true;
        clearInterval(timer);
      };
    }, []);
    return placeholder;
  }
  return (props: Props) => (
    <Suspense fallback={<Placeholder />}>
      <Loaded {...props} />
    </Suspense>
  );
}
