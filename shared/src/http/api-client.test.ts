import * as z from 'zod/mini';
import { defineContract } from '../contracts';
import { createApiClient, type ApiClientPorts } from './api-client';
import { isApiError, isNetworkError } from './api-errors';

const readThing = defineContract({
  method: 'GET',
  path: '/thing/:id',
  access: 'user',
  request: { params: z.object({ id: z.string() }), query: z.object({ search: z.optional(z.string()) }) },
  response: z.object({ name: z.string() }),
});
const makeThing = defineContract({
  method: 'POST',
  path: '/thing',
  access: 'user',
  request: { body: z.object({ name: z.string() }) },
  response: z.object({ name: z.string() }),
});
const streamThing = defineContract({
  method: 'GET',
  path: '/thing/events',
  access: 'user',
  request: {},
  response: z.undefined(),
});

type Answer = (request: Request) => Response | Promise<Response>;

function setUp(answers: Answer[], overrides: Partial<ApiClientPorts> = {}) {
  const requests: Request[] = [];
  let token = 'access-1';
  const refreshAccessToken = jest.fn(() => {
    token = 'access-2';
    return Promise.resolve<string | undefined>(token);
  });
  const client = createApiClient({
    baseUrl: 'https://tessera.test/api',
    getAccessToken: () => token,
    refreshAccessToken,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request.clone());
      const answer = answers.shift();
      if (!answer) throw new Error('One call more than expected');
      return answer(request);
    },
    ...overrides,
  });
  return { client, requests, refreshAccessToken };
}

const ok = () => Response.json({ name: 'x' });
const unauthenticated = () =>
  Response.json(
    { error: 'User not authenticated or token expired', code: 'UNAUTHENTICATED' },
    { status: 401 },
  );

describe('a call', () => {
  it('[OAU-01] carries a token of its own instead of the session, and takes a refusal of it as final', async () => {
    const { client, requests, refreshAccessToken } = setUp([unauthenticated]);
    const call = client.call(readThing, { params: { id: '1' }, query: {} }, { token: 'foreign' });
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer foreign');
    expect(refreshAccessToken).not.toHaveBeenCalled();
  });

  it('[SES-10] carries the bearer token, JSON headers and X-Requested-With, with credentials', async () => {
    const { client, requests } = setUp([ok]);
    await client.call(makeThing, { body: { name: 'x' } }, { idempotencyKey: 'key-1' });
    const [request] = requests;
    expect(request?.headers.get('authorization')).toBe('Bearer access-1');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.headers.get('accept')).toBe('application/json');
    expect(request?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
    expect(request?.headers.get('idempotency-key')).toBe('key-1');
    expect(request?.credentials).toBe('include');
  });

  it('fills the path and the query, encoded', async () => {
    const { client, requests } = setUp([ok]);
    await client.call(readThing, { params: { id: 'a/b' }, query: { search: 'c d' } });
    expect(requests[0]?.url).toBe('https://tessera.test/api/thing/a%2Fb?search=c+d');
  });

  it.each(['.', '..'])('is not made when %p would lead its path to another call', async (id) => {
    const { client, requests } = setUp([]);
    const call = client.call(readThing, { params: { id }, query: {} });
    await expect(call).rejects.toThrow(`"${id}" cannot be the id of a call`);
    expect(requests).toEqual([]);
  });

  it('[SES-04] refreshes once on a 401 and makes the same request again', async () => {
    const { client, requests, refreshAccessToken } = setUp([unauthenticated, ok]);
    await expect(client.call(makeThing, { body: { name: 'x' } })).resolves.toEqual({ name: 'x' });
    expect(refreshAccessToken).toHaveBeenCalledTimes(1);
    expect(requests[1]?.headers.get('authorization')).toBe('Bearer access-2');
    await expect(requests[1]?.json()).resolves.toEqual({ name: 'x' });
  });

  it('[SES-04] gives the 401 on when there is no session to refresh', async () => {
    const { client } = setUp([unauthenticated], { refreshAccessToken: () => Promise.resolve(undefined) });
    const error: unknown = await client
      .call(makeThing, { body: { name: 'x' } })
      .catch((reason: unknown) => reason);
    expect(isApiError(error) && error.status).toBe(401);
  });

  it('[ERR-01] throws the message, code and fields of the answer, and the seconds to wait', async () => {
    const body = { error: 'Name is taken', code: 'CONFLICT', fields: { name: 'Taken' } };
    const { client } = setUp([() => Response.json(body, { status: 409, headers: { 'retry-after': '7' } })]);
    const error: unknown = await client
      .call(makeThing, { body: { name: 'x' } })
      .catch((reason: unknown) => reason);
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({
      message: 'Name is taken',
      code: 'CONFLICT',
      fields: { name: 'Taken' },
      retryAfter: 7,
    });
  });

  it('[ERR-01] has no message of its own for an answer that is not ours', async () => {
    const { client } = setUp([() => new Response('<h1>Bad gateway</h1>', { status: 502 })]);
    const error: unknown = await client
      .call(makeThing, { body: { name: 'x' } })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'ApiError', status: 502, message: '' });
  });

  it('[ERR-02] throws a network error when nothing answers', async () => {
    const { client } = setUp([() => Promise.reject(new TypeError('fetch failed'))]);
    const error: unknown = await client
      .call(makeThing, { body: { name: 'x' } })
      .catch((reason: unknown) => reason);
    expect(isNetworkError(error)).toBe(true);
  });

  it('refuses an answer that breaks the contract', async () => {
    const { client } = setUp([() => Response.json({ name: 1 })]);
    await expect(client.call(makeThing, { body: { name: 'x' } })).rejects.toThrow('invalid_type');
  });
});

