import { useSyncExternalStore } from 'react';
import type { OwnArea } from '#app/page-data/places.ts';
import { areaIn, storedText } from '#app/places/stored-area.ts';

/*
 * The visitor's own area, once a ZIP code or a town was found: the browser keeps the words that every page then shows.
 * Before the first paint, app/shell/own-area.inline.ts puts them into the page as styles; the app puts them in as text.
 */

/** Undefined in the prerendered HTML, during hydration, and where nothing is kept or can be. */
export function useOwnArea(): OwnArea | undefined {
  const text = useSyncExternalStore(subscribe, storedText, () => null);
  return text === null ? undefined : areaIn(text);
}

/** Browsers dispatch `storage` in the other tabs; what changes it here does so too. */
function subscribe(onChange: () => void): () => void {
  const changed = () => {
    if (storedText() === null) delete document.documentElement.dataset.own;
    onChange();
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
