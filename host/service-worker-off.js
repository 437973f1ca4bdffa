/**
 * The kill switch of the service worker (docs/hosting.md#switching-the-service-worker-off). Served as /service-worker.js, it
 * replaces the worker in every browser that has one, deletes all caches, and unregisters itself. Plain JavaScript, so that it
 * can be uploaded as it is. It answers no request: pages come from the network from then on.
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
