import { randomUUID } from 'node:crypto';
import { createMailSink } from '../../testing/mail-sink';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { isOwnWord, isRepeated, isSequence } from './guessable-password.rules';

const mailer = createMailSink();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ mailer });
});
afterAll(() => api.close());

const COMMON = 'This password is one of the most used. Choose another.';
const OWN = 'This password is easy to guess from your name or address. Choose another.';

describe('a new password', () => {
  it.each([
    ['password', COMMON],
    ['PassWord1', COMMON],
    ['12345678', COMMON],
    ['aaaaaaaa', COMMON],
    ['abcdefgh', COMMON],
    ['qwertyui', COMMON],
    ['tessera2026', OWN],
    ['Lovelace1', OWN],
    ['ada-lovelace', OWN],
    ['lovelace.countess', OWN],
  ])('[SAFE-11] %s is refused at its field when signing up', async (password, message) => {
    const email = 'lovelace.countess@example.com';
    const person = { firstname: 'Ada', lastname: 'Lovelace', email, password };
    const answer = await api.post('/auth/register', person);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      code: 'BAD_REQUEST',
      error: message,
      fields: { password: message },
    });
    expect(answer.cookies).toHaveLength(1);
  });

  it('[SAFE-11] is refused alike when it is changed or reset, and nothing is used up', async () => {
    const { user, token, password } = await api.register({}, mailer);
    const change = (newPassword: string) =>
      api.post(`/auth/user/${user.id}/password`, { currentPassword: password, newPassword }, token);
    expect((await change('password1')).json()).toMatchObject({ fields: { newPassword: COMMON } });
    await api.post('/auth/forgot-password', { email: user.email });
    const code = { email: user.email, otp: mailer.codeTo(user.email) };
    const proved = (await api.post('/auth/verify-reset-otp', code)).json<{ token: string }>();
    const reset = (newPassword: string) =>
      api.post('/auth/reset-password', { email: user.email, token: proved.token, newPassword });
    expect((await reset('Lovelace2026')).json()).toMatchObject({ fields: { newPassword: OWN } });
    expect((await reset('a new and better one')).statusCode).toBe(200);
  });

  it('[SAFE-11] that exists goes on signing in, whatever it is', async () => {
    const answer = await api.post('/auth/login', {
      email: `${randomUUID()}@example.com`,
      password: 'password',
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe('what is easy to guess', () => {
  it.each(['abcabcabc', '12341234', 'xyxyxyxyx', '€€€€€€€€'])('[SAFE-11] is %s, a repetition', (text) => {
    expect(isRepeated(text)).toBe(true);
  });

  it.each(['HGFEDCBA', '87654321', 'poiuytrewq', 'zxcvbnmzxcvbnm'])('[SAFE-11] is %s, a sequence', (text) => {
    expect(isSequence(text)).toBe(true);
  });

  it('[SAFE-11] is no longer so with enough beside a name', () => {
    expect(isOwnWord('lovelace writes programs', ['Lovelace'])).toBe(false);
    expect(isOwnWord('correct horse battery', ['Al', 'Lovelace', 'al@example.com'])).toBe(false);
    expect(isRepeated('abcdabce')).toBe(false);
    expect(isSequence('12345679')).toBe(false);
  });

  it('[SAFE-11] is found in the longest text without holding the thread up', () => {
    const begin = performance.now();
    for (let round = 0; round < 100; round += 1) {
      isRepeated('ab'.repeat(64));
      isSequence('a'.repeat(128));
      isOwnWord('ada'.repeat(42), [`${'ada.'.repeat(60)}@example.com`, 'ada', 'lovelace']);
    }
    expect(performance.now() - begin).toBeLessThan(20_000);
  });
});
