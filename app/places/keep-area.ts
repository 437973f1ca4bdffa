import { places } from 'virtual:company/places';
import { areaIn, storageKey, storedText } from '#app/places/stored-area.ts';

/** Keeps an area, as text, on the device. With null, nothing is kept. */
export function keep(text: string | null): void {
  if (text === storedText()) return;
  try {
    if (text === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    // Where it can't be kept, the answer is all there is.
  }
  dispatchEvent(new Event('storage'));
}

/** An earlier release may have kept other minutes, or an area that has gone. */
export function correctArea(): void {
  const text = storedText();
  if (text === null) return;
  const stored = areaIn(text);
  const current = places.find(({ path }) => path === stored?.path);
  keep(current === undefined ? null : JSON.stringify(current.own));
}
