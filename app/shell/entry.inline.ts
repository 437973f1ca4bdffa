/**
 * The one script that stands in every page, the same in all, so that one hash in a Content-Security-Policy allows it.
 * It hydrates the page late: 300 ms after everything has loaded, when the browser is idle, or at the visitor's first
 * touch, key, scroll or pointer movement, whichever is sooner. Links, menus and the phone work before.
 */
let isHydrated = false;

function hydrate() {
  if (isHydrated) return;
  isHydrated = true;
  void import(import.meta.env.CLIENT_ENTRY);
}

function hydrateWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: 4000 });
  else hydrate(); // Safari has no such moments.
}

/** A pointer that rests where the page appears "moves" by nothing: that is no visitor's doing, and would put the app before the first paint. */
function hydrateWhenMoved({ movementX, movementY }: PointerEvent) {
  if (movementX || movementY) hydrate();
}

const options = { passive: true, capture: true };
for (const type of ['pointerdown', 'touchstart', 'keydown', 'wheel'])
  addEventListener(type, hydrate, options);
addEventListener('pointermove', hydrateWhenMoved, options);

// The not-found document is hydrated at once: the app may know its address.
if ('fallback' in document.documentElement.dataset) hydrate();
else addEventListener('load', () => setTimeout(hydrateWhenIdle, 300));
