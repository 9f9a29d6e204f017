import { ApiError, NetworkError } from '../http';
import { REFRESH_LEEWAY_SECONDS, type SessionTokens, type User } from '../contracts';
import { SPEND_TIME } from './renewal';
import { buildTokens, refused, setUp, setUpStored, storedSession, user } from './session-testing';
import { FIRST_WAIT, SPREAD } from './token-keeper';

const noAnswers: [string, Error][] = [
  ['a refused connection', new NetworkError('offline')],
  ['500', refused(500)],
  ['503', refused(503)],
  ['429', refused(429)],
  ['404, which is not the API', refused(404)],
  ['a chunk that is missing', Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })],
  ['a page of somebody else', new SyntaxError('Unexpected token <')],
  ['a proxy that refuses everybody', new ApiError(403, { error: '', code: 'INTERNAL' })],
];

describe('a check that got no answer', () => {
  it.each(noAnswers)('[SES-06] by %s is no verdict: tokens and user stay', async (_, error) => {
    const { session, ports } = setUpStored({ readUser: () => Promise.reject(error) });
    await session.start();
    expect(session.getState()).toEqual({ status: 'signedIn', user, unconfirmedBy: 'server' });
    expect(JSON.parse(ports.storage.getItem('tessera.session') ?? '')).toEqual(storedSession);
    expect(session.getAccessToken()).toBe('access-1');
    expect(ports.onExpired).not.toHaveBeenCalled();
  });

  it('[SES-06] shows nobody where the user was not known', async () => {
    const { session } = setUpStored(
      { readUser: () => Promise.reject(new NetworkError('offline')) },
      { ...storedSession, user: null },
    );
    await session.start();
    expect(session.getState()).toEqual({ status: 'unreachable', cause: 'server' });
  });

  it('[SES-06] is none either when the token has run out, and cannot be renewed', async () => {
    const { session, ports } = setUpStored(
      { refresh: () => Promise.reject(new NetworkError('offline')) },
      { ...storedSession, expiresAt: 1 },
    );
    await session.start();
    expect(session.getState()).toMatchObject({ status: 'signedIn', unconfirmedBy: 'server' });
    expect(ports.storage.getItem('tessera.session')).toContain('refresh-1');
  });

  it('[SES-06] is none when a token that is refused could not be renewed', async () => {
    const { session } = setUpStored({
      readUser: async () => {
        // What the client does with a 401.
        await session.refreshAccessToken();
        throw refused();
      },
      refresh: () => Promise.reject(new NetworkError('offline')),
    });
    await session.start();
    expect(session.getState()).toMatchObject({ status: 'signedIn', unconfirmedBy: 'server' });
  });

  it('[SES-06] ends by its deadline, and an answer that comes later counts', async () => {
    let answer: (user: SessionTokens) => void = () => undefined;
    const { session } = setUpStored(
      {
        refresh: () => new Promise((resolve) => (answer = resolve)),
        inTime: (promise) => Promise.race([promise, Promise.reject(new NetworkError('late'))]),
      },
      { ...storedSession, expiresAt: 1 },
    );
    await session.start();
    expect(session.getState()).toMatchObject({ unconfirmedBy: 'server' });
    answer(buildTokens({ token: 'late' }));
    await Promise.resolve();
    await Promise.resolve();
    expect(session.getState()).toEqual({ status: 'signedIn', user });
    expect(session.getAccessToken()).toBe('late');
  });

  it('[SES-06] is asked again, more and more seldom, and at once when something speaks for an answer', async () => {
    const readUser = jest.fn<Promise<User>, []>(() => Promise.reject(new NetworkError('offline')));
    const { session, timers, hope } = setUpStored({ readUser });
    await session.start();
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      waits.push(timers.at(-1)?.milliseconds ?? 0);
      timers.at(-1)?.run();
      await session.retry();
    }
    expect(waits[0]).toBeGreaterThanOrEqual(2000);
    expect(waits[0]).toBeLessThanOrEqual(2500);
    expect(waits[1]).toBeGreaterThanOrEqual(4000);
    expect(waits.at(-1)).toBeLessThanOrEqual(75_000);

    readUser.mockResolvedValue(user);
    hope();
    await session.retry();
    expect(session.getState()).toEqual({ status: 'signedIn', user });
    const asked = readUser.mock.calls.length;
    hope();
    expect(readUser).toHaveBeenCalledTimes(asked);
  });

  it('[SES-06] waits as long as the server asks', async () => {
    const busy = new ApiError(429, { error: 'Later.', code: 'RATE_LIMITED' }, 30);
    const { session, timers } = setUpStored({ readUser: () => Promise.reject(busy) });
    await session.start();
    expect(timers.at(-1)?.milliseconds).toBeGreaterThanOrEqual(30_000);
  });

  it('[SES-06] logs out when the answer that comes at last is a refusal', async () => {
    const readUser = jest.fn<Promise<User>, []>(() => Promise.reject(new NetworkError('offline')));
    const { session, ports } = setUpStored({ readUser });
    await session.start();
    readUser.mockRejectedValue(refused(403));
    await session.retry();
    expect(session.getState()).toEqual({ status: 'signedOut' });
    expect(ports.storage).toHaveLength(0);
  });
});