describe('a stream', () => {
  const events = (...texts: string[]) =>
    new Response(texts.join(''), { headers: { 'content-type': 'text/event-stream' } });

  it('reads events until the one named end, and resumes a lost connection after the last it saw', async () => {
    const seen: string[] = [];
    const { client, requests } = setUp([
      () =>
        events(
          'id: 1\nevent: run\ndata: {"a":1}\n\n',
          ': a comment\n\n',
          'id: 2\nevent: text\ndata: {"a":2}\n\n',
        ),
      () => events('id: 3\nevent: end\ndata: {"a":3}\n\n'),
    ]);
    await client.stream(
      streamThing,
      {},
      {
        onEvent: ({ id, type, data }) => seen.push(`${id} ${type} ${JSON.stringify(data)}`),
        signal: new AbortController().signal,
      },
    );
    expect(seen).toEqual(['1 run {"a":1}', '2 text {"a":2}', '3 end {"a":3}']);
    expect(requests[1]?.headers.get('last-event-id')).toBe('2');
  });

  it('[SAFE-13] resumes after a server that could not just then', async () => {
    const seen: string[] = [];
    const { client, requests } = setUp([
      () => events('id: 1\nevent: run\ndata: {}\n\n'),
      () => Response.json({ error: 'Please try again.', code: 'UNAVAILABLE' }, { status: 503 }),
      () => events('id: 2\nevent: end\ndata: {}\n\n'),
    ]);
    const signal = new AbortController().signal;
    await client.stream(streamThing, {}, { onEvent: ({ id }) => seen.push(id), signal });
    expect(seen).toEqual(['1', '2']);
    expect(requests[2]?.headers.get('last-event-id')).toBe('1');
  });

  it('throws when the server refuses', async () => {
    const { client } = setUp([
      () => Response.json({ error: 'Not yours', code: 'FORBIDDEN' }, { status: 403 }),
    ]);
    const stream = client.stream(
      streamThing,
      {},
      { onEvent: jest.fn(), signal: new AbortController().signal },
    );
    await expect(stream).rejects.toMatchObject({ status: 403 });
  });
});
