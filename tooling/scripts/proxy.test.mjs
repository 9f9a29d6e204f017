import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
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

/** What the target has compressed, whatever the browser takes. */
const COMPRESSED = {
  gzip: gzipSync,
  br: brotliCompressSync,
  deflate: deflateSync,
  // Not known here.
  other: (text) => Buffer.from([0xff, ...Buffer.from(text)]),
};

/** An answer that no server of Node's would give. */
const BROKEN = {
  '/broken/status': 'HTTP/1.1 099 OK\r\nContent-Length: 2\r\n\r\nok',
  '/broken/upgrade': 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
  '/broken/nothing': '',
};

/** Sends bytes as they are, and answers with what comes back. */
function askRaw(text) {
  return new Promise((resolve, reject) => {
    const socket = connect(portOf(proxy), 'localhost', () => socket.write(text, 'latin1'));
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    socket.on('close', () => resolve(received)).on('error', reject);
  });
}

/** A request whose line is sent as it is, which no URL would. */
function ask(path, { method = 'GET', headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port: portOf(proxy), path, method, headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: answer.statusCode, headers: answer.headers, text: bytes.toString(), bytes });
      });
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
    else if (asking.url.startsWith('/compressed/')) {
      const encoding = asking.url.split('/')[2];
      answer.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding });
      answer.end(COMPRESSED[encoding](PAGE));
    } else if (asking.url in BROKEN) asking.socket.end(BROKEN[asking.url]);
    else if (asking.url === '/headers') answer.end(JSON.stringify(asking.headers));
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

  it.each([
    `/mf/files/${'a'.repeat(300)}`,
    '/mf/files/mf-x/1.0.0-abc/main.js/b',
    `/mf/files${'/a'.repeat(3000)}`,
  ])('lives on when a path can be none of a file: %#', async (line) => {
    expect(await ask(line)).toMatchObject({ status: 404, text: 'of the target' });
  });

  it.each(Object.keys(BROKEN))('lives on when the target’s answer is none: %s', async (line) => {
    expect((await ask(line)).status).toBe(502);
  });

  it('answers to this machine’s names alone: a page of anywhere may lead its own name here', async () => {
    const port = portOf(proxy);
    for (const name of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])
      expect((await ask('/mf/dev.json', { headers: { host: `${name}:${port}` } })).status).toBe(200);
    for (const host of [`evil.example:${port}`, 'localhost', 'localhost:1', `localhost.evil.example:${port}`])
      for (const line of ['/mf/dev.json', '/page', '/mf/files/mf-x/1.0.0-abc/main.js'])
        expect((await ask(line, { headers: { host } })).status).toBe(421);
    expect(await askRaw('GET /page HTTP/1.0\r\n\r\n')).toContain('421');
  });

  it('asks the target for no other protocol', async () => {
    const host = `Host: localhost:${portOf(proxy)}`;
    const upgrade = 'Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13';
    const answer = await askRaw(`GET /headers HTTP/1.1\r\n${host}\r\n${upgrade}\r\n\r\n`);
    expect(answer).toContain('200 OK');
    expect(answer).toContain('"sec-websocket-version":"13"');
    expect(answer).not.toContain('"upgrade"');
  });

  it.each(['gzip', 'br', 'deflate'])('changes a page that comes compressed by %s', async (encoding) => {
    const { text, headers } = await ask(`/compressed/${encoding}`);
    expect(text).toContain('{"pins":{"mf-x":"own"}}');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('passes a page on as it is when it cannot read it', async () => {
    const { bytes, headers } = await ask('/compressed/other');
    expect(bytes).toEqual(COMPRESSED.other(PAGE));
    expect(headers['content-encoding']).toBe('other');
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
