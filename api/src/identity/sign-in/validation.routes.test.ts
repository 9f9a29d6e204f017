import { randomUUID } from 'node:crypto';
import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Refusal {
  readonly error: string;
  readonly fields: Readonly<Record<string, string>>;
}

async function refuse(path: string, body: object): Promise<Refusal> {
  const answer = await api.post(path, body);
  expect(answer.statusCode).toBe(400);
  return answer.json<Refusal>();
}

const person = (changes: object = {}) => ({
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: `${randomUUID()}@example.com`,
  password: 'correct horse battery',
  ...changes,
});

/** Every call that takes an address, and what else it takes. */
const ADDRESS_CALLS: readonly (readonly [string, object])[] = [
  ['/auth/register', person()],
  ['/auth/login', { password: 'x' }],
  ['/auth/verify-otp', { otp: '123456' }],
  ['/auth/resend-otp', {}],
  ['/auth/forgot-password', {}],
  ['/auth/verify-reset-otp', { otp: '123456' }],
  ['/auth/reset-password', { token: 't', newPassword: 'long enough' }],
];

describe('what the calls of signing in refuse', () => {
  it('[VAL-01] refuses a missing, malformed, script-like or overlong address in every call, in the same words', async () => {
    for (const [path, rest] of ADDRESS_CALLS) {
      for (const [email, message] of [
        [undefined, 'Email is required'],
        ['  ', 'Email is required'],
        ['ada', 'Invalid email format'],
        ['ada@example', 'Invalid email format'],
        ['<script>alert(1)</script>@example.com', 'Invalid email format'],
        ['javascript:a@example.com', 'Invalid email format'],
        [`${'a'.repeat(250)}@example.com`, 'Email is too long'],
      ] as const) {
        expect((await refuse(path, { ...rest, email })).fields['email']).toBe(message);
      }
    }
  });

  it('[VAL-01] trims and lower-cases the address', async () => {
    const { user, password } = await api.register();
    const login = await api.post('/auth/login', { email: `  ${user.email.toUpperCase()} `, password });
    expect(login.json()).toMatchObject({ user: { email: user.email } });
  });

  it('[VAL-01] asks about a misspelled domain at sign-up only, beside whatever else is wrong, until a person insists', async () => {
    const email = `${randomUUID()}@gmial.com`;
    expect(await refuse('/auth/register', person({ email, password: 'short' }))).toMatchObject({
      error: 'Validation failed: Password must be at least 8 characters, Did you mean gmail.com?',
      fields: { email: 'Did you mean gmail.com?', password: 'Password must be at least 8 characters' },
    });
    expect((await api.post('/auth/register', person({ email, keepEmail: true }))).statusCode).toBe(201);
    expect((await api.post('/auth/login', { email, password: 'x' })).statusCode).toBe(401);
    expect((await api.post('/auth/forgot-password', { email })).statusCode).toBe(200);
    expect((await api.post('/auth/resend-otp', { email })).statusCode).toBe(200);
  });

  it('[VAL-02] holds new passwords to the rules, and not those that exist', async () => {
    for (const [password, message] of [
      [undefined, 'Password is required'],
      ['', 'Password is required'],
      ['        ', 'Password is required'],
      ['1234567', 'Password must be at least 8 characters'],
      ['x'.repeat(129), 'Password is too long (maximum 128 characters)'],
      ['<script>alert(1)</script>', 'Password contains invalid characters'],
      ['long\u0000enough', 'Password contains invalid characters'],
    ] as const) {
      expect((await refuse('/auth/register', person({ password }))).fields['password']).toBe(message);
      const reset = { email: 'ada@example.com', token: 't', newPassword: password };
      expect((await refuse('/auth/reset-password', reset)).fields['newPassword']).toBe(message);
    }
    const email = `${randomUUID()}@example.com`;
    expect((await api.post('/auth/login', { email, password: '<script>' })).statusCode).toBe(401);
    expect((await refuse('/auth/login', { email, password: '' })).fields['password']).toBe(
      'Password is required',
    );
    for (const password of ['🗝🔑🚪🧭🏔🌊🌙🔥', 'xyzzy plugh '.repeat(11).slice(0, 128), '  padded  ']) {
      expect((await api.post('/auth/register', person({ password }))).statusCode).toBe(201);
    }
  });

  it('[VAL-04] holds names to letters of any script, spaces, apostrophes and hyphens, and to 50 of them', async () => {
    for (const [name, message] of [
      [undefined, 'is required'],
      ['   ', 'is required'],
      ['x'.repeat(51), 'must be less than 50 characters'],
      ['Ada2', 'contains invalid characters'],
      ["'--'", 'contains invalid characters'],
      ['<b>Ada</b>', 'contains invalid characters'],
    ] as const) {
      const { fields } = await refuse('/auth/register', person({ firstname: name, lastname: name }));
      expect(fields).toEqual({ firstname: `First name ${message}`, lastname: `Last name ${message}` });
    }
    const { user } = await api.register({ firstname: ' Jose\u0301 ', lastname: 'O\u2019Neill-Łuk' });
    expect([user.firstname, user.lastname]).toEqual(['José', "O'Neill-Łuk"]);
  });

  it('[VAL-10] takes codes of six digits only', async () => {
    for (const path of ['/auth/verify-otp', '/auth/verify-reset-otp']) {
      for (const [otp, message] of [
        [undefined, 'OTP is required'],
        ['', 'OTP is required'],
        ['12345', 'Please enter all 6 digits of your verification code'],
        ['1234567', 'Please enter all 6 digits of your verification code'],
        ['12345a', 'Please enter all 6 digits of your verification code'],
        ['١٢٣٤٥٦', 'Please enter all 6 digits of your verification code'],
      ] as const) {
        expect((await refuse(path, { email: 'ada@example.com', otp })).fields['otp']).toBe(message);
      }
    }
  });

  it('[VAL-13] collects everything that is wrong with a registration and with a reset', async () => {
    expect(await refuse('/auth/register', {})).toEqual({
      code: 'BAD_REQUEST',
      error:
        'Validation failed: First name is required, Last name is required, Email is required, Password is required',
      fields: {
        firstname: 'First name is required',
        lastname: 'Last name is required',
        email: 'Email is required',
        password: 'Password is required',
      },
    });
    expect((await refuse('/auth/reset-password', {})).fields).toEqual({
      email: 'Email is required',
      token: 'Reset token is required',
      newPassword: 'Password is required',
    });
    expect((await refuse('/auth/login', {})).fields).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
  });
});
