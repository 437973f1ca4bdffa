/**
 * The one script that stands in every page, the same in all, so that one hash in a Content-Security-Policy allows it.
 * It hydrates the page late: 300 ms after everything has loaded, when the browser is idle, or at the visitor's first
 * touch, key, scroll or pointer movement, whichever is sooner. Links, menus and the phone work before.
 * After that it registers the service worker (app/offline), which does not wait for the app.
 */
let isHydrated = false;

function hydrate() {
  if (isHydrated) return;
  isHydrated = true;
  void import(import.meta.env.CLIENT_ENTRY);
}

/** Browsers have it on secure origins only; nothing depends on it, so that it can't be registered is nobody's concern. */
function registerServiceWorker() {
  if (import.meta.env.SERVICE_WORKER === '' || !('serviceWorker' in navigator)) return;
  // Where Trusted Types are required, this policy makes one address, whatever it is asked for.
  const rules = { createScriptURL: (_anything: string) => import.meta.env.SERVICE_WORKER };
  const policy = window.trustedTypes?.createPolicy('service-worker', rules) ?? rules;
  navigator.serviceWorker.register(policy.createScriptURL('')).catch(() => {});
}

function start() {
  hydrate();
  registerServiceWorker();
}

function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 });
  else start(); // Safari has no such moments.
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
addEventListener('load', () => setTimeout(startWhenIdle, 300));
