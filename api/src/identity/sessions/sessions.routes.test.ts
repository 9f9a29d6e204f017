import { randomUUID } from 'node:crypto';
import { sessionSchema } from '@tessera/shared/contracts';
import { cookiesOf, startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

const DAY = 24 * 3600;
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
    pass(11);
    expect((await refreshBy(session.refreshToken)).statusCode).toBe(401);
    expect((await refreshBy(next.refreshToken)).statusCode).toBe(401);
  });

  it('[SAFE-09] answers the same pair again for ten seconds: an answer may be lost', async () => {
    const { session } = await signIn();
    const first = await refreshBy(session.refreshToken);
    const next = sessionSchema.parse(first.json());
    pass(9);
    const second = await refreshBy(session.refreshToken);
    expect(second.json()).toEqual(first.json());
    // Both went on from one use: the next one is good once, as ever.
    expect((await refreshBy(next.refreshToken)).statusCode).toBe(200);
    expect((await api.get('/auth/user', next.token)).statusCode).toBe(200);
  });

  it('[SAFE-09] ends a session 90 days after signing in, however much it is used', async () => {
    const { session, cookie } = await signIn(true);
    let remembered = cookie;
    for (let days = 29; days < 90; days += 29) {
      pass(29 * DAY);
      const answer = await refreshByCookie(remembered);
      expect(answer.statusCode).toBe(200);
      remembered = cookieOf(answer);
    }
    pass(3 * DAY - 600);
    const last = await refreshByCookie(remembered);
    const { token, refreshToken, expiresIn } = sessionSchema.parse(last.json());
    expect(expiresIn).toBe(600);
    expect(last.cookies).toEqual([expect.objectContaining({ maxAge: 600 })]);
    expect((await api.get('/auth/user', token)).statusCode).toBe(200);
    pass(601);
    expect((await api.get('/auth/user', token)).statusCode).toBe(401);
    expect((await refreshBy(refreshToken)).statusCode).toBe(401);
    expect((await refreshByCookie(cookieOf(last))).statusCode).toBe(401);
    expect((await refreshBy(session.refreshToken)).statusCode).toBe(401);
    user = await api.register();
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
    const set = answer.cookies.find(({ name }) => name === 'tessera_refresh');
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
    expect(answers[1].body).toBe(answers[0].body);
    expect(cookieOf(answers[1])).toBe(cookieOf(answers[0]));
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
    await secure.inject({
      method: 'POST',
      url: '/api/auth/verify-otp',
      headers: { ...host, cookie: cookiesOf(registered) },
      payload: verify,
    });
    const answer = await secure.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: host,
      payload: { email: 'a@example.com', password: 'long enough', rememberMe: true },
    });
    expect([answer.headers['set-cookie']].flat().join('\n')).toMatch(
      /^__Host-tessera_refresh=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/m,
    );
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
    await secure.close();
  });
});

describe('a tab and a remembered browser', () => {
  const refreshBoth = (refreshToken: string, cookie = '') =>
    api.post('/auth/refresh', { refreshToken }, undefined, { cookie: `tessera_refresh=${cookie}` });
  const nameOf = (answer: Answer) => sessionSchema.parse(answer.json()).user.email;

  /** Another user, whose browser is remembered. */
  async function rememberOther() {
    const other = await api.register();
    const login = { email: other.user.email, password: other.password, rememberMe: true };
    const answer = await api.post('/auth/login', login);
    return { other, cookie: cookieOf(answer), session: sessionSchema.parse(answer.json()) };
  }

  it('[SAFE-09] never become another user: an unknown or ended tab token takes no cookie of others', async () => {
    const { session } = await signIn();
    const { other, cookie } = await rememberOther();
    pass(3601);
    for (const unknown of [session.refreshToken, `${user.user.id}.gone`, 'an-old-form']) {
      const answer = await refreshBoth(unknown, cookie);
      expect(answer.statusCode).toBe(401);
      expect(answer.cookies).toEqual([]);
    }
    expect(nameOf(await refreshByCookie(cookie))).toBe(other.user.email);
  });

  it('[SAFE-09] stay signed in where the tab’s token is long gone and the cookie is of the same user', async () => {
    const { cookie } = await signIn(true);
    expect(nameOf(await refreshBoth(`${user.user.id}.gone`, cookie))).toBe(user.user.email);
  });

  it('[SAFE-09] forget whom they remembered when somebody signs in', async () => {
    const { other, cookie } = await rememberOther();
    const headers = { cookie: `tessera_refresh=${cookie ?? ''}` };
    const login = { email: user.user.email, password: user.password };
    const another = await api.post('/auth/login', login, undefined, headers);
    expect(cookieOf(another)).toBe('');
    // It is not theirs to end: the other user may go on elsewhere.
    expect(nameOf(await refreshByCookie(cookie))).toBe(other.user.email);
  });

  it('[SAFE-09] end the session that they remembered when the same user signs in', async () => {
    for (const rememberMe of [false, true]) {
      const { cookie, session } = await signIn(true);
      const headers = { cookie: `tessera_refresh=${cookie ?? ''}` };
      const login = { email: user.user.email, password: user.password, rememberMe };
      const again = await api.post('/auth/login', login, undefined, headers);
      expect(cookieOf(again) === '').toBe(!rememberMe);
      expect((await refreshByCookie(cookie)).statusCode).toBe(401);
      expect((await api.get('/auth/user', session.token)).statusCode).toBe(401);
      expect((await api.get('/auth/user', sessionSchema.parse(again.json()).token)).statusCode).toBe(200);
    }
  });
});

describe('POST /auth/logout', () => {
  it('[SAFE-09] ends the session by its access token alone', async () => {
    const { session } = await signIn();
    expect((await api.post('/auth/logout', {}, session.token)).statusCode).toBe(204);
    expect((await refreshBy(session.refreshToken)).statusCode).toBe(401);
    expect((await api.get('/auth/user', session.token)).statusCode).toBe(401);
    expect((await api.post('/auth/logout', {}, 'a.b.c')).statusCode).toBe(204);
  });

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

  it('is looked up by the one statement that is kept for it, also where the call is about its user', async () => {
    const { session } = await signIn();
    // What is kept from call to call is read by then.
    await api.get('/auth/user', session.token);
    const select = jest.spyOn(api.db, 'select');
    expect((await api.get('/auth/user', session.token)).statusCode).toBe(200);
    expect(select).not.toHaveBeenCalled();
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
