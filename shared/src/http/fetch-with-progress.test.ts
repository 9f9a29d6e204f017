import * as z from 'zod/mini';
import { defineContract } from '../contracts';
import { createApiClient } from './api-client';

const sendThing = defineContract({
  method: 'POST',
  path: '/thing',
  access: 'user',
  request: { body: z.object({ name: z.string() }) },
  response: z.optional(z.object({ id: z.string() })),
});

/** As a browser's, moved on by the test. */
class FakeXhr {
  static made: FakeXhr[] = [];
  readonly upload: {
    onprogress?: (event: { loaded: number; total: number; lengthComputable: boolean }) => void;
    onload?: () => void;
  } = {};
  readonly headers = new Headers();
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  withCredentials = false;
  status = 0;
  statusText = '';
  answerHeaders = '';
  address = '';
  response: Blob | null = null;
  sent: Blob | undefined;

  constructor() {
    FakeXhr.made.push(this);
  }
  open(method: string, url: string): void {
    this.address = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  getAllResponseHeaders(): string {
    return this.answerHeaders;
  }
  send(body: Blob): void {
    this.sent = body;
  }
  abort(): void {
    this.onabort?.();
    this.onloadend?.();
  }
  moveTo(loaded: number, lengthComputable = true): void {
    this.upload.onprogress?.({ loaded, total: lengthComputable ? 200 : 0, lengthComputable });
  }
  async answer(status: number, body?: object, headers: Record<string, string> = {}): Promise<void> {
    this.status = status;
    this.answerHeaders = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    this.response = await new Response(body && JSON.stringify(body)).blob();
    this.onload?.();
    this.onloadend?.();
  }
  fail(): void {
    this.onerror?.();
    this.onloadend?.();
  }
}

const original = globalThis.XMLHttpRequest;
beforeEach(() => {
  FakeXhr.made = [];
  Object.assign(globalThis, { XMLHttpRequest: FakeXhr });
});
afterEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: original });
});

/** Until it is the given one's turn. */
async function call(at: number): Promise<FakeXhr> {
  for (let turn = 0; turn < 50; turn += 1) {
    const one = FakeXhr.made[at];
    if (one?.sent) return one;
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error(`Call ${String(at)} is not made`);
}

function start(signal?: AbortSignal) {
  const parts: (number | undefined)[] = [];
  let token = 'access-1';
  const byFetch = jest.fn();
  const client = createApiClient({
    baseUrl: 'https://tessera.test/api',
    getAccessToken: () => token,
    refreshAccessToken: () => {
      token = 'access-2';
      return Promise.resolve<string | undefined>(token);
    },
    fetch: byFetch,
  });
  const onUploadProgress = (part: number | undefined) => parts.push(part);
  const input = { body: { name: 'x' } };
  const answer = client.call(sendThing, input, { onUploadProgress, ...(signal && { signal }) });
  // Looked at below; until then nobody has to.
  answer.catch(() => undefined);
  return { answer, parts, byFetch };
}

describe('a call that says how much of it is sent', () => {
  it('[HOME-02] tells each part that the browser saw go, then that all is sent, and gives the answer', async () => {
    const { answer, parts, byFetch } = start();
    const xhr = await call(0);
    xhr.moveTo(50);
    xhr.moveTo(84);
    xhr.upload.onload?.();
    await xhr.answer(201, { id: 'kept' });
    await expect(answer).resolves.toEqual({ id: 'kept' });
    expect(parts).toEqual([0.25, 0.42, 1]);
    expect(byFetch).not.toHaveBeenCalled();
  });

  it('[HOME-02] tells no part where the browser knows no total, only that all is sent', async () => {
    const { answer, parts } = start();
    const xhr = await call(0);
    xhr.moveTo(50, false);
    xhr.upload.onload?.();
    await xhr.answer(201, { id: 'kept' });
    await answer;
    expect(parts).toEqual([undefined, 1]);
  });

  it('[SES-10] carries what every call carries', async () => {
    const { answer } = start();
    const xhr = await call(0);
    expect(xhr.address).toBe('POST https://tessera.test/api/thing');
    expect(xhr.withCredentials).toBe(true);
    expect(Object.fromEntries(xhr.headers)).toMatchObject({
      accept: 'application/json',
      authorization: 'Bearer access-1',
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    });
    await expect(xhr.sent?.text()).resolves.toBe('{"name":"x"}');
    await xhr.answer(204);
    await expect(answer).resolves.toBeUndefined();
  });

  it('[SES-04] refreshes once on a 401, sends all of it again and tells the parts anew', async () => {
    const { answer, parts } = start();
    const first = await call(0);
    first.moveTo(200);
    await first.answer(401, { error: 'Token expired', code: 'UNAUTHENTICATED' });
    const second = await call(1);
    expect(second.headers.get('authorization')).toBe('Bearer access-2');
    await expect(second.sent?.text()).resolves.toBe('{"name":"x"}');
    second.moveTo(20);
    await second.answer(201, { id: 'kept' });
    await expect(answer).resolves.toEqual({ id: 'kept' });
    expect(parts).toEqual([1, 0.1]);
  });

  it('[ERR-01] throws the message, code and seconds to wait of a refusal', async () => {
    const { answer } = start();
    const body = { error: 'Too large', code: 'TOO_LARGE' };
    await (await call(0)).answer(413, body, { 'content-type': 'application/json', 'retry-after': '7' });
    await expect(answer).rejects.toMatchObject({
      name: 'ApiError',
      status: 413,
      message: 'Too large',
      code: 'TOO_LARGE',
      retryAfter: 7,
    });
  });

  it('[ERR-02] throws a network error when nothing answers', async () => {
    const { answer } = start();
    (await call(0)).fail();
    await expect(answer).rejects.toMatchObject({ name: 'NetworkError' });
  });

  it('[HOME-02] stops sending when it is aborted, and is no failure of the network', async () => {
    const aborter = new AbortController();
    const { answer } = start(aborter.signal);
    const xhr = await call(0);
    const abort = jest.spyOn(xhr, 'abort');
    aborter.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(abort).toHaveBeenCalledTimes(1);
  });

  it('is not made at all where it was aborted before', async () => {
    const { answer } = start(AbortSignal.abort());
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeXhr.made).toEqual([]);
  });
});
