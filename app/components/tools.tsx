import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { LinkList } from '#app/components/ui/link-list.tsx';

/*
 * Tools and long texts that only some pages have: each is a script of its own, so that it weighs on no other page and on
 * no first view. Their markup is in the document from the start, and stays as it is where the script never comes.
 */

/** A component whose script comes later. On a page that a link opens, something else may stand there until then. */
function arriving<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: (props: Props) => ReactNode = () => <div aria-busy="true" />,
) {
  const Loaded = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => new Promise<never>(() => {}),
    ),
  );
  return (props: Props) => (
    <Suspense fallback={meanwhile(props)}>
      <Loaded {...props} />
    </Suspense>
  );
}

export const Answers = arriving(async () => (await import('#app/components/answers.tsx')).Answers);

/** "What did the door do?", as much of it as a page shows. Empty space longer than any page stands in for it, so that nobody is scrolled to what follows. */
export const DoorPart = arriving(
  async () => (await import('#app/components/door/door-part.tsx')).DoorPart,
  () => <div aria-busy="true" className="h-[1000vh]" />,
);

/** Doors to choose from: script and styles come once the section is near. */
export const DoorChooser = arriving(
  async () => {
    await (await import('#app/components/door-chooser/door-chooser-near.ts')).doorChooserNear();
    return (await import('#app/components/door-chooser/door-chooser.tsx')).DoorChooser;
  },
  () => <div aria-busy="true" className="h-[1000vh] bg-night" />,
);

export const KeepNumber = arriving(async () => (await import('#app/components/keep-number.tsx')).KeepNumber);

export const PlaceLookup = arriving(
  async () => (await import('#app/components/place-lookup.tsx')).PlaceLookup,
);

/** The map; until it is there, its places stand as a list. */
export const PlacesMap = arriving(
  async () => (await import('#app/components/map/places-map.tsx')).PlacesMap,
  ({ map }) => <LinkList links={map.places.map(({ link }) => link)} />,
);

export const SafetyTopics = arriving(
  async () => (await import('#app/components/safety-topics.tsx')).SafetyTopics,
);
