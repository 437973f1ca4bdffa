import { type ComponentProps, useEffect, useState } from 'react';
import { loadAppStylesheet } from '#app/app-stylesheet.ts';
import { lazyComponent } from '#app/components/lazy-component.tsx';
import type { TimelyParts } from '#app/components/timely/timely.tsx';
import type { PlacesMap as LoadedPlacesMap } from '#app/components/map/places-map.tsx';

/*
 * Components that only some pages have: each is a chunk of its own, which no other page loads. Their markup is prerendered
 * (but for the map's), and stays in the document as it is if the chunk never arrives.
 */

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

export const DoorCloseUp = lazyComponent(async () =>
  import.meta.env.HAS_DOORS ? (await import('#app/components/door/door-drawing.tsx')).DoorCloseUp : nothing,
);

export const JammedDoor = lazyComponent(
  async () =>
    import.meta.env.HAS_DOORS ? (await import('#app/components/door/jammed-door.tsx')).JammedDoor : nothing,
  null,
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
/** Above the header or in an opening, which must not wait for it. */
const Notices = lazyComponent(loadTimely, null);
const PartOfPage = lazyComponent(loadTimely);

/** Notices, special hours, offers, reviews, jobs, team: each undefined where there are none, and without any nothing is loaded. */
export function Timely(parts: TimelyParts) {
  const Loaded = parts.notices || parts.areaNotices ? Notices : PartOfPage;
  return Object.values(parts).some(Boolean) ? <Loaded {...parts} /> : null;
}
