/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import { openHttpServer } from './http-server';
import { Unreachable, type Listeners } from './record-server';
import { openStorage } from './storage';

const step = { step: 's1', changes: [] };
const snapshot = { seq: 4, revision: 1, rights: {}, records: {} };

interface Said {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

let said: (Said | Error)[] = [];
let asked: { readonly address: string; readonly init: RequestInit }[] = [];

/** A stream whose messages the test sends. */
class FakeSource extends EventTarget {
  static all: FakeSource[] = [];
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  isClosed = false;

  constructor(readonly address: string) {
    super();
    FakeSource.all.push(this);
  }

  close(): void {
    this.isClosed = true;
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  said = [];
  asked = [];
  FakeSource.all = [];
  Object.assign(globalThis, {
    EventSource: FakeSource,
    fetch: (address: string, init: RequestInit) => {
      asked.push({ address, init });
      const next = said.shift() ?? new Error('Nothing is left to say.');
      if (next instanceof Error) return Promise.reject(next);
      const { status = 200, body, headers = {} } = next;
      return Promise.resolve({
        status,
        headers: { get: (name: string) => headers[name] ?? null },
        json: () => (body === undefined ? Promise.reject(new Error('No JSON')) : Promise.resolve(body)),
      });
    },
  });
});

afterEach(() => {
  jest.useRealTimers();
});

const server = () => openHttpServer('/_data');

function newestSource(): FakeSource {
  const source = FakeSource.all.at(-1);
  if (!source) throw new Error('No stream was opened.');
  return source;
}

describe('[DATA-04] the server of a page', () => {
  it('reads everything, and sends a step as JSON', async () => {
    said = [{ body: snapshot }, { body: { kind: 'made', seq: 5, changes: [] } }];
    expect(await server().read()).toEqual(snapshot);
    expect(await server().send(step, '')).toEqual({ kind: 'made', seq: 5, changes: [] });
    expect(asked.map(({ address, init }) => [address, init.method, init.body])).toEqual([
      ['/_data', undefined, undefined],
      ['/_data/steps', 'POST', JSON.stringify(step)],
    ]);
  });

  it.each([409, 422, 403])('gives what the server answers with %i', async (status) => {
    const answer = { kind: 'conflict', conflicts: [], changes: [] };
    said = [{ status, body: answer }];
    expect(await server().send(step, '')).toEqual(answer);
  });

  it('tells a network that is gone, and a server that is broken, from an answer', async () => {
    said = [new TypeError('Failed to fetch'), { status: 502 }, { status: 503 }, { status: 200 }];
    for (let tries = 0; tries < 4; tries += 1) {
      await expect(server().send(step, '')).rejects.toBeInstanceOf(Unreachable);
    }
    said = [{ status: 429, body: { message: 'Too much.' } }];
    await expect(server().read()).rejects.toBeInstanceOf(Unreachable);
  });

  it('says what the server says where it gives nothing', async () => {
    said = [{ status: 401, body: { message: 'Sign in.' } }, { status: 404 }, { status: 400 }];
    await expect(server().read()).rejects.toThrow('Sign in.');
    await expect(server().read()).rejects.toThrow('The server gave an answer');
    expect(await server().send(step, '')).toMatchObject({ kind: 'failed', changes: [] });
  });

  it('asks again when the server says when', async () => {
    said = [
      { status: 503, headers: { 'retry-after': '2' } },
      { status: 429, headers: { 'retry-after': '3' } },
      { body: snapshot },
    ];
    const reading = server().read();
    await jest.advanceTimersByTimeAsync(2000);
    expect(asked).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(3000);
    expect(await reading).toEqual(snapshot);
  });

  it('hears news, and opens the stream anew after what it knows by then', async () => {
    const onNews = jest.fn();
    const onReload = jest.fn();
    const onState = jest.fn();
    let seq = 4;
    const listeners: Listeners = { onNews, onReload, onState };
    const stop = server().listen(() => ({ seq, revision: 3 }), listeners);
    const first = newestSource();
    expect(first.address).toBe('/_data/events?since=4&revision=3');
    first.onopen?.();
    first.dispatchEvent(new MessageEvent('news', { data: '{"seq":5,"changes":[]}' }));
    first.dispatchEvent(new MessageEvent('reload', { data: '{}' }));
    expect(onNews).toHaveBeenCalledWith({ seq: 5, changes: [] });
    expect(onReload).toHaveBeenCalledTimes(1);

    seq = 5;
    for (const seconds of [1, 2, 4]) {
      newestSource().onerror?.();
      await jest.advanceTimersByTimeAsync(seconds * 1000);
    }
    expect(first.isClosed).toBe(true);
    expect(onState.mock.calls).toEqual([['live'], ['lost'], ['lost'], ['paused']]);
    expect(FakeSource.all).toHaveLength(4);
    expect(newestSource().address).toBe('/_data/events?since=5&revision=3');
    stop();
    expect(newestSource().isClosed).toBe(true);
  });
});

describe('[DATA-04] openStorage', () => {
  it('takes the server where the page names one, and the browser elsewhere', () => {
    expect('save' in openStorage()).toBe(true);
    const meta = document.createElement('meta');
    meta.name = 'tessera-data';
    meta.content = '/_data';
    document.head.append(meta);
    expect('send' in openStorage()).toBe(true);
    meta.remove();
  });
});
