import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type ChosenDoor,
  choiceCode,
  choiceWords,
  isSame,
} from '#app/components/door-chooser/door-choice.ts';
import { DoorPicture } from '#app/components/door-chooser/door-picture.tsx';
import { type DoorChoice, doorChoiceName } from '#app/paths.ts';

interface StageProps extends ChosenDoor {
  onFailure: () => void;
}

/** The chosen door, below the one that is kept to compare it with, which stays where it was. */
export function DoorStage({ kept, ...chosen }: StageProps & { kept: DoorChoice | undefined }) {
  const isAwaited = kept !== undefined && isSame(kept, chosen.choice);
  return (
    <div className="door-stage z-10 grid auto-rows-fr gap-0.5 bg-night lg:max-xl:auto-cols-fr lg:max-xl:grid-flow-col">
      <DoorFrame {...chosen} choice={kept ?? chosen.choice} isNamed={kept !== undefined} />
      {kept !== undefined && !isAwaited && <DoorFrame {...chosen} isNamed />}
      {/* Announced, as it is there before its words are. */}
      <p
        aria-live="polite"
        className="grid place-content-center px-5 text-center headline text-xl empty:absolute"
      >
        {isAwaited && chosen.chooser.texts.chooseSecond}
      </p>
    </div>
  );
}

/** A door on its house. The one before stays below until the pictures of both have loaded. */
function DoorFrame({ chooser, choice, isNamed, onFailure }: StageProps & { isNamed: boolean }) {
  /** Up to two choices whose pictures have loaded, the upper one last. */
  const [loaded, setLoaded] = useState<readonly DoorChoice[]>([]);
  const isChosen = (view: DoorChoice) => isSame(view, choice);
  const views = [...loaded.filter((view) => !isChosen(view)), choice];
  const isComing = !loaded.slice(-1).some(isChosen);
  return (
    <figure className="relative overflow-hidden bg-picture [container-type:size]">
      {isNamed && (
        <figcaption className="relative z-10 w-fit bg-night px-3 py-1 text-sm">
          {`${choiceWords(chooser, choice)}: ${choiceCode(chooser, choice)}`}
        </figcaption>
      )}
      {views.map((view) => (
        <DoorView
          key={doorChoiceName(view)}
          chooser={chooser}
          choice={view}
          isChosen={isChosen(view)}
          isComing={isChosen(view) && isComing}
          onLoad={() => setLoaded(views.slice(-2))}
          onFailure={onFailure}
        />
      ))}
    </figure>
  );
}

function DoorView({
  chooser,
  choice,
  isChosen,
  isComing,
  onLoad,
  onFailure,
}: StageProps & { isChosen: boolean; isComing: boolean; onLoad: () => void }) {
  const view = useRef<HTMLDivElement>(null);
  const succeed = useEffectEvent(onLoad);
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    if (!isComing) return undefined;
    let isWanted = true;
    const pictures = [...(view.current?.querySelectorAll('img') ?? [])];
    Promise.all(pictures.map(load)).then(
      () => isWanted && succeed(),
      () => isWanted && fail(),
    );
    return () => void (isWanted = false);
  }, [isComing]);

  const house = chooser.houses.find(({ slug }) => slug === choice.house);
  return (
    <div
      ref={view}
      className={isComing ? 'door-view is-coming' : 'door-view'}
      data-house={choice.house}
      aria-hidden={!isChosen}
    >
      <DoorPicture name={choice.house} kind="house" alt={`${choiceWords(chooser, choice)}. ${house?.alt}`} />
      <div className="door-cut-out">
        <DoorPicture name={doorChoiceName(choice)} kind="door" alt="" />
      </div>
    </div>
  );
}

/** Firefox never decodes a picture that it has not begun to load: one that is not near yet. */
function load(picture: HTMLImageElement): Promise<unknown> {
  if (picture.complete) return picture.decode();
  return new Promise((resolve, reject) => {
    picture.addEventListener('load', resolve);
    picture.addEventListener('error', reject);
  });
}
