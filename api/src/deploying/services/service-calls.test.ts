import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OutsideService } from '@tessera/shared/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { AppError } from '../../core/app-error';
import { until } from '../../testing/build-project';
import { createServiceCalls, type FindAddresses } from './service-call.client';
import { serviceCallRoutes } from './service-calls.http';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let upstream: Server;
let received: Received[];
let app: FastifyInstance;
let taken: string[];
let service: OutsideService;
let isLimited: boolean;

const ORIGIN = 'http://shop.sites.example';

beforeEach(async () => {
  received = [];
  taken = [];
  isLimited = false;
  upstream = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method, url, headers } = request;
      received.push({ method, url, headers, body: Buffer.concat(parts).toString('utf8') });
      if (url?.startsWith('/v1/elsewhere') === true) {
        response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
        return;
      }
      if (url === '/v1/hang') return;
      if (url?.startsWith('/v1/large') === true) {
        response.writeHead(200, { 'content-type': 'text/plain' });
        for (let part = 0; part < 12; part += 1) response.write('x'.repeat(1_048_576));
        response.end();
        return;
      }
      response.writeHead(url?.startsWith('/v1/none') === true ? 404 : 200, {
        'content-type': url?.startsWith('/v1/script') === true ? 'text/javascript' : 'application/json',
        'set-cookie': 'theirs=1',
        'x-secret': 'theirs',
        'access-control-allow-origin': '*',
      });
      response.end(`<p>${method ?? ''}</p>`);
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  service = {
    name: 'shop',
    address: `http://127.0.0.1:${String(port)}/v1`,
    methods: ['GET', 'POST'],
    headers: [{ name: 'Authorization', value: 'Bearer sk-1' }],
    query: [],
  };
  app = await serverWith(true);
});

afterEach(async () => {
  // An answer that is being written as the server closes leaves its connection open for longer than a test may take.
  app.server.closeAllConnections();
  await app.close();
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
});

async function serverWith(allowsPrivate: boolean, find?: FindAddresses): Promise<FastifyInstance> {
  const made = Fastify();
  await made.register((scope, _options, done) => {
    serviceCallRoutes(scope, {
      services: {
        findLive: (appName, name) =>
          Promise.resolve(
            appName === 'shop' && name === service.name
              ? { deploymentId: 'd1', ownerId: 'u1', service }
              : undefined,
          ),
      },
      calls: createServiceCalls({ allowsPrivate }, find),
      limits: {
        take(what, whom) {
          taken.push(`${what} ${whom}`);
          if (isLimited) throw new AppError('RATE_LIMITED', 'Too many calls.');
          return Promise.resolve();
        },
        isWithin: () => Promise.resolve(true),
      },
      originOf: () => ORIGIN,
      explain: () => undefined,
    });
    done();
  });
  return made;
}

const call = (
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: 'GET' | 'POST' | 'DELETE'; headers?: Record<string, string>; body?: string } = {},
  server = app,
) =>
  server.inject({
    method,
    url: `/~site/shop/_services/${path}`,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    ...(body === undefined ? {} : { payload: body }),
  });

