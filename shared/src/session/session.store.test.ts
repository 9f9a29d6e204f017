import { ApiError, NetworkError } from '../http';
import type { SessionTokens } from '../contracts';
import { buildTokens, refused, setUp, setUpStored, textsOf, user } from './session-testing';

describe('the session', () => {
  it('[SES-01] keeps tokens and user of a sign-in, and is signed in', () => {
    const { session, ports } = setUp();
    session.establish(buildTokens());
    expect(session.getState()).toEqual({ status: 'signedIn', user });
    expect(session.getAccessToken()).toBe('access-1');
    expect(ports.storage.getItem('tessera.session')).toContain('refresh-1');
    expect(textsOf(ports.legacyStorage)).not.toMatch(/access|refresh/);
  });

  it('[SES-02] clears them at sign-out and tells the other tabs', () => {
    const { session, ports, sent } = setUp();
    session.establish(buildTokens());
    session.signOut();
    expect(session.getState()).toEqual({ status: 'signedOut' });
    expect(ports.storage).toHaveLength(0);
    expect(sent.at(-1)).toEqual({ type: 'auth-expired' });
  });

  it('[SES-02] broadcasts auth-refreshed after a refresh', async () => {
    const { session, sent } = setUp();
    session.establish(buildTokens());
    await session.refreshAccessToken();
    expect(sent.at(-1)).toMatchObject({ type: 'auth-refreshed', session: { token: 'access-2' } });
  });

  it('[SES-03] plans the refresh 120 s before expiry and runs it', async () => {
    const { session, ports, timers } = setUp();
    session.establish(buildTokens());
    expect(timers.at(-1)?.milliseconds).toBe(780_000);
    timers.at(-1)?.run();
    await session.refreshAccessToken();
    expect(ports.refresh).toHaveBeenCalledWith('refresh-1');
  });

  it('[SES-04] makes one refresh, however many calls ask at once', async () => {
    const { session, ports } = setUp();
    session.establish(buildTokens());
    const answers = await Promise.all([1, 2, 3].map(() => session.refreshAccessToken()));
    expect(answers).toEqual(['access-2', 'access-2', 'access-2']);
    expect(ports.refresh).toHaveBeenCalledTimes(1);
  });

  it('[SES-04] ends when the refresh is refused', async () => {
    const { session, ports } = setUp({ refresh: () => Promise.reject(refused()) });
    session.establish(buildTokens());
    await expect(session.refreshAccessToken()).resolves.toBeUndefined();
    expect(session.getState()).toEqual({ status: 'signedOut' });
    expect(ports.onExpired).toHaveBeenCalledTimes(1);
  });

  it.each([507, 503, 429])('[SAFE-04] stays when the refresh was answered %p', async (status) => {
    const refusal = new ApiError(status, { error: 'Not now.', code: 'DISK_FULL' });
    const { session, ports } = setUp({ refresh: () => Promise.reject(refusal) });
    session.establish(buildTokens());
    expect(await session.refreshAccessToken()).toBeUndefined();
    expect(session.getState().status).toBe('signedIn');
    expect(ports.onExpired).not.toHaveBeenCalled();
  });

  it('[SES-04] stays when the refresh got no answer', async () => {
    const { session, ports } = setUp({ refresh: () => Promise.reject(new NetworkError('offline')) });
    session.establish(buildTokens());
    await expect(session.refreshAccessToken()).resolves.toBeUndefined();
    expect(session.getState().status).toBe('signedIn');
    expect(ports.onExpired).not.toHaveBeenCalled();
  });

  it('[SES-05] moves tokens of an earlier release into the session and deletes them there', async () => {
    const { session, ports } = setUp();
    ports.legacyStorage.setItem('token', 'old-access');
    ports.legacyStorage.setItem('refreshToken', 'old-refresh');
    await session.start();
    expect(ports.refresh).toHaveBeenCalledWith('old-refresh');
    expect(textsOf(ports.legacyStorage)).not.toMatch(/access|refresh/);
    expect(session.getState()).toEqual({ status: 'signedIn', user });
  });

  it('[SES-06] is loading until the current user is known', async () => {
    const { session, ports } = setUp();
    ports.storage.setItem(
      'tessera.session',
      JSON.stringify({
        token: 'access-1',
        refreshToken: 'refresh-1',
        expiresAt: ports.now() + 60_000,
        user: null,
      }),
    );
    expect(session.getState()).toEqual({ status: 'loading' });
    const started = session.start();
    expect(session.getState()).toEqual({ status: 'loading' });
    await started;
    expect(session.getState()).toEqual({ status: 'signedIn', user });
  });

  it('[SES-04, SES-06] keeps the new tokens when the check of the user renewed them', async () => {
    const { session, ports } = setUp({
      readUser: async () => {
        // The server refuses the token that the tab had; the client renews it and asks again.
        await session.refreshAccessToken();
        return user;
      },
    });
    ports.storage.setItem(
      'tessera.session',
      JSON.stringify({ token: 'refused', refreshToken: 'refresh-1', expiresAt: ports.now() + 900_000, user }),
    );
    await session.start();
    expect(session.getState()).toEqual({ status: 'signedIn', user });
    expect(session.getAccessToken()).toBe('access-2');
    expect(ports.storage.getItem('tessera.session')).toContain('refresh-2');
    expect(ports.refresh).toHaveBeenCalledTimes(1);
  });

  it.each([401, 403])('[SES-06] logs out when the check is answered %p', async (status) => {
    const { session, ports } = setUpStored({ readUser: () => Promise.reject(refused(status)) });
    await session.start();
    expect(session.getState()).toEqual({ status: 'signedOut' });
    expect(ports.storage).toHaveLength(0);
  });

  it('[SES-06] is signed out at once when the tab has no session', async () => {
    const { session, ports } = setUp();
    await session.start();
    expect(session.getState()).toEqual({ status: 'signedOut' });
    expect(ports.readUser).not.toHaveBeenCalled();
  });

  it('[SES-07] does not wait for the server at sign-out, nor mind its failure', async () => {
    const logout = jest.fn(() => Promise.reject(new Error('down')));
    const { session } = setUp({ logout });
    session.establish(buildTokens());
    session.signOut();
    expect(session.getState().status).toBe('signedOut');
    expect(logout).toHaveBeenCalledWith(expect.objectContaining({ refreshToken: 'refresh-1' }));
    await Promise.resolve();
  });

  it('[SES-01] asks the cookie of a remembered browser in a tab that has no session', async () => {
    const { session, ports } = setUp();
    session.establish(buildTokens(), { isRemembered: true });
    expect(ports.legacyStorage.getItem('tessera.remembered')).toBe('yes');

    const later = setUp({ legacyStorage: ports.legacyStorage });
    await later.session.start();
    expect(later.ports.refresh).toHaveBeenCalledWith(undefined);
    expect(later.session.getState()).toEqual({ status: 'signedIn', user });
    expect(later.session.getAccessToken()).toBe('access-2');
  });

  it('[SES-02] forgets a remembered browser at sign-out, at a refusal, and at a sign-in without it', async () => {
    const { session, ports } = setUp();
    const remembered = () => ports.legacyStorage.getItem('tessera.remembered');
    session.establish(buildTokens(), { isRemembered: true });
    session.signOut();
    expect(remembered()).toBeNull();

    session.establish(buildTokens(), { isRemembered: true });
    session.establish(buildTokens(), { isRemembered: false });
    expect(remembered()).toBeNull();

    ports.legacyStorage.setItem('tessera.remembered', 'yes');
    const later = setUp({
      legacyStorage: ports.legacyStorage,
      refresh: () => Promise.reject(refused()),
    });
    await later.session.start();
    expect(later.session.getState()).toEqual({ status: 'signedOut' });
    expect(later.ports.onExpired).not.toHaveBeenCalled();
    expect(remembered()).toBeNull();
  });

  it('[SES-02] still remembers the browser when the session that goes on gets new tokens', () => {
    const { session, ports } = setUp();
    const remembered = () => ports.legacyStorage.getItem('tessera.remembered');
    session.establish(buildTokens(), { isRemembered: true });
    session.establish(buildTokens({ token: 'next' }));
    expect(remembered()).toBe('yes');
    session.establish(buildTokens({ user: { ...user, id: 'b0f1c3a2-4d5e-4f60-8a7b-9c8d7e6f5a4b' } }));
    expect(remembered()).toBeNull();
  });

  it('[SES-04, SES-06] goes on asking a remembered browser that got no answer', async () => {
    const refresh = jest.fn<Promise<SessionTokens>, []>(() => Promise.reject(new NetworkError('offline')));
    const { session, ports, timers } = setUp({ refresh });
    ports.legacyStorage.setItem('tessera.remembered', 'yes');
    await session.start();
    expect(session.getState()).toEqual({ status: 'unreachable', cause: 'server' });
    expect(ports.legacyStorage.getItem('tessera.remembered')).toBe('yes');

    refresh.mockResolvedValue(buildTokens());
    timers.at(-1)?.run();
    await session.retry();
    expect(session.getState()).toEqual({ status: 'signedIn', user });
  });

  it('[SES-11] follows a sign-out and a refresh of another tab', async () => {
    const { session, hear } = setUp();
    await session.start();
    hear({
      type: 'auth-refreshed',
      session: { token: 'access-9', refreshToken: 'refresh-9', expiresAt: 1_700_000_900_000, user },
    });
    expect(session.getAccessToken()).toBe('access-9');
    hear({ type: 'auth-expired' });
    expect(session.getState()).toEqual({ status: 'signedOut' });
  });

  it('[SAFE-09] starts the page anew when another tab hands over the session of somebody else', () => {
    const { session, ports, hear } = setUp();
    const handOver = (id: string) => {
      const handed = { token: id, refreshToken: id, expiresAt: 1_700_000_900_000, user: { ...user, id } };
      hear({ type: 'auth-refreshed', session: handed });
    };
    void session.start();
    handOver(user.id);
    handOver(user.id);
    expect(ports.onAnotherUser).not.toHaveBeenCalled();
    handOver('0b8f7c5e-0000-4000-8000-0000000000b0');
    expect(ports.onAnotherUser).toHaveBeenCalledTimes(1);
    expect(ports.storage.getItem('tessera.session')).toContain('0b8f7c5e-0000-4000-8000-0000000000b0');
  });

  it('[SES-11] does not spend a refresh token that another tab has just spent', async () => {
    const { session, ports, hear } = setUp({
      exclusively: (run) => {
        hear({
          type: 'auth-refreshed',
          session: { token: 'access-9', refreshToken: 'refresh-9', expiresAt: 1_700_000_900_000, user },
        });
        return run();
      },
    });
    await session.start();
    session.establish(buildTokens());
    await expect(session.refreshAccessToken()).resolves.toBe('access-9');
    expect(ports.refresh).not.toHaveBeenCalled();
  });
});
