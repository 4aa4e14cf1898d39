// The only thing this worker does: where the server can't be reached, a page that says so is shown instead of the browser's own.
// It keeps that one page and nothing else; whatever the server says of tables and people is never kept.
const STORE = 'quayside-offline';
const PAGE = '/offline';

const keep = async () => {
  const store = await caches.open(STORE);
  await store.add(new Request(PAGE, { cache: 'reload' }));
};

self.addEventListener('install', (event) => event.waitUntil(keep().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
// A page has opened, perhaps in another language or light than the one that is kept.
self.addEventListener('message', (event) => event.waitUntil(keep().catch(() => undefined)));
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(
    fetch(event.request).catch(async (error) => {
      const kept = await caches.match(PAGE);
      if (!kept) throw error;
      return kept;
    }),
  );
});
