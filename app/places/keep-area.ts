import { places } from 'virtual:company/places';
import type { OwnArea } from '#app/page-data/places.ts';
import { storageKey, storedText } from '#app/places/stored-area.ts';

/** Keeps the area on the device, or what was kept before, as text. With null, nothing is kept. */
export function keepArea(area: OwnArea | string | null): void {
  const text = area === null || typeof area === 'string' ? area : JSON.stringify(area);
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
  const area = places.find(({ own }) => text?.includes(JSON.stringify(own.path)));
  if (text !== null) keepArea(area?.own ?? null);
}
