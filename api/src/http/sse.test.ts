import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { Connections } from './connections';
import { handleErrors } from './error-handler';
import { until } from '../testing/build-project';
import { EventStreams, STREAMS_PER_ACCOUNT, type EventStream } from './sse';

let app: FastifyInstance;
let streams: EventStreams;
let opened: EventStream[];
let url: string;
/** What was thrown to those who came for a stream and left. */
let late: unknown[];
/** How many came for one. */
let waiting: number;

beforeEach(async () => {
  streams = new EventStreams();
  opened = [];
  const connections = new Connections();
  app = Fastify({ serverFactory: (handler) => connections.createServer(handler) });
  handleErrors(app);
  app.addHook('preClose', async () => {
    streams.endAll();
    await connections.drain();
  });
  app.get('/events', (request, reply) => {
    void reply.header('x-content-type-options', 'nosniff');
    const { account = 'ada' } = request.query as { readonly account?: string };
    opened.push(streams.open(request, reply, account));
  });
  late = [];
  waiting = 0;
  app.get('/late', async (request, reply) => {
    waiting += 1;
    await new Promise((resolve) => request.raw.socket.once('close', resolve));
    await new Promise((resolve) => setImmediate(resolve));
    try {
      streams.open(request, reply, 'ada');
    } catch (error) {
      late.push(error);
    }
    return reply;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/events`;
});
afterEach(() => app.close());

function latest(): EventStream {
  const stream = opened.at(-1);
  if (stream === undefined) throw new Error('no stream was opened');
  return stream;
}

describe('EventStreams', () => {
  it('sends events with the security headers that were set, and tells where to resume', async () => {
    const response = await fetch(url, { headers: { 'last-event-id': '4' } });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const stream = latest();
    expect(stream.lastEventId).toBe('4');
    stream.send({ id: 5, event: 'text', data: { delta: 'a\nb' } });
    stream.end();
    expect(await response.text()).toBe('id: 5\nevent: text\ndata: {"delta":"a\\nb"}\n\n');
    expect(stream.send({ event: 'text', data: 1 })).toBe(false);
  });

  it('[SAFE-02] opens none for who left while it was looked up whose it is', async () => {
    for (let time = 0; time < STREAMS_PER_ACCOUNT; time += 1) {
      const reader = new AbortController();
      const gone = fetch(url.replace('/events', '/late'), { signal: reader.signal }).catch(() => undefined);
      // Who leaves before the server has heard of them comes for nothing at all.
      await until(() => waiting > time);
      reader.abort();
      await gone;
    }
    await until(() => late.length === STREAMS_PER_ACCOUNT);
    expect(streams.size).toBe(0);
    expect(late[0]).toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('notices that the reader left', async () => {
    const reader = new AbortController();
    await fetch(url, { signal: reader.signal });
    const left = new Promise((resolve) => latest().signal.addEventListener('abort', resolve));
    reader.abort();
    await left;
    expect(latest().isOpen).toBe(false);
    expect(streams.size).toBe(0);
  });

  it('ends every stream when the server closes, so that closing does not wait for readers', async () => {
    const response = await fetch(url);
    latest().send({ event: 'text', data: 1 });
    await app.close();
    expect(await response.text()).toContain('event: text');
    expect(streams.size).toBe(0);
  });

  it('opens no stream any more once it is closing', async () => {
    streams.endAll();
    const response = await fetch(url);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
  });

  it('cuts off a reader that is a megabyte behind', async () => {
    const response = await fetch(url);
    const stream = latest();
    const block = 'x'.repeat(100_000);
    let sent = 0;
    while (stream.send({ event: 'text', data: block }) && sent < 1000) sent += 1;
    expect(sent).toBeLessThan(1000);
    await expect(response.text()).rejects.toThrow();
  });

  it('[SAFE-02] gives an account ten streams at a time, and room again when one ends', async () => {
    for (let count = 0; count < STREAMS_PER_ACCOUNT; count += 1) await fetch(url);
    const refused = await fetch(url);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect((await fetch(`${url}?account=bob`)).status).toBe(200);

    const [first] = opened;
    const isOver = new Promise((resolve) => first?.signal.addEventListener('abort', resolve));
    first?.end();
    await isOver;
    expect((await fetch(url)).status).toBe(200);
  });
});
