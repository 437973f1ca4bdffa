/**
 * The one script that stands in every page, the same in all, so that one hash in a Content-Security-Policy allows it.
 * It hydrates the page late: 300 ms after everything has loaded, when the browser is idle, or at the visitor's first
 * touch, key, scroll or pointer movement, whichever is sooner. Links, menus and the phone work before.
 * Three seconds after everything has loaded, it registers the service worker (app/offline), hydrated or not.
 * It also tells of calls, because most are made before the page is hydrated, and links the styles that a section has to
 * itself where the app does not.
 */
import type { CallClick } from '#app/shell/call-click.ts';

let isHydrated = false;

function hydrate() {
  if (isHydrated) return;
  isHydrated = true;
  void import(import.meta.env.CLIENT_ENTRY);
}

/**
 * Browsers have it on secure origins only; nothing depends on it, so that it can't be registered is nobody's concern.
 * In a page that has a worker there is nothing to do: browsers look for a new one by themselves, and registering would
 * keep one that is about to unregister itself (host/service-worker-off.js).
 */
function registerServiceWorker() {
  if (import.meta.env.SERVICE_WORKER === '' || !('serviceWorker' in navigator)) return;
  if (navigator.serviceWorker.controller !== null) return;
  // Where Trusted Types are required, this policy makes one address, whatever it is asked for.
  const rules = { createScriptURL: (_anything: string) => import.meta.env.SERVICE_WORKER };
  const policy = window.trustedTypes?.createPolicy('service-worker', rules) ?? rules;
  navigator.serviceWorker.register(policy.createScriptURL('')).catch(() => {});
}

function whenIdle(task: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 4000 });
  else task(); // Safari has no such moments.
}

/** A pointer that rests where the page appears "moves" by nothing: that is no visitor's doing, and would put the app before the first paint. */
function hydrateWhenMoved({ movementX, movementY }: PointerEvent) {
  if (movementX || movementY) hydrate();
}

const options = { passive: true, capture: true };
for (const type of ['pointerdown', 'touchstart', 'keydown', 'wheel'])
  addEventListener(type, hydrate, options);
addEventListener('pointermove', hydrateWhenMoved, options);

/** Says of a click on any telephone link where it was, before the dialer takes over. Nothing is sent (docs/analytics.md). */
function tellOfCall({ target }: MouseEvent) {
  const link = target instanceof Element && target.closest('a[href^="tel:"]');
  if (!link) return;
  const detail: CallClick = {
    page: location.pathname,
    placement: link.closest<HTMLElement>('[data-placement]')?.dataset.placement,
    tool: link.closest<HTMLElement>('[data-tool]')?.dataset.tool,
  };
  document.dispatchEvent(new CustomEvent('call-click', { detail }));
}
addEventListener('click', tellOfCall, options);

/** Once a section that has styles to itself is near, the app has three seconds to bring it to life. After that, they must do without. */
function styleWithoutApp(section: HTMLElement) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      setTimeout(() => {
        if (section.matches('.is-live')) return;
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = section.dataset.styles ?? '';
        document.head.append(link);
        section.classList.add('is-alone');
      }, 3000);
    },
    { rootMargin: '100%' },
  );
  observer.observe(section);
}
document.querySelectorAll<HTMLElement>('[data-styles]').forEach(styleWithoutApp);

// The not-found document is hydrated at once: the app may know its address.
if ('fallback' in document.documentElement.dataset) hydrate();
addEventListener('load', () => {
  setTimeout(whenIdle, 300, hydrate);
  // A worker that starts while the page is hydrated would make that longer.
  setTimeout(whenIdle, 3000, registerServiceWorker);
});
