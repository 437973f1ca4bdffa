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
import type { PlacesMap as LoadedPlacesMap } from '#app/components/map/places-map.tsx';
import { loadDocument } from '#app/load-document.ts';

/*
 * Components that only some pages have: each is a chunk of its own, which no other page loads. Their markup is prerendered
 * (but for the map's), and stays in the document as it is if the chunk never arrives.
 */

/** In milliseconds: a chunk that takes longer counts as failed. */
const longestWait = 5000;

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

/** For a company without doors or guides. The condition is repeated around each `import()`, so that the build leaves the chunk out. */
const nothing = () => null;

export const Answers = lazyComponent(
  async () => (await import('#app/components/sections/answers.tsx')).Answers,
);

export const SymptomGroup = lazyComponent(async () =>
  import.meta.env.HAS_DOORS ? (await import('#app/components/door/symptoms.tsx')).SymptomGroup : nothing,
);

export const SymptomFinder = lazyComponent(async () =>
  import.meta.env.HAS_DOORS ? (await import('#app/components/door/symptoms.tsx')).Finder : nothing,
);

export const DoorFigure = lazyComponent(async () =>
  import.meta.env.HAS_DOORS ? (await import('#app/components/door/door-drawing.tsx')).DoorFigure : nothing,
);

export const DoorChooser = lazyComponent(
  async () =>
    import.meta.env.HAS_DOORS
      ? (await import('#app/components/door-chooser/door-chooser.tsx')).DoorChooser
      : nothing,
  <div aria-busy="true" className="h-[1000vh] bg-night" />,
);

export const SaveNumber = lazyComponent(
  async () => (await import('#app/components/phone/save-number.tsx')).SaveNumber,
  <div aria-busy="true" className="save-number" />,
);

/** Until it has loaded, an empty box of the same height. */
export const PlaceLookup = lazyComponent(
  async () => (await import('#app/components/place-lookup/place-lookup.tsx')).PlaceLookup,
  <div aria-busy="true" className="place-lookup" />,
);

export const AreaList = lazyComponent(
  async () => (await import('#app/components/sections/area-list.tsx')).AreaList,
);

/** Not prerendered, so a document's own styles lack the map's. On screens wide enough for its names, both load after hydration. `AreaList` has the same facts. */
export function PlacesMap(props: ComponentProps<typeof LoadedPlacesMap>) {
  const [Loaded, setLoaded] = useState<typeof LoadedPlacesMap>();
  useEffect(() => {
    if (window.matchMedia('(min-width: 52rem)').matches)
      Promise.all([import('#app/components/map/places-map.tsx'), loadAppStylesheet()]).then(
        ([{ PlacesMap }]) => setLoaded(() => PlacesMap),
        () => {},
      );
  }, []);
  return <div className="map-room">{Loaded === undefined ? null : <Loaded {...props} />}</div>;
}

export const SafetyTopics = lazyComponent(
  async () => (await import('#app/components/sections/safety-topics.tsx')).SafetyTopics,
);

export const Guide = lazyComponent(async () =>
  import.meta.env.HAS_GUIDES ? (await import('#app/components/guides/guide.tsx')).Guide : nothing,
);

const loadTimely = async () => (await import('#app/components/timely/timely.tsx')).Timely;
/** Above the header, which must not wait for it. */
const Notices = lazyComponent(loadTimely, null);
const PartOfPage = lazyComponent(loadTimely);

/** Notices, special hours, offers, reviews, jobs, team: each undefined where there are none, and without any nothing is loaded. */
export function Timely(parts: TimelyParts) {
  const Loaded = parts.notices === undefined ? PartOfPage : Notices;
  return Object.values(parts).some(Boolean) ? <Loaded {...parts} /> : null;
}
