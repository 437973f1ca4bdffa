import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { LinkList } from '#app/components/links/link-list.tsx';
import { loadDocument } from '#app/load-document.ts';

/*
 * Tools and long texts that only some pages have: each is a script of its own, so that it weighs on no other page and on
 * no first view. Their markup is in the document from the start, and stays as it is where the script never comes.
 */

/** In milliseconds: a script that takes longer counts as failed. */
const longestWait = 5000;

/** A component whose chunk loads later. A page that a link opens may show a placeholder until then. */
function arriving<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: (props: Props) => ReactNode = () => <div aria-busy="true" />,
) {
  let arrival: Promise<ComponentType<Props>> | undefined;
  const Loaded = lazy(() => {
    arrival = load();
    return arrival.then(
      (component) => ({ default: component }),
      () => new Promise<never>(() => {}),
    );
  });
  const latest = () => arrival;
  return (props: Props) => (
    <Suspense fallback={<Meanwhile arrival={latest}>{meanwhile(props)}</Meanwhile>}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** Fallback on a page that a link opened. If the chunk fails to load, the document is loaded. */
function Meanwhile({
  arrival,
  children,
}: {
  arrival: () => Promise<unknown> | undefined;
  children: ReactNode;
}) {
  useEffect(() => {
    let isGone = false;
    let timer = setTimeout(load, longestWait);
    arrival()?.catch(load);
    function load() {
      clearTimeout(timer);
      if (!isGone) void waitForDocument();
    }
    async function waitForDocument() {
      const isComing = await loadDocument('with app');
      // Otherwise what is there stays, and a while later it is tried again.
      if (!isComing && !isGone) timer = setTimeout(load, longestWait);
    }
    return () => {
      clearTimeout(timer);
      isGone = true;
    };
  }, [arrival]);
  return children;
}

export const Answers = arriving(async () => (await import('#app/components/sections/answers.tsx')).Answers);

/** "What did the door do?", as much of it as a page shows. The placeholder is taller than any page, so that the browser does not scroll to what follows. */
export const DoorPart = arriving(
  async () => (await import('#app/components/door/door-part.tsx')).DoorPart,
  () => <div aria-busy="true" className="h-[1000vh]" />,
);

export const DoorChooser = arriving(
  async () => (await import('#app/components/door-chooser/door-chooser.tsx')).DoorChooser,
  () => <div aria-busy="true" className="h-[1000vh] bg-night" />,
);

export const SaveNumber = arriving(
  async () => (await import('#app/components/phone/save-number.tsx')).SaveNumber,
);

/** Its room stands for it until it is there. */
export const PlaceLookup = arriving(
  async () => (await import('#app/components/place-lookup/place-lookup.tsx')).PlaceLookup,
  () => <div aria-busy="true" className="place-lookup" />,
);

export const ZipCodes = arriving(
  async () => (await import('#app/components/place-lookup/place-lookup.tsx')).ZipCodes,
);

/** The map; until it has loaded, a list of its places. */
export const PlacesMap = arriving(
  async () => (await import('#app/components/map/places-map.tsx')).PlacesMap,
  ({ map, children }) => (
    <>
      <LinkList links={map.places.map(({ link }) => link)} />
      {children}
    </>
  ),
);

export const SafetyTopics = arriving(
  async () => (await import('#app/components/sections/safety-topics.tsx')).SafetyTopics,
);