/** A port whose promises are settled by the test. */
function held<T>() {
  const calls: { resolve: (value: T) => void; reject: (error: unknown) => void }[] = [];
  const call = jest.fn<Promise<T>, unknown[]>(
    () => new Promise<T>((resolve, reject) => calls.push({ resolve, reject })),
  );
  return { call, calls };
}

const late = () => Promise.reject(new NetworkError('late'));
const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('a renewal whose answer was lost', () => {
  it('[SES-06] is sent again beside the one that hangs, within the time in which it has the same answer', async () => {
    const refreshes = held<SessionTokens>();
    const { session } = setUpStored(
      { refresh: refreshes.call, inTime: (promise) => Promise.race([promise, soon().then(late)]) },
      { ...storedSession, expiresAt: 1 },
    );
    const started = session.start();
    await soon();
    await soon();
    expect(refreshes.call.mock.calls).toEqual([['refresh-1'], ['refresh-1']]);
    refreshes.calls[1]?.resolve(buildTokens({ token: 'second', refreshToken: 'refresh-2' }));
    await started;
    expect(session.getAccessToken()).toBe('second');
    refreshes.calls[0]?.resolve(buildTokens({ token: 'first' }));
    await soon();
    expect(session.getAccessToken()).toBe('second');
    expect(2 * SPEND_TIME + FIRST_WAIT * (1 + SPREAD)).toBeLessThan(REFRESH_LEEWAY_SECONDS * 1000);
  });

  it('[SES-06] is what is asked for next, also while the token in hand is still good', async () => {
    const refresh = jest.fn<Promise<SessionTokens>, []>(() => Promise.reject(new NetworkError('lost')));
    const { session, ports } = setUpStored({ refresh });
    await session.start();
    await session.refreshAccessToken();
    expect(refresh).toHaveBeenCalledTimes(1);
    refresh.mockResolvedValue(buildTokens({ token: 'access-2' }));
    await session.retry();
    expect(ports.readUser).toHaveBeenCalledTimes(1);
    expect(session.getAccessToken()).toBe('access-2');
  });
});

describe('an answer about somebody who is there no longer', () => {
  const bob: User = { ...user, id: 'b5f1c3a0-0000-4000-8000-000000000002', firstname: 'Bob' };
  const bobs = buildTokens({ token: 'of-bob', refreshToken: 'refresh-of-bob', user: bob });

  it.each([
    ['says who it was', (check: { resolve: (user: User) => void }) => check.resolve(user)],
    ['refuses', (check: { reject: (error: unknown) => void }) => check.reject(refused())],
  ])('[SAFE-09] %s, and changes nothing for who signed in meanwhile', async (_, answer) => {
    const checks = held<User>();
    const { session } = setUpStored({ readUser: checks.call });
    const started = session.start();
    await soon();
    session.establish(bobs);
    const [check] = checks.calls;
    if (!check) throw new Error('Nothing was asked');
    answer(check);
    await started;
    expect(session.getState()).toEqual({ status: 'signedIn', user: bob });
    expect(session.getAccessToken()).toBe('of-bob');
  });

  it('[SAFE-09] opens no session of a remembered browser after a sign-out, and ends the one that it brings', async () => {
    const refreshes = held<SessionTokens>();
    const { session, ports } = setUp({ refresh: refreshes.call });
    ports.legacyStorage.setItem('tessera.remembered', 'yes');
    const started = session.start();
    await soon();
    session.establish(bobs);
    session.signOut();
    refreshes.calls[0]?.resolve(buildTokens());
    await started;
    expect(session.getState()).toEqual({ status: 'signedOut' });
    expect(session.getAccessToken()).toBeUndefined();
    expect(ports.logout).toHaveBeenLastCalledWith(expect.objectContaining({ refreshToken: 'refresh-1' }));
  });

  it('[SES-05] is no other than theirs when the same person signed in meanwhile', async () => {
    const refreshes = held<SessionTokens>();
    const { session, ports } = setUp({ refresh: refreshes.call });
    ports.legacyStorage.setItem('tessera.remembered', 'yes');
    const started = session.start();
    await soon();
    session.establish(buildTokens({ token: 'by-hand', refreshToken: 'refresh-by-hand' }));
    refreshes.calls[0]?.resolve(buildTokens());
    await started;
    expect(session.getAccessToken()).toBe('by-hand');
    expect(ports.logout).not.toHaveBeenCalled();
  });
});
