/**
 * The kill switch of the service worker (docs/offline.md): served as /service-worker.js, it takes the place of the worker in
 * every browser that has one, deletes all that was kept, and unregisters itself. Plain JavaScript, so that it can be
 * uploaded as it is. It answers no request: pages come from the network from its first moment on.
 */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(switchOff());
});

async function switchOff() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
