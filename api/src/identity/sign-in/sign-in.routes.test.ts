import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { sessionSchema } from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import { cookiesOf, startTestApi, type TestApi } from '../../testing/test-api';
import { users } from '../tables/users.table';
import { oneTimeCodes } from '../tables/codes.table';
import { refreshTokens } from '../tables/sessions.table';
import { hashInProcess } from '../passwords/password-hasher.service';

let now = new Date('2026-03-01T12:00:00Z');
let api: TestApi;
beforeAll(async () => {
  // With the server's own parameters of hashing, which one of the tests looks at.
  api = await startTestApi({ clock: () => now, hashing: hashInProcess() });
});
beforeEach(() => {
  // Each test a day later: no lock and no code of an earlier one is left.
  pass(24 * 3600 + 1);
});
afterAll(() => api.close());

function pass(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000);
}

function newAddress(): string {
  return `${randomUUID()}@example.com`;
}

function registration(email = newAddress()) {
  return { firstname: 'Ada', lastname: 'Lovelace', email, password: 'correct horse battery' };
}

describe('POST /auth/register', () => {
  it('[API-01] registers, and the code of the answer verifies and signs in', async () => {
    const user = await api.register({ firstname: 'Grace' });
    expect(user.user).toMatchObject({ firstname: 'Grace', lastname: 'Lovelace', plan: { name: 'Starter' } });
    expect((await api.get('/auth/user', user.token)).json()).toEqual({ user: user.user });
  });

  it('[API-01] opens the account with 50 credits in the ledger', async () => {
    const { token } = await api.register();
    expect((await api.get('/credits', token)).json()).toEqual([
      expect.objectContaining({ balancecredits: 50 }),
    ]);
    const entries = (await api.get('/usage/entries', token)).json<{ items: object[] }>();
    expect(entries.items).toEqual([
      expect.objectContaining({ amount: 50, balanceAfter: 50, kind: 'grant', note: 'Starter plan' }),
    ]);
  });

  it('[API-01] collects every bad field into one answer', async () => {
    const answer = await api.post('/auth/register', {
      firstname: '',
      lastname: '2',
      email: 'x',
      password: 'short',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      code: 'BAD_REQUEST',
      error:
        'Validation failed: First name is required, Last name contains invalid characters, Invalid email format, Password must be at least 8 characters',
      fields: {
        firstname: 'First name is required',
        lastname: 'Last name contains invalid characters',
        email: 'Invalid email format',
        password: 'Password must be at least 8 characters',
      },
    });
  });

  it('[API-06] answers a known address like a new one, with a code that never verifies', async () => {
    const known = await api.register();
    const again = await api.post('/auth/register', registration(known.user.email));
    const fresh = await api.post('/auth/register', registration());
    expect(again.statusCode).toBe(fresh.statusCode);
    expect({ ...again.json<object>(), otp: '' }).toEqual({ ...fresh.json<object>(), otp: '' });
    const { otp } = again.json<{ otp: string }>();
    const verified = await api.post('/auth/verify-otp', { email: known.user.email, otp });
    expect(verified.statusCode).toBe(400);
    const login = await api.post('/auth/login', { email: known.user.email, password: known.password });
    expect(login.json()).toMatchObject({ user: { firstname: 'Ada' } });
  });

  it('lets someone who never verified start again with other words', async () => {
    const email = newAddress();
    await api.post('/auth/register', registration(email));
    const second = await api.register({ email, firstname: 'Grace', password: 'another password' });
    expect(second.user.firstname).toBe('Grace');
    expect((await api.post('/auth/login', { email, password: 'another password' })).statusCode).toBe(200);
  });

  it('stores passwords as argon2id with 19 MiB, and codes and refresh tokens as hashes', async () => {
    const email = newAddress();
    const registered = await api.post('/auth/register', registration(email));
    const { otp } = registered.json<{ otp: string }>();
    const [user] = await api.db.select().from(users).where(eq(users.email, email));
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const [code] = await api.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email));
    expect(JSON.stringify(code)).not.toContain(otp);
    const headers = { cookie: cookiesOf(registered) };
    const verified = await api.post('/auth/verify-otp', { email, otp }, undefined, headers);
    const { refreshToken } = sessionSchema.parse(verified.json());
    expect(JSON.stringify(await api.db.select().from(refreshTokens))).not.toContain(refreshToken);
  });
});

