import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { choiceHash, readChoiceHash } from '#app/components/door-chooser/door-choice.ts';
import type { DoorChooser } from '#app/content/to-pages/page-data.ts';
import { type DoorChoice, doorChoiceName } from '#app/paths.ts';

interface Shown {
  choice: DoorChoice;
  /** What the visitor has kept to see another beside it. */
  kept?: DoorChoice | undefined;
}

/**
 * What is chosen. The address says it, and says it to whoever is sent the address: it is replaced with every choice, so
 * that Back leaves the page. React Router isn't told: nothing else of the page follows from it.
 */
export function useDoorChoice(chooser: DoorChooser, stage: RefObject<HTMLElement | null>) {
  // Not while the page is made, nor before it is taken over.
  const isLive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const [shown, setShown] = useState<Shown>({ choice: chooser.start });
  const current = nameOfShown(shown);

  useEffect(() => {
    const read = (isOpening: boolean) => {
      const next = readChoiceHash(chooser, window.location.hash);
      // Of another part of the page, or nothing that there is.
      if (next === undefined || nameOfShown(next) === current) return;
      setShown(next);
      // After Back or a reload, the visitor is where they were.
      if (!isOpening || window.scrollY === 0) stage.current?.scrollIntoView({ behavior: 'instant' });
    };
    read(true);
    const onHashChange = () => read(false);
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [chooser, stage, current]);

  return {
    ...shown,
    isLive,
    show(next: Shown) {
      setShown(next);
      window.history.replaceState(window.history.state, '', choiceHash(next.choice, next.kept));
    },
  };
}

function nameOfShown({ choice, kept }: Shown): string {
  return [kept, choice].map((one) => (one === undefined ? '' : doorChoiceName(one))).join();
}
