import type { OwnArea } from '#app/page-data/places.ts';

/** The name of the visitor's own area in the browser's storage. The scripts inside the pages write it out. */
export const storageKey = 'area';

export function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // Reading it throws where visitors block it.
    return null;
  }
}

/** The area that is stored as this text; undefined where it is none. */
export function areaIn(text: string): OwnArea | undefined {
  try {
    // Only this site writes it, and a later release corrects what an earlier one wrote (keep-area.ts).
    return (JSON.parse(text) as OwnArea | null) ?? undefined;
  } catch {
    return undefined;
  }
}
