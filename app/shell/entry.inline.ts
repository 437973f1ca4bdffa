/**
 * The inline script of every page, the same in all, so that one hash in the Content-Security-Policy allows it.
 * It hydrates the page late: as soon as the browser is idle, 300 ms or more after the load event; earlier at the first
 * touch, key press, wheel or pointer movement, or when the network comes back. Links, menus and phone links work before.
 * It links the styles that the first paint does without and, once everything has loaded and is painted, the typefaces.
 * Three seconds after everything has loaded, it registers the service worker (app/offline), hydrated or not.
 * It handles clicks on telephone links, because most calls are made before hydration, on the link that changes the
 * visitor's own area, and on links that can't work without a network. Until the app runs, it reloads the page on Back when
 * the browser changes only the address.
 */
import { showNoConnection } from '#app/components/phone/show-no-connection.ts';
import type { CallClick } from '#app/shell/call-click.ts';

let app: Promise<unknown> | undefined;

/**
 * Runs the app. It is fetched first, and whole, because browsers cache a failed import, but a failed fetch can be retried: at
 * the next interaction, at least one second later.
 */
function hydrate() {
  const address = import.meta.env.CLIENT_ENTRY;
  app ??= fetch(address)
    .then((response) => (response.ok ? response.blob() : Promise.reject()))
    .then(() => import(address))
    .catch(() => setTimeout(() => (app = undefined), 1000));
}

/** Undefined on insecure origins, in browsers without service workers, in sandboxed frames, and if the site has no service worker. */
let serviceWorkers: ServiceWorkerContainer | undefined;
try {
  if (import.meta.env.SERVICE_WORKER !== '') serviceWorkers = navigator.serviceWorker;
} catch {
  // Reading `navigator.serviceWorker` throws in a sandboxed frame.
}

/**
 * Nothing depends on the worker, so a failed registration is ignored. If a worker already controls the page, nothing is done: browsers
 * check for a new worker themselves, and registering would cancel the unregistration of a worker that is removing itself
 * (host/service-worker-off.js).
 */
function registerServiceWorker() {
  if (import.meta.env.SERVICE_WORKER === '' || serviceWorkers?.controller !== null) return; // Also if undefined.
  // Trusted Types require a policy for script URLs. This one ignores its input and returns the service worker's URL.
  const rules = { createScriptURL: (_anything: string) => import.meta.env.SERVICE_WORKER };
  const policy = window.trustedTypes?.createPolicy('service-worker', rules) ?? rules;
  serviceWorkers.register(policy.createScriptURL('')).catch(() => {});
}

/** Adds a style sheet by script: unlike for one in the markup, neither the parser nor other scripts wait, even if its file never arrives. */
function linkStyles(href: string) {
  document.body.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

/** Links the typefaces. Their glyphs are as wide as those of the fallback font, Arial, so nothing moves (brand/typefaces/cut.py). */
function showTypefaces() {
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas) {
    canvas.font = '99px Arial';
    // The letter "t" is 28 pixels wide in Arial and 32 in Roboto, which Android uses instead: typefaces.css then has other widths.
    if (canvas.measureText('t').width > 30) document.documentElement.dataset.roboto = '';
  }
  linkStyles(import.meta.env.TYPEFACES);
}

function whenIdle(task: () => void) {
  // Safari lacks requestIdleCallback: there, the task runs at once and ignores these arguments.
  (window.requestIdleCallback ?? task)(task, { timeout: 4000 });
}

linkStyles(import.meta.env.LATER_STYLES);

// `online` is included to retry when the network comes back.
for (const type of ['pointerdown', 'keydown', 'wheel', 'online'])
  addEventListener(type, hydrate, { passive: true });
// Ignore synthetic pointer moves without movement, which browsers fire on load: they would load the app before the first paint.
addEventListener('pointermove', ({ movementX, movementY }) => {
  if (movementX || movementY) hydrate();
});

// Removes the stored area when the visitor changes it. Dispatches `call-click` for telephone links (docs/hosting.md#counting-calls).
addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element)) return;
    // The link of app/components/sections/own-minutes.tsx, hydrated or not.
    if (target.closest('.own a')) {
      localStorage.removeItem('area');
      delete document.documentElement.dataset.own;
      dispatchEvent(new Event('storage')); // For useOwnArea: browsers dispatch it only in other tabs.
    }
    const link = target.closest('[href^="tel:+"]');
    if (!link) return;
    const closestValue = (name: 'placement' | 'tool') =>
      link.closest<HTMLElement>(`[data-${name}]`)?.dataset[name];
    document.dispatchEvent(
      new CustomEvent<CallClick>('call-click', {
        detail: { page: location.pathname, placement: closestValue('placement'), tool: closestValue('tool') },
      }),
    );
  },
  true, // The capture phase: no other handler can stop the click before.
);

// Without a network and a service worker, a link would replace the page, which shows the phone number, with the browser's error page.
addEventListener('click', (event) => {
  if (event.defaultPrevented || navigator.onLine || serviceWorkers?.controller) return;
  // A safe cast: visitors click elements. Only a script could dispatch a click elsewhere.
  if (!(event.target as Element).closest('[href^="/"]')) return;
  event.preventDefault();
  showNoConnection();
});

// In the history, there may be entries that the app added before the document was reloaded. Back to one of them changes the
// address but not the page, so reload. The app removes this handler when it takes over (app/navigation/open-pages.ts).
const { pathname } = location;
onpopstate = () => {
  if (location.pathname !== pathname) location.reload();
};

// In the not-found and offline documents the app is loaded at once: it may have a page for the address.
if (document.querySelector('[data-fallback]')) hydrate();
addEventListener('load', () => {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    showTypefaces();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(whenIdle, 300, hydrate);
  // A worker that starts during hydration would slow it down.
  setTimeout(whenIdle, 3000, registerServiceWorker);
});
