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
