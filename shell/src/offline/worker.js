/*
 * The service worker: opens the site while there is no network. Online it changes nothing: every request goes to the
 * network first. It keeps the shell's page without any address's own parts, and the files that never change; nothing of
 * the API, which is somebody's. Plain JavaScript, served as /sw.js: it is not compiled.
 */
const worker = globalThis;
const { caches, btoa, Headers, Response } = worker;

const STORE = 'tessera-offline-v2';
/** The page that is kept for every address: the one that has no first words and no remote of its own. */
const PAGE = '/version';
/** Files that never change: their names carry their content's hash, or the version that a pin verifies. */
const LASTING = /^\/(?:assets|mf\/files|mf\/records)\//;
/** What runs, or says what may run. Kept only as it was released: a broken one would break every visit that needs it. */
const CHECKED = /\.(?:js|css|json)$/;
/** A record's name is its digest. */
const RECORD = /^\/mf\/records\/([0-9a-f]{64})\.json$/;
/** More are kept only while one visit needs more. */
const MOST_FILES = 400;

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  if (event.data?.type === 'keep') event.waitUntil(keep(event.data.files).catch(() => undefined));
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

/**
 * Keeps the page, and what it will load again.
 *
 * @param loaded the files that the open page has loaded, with their integrity values where it knows them
 */
async function keep(loaded) {
  const store = await caches.open(STORE);
  const page = await fetch(PAGE, { headers: { accept: 'text/html' }, credentials: 'omit' });
  if (!page.ok) return;
  const html = await page.text();
  // The chunks of the shell that a page may turn out to need.
  const { frame, offline } = await (await fetch('/ahead.json')).json();
  const needed = [...filesIn(html), ...frame, ...offline];
  for (const file of needed) await keepFile(store, file);
  // What one section lacks is missing on its own page only.
  for (const file of loaded) await keepFile(store, file).catch(() => undefined);
  // Last: one of the needed files that cannot be had leaves the page of an earlier visit, whose files are all there.
  // It says of itself that it is old (shell/src/offline).
  const headers = new Headers(page.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  await store.put(PAGE, new Response(html.replace(' data-current>', ' data-kept>'), { headers }));
  await thin(store, new Set([PAGE, ...[...needed, ...loaded].map(({ href }) => locate(href).pathname)]));
}

/** The shell's own files that a page names. */
function filesIn(html) {
  return [...html.matchAll(/<(?:script|link)\s[^>]*>/g)].flatMap(([tag]) => {
    const href = /\s(?:src|href)="(\/assets\/[^"]+)"/.exec(tag)?.[1];
    return href ? [{ href, integrity: /\sintegrity="([^"]+)"/.exec(tag)?.[1] }] : [];
  });
}

function locate(href) {
  return new URL(href, worker.location.origin);
}

/**
 * Asks for a file, and keeps it if the browser finds it to be what was released. What was checked once is there for
 * good; fonts and images, which nothing checks, are replaced.
 */
async function keepFile(store, { href, integrity = recordIntegrity(href) }) {
  const { origin, pathname } = locate(href);
  if (origin !== worker.location.origin || !LASTING.test(pathname)) return;
  if (CHECKED.test(pathname) && (!integrity || (await store.match(pathname)))) return;
  const answer = await fetch(pathname, { integrity });
  if (!answer.ok) throw new Error(`${pathname} answered ${answer.status}`);
  await store.put(pathname, answer);
}

function recordIntegrity(href) {
  const digest = RECORD.exec(locate(href).pathname)?.[1];
  if (!digest) return '';
  const bytes = digest.match(/../g).map((pair) => Number.parseInt(pair, 16));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
}

/** What this visit named stays. Of the others the oldest go first. */
async function thin(store, named) {
  const others = (await store.keys()).filter(({ url }) => !named.has(locate(url).pathname));
  const most = Math.max(0, MOST_FILES - named.size);
  for (const request of others.slice(0, Math.max(0, others.length - most))) await store.delete(request);
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
  try {
    const answer = await fetch(request);
    if (answer.status === 200) event.waitUntil(keepAnswer(request, answer.clone()).catch(() => undefined));
    return answer;
  } catch (error) {
    const file = await (await caches.open(STORE)).match(locate(request.url).pathname);
    if (!file) throw error;
    return file;
  }
}

/** Keeps what the page was given; what came without being checked (`fetch`) is asked for again, with a check. */
async function keepAnswer({ url, integrity }, answer) {
  const store = await caches.open(STORE);
  const { pathname } = locate(url);
  if (CHECKED.test(pathname) && !integrity) await keepFile(store, { href: pathname });
  else if (!integrity || !(await store.match(pathname))) await store.put(pathname, answer);
}