describe('POST /auth/verify-otp', () => {
  it('[API-05] counts five attempts, for known and unknown addresses alike, and then answers 429', async () => {
    const known = newAddress();
    const { otp } = (await api.post('/auth/register', registration(known))).json<{ otp: string }>();
    const wrong = otp === '000000' ? '000001' : '000000';
    for (const email of [known, newAddress()]) {
      for (const remainingAttempts of [4, 3, 2, 1]) {
        const answer = await api.post('/auth/verify-otp', { email, otp: wrong });
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({
          error: 'Invalid verification code',
          fields: { otp: 'Invalid verification code' },
          remainingAttempts,
        });
      }
      const last = await api.post('/auth/verify-otp', { email, otp: wrong });
      expect(last.statusCode).toBe(429);
      expect(last.json()).toMatchObject({ code: 'RATE_LIMITED', remainingAttempts: 0 });
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(500);
    }
    const right = await api.post('/auth/verify-otp', { email: known, otp });
    expect(right.statusCode).toBe(429);
  });

  it('[API-05] refuses a code after ten minutes and a code used before', async () => {
    const email = newAddress();
    const { otp } = (await api.post('/auth/register', registration(email))).json<{ otp: string }>();
    pass(601);
    expect((await api.post('/auth/verify-otp', { email, otp })).statusCode).toBe(400);
    const again = (await api.post('/auth/resend-otp', { email })).json<{ otp: string }>();
    expect((await api.post('/auth/verify-otp', { email, otp: again.otp })).statusCode).toBe(200);
    expect((await api.post('/auth/verify-otp', { email, otp: again.otp })).statusCode).toBe(400);
  });

  it('names a code that is not six digits', async () => {
    const answer = await api.post('/auth/verify-otp', { email: newAddress(), otp: '12' });
    expect(answer.json()).toMatchObject({
      fields: { otp: 'Please enter all 6 digits of your verification code' },
    });
  });
});

describe('POST /auth/resend-otp', () => {
  it('[API-06] answers with a decoy where no account waits', async () => {
    const verified = await api.register();
    for (const email of [verified.user.email, newAddress()]) {
      const answer = await api.post('/auth/resend-otp', { email });
      expect(answer.statusCode).toBe(200);
      const { otp } = answer.json<{ otp: string }>();
      expect(otp).toMatch(/^\d{6}$/);
      expect((await api.post('/auth/verify-otp', { email, otp })).statusCode).toBe(400);
    }
  });

  it('[API-05] answers 429 with retry-after when too many codes are asked for', async () => {
    const email = newAddress();
    for (let count = 0; count < 6; count += 1) {
      expect((await api.post('/auth/resend-otp', { email })).statusCode).toBe(200);
    }
    const answer = await api.post('/auth/resend-otp', { email });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');
  });

  it('names a bad address', async () => {
    expect((await api.post('/auth/resend-otp', { email: 'x' })).json()).toMatchObject({
      fields: { email: 'Invalid email format' },
    });
  });
});

