import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { choiceHash, choiceOfHash, isSame } from '#app/components/door-chooser/door-choice.ts';
import { entryState, replaceEntry } from '#app/history-entry.ts';
import type { DoorChooser } from '#app/page-data/door-chooser.ts';
import type { DoorChoice } from '#app/paths.ts';
import { loadAppStylesheet } from '#app/app-stylesheet.ts';

/**
 * The current choice; undefined until there are scripts and styles for it. It is in the address, so that it can be
 * shared; each choice replaces the address, so that Back leaves the page.
 */
export function useDoorChoice(chooser: DoorChooser, tool: RefObject<HTMLElement | null>) {
  const [choice, setChoice] = useState<DoorChoice>();

  const readAddress = useEffectEvent(() => {
    const next = choiceOfHash(chooser, window.location.hash);
    const isFirst = choice === undefined;
    // The hash of another part of the page, or of nothing that there is, leaves everything as it is.
    if (next !== undefined || isFirst) setChoice(next ?? chooser.start);
    if (next === undefined) return;
    // After a reload, and where Back has come to what is shown, the visitor is where they were.
    const isInPlace = isFirst ? window.scrollY > 0 : isSame(next, choice);
    if (!isInPlace) tool.current?.scrollIntoView({ behavior: 'instant' });
  });

  useLayoutEffect(() => {
    const listener = () => readAddress();
    // Where they don't come, the document's doors stay.
    loadAppStylesheet().then(listener, () => {});
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  }, []);

  const choose = (next: DoorChoice) => {
    // Where the browser refuses, the choice is shown all the same, and the address stays as it is.
    replaceEntry(entryState(), choiceHash(next));
    setChoice(next);
  };
  return [choice, choose] as const;
}
