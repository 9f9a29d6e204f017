/*
 * The service worker: opens the site while there is no network. Online it changes nothing: every request goes to the
 * network first. It keeps the shell's page without any address's own parts, and the files that never change; nothing of
 * the API, which is somebody's. Plain JavaScript, served as /sw.js: it is not compiled.
 */
const worker = globalThis;
const { caches, Headers, Response } = worker;

const STORE = 'tessera-offline-v1';
/** The page that is kept for every address: the one that has no first words and no remote of its own. */
const PAGE = '/version';
/** Files that never change: their names carry their content's hash, or the version that a pin verifies. */
const LASTING = /^\/(?:assets|mf\/files|mf\/records)\//;
const MOST_FILES = 400;

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  if (event.data?.type === 'keep') event.waitUntil(keep(event.data.addresses).catch(() => undefined));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/(?:api|assets|mf)\//.test(pathname)) event.respondWith(openPage(request));
  } else if (LASTING.test(pathname)) event.respondWith(openFile(event));
});

async function takeOver() {
  for (const name of await caches.keys()) if (name !== STORE) await caches.delete(name);
  await worker.clients.claim();
}

/** What the open page has loaded, and the page that will load it again. */
async function keep(addresses) {
  const store = await caches.open(STORE);
  const page = await fetch(PAGE, { headers: { accept: 'text/html' }, credentials: 'omit' });
  if (!page.ok) return;
  const html = await page.text();
  // The chunks of the shell that a page may turn out to need.
  const { frame, offline } = await (await fetch('/ahead.json')).json();
  const chunks = [...frame, ...offline].map(({ href }) => href);
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address]) => address);
  for (const address of new Set([...named, ...chunks, ...addresses])) await keepFile(store, address);
  // Last, so that it is never there without its files. It says of itself that it is old (shell/src/offline).
  const headers = new Headers(page.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  await store.put(PAGE, new Response(html.replace(' data-current>', ' data-kept>'), { headers }));
  await thin(store);
}

async function keepFile(store, address) {
  const { origin, pathname } = new URL(address, worker.location.origin);
  if (origin !== worker.location.origin || !LASTING.test(pathname) || (await store.match(pathname))) return;
  const answer = await fetch(pathname);
  if (answer.ok) await store.put(pathname, answer);
}

/** The oldest go first: they are of versions that are pinned no longer. */
async function thin(store) {
  const kept = await store.keys();
  for (const request of kept.slice(0, Math.max(0, kept.length - MOST_FILES))) await store.delete(request);
}

async function openPage(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await (await caches.open(STORE)).match(PAGE);
    if (!page) throw error;
    return page;
  }
}

/** The browser checks the integrity of what it gets here, too. */
async function openFile(event) {
  const { request } = event;
  const { pathname } = new URL(request.url);
  try {
    const answer = await fetch(request);
    if (answer.status === 200) event.waitUntil(putFile(pathname, answer.clone()));
    return answer;
  } catch (error) {
    const file = await (await caches.open(STORE)).match(pathname);
    if (!file) throw error;
    return file;
  }
}

async function putFile(pathname, answer) {
  const store = await caches.open(STORE);
  if (!(await store.match(pathname))) await store.put(pathname, answer);
}
