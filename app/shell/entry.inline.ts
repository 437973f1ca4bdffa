/**
 * The inline script of every page, the same in all, so that one hash in the Content-Security-Policy allows it.
 * It hydrates the page late: as soon as the browser is idle, 300 ms or more after the load event; earlier at the first
 * touch, key press, wheel or pointer movement, or when the network comes back. Links, menus and phone links work before.
 * It links the styles that the first paint does without and, once everything has loaded and is painted, the typefaces.
 * Three seconds after everything has loaded, it registers the service worker (app/offline), hydrated or not.
 * It also forgets the visitor's own area, dispatches `call-click`, because most calls are made before hydration, keeps the page when a link can't work
 * without a network, and, until the app runs, reloads on Back when the browser changes only the address.
 */
import { showNoConnection } from '#app/components/phone/show-no-connection.ts';
import type { CallClick } from '#app/shell/call-click.ts';

let app: Promise<unknown> | undefined;

/**
 * Runs the app. It is fetched first, because browsers cache a failed import, but a failed fetch can be retried: at the next
 * interaction, at least one second later.
 */
function hydrate() {
  const address = import.meta.env.CLIENT_ENTRY;
  app ??= fetch(address)
    .then((response) => (response.ok ? response.blob() : Promise.reject()))
    .then(() => import(address))
    .catch(() => setTimeout(() => (app = undefined), 1000));
}

/** Undefined on insecure origins, in browsers without service workers, in sandboxed frames, and if the site has no service worker. */
let worker: ServiceWorkerContainer | undefined;
try {
  if (import.meta.env.SERVICE_WORKER !== '') worker = navigator.serviceWorker;
} catch {
  // Reading `navigator.serviceWorker` throws in a sandboxed frame.
}

/**
 * Nothing depends on the worker, so a failed registration is ignored. If a worker already controls the page, there is nothing to do: browsers
 * check for a new worker themselves, and registering would cancel the unregistration of a worker that is removing itself
 * (host/service-worker-off.js).
 */
function registerServiceWorker() {
  if (import.meta.env.SERVICE_WORKER === '' || worker?.controller !== null) return;
  // Trusted Types require a policy for script URLs. This one ignores its input and returns the service worker's URL.
  const rules = { createScriptURL: (_anything: string) => import.meta.env.SERVICE_WORKER };
  const policy = window.trustedTypes?.createPolicy('service-worker', rules) ?? rules;
  worker.register(policy.createScriptURL('')).catch(() => {});
}

/** The parser and the app wait for a link in the document; for one that a script adds they don't, even if its file never comes. */
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
  // Safari lacks requestIdleCallback.
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

// Dispatches `call-click` for a click on any telephone link, before the dialer opens. Nothing is sent (docs/hosting.md#counting-calls).
addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element)) return;
    // To another area than the visitor's own: the one that is kept is forgotten, hydrated or not.
    if (target.closest('.own a')) {
      localStorage.removeItem('area');
      delete document.documentElement.dataset.own;
      dispatchEvent(new Event('storage'));
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
  true,
);

// Without a network and a service worker, a link would replace the page, which shows the phone number, with the browser's error page.
addEventListener('click', (event) => {
  if (event.defaultPrevented || navigator.onLine || worker?.controller) return;
  // What visitors click is an element.
  if (!(event.target as Element).closest('[href^="/"]')) return;
  event.preventDefault();
  showNoConnection();
});

// Back to an entry that the app added before this document was loaded changes only the address. So reload. The app removes
// this handler when it takes over (app/navigation/open-pages.ts).
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
