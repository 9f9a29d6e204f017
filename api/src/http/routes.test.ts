import { defineContract } from '@tessera/shared/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../core/app-error';
import './app-types';
import { CallTurns } from './call-turns';
import { handleErrors } from './error-handler';
import { readJsonBodies } from './json-body';
import { privateRoute, publicRoute } from './routes';
import { EventStreams } from './sse';

const USER_ID = '0b5f7a52-9c0e-4f55-9f4c-7d1a3f6c1a10';

const echo = defineContract({
  method: 'POST',
  path: '/echo/:id',
  access: 'any',
  request: {
    params: z.object({ id: z.uuid() }),
    query: z.object({ times: z.optional(z.string()) }),
    body: z.object({ text: z.string().check(z.trim()), card: z.optional(z.object({ number: z.string() })) }),
  },
  response: z.object({ text: z.string() }),
});

const create = defineContract({
  method: 'POST',
  path: '/things',
  access: 'user',
  status: 201,
  idempotent: true,
  request: {},
  response: z.object({ key: z.string(), by: z.string() }),
});

const remove = defineContract({
  method: 'DELETE',
  path: '/things',
  access: 'any',
  status: 204,
  request: {},
  response: z.undefined(),
});

const failing = defineContract({
  method: 'GET',
  path: '/failing/:how',
  access: 'any',
  request: { params: z.object({ how: z.string() }) },
  response: z.object({ ok: z.literal(true) }),
});

let app: FastifyInstance;
beforeAll(() => {
  app = Fastify();
  app.decorate('callTurns', new CallTurns());
  app.decorate('contracts', []);
  app.decorate('eventStreams', new EventStreams());
  app.decorate('requestsPerMinute', 100);
  app.decorate('authentication', {
    readToken: (header) =>
      header === 'Bearer good' || header === 'Bearer ended'
        ? Promise.resolve({ userId: USER_ID, sessionId: header })
        : Promise.reject(new AppError('UNAUTHENTICATED', 'no')),
    requireSession: ({ sessionId }) =>
      sessionId === 'Bearer ended'
        ? Promise.reject(new AppError('UNAUTHENTICATED', 'ended'))
        : Promise.resolve(),
  });
  handleErrors(app);
  readJsonBodies(app);
  // More than the contract says: it is left out of the answer.
  publicRoute(app, echo, ({ body }) => Promise.resolve({ text: body.text, secret: 'x' }));
  privateRoute(app, create, (_input, caller, { idempotencyKey }) =>
    Promise.resolve({ key: idempotencyKey, by: caller.userId }),
  );
  publicRoute(app, remove, () => Promise.resolve());
  publicRoute(app, failing, ({ params }) => {
    if (params.how === 'contract') return Promise.resolve({ ok: false as never });
    if (params.how === 'bug') throw new Error('secret detail');
    throw new AppError('RATE_LIMITED', 'Slow down', { retryAfter: 7, remainingAttempts: 2 });
  });
});
afterAll(() => app.close());

describe('a route made from a contract', () => {
  it('hands over parsed input and answers what the contract has, and nothing else', async () => {
    const answer = await app.inject({ method: 'POST', url: `/echo/${USER_ID}`, payload: { text: ' hi ' } });
    expect(answer.json()).toEqual({ text: 'hi' });
  });

  it('names every bad field of every part at once', async () => {
    const answer = await app.inject({ method: 'POST', url: '/echo/7', payload: { card: { number: 1 } } });
    expect(answer.statusCode).toBe(400);
    const { fields, error } = answer.json<{ fields: object; error: string }>();
    expect(Object.keys(fields)).toEqual(['id', 'text', 'card.number']);
    expect(error).toMatch(/^Validation failed: /);
  });

  it('names every text that the database could not keep, wherever it is, and takes pairs of surrogates', async () => {
    for (const bad of ['\0', 'a\0b', '\ud83d', 'a\udc00b']) {
      const answer = await app.inject({
        method: 'POST',
        url: `/echo/${USER_ID}?times=%00`,
        payload: { text: bad, card: { number: bad } },
      });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(['times', 'text', 'card.number']);
    }
    const inPath = await app.inject({ url: '/failing/a%00b' });
    expect(inPath.json()).toHaveProperty('fields.how');
    const url = `/echo/${USER_ID}`;
    const fine = await app.inject({ method: 'POST', url, payload: { text: '👩‍👧' } });
    expect(fine.json()).toEqual({ text: '👩‍👧' });
  });

  it('reads a body of any depth', async () => {
    const deep = `${'['.repeat(200_000)}"\\u0000"${']'.repeat(200_000)}`;
    const answer = await app.inject({
      method: 'POST',
      url: `/echo/${USER_ID}`,
      headers: { 'content-type': 'application/json' },
      payload: `{"text":${deep}}`,
    });
    expect(answer.statusCode).toBe(400);
  });

  it('takes an empty body for none, and names malformed JSON and other types', async () => {
    const url = `/echo/${USER_ID}`;
    const headers = { 'content-type': 'application/json' };
    const empty = await app.inject({ method: 'POST', url, headers, payload: '' });
    expect(empty.json()).toHaveProperty('fields.text');
    const malformed = await app.inject({ method: 'POST', url, headers, payload: '{' });
    expect(malformed.json()).toEqual({ error: 'The request is not valid JSON.', code: 'BAD_REQUEST' });
    const poisoned = await app.inject({
      method: 'POST',
      url,
      headers,
      payload: '{"__proto__":{"x":1},"text":"a"}',
    });
    expect(poisoned.statusCode).toBe(400);
    const xml = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'text/xml' },
      payload: '<a/>',
    });
    expect(xml.json()).toMatchObject({ code: 'UNSUPPORTED_TYPE' });
  });

  it('checks the token before it reads the body or the key', async () => {
    const answer = await app.inject({ method: 'POST', url: '/things', payload: '{' });
    expect(answer.statusCode).toBe(401);
  });

  it('refuses a good token of a session that has ended, whatever was sent', async () => {
    const headers = { authorization: 'Bearer ended' };
    const answer = await app.inject({ method: 'POST', url: '/things', headers, payload: { a: '\0' } });
    expect(answer.statusCode).toBe(401);
  });

  it.each([undefined, 'short', 'with space in it', 'x'.repeat(201)])('refuses the key %p', async (key) => {
    const headers = {
      authorization: 'Bearer good',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    const answer = await app.inject({ method: 'POST', url: '/things', headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty(['fields', 'Idempotency-Key']);
  });

  it('answers the status of the contract', async () => {
    const headers = { authorization: 'Bearer good', 'idempotency-key': 'key-12345' };
    const created = await app.inject({ method: 'POST', url: '/things', headers });
    expect(created.statusCode).toBe(201);
    expect(created.json()).toEqual({ key: 'key-12345', by: USER_ID });
    const removed = await app.inject({ method: 'DELETE', url: '/things' });
    expect([removed.statusCode, removed.body]).toEqual([204, '']);
  });

  it('hides the text of bugs, also of an answer that breaks its contract', async () => {
    for (const how of ['bug', 'contract']) {
      const answer = await app.inject({ url: `/failing/${how}` });
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toEqual({
        error: 'Something went wrong on our side. Please try again.',
        code: 'INTERNAL',
      });
    }
  });

  it('sends what an expected failure carries, and retry-after as a header too', async () => {
    const answer = await app.inject({ url: '/failing/expected' });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('7');
    expect(answer.json()).toEqual({
      error: 'Slow down',
      code: 'RATE_LIMITED',
      retryAfter: 7,
      remainingAttempts: 2,
    });
  });
});
