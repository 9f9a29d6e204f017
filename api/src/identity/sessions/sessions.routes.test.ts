import { randomUUID } from 'node:crypto';
import { sessionSchema } from '@tessera/shared/contracts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

let now = new Date('2026-03-01T12:00:00Z');
let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  user = await api.register();
});
afterAll(() => api.close());

function pass(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000);
}

async function signIn(rememberMe = false) {
  const answer = await api.post('/auth/login', {
    email: user.user.email,
    password: user.password,
    rememberMe,
  });
  return { session: sessionSchema.parse(answer.json()), cookie: cookieOf(answer), answer };
}

type Answer = Awaited<ReturnType<TestApi['get']>>;

function cookieOf(answer: Answer): string | undefined {
  const cookie = answer.cookies.find(({ name }) => name === 'tessera_refresh');
  return cookie?.value;
}

function refreshBy(refreshToken: string | undefined): Promise<Answer> {
  return api.post('/auth/refresh', refreshToken === undefined ? {} : { refreshToken });
}

function refreshByCookie(cookie = '', headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return api.post('/auth/refresh', undefined, undefined, { cookie: `tessera_refresh=${cookie}`, ...headers });
}

describe('POST /auth/refresh', () => {
  it('[SES-04] exchanges a refresh token for the next session', async () => {
    const { session } = await signIn();
    const answer = await refreshBy(session.refreshToken);
    expect(answer.statusCode).toBe(200);
    const next = sessionSchema.parse(answer.json());
    expect(next.refreshToken).not.toBe(session.refreshToken);
    expect((await api.get('/auth/user', next.token)).statusCode).toBe(200);
  });

  it('revokes the whole session when a token is used again', async () => {
    const { session } = await signIn();
    const next = sessionSchema.parse((await refreshBy(session.refreshToken)).json());
    expect((await refreshBy(session.refreshToken)).statusCode).toBe(401);
    expect((await refreshBy(next.refreshToken)).statusCode).toBe(401);
  });

  it('lets one of many simultaneous uses through', async () => {
    const { session } = await signIn();
    const answers = await Promise.all([1, 2, 3, 4].map(() => refreshBy(session.refreshToken)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  it('[SES-09] ends a session after 3600 seconds without use', async () => {
    const { session } = await signIn();
    pass(3500);
    const next = sessionSchema.parse((await refreshBy(session.refreshToken)).json());
    pass(3601);
    expect((await refreshBy(next.refreshToken)).statusCode).toBe(401);
  });

  it('answers 401 without a token, and 400 for one that is too long', async () => {
    expect((await refreshBy(undefined)).statusCode).toBe(401);
    const answer = await refreshBy('x'.repeat(513));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty('fields.refreshToken');
  });
});

describe('remember me', () => {
  it('sets an HttpOnly cookie for 30 days that starts a new session after the browser was closed', async () => {
    const { cookie, answer } = await signIn(true);
    const [set] = answer.cookies;
    expect(set).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/auth', maxAge: 2_592_000 });
    pass(20 * 24 * 3600);
    const refreshed = await refreshByCookie(cookie);
    expect(refreshed.statusCode).toBe(200);
    expect(cookieOf(refreshed)).not.toBe(cookie);
  });

  it('takes the cookie only with X-Requested-With, which no other site can send', async () => {
    const { cookie } = await signIn(true);
    const answer = await api.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { cookie: `tessera_refresh=${cookie ?? ''}` },
    });
    expect(answer.statusCode).toBe(401);
  });

  it('lets two tabs that open together use one cookie, and calls a later use a theft', async () => {
    const { cookie } = await signIn(true);
    const answers = await Promise.all([refreshByCookie(cookie), refreshByCookie(cookie)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    pass(11);
    expect((await refreshByCookie(cookie)).statusCode).toBe(401);
    expect((await refreshByCookie(cookieOf(answers[0]))).statusCode).toBe(401);
  });

  it('is Secure and bound to the host over https', async () => {
    const secure = await startTestApi({ environment: { publicUrl: 'https://tessera.example' } });
    const host = { host: 'tessera.example', 'x-requested-with': 'XMLHttpRequest' };
    const registered = await secure.inject({
      method: 'POST',
      url: '/api/auth/register',
      headers: host,
      payload: { firstname: 'A', lastname: 'B', email: 'a@example.com', password: 'long enough' },
    });
    const { otp } = registered.json<{ otp: string }>();
    const verify = { email: 'a@example.com', otp };
    await secure.inject({ method: 'POST', url: '/api/auth/verify-otp', headers: host, payload: verify });
    const answer = await secure.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: host,
      payload: { email: 'a@example.com', password: 'long enough', rememberMe: true },
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-tessera_refresh=.+; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    );
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
    await secure.close();
  });
});

describe('POST /auth/logout', () => {
  it('[SES-07] ends the session of the tab and of the cookie, and never fails', async () => {
    const { session, cookie } = await signIn(true);
    const answer = await api.post('/auth/logout', { refreshToken: session.refreshToken }, undefined, {
      cookie: `tessera_refresh=${cookie ?? ''}`,
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toContain('Expires=Thu, 01 Jan 1970');
    expect((await refreshBy(session.refreshToken)).statusCode).toBe(401);
    expect((await refreshByCookie(cookie)).statusCode).toBe(401);
    expect((await api.post('/auth/logout', { refreshToken: 'unknown' })).statusCode).toBe(204);
    expect((await api.post('/auth/logout')).statusCode).toBe(204);
  });
});

describe('an access token of a session that has ended', () => {
  /** Reads, writes and streams, none of them below /auth. */
  async function expectRefused(token: string): Promise<void> {
    const answers = [
      await api.get('/project', token),
      await api.get('/credits', token),
      await api.get('/runs', token),
      await api.get(`/runs/${randomUUID()}/events`, token),
      await api.post('/project', { projectName: 'Too late' }, token),
      await api.post('/runs', {}, token),
      await api.get('/auth/user', token),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 401));
    expect(answers[0]?.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  }

  it('is refused by every private call after signing out', async () => {
    const { session } = await signIn();
    expect((await api.get('/project', session.token)).statusCode).toBe(200);
    await api.post('/auth/logout', { refreshToken: session.refreshToken });
    await expectRefused(session.token);
  });

  it('is looked up by one statement, also where the call is about its user', async () => {
    const { session } = await signIn();
    // What is kept from call to call is read by then.
    await api.get('/auth/user', session.token);
    const select = jest.spyOn(api.db, 'select');
    expect((await api.get('/auth/user', session.token)).statusCode).toBe(200);
    expect(select).toHaveBeenCalledTimes(1);
    select.mockRestore();
  });

  it('is refused after the password was changed elsewhere, and the one that changed it goes on', async () => {
    const other = await api.register();
    const { email, id } = other.user;
    const here = sessionSchema.parse(
      (await api.post('/auth/login', { email, password: other.password })).json(),
    );
    const body = { currentPassword: other.password, newPassword: 'another horse battery' };
    const changed = await api.call('POST', `/auth/user/${id}/password`, { token: here.token, body });
    expect(changed.statusCode).toBe(204);
    await expectRefused(other.token);
    expect((await api.get('/project', here.token)).statusCode).toBe(200);
  });

  it('is refused once its user is gone', async () => {
    const leaving = await api.register();
    const { id } = leaving.user;
    const body = { password: leaving.password };
    const gone = await api.call('DELETE', `/auth/user/${id}`, { token: leaving.token, body });
    expect(gone.json()).toEqual({ status: 'deleted' });
    await expectRefused(leaving.token);
  });
});
