import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { openRegistry } from '@tessera/release';
import { environmentDocumentSchema } from '@tessera/shared/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { parseEnvironment } from '../../config/environment';
import { devReportRoutes } from './dev-report.routes';
import { remotesRoutes } from './remotes.routes';

describe('the registry', () => {
  let folder: string;
  let remotes: FastifyInstance;

  async function serve(isLive: boolean): Promise<FastifyInstance> {
    const server = Fastify();
    const environment = parseEnvironment({ LIVE_RELEASES: String(isLive) }, folder);
    const registry = openRegistry(folder);
    await server.register(
      (scope, _options, done) => {
        remotesRoutes(scope, registry, environment);
        done();
      },
      { prefix: '/mf' },
    );
    devReportRoutes(server, registry, environment);
    return server;
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tessera-registry-'));
    const files = join(folder, 'files', 'mf-auth', '1.0.0-abcdef01');
    await mkdir(files, { recursive: true });
    await writeFile(join(files, 'main.abc.js'), 'remote()');
    await writeFile(join(files, 'main.abc.js.br'), brotliCompressSync('remote()'));
    await writeFile(join(files, 'old.abc.js'), 'old()');
    await writeFile(join(files, 'page.abc.html'), '<p>never a page</p>');
    remotes = await serve(false);
  });
  afterAll(async () => {
    await remotes.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('serves files for ever, to every origin, compressed where it is taken', async () => {
    const url = '/mf/files/mf-auth/1.0.0-abcdef01/main.abc.js';
    const plain = await remotes.inject({ url });
    expect(plain.body).toBe('remote()');
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    const small = await remotes.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe('remote()');
    const refused = await remotes.inject({ url, headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('compresses nothing itself: a file of a registry that has no .br is sent as it is', async () => {
    const url = '/mf/files/mf-auth/1.0.0-abcdef01/old.abc.js';
    const answer = await remotes.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(answer.body).toBe('old()');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
  });

  it.each([{}, { 'accept-encoding': 'br' }])(
    'keeps to HTTP with %j: the same type and vary, 304, HEAD, ranges and 416',
    async (headers) => {
      const url = '/mf/files/mf-auth/1.0.0-abcdef01/main.abc.js';
      const whole = await remotes.inject({ url, headers });
      const kept = {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      };
      expect(whole.headers).toMatchObject(kept);
      expect(whole.headers).toHaveProperty('last-modified');
      const etag = String(whole.headers.etag);
      const again = await remotes.inject({ url, headers: { ...headers, 'if-none-match': etag } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      const head = await remotes.inject({ method: 'HEAD', url, headers });
      expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
        200,
        '',
        String(whole.rawPayload.length),
      ]);
      const part = await remotes.inject({ url, headers: { ...headers, range: 'bytes=0-2' } });
      expect(part.statusCode).toBe(206);
      expect(part.rawPayload).toEqual(whole.rawPayload.subarray(0, 3));
      const beyond = await remotes.inject({ url, headers: { ...headers, range: 'bytes=900-' } });
      expect(beyond.statusCode).toBe(416);
    },
  );

  it('[REL-07] tells what a developer is building in development, and nowhere else', async () => {
    await writeFile(join(folder, 'dev.json'), '{"builds":[]}');
    const live = await serve(true);
    const told = await live.inject({ url: '/mf/dev.json' });
    expect([told.json(), told.headers['cache-control']]).toEqual([{ builds: [] }, 'no-store']);
    // To its own pages: sources and paths are no business of other origins.
    expect(told.headers).not.toHaveProperty('access-control-allow-origin');
    expect(told.headers['cross-origin-resource-policy']).toBe('same-origin');
    await rm(join(folder, 'dev.json'));
    expect((await live.inject({ url: '/mf/dev.json' })).statusCode).toBe(404);
    await live.close();
    await writeFile(join(folder, 'dev.json'), '{"builds":[]}');
    expect((await remotes.inject({ url: '/mf/dev.json' })).statusCode).toBe(404);
    await rm(join(folder, 'dev.json'));
  });

  it('[COMP-01] tells what is live in its own environment, and not who changed it, or why', async () => {
    const ops = [{ op: 'shell', shell: { contract: '1.2.0', shared: {} } }] as const;
    for (const env of ['local', 'staging'])
      await openRegistry(folder).changeEnvironment({ env, ops, actor: 'Rosa', reason: 'a secret' });
    const url = '/mf/env/local.json';
    const { headers, body } = await remotes.inject({ url });
    expect(headers['access-control-allow-origin']).toBe('*');
    const document = environmentDocumentSchema.parse(JSON.parse(body));
    expect(document).toMatchObject({ env: 'local', serial: 1, change: { actor: '', reason: '' } });
    expect(body).not.toMatch(/Rosa|secret|seal/);
    const known = { 'if-none-match': `"other", W/${String(headers.etag)}` };
    expect((await remotes.inject({ url, headers: known })).statusCode).toBe(304);
    expect((await remotes.inject({ url: '/mf/env/staging.json' })).statusCode).toBe(404);
  });

  it('never lets a file that is no part of a build run', async () => {
    const answer = await remotes.inject({ url: '/mf/files/mf-auth/1.0.0-abcdef01/page.abc.html' });
    expect(answer.headers['content-type']).toBe('application/octet-stream');
  });

  it.each([
    '/mf/files/mf-auth/1.0.0-abcdef01/gone.js',
    '/mf/files/mf-auth/1.0.0-abcdef01/main.abc.js.br',
    '/mf/files/mf-auth/1.0.0-abcdef01/..%2f..%2fx.js',
    '/mf/files/mf-auth/1.0.0/main.abc.js',
    '/mf/files/x/y/z',
    '/mf/records/abc.json',
    `/mf/records/${'0'.repeat(64)}.json`,
    '/mf/env/nowhere.json',
    '/mf/env/..%2f..%2fx.json',
    '/mf/nothing',
  ])('answers 404 that is not kept for %s', async (url) => {
    const answer = await remotes.inject({ url, headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['content-type']).toContain('text/plain');
  });
});
