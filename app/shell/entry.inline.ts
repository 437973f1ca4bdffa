/**
 * The inline script of every page, the same in all, so that one hash in the Content-Security-Policy allows it.
 * It hydrates the page late: 300 ms after everything has loaded, when the browser is idle, or at the visitor's first
 * touch, key, scroll or pointer movement, whichever is sooner. Links, menus and the phone work before.
 * Once everything has loaded and is painted, it links the typefaces.
 * Three seconds after everything has loaded, it registers the service worker (app/offline), hydrated or not.
 * It also dispatches `call-click`, because most calls are made before hydration, keeps the page when a link can't work
 * without a network, and loads the page that Back leads to where nothing else would.
 */
import { showNoConnection } from '#app/components/phone/show-no-connection.ts';
import type { CallClick } from '#app/shell/call-click.ts';

let app: Promise<unknown> | undefined;

/**
 * Runs the app. It is fetched first, because browsers remember that an import has failed: a fetch that fails can be tried
 * again, at the next touch a moment later.
 */
function hydrate() {
  const address = import.meta.env.CLIENT_ENTRY;
  app ??= fetch(address)
    .then((answer) => (answer.ok ? answer.blob() : Promise.reject()))
    .then(() => import(address))
    .catch(() => setTimeout(() => (app = undefined), 1000));
}

/** Only on secure origins, in browsers that support it. */
let worker: ServiceWorkerContainer | undefined;
try {
  if (import.meta.env.SERVICE_WORKER !== '') worker = navigator.serviceWorker;
} catch {
  // The page may not ask, as in a sandboxed frame.
}

/**
 * Nothing depends on it, so a failed registration is ignored.
 * In a page that has a worker there is nothing to do: browsers look for a new one by themselves, and registering would
 * keep one that is about to unregister itself (host/service-worker-off.js).
 */
function registerServiceWorker() {
  if (import.meta.env.SERVICE_WORKER === '' || worker?.controller !== null) return;
  // Where Trusted Types are required, this policy always makes the same address.
  const rules = { createScriptURL: (_anything: string) => import.meta.env.SERVICE_WORKER };
  const policy = window.trustedTypes?.createPolicy('service-worker', rules) ?? rules;
  worker.register(policy.createScriptURL('')).catch(() => {});
}

/** Their letters are as wide as Arial's, which shows until they are there: nothing moves (brand/typefaces/cut.py). */
function showTypefaces() {
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas) {
    canvas.font = '99px Arial';
    // 28 pixels in Arial, 32 in Roboto, which Android has in its place.
    if (canvas.measureText('t').width > 30) document.documentElement.dataset.roboto = '';
  }
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: import.meta.env.TYPEFACES }),
  );
}

function whenIdle(task: () => void) {
  // Safari lacks requestIdleCallback.
  (window.requestIdleCallback ?? task)(task, { timeout: 4000 });
}

// Also when the network is back.
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
    // What people click is an element.
    const link = (target as Element).closest('[href^=tel]');
    if (!link) return;
    const around = (name: 'placement' | 'tool') => link.closest<HTMLElement>(`[data-${name}]`)?.dataset[name];
    document.dispatchEvent(
      new CustomEvent<CallClick>('call-click', {
        detail: { page: location.pathname, placement: around('placement'), tool: around('tool') },
      }),
    );
  },
  true,
);

// Without a network, a link that neither the app nor a service worker answers would replace the page, and its number, with the browser's error.
addEventListener('click', (event) => {
  if (event.defaultPrevented || navigator.onLine || worker?.controller) return;
  if (!(event.target as Element).closest('[href^="/"]')) return;
  event.preventDefault();
  showNoConnection();
});

// Browsers take a page that the app once showed in this document's place for a part of this document, and change the address alone. The app takes this away.
const { pathname } = location;
onpopstate = () => {
  if (location.pathname !== pathname) location.reload();
};

// The not-found document is hydrated at once: the app may know its address.
if (document.querySelector('[data-fallback]')) hydrate();
addEventListener('load', () => {
  new PerformanceObserver((_, paint) => {
    paint.disconnect();
    showTypefaces();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(whenIdle, 300, hydrate);
  // A worker that starts during hydration would slow it down.
  setTimeout(whenIdle, 3000, registerServiceWorker);
});