describe('POST /auth/login', () => {
  it('[API-01] signs in with token, refreshToken, expiresIn and user', async () => {
    const { user, password } = await api.register();
    const answer = await api.post('/auth/login', { email: user.email.toUpperCase(), password });
    expect(answer.statusCode).toBe(200);
    const session = sessionSchema.parse(answer.json());
    expect(session).toMatchObject({ user, expiresIn: 900, token: session.accessToken });
    expect(answer.cookies.map(({ name }) => name)).toEqual(['tessera_browser']);
  });

  it('[API-06] answers a wrong password, an unknown address and an unverified one in the same words', async () => {
    const { user } = await api.register();
    const waiting = registration();
    await api.post('/auth/register', waiting);
    const answers = [
      await api.post('/auth/login', { email: user.email, password: 'wrong' }),
      await api.post('/auth/login', { email: newAddress(), password: 'wrong' }),
      await api.post('/auth/login', { email: waiting.email, password: waiting.password }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ error: 'Invalid email or password', code: 'UNAUTHENTICATED' });
    }
  });

  it('[API-05] locks an account after five failures, for a while that grows, known or not', async () => {
    const { user, password } = await api.register();
    for (const email of [user.email, newAddress()]) {
      const fail = () => api.inject(loginFrom('10.0.0.1', email, 'wrong'));
      for (let count = 0; count < 5; count += 1) expect((await fail()).statusCode).toBe(401);
      const locked = await api.inject(loginFrom('10.0.0.1', email, password));
      expect(locked.statusCode).toBe(429);
      expect(locked.headers['retry-after']).toBe('60');
      expect(locked.json()).toMatchObject({
        error: 'Too many failed sign-ins. Please try again in 60 seconds.',
        reason: 'Too many failed sign-ins.',
        retryAfter: 60,
      });
      pass(61);
      for (let count = 0; count < 5; count += 1) expect((await fail()).statusCode).toBe(401);
      expect((await fail()).headers['retry-after']).toBe('120');
      pass(24 * 3600 + 1);
    }
    expect((await api.inject(loginFrom('10.0.0.1', user.email, password))).statusCode).toBe(200);
  });

  it('[API-05] counts guesses that are sent together one by one', async () => {
    const { user } = await api.register();
    const guesses = Array.from({ length: 12 }, (_, index) =>
      api.inject(loginFrom('10.0.0.2', user.email, `guess ${index}`)),
    );
    const statuses = (await Promise.all(guesses)).map((answer) => answer.statusCode);
    // Cores − 1 passwords are worked on at a time: those already begun when the fifth fails go on.
    const overshoot = Math.max(1, availableParallelism() - 1) - 1;
    const tried = statuses.filter((status) => status === 401).length;
    expect(tried).toBeGreaterThanOrEqual(5);
    expect(tried).toBeLessThanOrEqual(5 + overshoot);
    expect(statuses.filter((status) => status === 429)).toHaveLength(12 - tried);
  });

  it('[API-05] locks a network address that fails on many accounts', async () => {
    const from = (email: string) => api.inject(loginFrom('10.0.0.3', email, 'wrong'));
    for (let count = 0; count < 20; count += 1) expect((await from(newAddress())).statusCode).toBe(401);
    expect((await from(newAddress())).statusCode).toBe(429);
    expect((await api.inject(loginFrom('10.0.0.4', newAddress(), 'wrong'))).statusCode).toBe(401);
  });

  it('names an empty password', async () => {
    const answer = await api.post('/auth/login', { email: newAddress(), password: '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { password: 'Password is required' } });
  });
});

function loginFrom(remoteAddress: string, email: string, password: string) {
  return { method: 'POST' as const, url: '/api/auth/login', remoteAddress, payload: { email, password } };
}

describe('GET /auth/user', () => {
  it.each([
    ['no token', undefined],
    ['a token of nobody', 'abc.def.ghi'],
  ])('answers 401 for %s', async (_case, token) => {
    const answer = await api.get('/auth/user', token);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      error: 'User not authenticated or token expired',
      code: 'UNAUTHENTICATED',
    });
  });

  it('[SES-08] answers 401 once the 900 seconds of the token are over, and for a changed one', async () => {
    const { token } = await api.register();
    const [header = '', , signature = ''] = token.split('.');
    const claims = Buffer.from(JSON.stringify({ sub: randomUUID(), sid: randomUUID(), exp: 9e9 })).toString(
      'base64url',
    );
    expect((await api.get('/auth/user', `${header}.${claims}.${signature}`)).statusCode).toBe(401);
    pass(895);
    expect((await api.get('/auth/user', token)).statusCode).toBe(200);
    pass(10);
    expect((await api.get('/auth/user', token)).statusCode).toBe(401);
  });
});
