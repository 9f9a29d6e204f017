import { ApiError, NetworkError } from '../http';
import type { SessionTokens, User } from '../contracts';
import { buildTokens, refused, setUpStored, storedSession, user } from './session-testing';

const noAnswers: [string, Error][] = [
  ['a refused connection', new NetworkError('offline')],
  ['500', refused(500)],
  ['503', refused(503)],
  ['429', refused(429)],
  ['404, which is not the API', refused(404)],
  ['a chunk that is missing', Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })],
  ['a page of somebody else', new SyntaxError('Unexpected token <')],
];

describe('a check that got no answer', () => {
  it.each(noAnswers)('[SES-06] by %s is no verdict: tokens and user stay', async (_, error) => {
    const { session, ports } = setUpStored({ readUser: () => Promise.reject(error) });
    await session.start();
    expect(session.getState()).toEqual({ status: 'signedIn', user, isUnconfirmed: true });
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
    expect(session.getState()).toMatchObject({ status: 'signedIn', isUnconfirmed: true });
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
    expect(session.getState()).toMatchObject({ status: 'signedIn', isUnconfirmed: true });
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
    expect(session.getState()).toMatchObject({ isUnconfirmed: true });
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
