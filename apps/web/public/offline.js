// What this worker does: where the server can’t be reached, a page that says so is shown instead of the browser’s own; practice pages that were
// visited open all the same; and it shows pushes. It keeps those pages, as they are for nobody in particular, and files of the build that practice
// needs. Whatever the server says of tables and people is never kept.
const STORE = 'quayside-offline';
const PAGE = '/offline';
const PRACTICE = 'quayside-practice';
const isPractice = ({ pathname }) => pathname.startsWith('/practice/');
/** Their names change with what is in them, so one that is kept is never out of date. */
const isFile = ({ origin, pathname }) => origin === self.location.origin && pathname.startsWith('/_next/static/');
const KEPT_AT = 'x-kept-at';

const keep = async () => {
  const store = await caches.open(STORE);
  await store.add(new Request(PAGE, { cache: 'reload' }));
};

/** A response that can be kept, with the time. */
const stamped = (body, response) => {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(KEPT_AT, String(Date.now()));
  return new Response(body, { headers });
};
const keepFile = async (store, file, response) => {
  if (response.ok) await store.put(file, stamped(await response.blob(), response));
};

const keepFiles = async (files) => {
  const store = await caches.open(PRACTICE);
  await Promise.all(
    [...new Set(files)].map(async (file) => (await store.match(file)) ?? keepFile(store, file, await fetch(file))),
  );
};

const filesIn = (html) =>
  [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(([, path]) => `${self.location.origin}${path}`);
/** Keeps a practice page with the files it has loaded. With the first one of a new build everything of the one before goes. */
const keepPractice = async ({ path, language, theme, since, files }) => {
  const store = await caches.open(PRACTICE);
  // Without cookies: for nobody in particular, so what they would tell comes along.
  const response = await fetch(path, {
    credentials: 'omit',
    cache: 'reload',
    headers: { 'accept-language': language },
  });
  if (!response.ok) return;
  const html = (await response.text()).replace('data-theme="system"', `data-theme="${theme}"`);
  const needed = [...filesIn(html), ...files];
  const before = await store.match(path);
  if (before && filesIn(await before.text()).some((file) => !needed.includes(file)))
    for (const request of await store.keys()) {
      const kept = await store.match(request);
      // What a worker of this page has fetched is not among the files of the page.
      if (!needed.includes(request.url) && Number(kept?.headers.get(KEPT_AT)) < since) await store.delete(request);
    }
  await keepFiles(needed);
  await store.put(path, stamped(html, response));
};

self.addEventListener('install', (event) => event.waitUntil(keep().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
// A page has opened, perhaps in another language or light than the one that is kept.
self.addEventListener('message', (event) => {
  const { practice, files } = event.data ?? {};
  const kept = practice ? keepPractice(practice) : files ? keepFiles(files) : keep();
  event.waitUntil(kept.catch(() => undefined));
});

const openPage = (request) =>
  fetch(request).catch(async (error) => {
    const url = new URL(request.url);
    const kept = (isPractice(url) ? await caches.match(url.pathname) : undefined) ?? (await caches.match(PAGE));
    if (!kept) throw error;
    return kept;
  });

/** A file of the build. Those for the worker in which bots think are kept here: no page knows of them. */
const fileFor = async (event) => {
  const { request, clientId } = event;
  try {
    const response = await fetch(request);
    const client = await self.clients.get(clientId);
    if (client && client.type !== 'window') {
      const copy = response.clone();
      event.waitUntil(
        caches
          .open(PRACTICE)
          .then((store) => keepFile(store, request.url, copy))
          .catch(() => undefined),
      );
    }
    return response;
  } catch (error) {
    const kept = await caches.match(request.url, { ignoreVary: true });
    if (!kept) throw error;
    return kept;
  }
};
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(openPage(event.request));
  else if (isFile(new URL(event.request.url))) event.respondWith(fileFor(event));
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
