import { personStorage } from '@tessera/shared/remote';
import { buildSessionTokens, buildUser, uuid } from '@tessera/shared/testing';
import { createSession, toSessionPort } from './create-session';

/** No other tab is open: nobody hears what is said. */
class SilentChannel extends EventTarget {
  postMessage(): void {}
}

type Turn = () => Promise<unknown>;

const starter = buildUser();
const pro = buildUser({ plan: { name: 'Pro' } });
const before = { fetch: globalThis.fetch, locks: navigator.locks };
const ask = jest.fn<Promise<Response>, [Request]>();

function answer(status: number, body: unknown): Promise<Response> {
  return Promise.resolve(new Response(JSON.stringify(body), { status }));
}

/** The body of a request can be read once: the test reads a copy. */
function fetch(request: Request): Promise<Response> {
  return ask(request.clone());
}

/** A page on which somebody on Starter is signed in, as a remote sees it. */
function openPage() {
  const onExpired = jest.fn(() => Promise.resolve());
  const { session } = createSession(onExpired);
  const port = toSessionPort(session);
  port.establish(buildSessionTokens({ user: starter }));
  return { port, onExpired, token: session.getAccessToken };
}

beforeEach(() => {
  ask.mockReset();
  const locks = {
    request: (_name: string, _options: unknown, run: Turn) => Promise.resolve().then(run),
    query: () => Promise.resolve({ held: [] }),
  };
  Object.assign(globalThis, { BroadcastChannel: SilentChannel, fetch });
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  sessionStorage.clear();
  localStorage.clear();
});

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  Object.assign(globalThis, { fetch: before.fetch });
  Object.defineProperty(navigator, 'locks', { value: before.locks, configurable: true });
});

describe('renewing who is signed in', () => {
  it('[BIL-02] asks the server, and tells everybody who listens of the plan that was paid', async () => {
    ask.mockImplementation(() =>
      answer(200, buildSessionTokens({ token: 'access-2', refreshToken: 'refresh-2', user: pro })),
    );
    const { port, token } = openPage();
    const hear = jest.fn();
    port.subscribe(hear);

    await port.renew();

    const sent = ask.mock.calls.map(([request]) => request);
    expect(sent.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
      ['POST', '/api/auth/refresh'],
    ]);
    expect(await sent[0]?.json()).toEqual({ refreshToken: 'refresh' });
    expect(hear).toHaveBeenCalled();
    expect(port.getState()).toEqual({ status: 'signedIn', user: pro });
    expect(token()).toBe('access-2');
  });

  it('asks once, however many want it at a time', async () => {
    ask.mockImplementation(() => answer(200, buildSessionTokens({ user: pro })));
    const { port } = openPage();

    await Promise.all([port.renew(), port.renew()]);

    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server cannot', () => answer(503, { error: 'Busy', code: 'UNAVAILABLE' })],
  ])('[SES-06] neither throws nor signs anybody out where %s', async (_, fail) => {
    ask.mockImplementation(fail);
    const { port, onExpired } = openPage();

    await expect(port.renew()).resolves.toBeUndefined();

    expect(port.getState()).toMatchObject({ status: 'signedIn', user: starter });
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('ends a session that the server refuses, and does not throw', async () => {
    ask.mockImplementation(() => answer(401, { error: 'No.', code: 'UNAUTHENTICATED' }));
    const { port, onExpired } = openPage();

    await expect(port.renew()).resolves.toBeUndefined();

    expect(onExpired).toHaveBeenCalledTimes(1);
    expect(port.getState()).toEqual({ status: 'signedOut' });
  });

  it('asks nothing where nobody is signed in', async () => {
    const { session } = createSession(() => Promise.resolve());

    await toSessionPort(session).renew();

    expect(ask).not.toHaveBeenCalled();
  });
});

it('[GIT-04] keeps what is kept for a person only while they are here', () => {
  const { port } = openPage();
  personStorage(starter.id).write('repositories', 'private names');
  port.establish(buildSessionTokens({ user: pro }));
  expect(personStorage(starter.id).read('repositories')).toBe('private names');

  port.establish(buildSessionTokens({ user: buildUser({ id: uuid(10) }) }));
  expect(personStorage(starter.id).read('repositories')).toBeNull();

  personStorage(uuid(10)).write('repositories', 'private names');
  port.signOut();
  expect(personStorage(uuid(10)).read('repositories')).toBeNull();
});
