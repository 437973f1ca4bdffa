import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ChosenDoor, choiceWords } from '#app/components/door-chooser/door-choice.ts';
import { DoorPicture } from '#app/components/door-chooser/door-picture.tsx';
import { type DoorChoice, doorChoiceName } from '#app/paths.ts';

interface StageProps extends ChosenDoor {
  onPictureFailure: () => void;
}

/** The chosen door on its house. The one before stays below until the pictures of both have loaded. */
export function DoorStage({ chooser, choice, onPictureFailure }: StageProps) {
  /** Up to two choices whose pictures have loaded, the upper one last. */
  const [loaded, setLoaded] = useState<readonly DoorChoice[]>([]);
  const isChosen = (view: DoorChoice) => doorChoiceName(view) === doorChoiceName(choice);
  const views = [...loaded.filter((view) => !isChosen(view)), choice];
  const isComing = !loaded.slice(-1).some(isChosen);
  return (
    <div className="door-stage">
      {views.map((view) => (
        <DoorView
          key={doorChoiceName(view)}
          chooser={chooser}
          choice={view}
          isChosen={isChosen(view)}
          isComing={isChosen(view) && isComing}
          onLoad={() => setLoaded(views.slice(-2))}
          onPictureFailure={onPictureFailure}
        />
      ))}
    </div>
  );
}

function DoorView({
  chooser,
  choice,
  isChosen,
  isComing,
  onLoad,
  onPictureFailure,
}: StageProps & { isChosen: boolean; isComing: boolean; onLoad: () => void }) {
  const view = useRef<HTMLDivElement>(null);
  const succeed = useEffectEvent(onLoad);
  const fail = useEffectEvent(onPictureFailure);

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
