import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { loadAppStylesheet } from '#app/app-stylesheet.ts';
import type { TimelyParts } from '#app/components/timely/timely.tsx';
import type { PlacesMap as Map } from '#app/components/map/places-map.tsx';
import { loadDocument } from '#app/load-document.ts';

/*
 * Tools and long texts that only some pages have: each is a script of its own, so that it weighs on no other page and on
 * no first view. Their markup is in the document from the start, and stays as it is where the script never comes.
 */

/** In milliseconds: a script that takes longer counts as failed. */
const longestWait = 5000;

/** A component whose chunk loads later. A page that a link opens may show a placeholder until then. */
function lazyTool<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: (props: Props) => ReactNode = () => <div aria-busy="true" />,
) {
  let chunk: Promise<ComponentType<Props>> | undefined;
  const Loaded = lazy(() => {
    chunk = load();
    return chunk.then(
      (component) => ({ default: component }),
      () => new Promise<never>(() => {}),
    );
  });
  const latest = () => chunk;
  return (props: Props) => (
    <Suspense fallback={<Placeholder chunk={latest}>{placeholder(props)}</Placeholder>}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** Fallback on a page that a link opened. If the chunk fails to load, the document is loaded. */
function Placeholder({
  chunk,
  children,
}: {
  chunk: () => Promise<unknown> | undefined;
  children: ReactNode;
}) {
  useEffect(() => {
    let isGone = false;
    const load = () => {
      if (!isGone) void loadDocument('with app');
    };
    chunk()?.catch(load);
    // Tries again while the document can’t be fetched either.
    const timer = setInterval(load, longestWait);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [chunk]);
  return children;
}

/** In place of a tool that is about doors, for a company without any. */
const nothing = () => null;

export const Answers = lazyTool(async () => (await import('#app/components/sections/answers.tsx')).Answers);

export const SymptomGroup = lazyTool(async () =>
  import.meta.env.HAS_DOORS ? (await import('#app/components/door/symptoms.tsx')).SymptomGroup : nothing,
);

/** The placeholder is taller than any page, so that the browser does not scroll to what follows. */
export const Finder = lazyTool(
  async () =>
    import.meta.env.HAS_DOORS ? (await import('#app/components/door/symptoms.tsx')).Finder : nothing,
  () => <div aria-busy="true" className="h-[1000vh]" />,
);

export const DoorFigure = lazyTool(async () =>
  import.meta.env.HAS_DOORS ? (await import('#app/components/door/door-drawing.tsx')).DoorFigure : nothing,
);

export const DoorChooser = lazyTool(
  async () =>
    import.meta.env.HAS_DOORS
      ? (await import('#app/components/door-chooser/door-chooser.tsx')).DoorChooser
      : nothing,
  () => <div aria-busy="true" className="h-[1000vh] bg-night" />,
);

export const SaveNumber = lazyTool(
  async () => (await import('#app/components/phone/save-number.tsx')).SaveNumber,
);

/** Until it has loaded, an empty box of the same height. */
export const PlaceLookup = lazyTool(
  async () => (await import('#app/components/place-lookup/place-lookup.tsx')).PlaceLookup,
  () => <div aria-busy="true" className="place-lookup" />,
);

export const AreaList = lazyTool(
  async () => (await import('#app/components/sections/area-list.tsx')).AreaList,
  () => <div aria-busy="true" className="h-[1000vh]" />,
);

/** The map comes with the app, and only to screens that have room for its names: the list of areas says the same. */
export function PlacesMap(props: ComponentProps<typeof Map>) {
  const [Loaded, setLoaded] = useState<typeof Map>();
  useEffect(() => {
    if (window.matchMedia('(min-width: 52rem)').matches)
      Promise.all([import('#app/components/map/places-map.tsx'), loadAppStylesheet()]).then(
        ([{ PlacesMap }]) => setLoaded(() => PlacesMap),
        () => {},
      );
  }, []);
  return <div className="map-room">{Loaded === undefined ? null : <Loaded {...props} />}</div>;
}

export const SafetyTopics = lazyTool(
  async () => (await import('#app/components/sections/safety-topics.tsx')).SafetyTopics,
);

const LazyTimely = lazyTool(
  async () => (await import('#app/components/timely/timely.tsx')).Timely,
  () => null,
);

/** What changes in a year. Where a page has nothing of it, nothing is loaded. */
export function Timely(parts: TimelyParts) {
  return Object.values(parts).some(Boolean) ? <LazyTimely {...parts} /> : null;
}
