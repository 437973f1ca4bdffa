import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { choiceHash, readChoiceHash } from '#app/components/door-chooser/door-choice.ts';
import { entryState, replaceEntry } from '#app/history-entry.ts';
import type { DoorChooser } from '#app/page-data/door-chooser.ts';
import { type DoorChoice, doorChoiceName } from '#app/paths.ts';

interface Shown {
  choice: DoorChoice;
  /** What the visitor has kept to see another beside it. */
  kept?: DoorChoice | undefined;
}

/**
 * The current choice. It is in the address, so that it can be shared; each choice replaces the address, so that Back leaves
 * the page.
 */
export function useDoorChoice(chooser: DoorChooser, stage: RefObject<HTMLElement | null>) {
  // Not while the page is made, nor before it is taken over.
  const isLive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const hash = useSyncExternalStore(
    onHashChange,
    () => window.location.hash,
    () => '',
  );
  const [{ seen, ...shown }, setShown] = useState<Shown & { seen: string }>({
    choice: chooser.start,
    seen: '',
  });
  // The hash of another part of the page, or of nothing that there is, leaves everything as it is.
  if (seen !== hash) setShown({ ...(readChoiceHash(chooser, hash) ?? shown), seen: hash });
  const name = nameOfShown(shown);

  useEffect(() => {
    // Not before the rows have come to their full height: the picture would be somewhere else then. After Back or a
    // reload, the visitor is where they were.
    if (!isLive || window.scrollY > 0) return;
    if (readChoiceHash(chooser, window.location.hash) !== undefined) scrollTo(stage);
  }, [chooser, stage, isLive]);

  useEffect(() =>
    onHashChange(() => {
      const next = readChoiceHash(chooser, window.location.hash);
      // Where Back has come to what is shown, it has also come to where that was.
      if (next !== undefined && nameOfShown(next) !== name) scrollTo(stage);
    }),
  );

  return {
    ...shown,
    isLive,
    show(next: Shown) {
      const address = choiceHash(next.choice, next.kept);
      // Where the browser refuses, the choice is shown all the same, and the address stays as it is.
      replaceEntry(entryState(), address);
      setShown({ ...next, seen: window.location.hash });
    },
  };
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

function scrollTo({ current }: RefObject<HTMLElement | null>) {
  current?.scrollIntoView({ behavior: 'instant' });
}

function nameOfShown({ choice, kept }: Shown): string {
  return [kept, choice].map((one) => (one === undefined ? '' : doorChoiceName(one))).join();
}
