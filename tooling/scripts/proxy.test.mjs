import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProxy } from '../dev/proxy.mjs';

const PAGE = `<script type="application/json" id="tessera-config">{"apiUrl":"/api"}</script>
<script type="application/json" id="tessera-environment" data-current>{"pins":{}}</script>`;

let registry;
let target;
let proxy;
/** What reached the target: method and request line. */
let asked;

const listen = (server) => new Promise((resolve) => server.listen(0, 'localhost', resolve));
const portOf = (server) => server.address().port;

/** A request whose line is sent as it is, which no URL would. */
function ask(path, { method = 'GET', headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port: portOf(proxy), path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    })
      .on('error', reject)
      .end();
  });
}

beforeAll(async () => {
  registry = mkdtempSync(join(tmpdir(), 'tessera-proxy-'));
  mkdirSync(join(registry, 'files/mf-x/1.0.0-abc'), { recursive: true });
  mkdirSync(join(registry, 'envs'));
  writeFileSync(join(registry, 'files/mf-x/1.0.0-abc/main.js'), 'own()');
  writeFileSync(join(registry, 'envs/secret.json'), 'not a published file');
  target = createServer((asking, answer) => {
    asked.push(`${asking.method} ${asking.url}`);
    if (asking.url.startsWith('/mf/env/'))
      answer.writeHead(200, { 'content-type': 'application/json', etag: '"x"' }).end('{"pins":{}}');
    else if (asking.url === '/picture')
      answer.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from([0x89, 0xff]));
    else if (asking.url === '/page') answer.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    else answer.writeHead(404).end('of the target');
  });
  await listen(target);
  proxy = createProxy({
    target: new URL(`http://localhost:${portOf(target)}`),
    registry,
    changeEnvironment: (document) => ({ ...document, pins: { 'mf-x': 'own' } }),
    readReport: () => ({ builds: [] }),
  });
  await listen(proxy);
});
beforeEach(() => (asked = []));
afterAll(() => {
  proxy.close();
  target.close();
  rmSync(registry, { recursive: true, force: true });
});

describe('the server of tessera-dev', () => {
  it('[REL-07] gives a page this machine’s pin, and makes it look for the next build', async () => {
    const { text } = await ask('/page', { headers: { accept: 'text/html' } });
    expect(text).toContain('{"apiUrl":"/api","isLive":true,"pollSeconds":1}');
    expect(text).toContain('{"pins":{"mf-x":"own"}}');
    const { text: environment, headers } = await ask('/mf/env/local.json');
    expect(JSON.parse(environment)).toEqual({ pins: { 'mf-x': 'own' } });
    expect(headers).not.toHaveProperty('etag');
  });

  it('gives out this machine’s builds, and passes all else on', async () => {
    expect((await ask('/mf/files/mf-x/1.0.0-abc/main.js')).text).toBe('own()');
    expect((await ask('/mf/dev.json')).text).toBe('{"builds":[]}');
    expect(asked).toEqual([]);
    expect((await ask('/mf/files/mf-x/2.0.0-abc/main.js?v')).text).toBe('of the target');
    expect(asked).toEqual(['GET /mf/files/mf-x/2.0.0-abc/main.js?v']);
  });

  it.each(['//localhost/evil', 'http://localhost/evil', '/\\localhost/evil', '//'])(
    'asks nobody else than its target: %s',
    async (line) => {
      expect((await ask(line)).status).toBe(400);
      expect(asked).toEqual([]);
    },
  );

  it.each([
    '/mf/files/',
    '/mf/files/../envs/secret.json',
    '/mf/files/mf-x/..%2f..%2fenvs/secret.json',
    '/mf/%',
  ])('has nothing of its own at %s', async (line) => {
    expect(await ask(line)).toMatchObject({ status: 404, text: 'of the target' });
  });

  it('leaves alone what is no page, whatever the browser would take', async () => {
    const { headers } = await ask('/picture', { headers: { accept: 'text/html,image/*' } });
    expect(headers['content-type']).toBe('image/png');
    expect((await ask('/mf/env/local.json', { method: 'HEAD' })).status).toBe(200);
  });

  it('says that its target does not answer', async () => {
    const lost = createProxy({
      target: new URL('http://localhost:1'),
      registry,
      changeEnvironment: (document) => document,
      readReport: () => ({ builds: [] }),
    });
    await listen(lost);
    const answer = await fetch(`http://localhost:${portOf(lost)}/apphome`);
    expect([answer.status, await answer.text()]).toEqual([
      502,
      expect.stringContaining('http://localhost:1 does not answer'),
    ]);
    lost.close();
  });
});