describe('calls of an application to a service', () => {
  it('[SCR-30] go through its own host with the secret, and nothing of the visitor goes along', async () => {
    const answer = await call('shop/orders?status=open', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: ORIGIN,
        cookie: 'a=1',
        'x-forwarded-for': '1.2.3.4',
      },
      body: '{"item":1}',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.payload).toBe('<p>POST</p>');
    expect(received).toMatchObject([{ method: 'POST', url: '/v1/orders?status=open', body: '{"item":1}' }]);
    const { headers } = received[0] ?? { headers: {} };
    expect(headers).toMatchObject({ authorization: 'Bearer sk-1', 'content-type': 'application/json' });
    for (const name of ['cookie', 'origin', 'referer', 'x-forwarded-for'])
      expect(headers).not.toHaveProperty(name);
  });

  it('[SCR-30] hand back status, type and body, and no other header of the service', async () => {
    const answer = await call('shop/none');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
    for (const name of ['set-cookie', 'x-secret', 'access-control-allow-origin']) {
      expect(answer.headers).not.toHaveProperty(name);
    }
  });

  it('[SCR-30] are refused for other services, methods and ways out, and for pages of others', async () => {
    expect((await call('other/x')).statusCode).toBe(404);
    expect((await call('shop/x', { method: 'DELETE' })).statusCode).toBe(403);
    expect((await call('shop/..%2fadmin')).statusCode).toBe(400);
    expect((await call('shop/x', { headers: { origin: 'https://evil.example' } })).statusCode).toBe(403);
    expect((await call('shop/x', { headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403);
    expect((await call('shop/x', { headers: { 'sec-fetch-site': 'none' } })).statusCode).toBe(403);
    const program = await app.inject({ url: '/~site/shop/_services/shop/x' });
    expect(program.statusCode).toBe(403);
    expect(received).toEqual([]);
  });

  it('[SAFE-05] answer nothing that runs or is drawn on the origin of the application', async () => {
    expect((await call('shop/script')).headers['content-type']).toBe('text/plain; charset=utf-8');
    for (const dest of ['script', 'serviceworker', 'document', 'iframe', 'style']) {
      expect([dest, (await call('shop/script', { headers: { 'sec-fetch-dest': dest } })).statusCode]).toEqual(
        [dest, 403],
      );
    }
    expect(received).toHaveLength(1);
  });

  it('say how long a body is, whatever the method', async () => {
    service = { ...service, methods: ['GET', 'DELETE'] };
    await call('shop/x', {
      method: 'DELETE',
      headers: { 'content-type': 'text/plain' },
      body: 'GET /smuggled HTTP/1.1',
    });
    expect(received).toMatchObject([
      { method: 'DELETE', headers: { 'content-length': '22' }, body: 'GET /smuggled HTTP/1.1' },
    ]);
    expect(received).toHaveLength(1);
  });

  it('follow no other address, and give up a large answer', async () => {
    const moved = await call('shop/elsewhere');
    expect(moved.statusCode).toBe(502);
    expect(moved.payload).not.toContain('169.254');
    await expect(call('shop/large')).rejects.toThrow();
    const body = await call('shop/x', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'x'.repeat(1_048_577),
    });
    expect(body.statusCode).toBe(413);
  });

  it('are four at a time for a visitor, and free again when their readers have gone', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const ask = (path: string) =>
      fetch(`http://127.0.0.1:${String(port)}/~site/shop/_services/shop/${path}`, {
        headers: { origin: ORIGIN },
        signal: AbortSignal.timeout(20_000),
      });
    const gone = new AbortController();
    const hanging = Array.from({ length: 4 }, () =>
      fetch(`http://127.0.0.1:${String(port)}/~site/shop/_services/shop/hang`, {
        headers: { origin: ORIGIN },
        signal: gone.signal,
      }).catch(() => undefined),
    );
    await until(() => received.filter(({ url }) => url === '/v1/hang').length === 4);
    expect((await ask('x')).status).toBe(429);
    gone.abort();
    await Promise.all(hanging);
    await until(async () => (await ask('x')).status === 200);
    // Whoever leaves before anything was decided holds no place either.
    for (let count = 0; count < 30; count += 1) {
      const early = new AbortController();
      const left = fetch(`http://127.0.0.1:${String(port)}/~site/shop/_services/shop/x`, {
        headers: { origin: ORIGIN },
        signal: early.signal,
      }).catch(() => undefined);
      setTimeout(() => early.abort(), count % 4);
      await left;
    }
    await until(async () => (await ask('x')).status === 200);
  });

  it('are counted by visitor and for all, before anything is sent', async () => {
    await call('shop/x');
    expect(taken).toEqual(['service d1 127.0.0.1', 'service d1']);
    isLimited = true;
    expect((await call('shop/x')).statusCode).toBe(429);
    expect(received).toHaveLength(1);
  });
});

describe('private networks', () => {
  it('[SCR-30] are closed: by address, by name, and by a name that has one public address beside it', async () => {
    const { port } = upstream.address() as AddressInfo;
    const closed = await serverWith(false, () => Promise.resolve(['8.8.8.8', '127.0.0.1']));
    for (const host of [
      '127.0.0.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '169.254.169.254',
      'inside.example',
      '2130706433',
    ]) {
      service = { ...service, address: `http://${host}:${String(port)}/v1` };
      const answer = await call('shop/x', {}, closed);
      expect([host, answer.statusCode]).toEqual([host, 502]);
      expect(answer.json()).toMatchObject({ error: 'The service could not be reached.' });
    }
    expect(received).toEqual([]);
    await closed.close();
  });

  it('are open to whoever runs the server, and link-local addresses never', async () => {
    const open = await serverWith(true, () => Promise.resolve(['127.0.0.1']));
    const { port } = upstream.address() as AddressInfo;
    service = { ...service, address: `http://inside.example:${String(port)}/v1` };
    expect((await call('shop/x', {}, open)).statusCode).toBe(200);
    service = { ...service, address: `http://169.254.169.254:${String(port)}/v1` };
    expect((await call('shop/x', {}, open)).statusCode).toBe(502);
    await open.close();
  });
});
