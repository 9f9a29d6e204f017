import { randomUUID } from 'node:crypto';
import { loggerOptions } from '../../start/logger';
import { createMailSink } from '../../testing/mail-sink';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { resetCodesOf } from './reset-codes.rules';

let now = new Date('2026-03-01T12:00:00Z');
const mailer = createMailSink();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ clock: () => now, mailer });
});
beforeEach(() => pass(25 * 3600));
afterAll(() => api.close());

function pass(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000);
}

const registerByMail = () => api.register({}, mailer);

async function askForToken(email: string): Promise<string> {
  await api.post('/auth/forgot-password', { email });
  const answer = await api.post('/auth/verify-reset-otp', { email, otp: mailer.codeTo(email) });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ token: string }>().token;
}

const NEW_PASSWORD = 'a new and better one';

describe('forgotten passwords', () => {
  it('[API-01] are replaced by code and token, and every session ends', async () => {
    const { user, password, token, refreshToken } = await registerByMail();
    const reset = { email: user.email, token: await askForToken(user.email), newPassword: NEW_PASSWORD };
    const answer = await api.post('/auth/reset-password', reset);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toHaveProperty('message');
    expect((await api.get('/auth/user', token)).statusCode).toBe(401);
    expect((await api.post('/auth/refresh', { refreshToken })).statusCode).toBe(401);
    expect((await api.post('/auth/login', { email: user.email, password })).statusCode).toBe(401);
    const login = { email: user.email, password: NEW_PASSWORD };
    expect((await api.post('/auth/login', login)).statusCode).toBe(200);
    expect(mailer.mails.at(-1)).toMatchObject({
      to: user.email,
      subject: 'Your Tessera password was changed',
    });
  });

  it('[API-01] answers 410 to a token that was used, is too old, unknown or of another address', async () => {
    const { user } = await registerByMail();
    const { user: other } = await registerByMail();
    const token = await askForToken(user.email);
    const reset = (changes: object) =>
      api.post('/auth/reset-password', { email: user.email, token, newPassword: NEW_PASSWORD, ...changes });
    expect((await reset({ email: other.email })).statusCode).toBe(410);
    expect((await reset({ token: 'unknown' })).statusCode).toBe(410);
    const two = await Promise.all([reset({}), reset({})]);
    expect(two.map((answer) => answer.statusCode).sort()).toEqual([200, 410]);
    expect((await reset({})).json()).toMatchObject({ code: 'GONE' });
    pass(3600);
    const old = await askForToken(user.email);
    pass(901);
    expect((await reset({ token: old })).statusCode).toBe(410);
  });

  it('makes older tokens worthless once one was used', async () => {
    const { user } = await registerByMail();
    const first = await askForToken(user.email);
    const second = await askForToken(user.email);
    const reset = (token: string) =>
      api.post('/auth/reset-password', { email: user.email, token, newPassword: NEW_PASSWORD });
    expect((await reset(second)).statusCode).toBe(200);
    expect((await reset(first)).statusCode).toBe(410);
  });

  it('[API-06] answers alike for known, unknown and unverified addresses, and mails the known one only', async () => {
    const { user } = await registerByMail();
    const waiting = `${randomUUID()}@example.com`;
    await api.post('/auth/register', {
      firstname: 'A',
      lastname: 'B',
      email: waiting,
      password: 'long enough',
    });
    const before = mailer.mails.length;
    const answers = await Promise.all(
      [user.email, `${randomUUID()}@example.com`, waiting].flatMap((email) => [
        api.post('/auth/forgot-password', { email }),
        api.post('/auth/resend-otp', { email, mode: 'reset' }),
      ]),
    );
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({
        message: "If an account exists with this email, we've sent a verification code.",
      });
    }
    expect(mailer.mails.slice(before).map(({ to }) => to)).toEqual([user.email, user.email]);
  });

  it('never tells the code without a mail server', async () => {
    const bare = await startTestApi();
    const { user } = await bare.register();
    for (const call of ['/auth/forgot-password', '/auth/resend-otp']) {
      const answer = await bare.post(call, { email: user.email, mode: 'reset' });
      expect(Object.keys(answer.json<object>())).toEqual(['message']);
    }
    await bare.close();
  });

  it('[API-05] counts the attempts at a code, and answers 429 with remainingAttempts and retry-after', async () => {
    const { user } = await registerByMail();
    await api.post('/auth/forgot-password', { email: user.email });
    const wrong = mailer.codeTo(user.email) === '000000' ? '000001' : '000000';
    for (const email of [user.email, `${randomUUID()}@example.com`]) {
      const attempt = () => api.post('/auth/verify-reset-otp', { email, otp: wrong });
      expect((await attempt()).json()).toMatchObject({
        remainingAttempts: 4,
        fields: { otp: 'Invalid verification code' },
      });
      for (let count = 0; count < 3; count += 1) await attempt();
      const last = await attempt();
      expect(last.statusCode).toBe(429);
      expect(last.json()).toMatchObject({ remainingAttempts: 0 });
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('[API-05] answers 429 to the seventh code in a row', async () => {
    const email = `${randomUUID()}@example.com`;
    for (let count = 0; count < 6; count += 1) await api.post('/auth/forgot-password', { email });
    const answer = await api.post('/auth/forgot-password', { email });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');
  });

  it('takes no code of the other purpose', async () => {
    const { user } = await registerByMail();
    await api.post('/auth/forgot-password', { email: user.email });
    const otp = mailer.codeTo(user.email);
    expect((await api.post('/auth/verify-otp', { email: user.email, otp })).statusCode).toBe(400);
  });

  it.each([
    ['/auth/forgot-password', {}, { email: 'Email is required' }],
    ['/auth/verify-reset-otp', { email: 'a@example.com' }, { otp: 'OTP is required' }],
    [
      '/auth/reset-password',
      { email: 'a@example.com', newPassword: 'short' },
      { token: 'Reset token is required', newPassword: 'Password must be at least 8 characters' },
    ],
  ])('[ERR-07] names each bad field of %s', async (path, body, fields) => {
    const answer = await api.post(path, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields });
  });
});

describe('forgotten passwords without a mail server', () => {
  it('[API-06] tell the code to whoever runs Tessera on their own machine, and to nobody in an answer', async () => {
    let log = '';
    const options = loggerOptions({ logLevel: 'warn' });
    const stream = { write: (line: string) => void (log += line) };
    const bare = await startTestApi({ logger: { ...(typeof options === 'object' ? options : {}), stream } });
    const { user } = await bare.register();
    const known = await bare.post('/auth/forgot-password', { email: user.email });
    const unknown = await bare.post('/auth/forgot-password', { email: 'nobody@example.com' });
    expect(unknown.body).toBe(known.body);
    expect(known.body).not.toMatch(/\d{6}/);
    const told = /reset the password of (\S+): (\d{6})/.exec(log);
    expect(told?.[1]).toBe(user.email);
    expect(log).not.toContain('nobody@example.com');
    const verified = await bare.post('/auth/verify-reset-otp', { email: user.email, otp: told?.[2] });
    expect(verified.statusCode).toBe(200);
    await bare.close();
  });

  it.each([
    ['http://localhost:3000', 'serverLog'],
    ['http://127.0.0.1:3000', 'serverLog'],
    ['https://tessera.example', 'nowhere'],
    ['https://localhost.example', 'nowhere'],
  ])('[API-06] keep the code out of the log where others can reach the server: %s', (publicUrl, place) => {
    expect(resetCodesOf(false, publicUrl)).toBe(place);
    expect(resetCodesOf(true, publicUrl)).toBe('mail');
  });
});
