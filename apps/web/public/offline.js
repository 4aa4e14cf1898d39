// What this worker does: where the server can’t be reached, a page that says so is shown instead of the browser’s own; and it shows pushes.
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

// What the server tells while no page is open. A page that shows the table and is looked at says it itself.
self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data?.json() ?? {};
  if (typeof title !== 'string' || typeof path !== 'string') return;
  const show = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const looked = pages.some((page) => page.focused && new URL(page.url).pathname === path);
    if (!looked)
      await self.registration.showNotification(title, { body, tag, data: { path }, icon: '/icons/icon-192.png' });
  };
  event.waitUntil(show());
});
self.addEventListener('notificationclick', (event) => {
  const { path } = event.notification.data;
  event.notification.close();
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find((one) => new URL(one.url).pathname === path);
    await (page ? page.focus() : self.clients.openWindow(path));
  };
  event.waitUntil(open());
});
