import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { choiceWords } from '#app/components/door-chooser/door-choice.ts';
import { breakpoints } from '#app/breakpoints.ts';
import type { DoorChooser } from '#app/page-data/door-chooser.ts';
import { type DoorChoice, doorChoiceName, doorPicturePath, doorWidths } from '#app/paths.ts';

/** How wide they are shown: on narrow screens, only what is around the door. */
const sizes = {
  house: `(min-width: ${breakpoints.lg}) 100vw, 120vw`,
  door: `(min-width: ${breakpoints.lg}) 45vw, 80vw`,
} as const;

/**
 * A door on its house. The next one is drawn over it once it is complete; until then the last one stays. The door
 * whose button is hovered, touched or focused is prefetched.
 */
export function DoorStage({
  chooser,
  choice,
  isAtHand,
  ahead,
  onFailure,
}: {
  chooser: DoorChooser;
  choice: DoorChoice;
  /** Whether it was shown just before, elsewhere. */
  isAtHand: boolean;
  ahead?: DoorChoice | undefined;
  onFailure: () => void;
}) {
  /** What is there, from below to above: the last one, and the one over it. */
  const [layers, setLayers] = useState<readonly DoorChoice[]>(isAtHand ? [choice] : []);
  const top = layers.at(-1);
  const isThere = top !== undefined && isSame(top, choice);
  const below = isThere ? layers : layers.filter((layer) => !isSame(layer, choice));
  const views = isThere ? layers : [...below, choice];
  const reached = ahead !== undefined && !views.some((view) => isSame(view, ahead)) ? [ahead] : [];
  return (
    <div className="door-frame">
      {[...views, ...reached].map((view) => {
        const isChosen = isSame(view, choice);
        return (
          <DoorView
            key={doorChoiceName(view)}
            chooser={chooser}
            choice={view}
            isFirst={top === undefined}
            isAtHand={isAtHand}
            state={isChosen ? (isThere ? 'shown' : 'coming') : layers.includes(view) ? 'below' : 'ahead'}
            onReady={() => setLayers([...below.slice(-1), view])}
            onFailure={onFailure}
          />
        );
      })}
    </div>
  );
}

function isSame(one: DoorChoice, other: DoorChoice): boolean {
  return doorChoiceName(one) === doorChoiceName(other);
}

function DoorView({
  chooser,
  choice,
  isFirst,
  isAtHand,
  state,
  onReady,
  onFailure,
}: {
  chooser: DoorChooser;
  choice: DoorChoice;
  /** The first one waits until it is near the screen, and doesn't fade in. */
  isFirst: boolean;
  isAtHand: boolean;
  state: 'shown' | 'coming' | 'below' | 'ahead';
  onReady: () => void;
  onFailure: () => void;
}) {
  const view = useRef<HTMLDivElement>(null);
  const ready = useEffectEvent(onReady);
  const failed = useEffectEvent(onFailure);

  useEffect(() => {
    if (state !== 'coming') return undefined;
    let isWanted = true;
    const pictures = [...(view.current?.querySelectorAll('img') ?? [])];
    Promise.all(pictures.map(decoded)).then(
      () => isWanted && ready(),
      () => isWanted && failed(),
    );
    return () => void (isWanted = false);
  }, [state]);

  const { house } = choice;
  const { alt = '' } = chooser.houses.find(({ slug }) => slug === house) ?? {};
  return (
    <div
      ref={view}
      data-house={house}
      className={`door-view is-${state}`}
      aria-hidden={state === 'shown' || (isFirst && state === 'coming') ? undefined : true}
    >
      <DoorPicture
        name={house}
        kind="house"
        isFirst={isFirst}
        isAtHand={isAtHand}
        alt={`${choiceWords(chooser, choice)}. ${alt}`}
      />
      <div className="door-cut-out">
        <DoorPicture name={doorChoiceName(choice)} kind="door" isFirst={isFirst} isAtHand={isAtHand} alt="" />
      </div>
    </div>
  );
}

/** Firefox never answers when it is asked to decode a picture that it has not begun to load: one that is not near yet. */
async function decoded(picture: HTMLImageElement) {
  if (!picture.complete) {
    await new Promise((settle) => {
      picture.addEventListener('load', settle);
      picture.addEventListener('error', settle);
    });
  }
  await picture.decode();
}

/** A picture of a house or of a door in the file format and size that suits the screen. */
function DoorPicture({
  name,
  kind,
  isFirst,
  isAtHand,
  alt,
}: {
  name: string;
  kind: keyof typeof doorWidths;
  isFirst: boolean;
  isAtHand: boolean;
  alt: string;
}) {
  const [avif, webp] = (['avif', 'webp'] as const).map((format) =>
    doorWidths[kind].map((width) => `${doorPicturePath(name, width, format)} ${width}w`).join(', '),
  );
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes[kind]} />
      <img
        src={doorPicturePath(name, 800, 'webp')}
        srcSet={webp}
        sizes={sizes[kind]}
        alt={alt}
        loading={isFirst ? 'lazy' : undefined}
        decoding={isAtHand ? 'sync' : 'async'}
        className="size-full"
      />
    </picture>
  );
}
