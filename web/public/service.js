/*
 * Keeps the page itself, so that the installed app opens without a connection and can say what is missing. Pages come from the
 * server whenever it answers; files named by their content are fetched once. Games live on the server and are never kept here.
 */

const KEPT = 'mageknight-page';
/** Files of earlier versions go when there are more than this. */
const MOST = 160;
const NOT_PAGES = /^\/(api|health|ready|metrics|docs|openapi)\b/;

self.addEventListener('install', (event) => {
  event.waitUntil(keepFirst());
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || NOT_PAGES.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
});

/** The start page and the files it names: enough to say something. */
async function keepFirst() {
  const cache = await caches.open(KEPT);
  const start = await fetch('/', { cache: 'no-cache' });
  const text = await start.clone().text();
  const files = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]);
  await cache.addAll(files);
  await cache.put('/', start);
}

/** Every page is the same file; the client finds its way by the address. */
async function page(request) {
  try {
    const found = await fetch(request);
    if (found.ok) await (await caches.open(KEPT)).put('/', found.clone());
    return found;
  } catch (trouble) {
    const kept = await caches.match('/');
    if (!kept) throw trouble;
    return kept;
  }
}

async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) {
    const cache = await caches.open(KEPT);
    await cache.put(request, found.clone());
    const files = (await cache.keys()).filter((each) => new URL(each.url).pathname !== '/');
    await Promise.all(files.slice(0, Math.max(0, files.length - MOST)).map((each) => cache.delete(each)));
  }
  return found;
}
