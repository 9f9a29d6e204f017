import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openRegistry } from '@tessera/release';
import Fastify, { type FastifyInstance } from 'fastify';
import { parseEnvironment } from '../config/environment';
import { handleErrors } from '../http/error-handler';
import { startTestApi, type TestApi } from '../testing/test-api';
import { shellRoutes } from './shell/shell.routes';

let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tessera-static-'));
  const dist = join(root, 'shell', 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Tessera</title>');
  await writeFile(join(dist, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(dist, 'assets', 'shell.abc.js'), 'plain()');
  await writeFile(join(dist, 'assets', 'shell.abc.js.br'), brotliCompressSync('small()'));
  await writeFile(join(root, 'secret.txt'), 'secret');
  app = Fastify();
  handleErrors(app);
  await shellRoutes(
    app,
    { ...parseEnvironment({}, root), answers: {} },
    openRegistry(join(root, 'registry')),
  );
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the shell', () => {
  it('serves its page at every address, to be asked for anew each time, with a strict policy', async () => {
    for (const url of ['/', '/apphome', '/create-app/Guitar%20journal', '/index.html']) {
      const answer = await app.inject({ url, headers: PAGE });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<title>Tessera</title>');
      expect(answer.headers['cache-control']).toBe('no-cache');
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQ");
      expect(policy).toContain('frame-src http://*.preview.localhost:3000;');
      expect(policy).not.toContain('unsafe');
      expect(answer.headers['integrity-policy']).toBe('blocked-destinations=(script)');
      expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('answers 304 for a page that did not change', async () => {
    const { headers } = await app.inject({ url: '/', headers: PAGE });
    const etag = String(headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", W/"more", ${etag}`, `W/"x",W/${etag}`, '*']) {
      const again = await app.inject({ url: '/', headers: { ...PAGE, 'if-none-match': known } });
      expect([known, again.statusCode, again.body]).toEqual([known, 304, '']);
    }
    for (const other of ['"other"', etag.slice(1, -1), `W/"x${etag.slice(1)}`, '']) {
      const again = await app.inject({ url: '/', headers: { ...PAGE, 'if-none-match': other } });
      expect([other, again.statusCode]).toEqual([other, 200]);
    }
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ] as const)('compresses its page for %s, with a tag of its own', async (accepted, encoding, decompress) => {
    const headers = { ...PAGE, 'accept-encoding': accepted };
    const plain = await app.inject({ url: '/', headers: PAGE });
    const small = await app.inject({ url: '/', headers });
    expect(small.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(decompress(small.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(small.headers.etag).not.toBe(plain.headers.etag);
    const etag = String(small.headers.etag);
    const again = await app.inject({ url: '/', headers: { ...headers, 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('serves assets for ever, and the smaller file beside one where it is taken', async () => {
    const plain = await app.inject({ url: '/assets/shell.abc.js' });
    expect(plain.body).toBe('plain()');
    expect(plain.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await app.inject({
      url: '/assets/shell.abc.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['content-type']).toBe(plain.headers['content-type']);
    expect(String(small.headers.vary).toLowerCase()).toContain('accept-encoding');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe('small()');
  });

  it('answers 416 for a part that a file does not have, and the part that it has', async () => {
    const url = '/assets/shell.abc.js';
    const beyond = await app.inject({ url, headers: { range: 'bytes=999-' } });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.json()).toEqual({ error: 'The file has no such part.', code: 'RANGE_NOT_SATISFIABLE' });
    expect(beyond.headers['cache-control']).toBe('no-store');
    const part = await app.inject({ url, headers: { range: 'bytes=0-4' } });
    expect([part.statusCode, part.body]).toEqual([206, 'plain']);
  });

  it('answers 404 that is not kept, and never the page, for an unknown file', async () => {
    const long = `${'a'.repeat(300)}.js`;
    for (const url of [
      '/assets/gone.js',
      '/gone.js',
      '/assets/',
      '/assets/..%2findex.html',
      `/assets/${long}`,
      `/${long}`,
    ]) {
      const answer = await app.inject({ url, headers: PAGE });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).not.toContain('<title>');
    }
    expect((await app.inject({ url: '/icon.svg' })).headers['content-type']).toBe('image/svg+xml');
  });

  it('never leaves its folder', async () => {
    for (const url of [
      '/assets/..%2f..%2f..%2fsecret.txt',
      '/assets/../../../secret.txt',
      '/..%2f..%2fsecret.txt',
    ]) {
      expect((await app.inject({ url })).body).not.toContain('secret\n');
      expect((await app.inject({ url })).body).not.toBe('secret');
    }
  });

  it('answers 404 to what is not a page: another method, or a client that takes no HTML', async () => {
    expect((await app.inject({ method: 'POST', url: '/apphome' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/apphome', headers: { accept: 'application/json' } })).statusCode).toBe(
      404,
    );
  });
});

describe('the whole server', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('answers an unknown call in JSON and never with the page', async () => {
    const answer = await api.inject({ url: '/api/nothing?x=1', headers: PAGE });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'There is no GET /api/nothing', code: 'NOT_FOUND' });
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers 421 to a host that is not its own, except to the probes of a balancer', async () => {
    for (const host of ['evil.example', '10.0.0.5:3000', 'a.b.localhost:3000']) {
      const answer = await api.inject({ url: '/', headers: { host, ...PAGE } });
      expect(answer.statusCode).toBe(421);
      expect((await api.inject({ url: '/api/plans', headers: { host } })).statusCode).toBe(421);
      expect((await api.inject({ url: '/api/health', headers: { host } })).statusCode).toBe(200);
    }
  });

  it('answers an address with a broken escape like any other', async () => {
    const page = await api.inject({ url: '/create-app/%E0%A4%A?x=%', headers: PAGE });
    const whole = await api.inject({ url: '/create-app/Journal', headers: PAGE });
    expect([page.statusCode, page.body]).toEqual([whole.statusCode, whole.body]);
    expect(page.headers['content-security-policy']).toBe(whole.headers['content-security-policy']);
    const call = await api.inject({ url: '/api/nothing/%E0%A4%A', headers: PAGE });
    expect(call.statusCode).toBe(404);
    expect(call.json()).toEqual({ error: 'There is no GET /api/nothing/%E0%A4%A', code: 'NOT_FOUND' });
    const asset = await api.inject({ url: '/assets/%', headers: PAGE });
    expect([asset.statusCode, asset.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
    const site = await api.inject({ url: '/%', headers: { host: 'no-such.localhost:3000', ...PAGE } });
    expect(site.statusCode).toBe(404);
    expect(site.headers['content-type']).toContain('text/html');
  });

  it('answers in our form to a part of an address that is longer than any', async () => {
    const answer = await api.inject({ url: `/api/project/${'x'.repeat(500)}` });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'There is nothing at this address.', code: 'NOT_FOUND' });
  });

  it('takes a host with the dot of a full name for the same host', async () => {
    for (const host of ['localhost.', 'localhost.:3000']) {
      expect((await api.inject({ url: '/api/plans', headers: { host } })).statusCode).toBe(200);
    }
    const site = await api.inject({ url: '/', headers: { host: 'no-such.localhost.:3000', ...PAGE } });
    expect(site.statusCode).toBe(404);
  });

  it("never serves an application's page on its own host", async () => {
    for (const url of ['/~site/my-app/', '/~preview/abc/', '/%7Esite/my-app/', '/%7e', '/~unknown-host']) {
      const answer = await api.inject({
        url,
        headers: { host: 'localhost:3000', accept: 'application/json' },
      });
      expect(answer.statusCode).toBe(404);
    }
  });
});
