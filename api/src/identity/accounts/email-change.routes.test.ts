import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse as Response } from 'fastify';
import { createMailSink } from '../../testing/mail-sink';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

let api: TestApi;
let ada: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.register();
});
afterAll(() => api.close());

const newAddress = () => `${randomUUID()}@example.com`;
const change = (body: object, token: string | undefined = ada.token, id = ada.user.id, at = api) =>
  at.post(`/auth/user/${id}/email`, body, token);
const codeOf = (answer: Response) => answer.json<{ otp: string }>().otp;

describe('POST /auth/user/{id}/email', () => {
  it('moves the account by a code to the new address, and the old one signs in until then', async () => {
    const email = newAddress();
    const asked = await change({ email: ` ${email.toUpperCase()} `, password: ada.password });
    expect(asked.statusCode).toBe(200);
    expect(asked.json()).toEqual({
      message: 'Enter the code that was sent to the new address.',
      otp: expect.stringMatching(/^\d{6}$/) as string,
    });
    const login = (address: string) => api.post('/auth/login', { email: address, password: ada.password });
    expect((await login(ada.user.email)).statusCode).toBe(200);
    const moved = await change({ email, otp: codeOf(asked) });
    expect(moved.statusCode).toBe(200);
    expect(moved.json()).toMatchObject({ user: { id: ada.user.id, email } });
    expect((await login(ada.user.email)).statusCode).toBe(401);
    expect((await login(email)).statusCode).toBe(200);
    expect((await change({ email, otp: codeOf(asked) })).statusCode).toBe(400);
  });

  it('[API-06] answers the same for an address that is taken, whose code never verifies', async () => {
    const eve = await api.register();
    const free = await change({ email: newAddress(), password: ada.password });
    const taken = await change({ email: eve.user.email, password: ada.password });
    expect([taken.statusCode, Object.keys(taken.json())]).toEqual([
      free.statusCode,
      Object.keys(free.json()),
    ]);
    const refused = await change({ email: eve.user.email, otp: codeOf(taken) });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ fields: { otp: 'Invalid verification code' } });
    expect((await api.get('/auth/user', ada.token)).json()).toMatchObject({
      user: { email: ada.user.email },
    });
  });

  it('takes no code of another user, and none for an address that was proved meanwhile', async () => {
    const email = newAddress();
    const otp = codeOf(await change({ email, password: ada.password }));
    const eve = await api.register();
    expect((await change({ email, otp }, eve.token, eve.user.id)).statusCode).toBe(400);
    await api.register({ email });
    expect((await change({ email, otp })).statusCode).toBe(400);
  });

  it('takes the address over from an account that nobody ever verified', async () => {
    const email = newAddress();
    await api.post('/auth/register', {
      firstname: 'Eve',
      lastname: 'Evil',
      email,
      password: 'a squatter waits',
    });
    const otp = codeOf(await change({ email, password: ada.password }));
    expect((await change({ email, otp })).json()).toMatchObject({ user: { email } });
  });

  it('[API-05] answers 403 for a wrong password and 429 after five', async () => {
    const body = { email: newAddress(), password: 'wrong' };
    for (let count = 0; count < 5; count += 1) {
      const answer = await change(body);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toHaveProperty('fields.password', 'The current password is not right');
    }
    const locked = await change({ ...body, password: ada.password });
    expect(locked.statusCode).toBe(429);
    expect(locked.headers['retry-after']).toBe('60');
  });

  it('[VAL-01] names what is wrong, asks about a misspelled domain, and lets a person insist', async () => {
    expect((await change({ email: 'x' })).json()).toMatchObject({
      fields: { email: 'Invalid email format', password: 'Password is required' },
    });
    const misspelled = { email: `${randomUUID()}@gmial.com`, password: ada.password };
    const asked = await change(misspelled);
    expect(asked.statusCode).toBe(400);
    expect(asked.json()).toMatchObject({ fields: { email: 'Did you mean gmail.com?' } });
    expect((await change({ ...misspelled, keepEmail: true })).statusCode).toBe(200);
  });

  it('[API-06] answers 401 without a token and 403 for another user', async () => {
    const body = { email: newAddress(), password: ada.password };
    expect((await api.post(`/auth/user/${ada.user.id}/email`, body)).statusCode).toBe(401);
    const eve = await api.register();
    expect((await change(body, eve.token)).statusCode).toBe(403);
    expect((await change({ ...body, otp: '123456' }, eve.token)).statusCode).toBe(403);
  });

  it('mails the code to the new address only, and tells the old one afterwards', async () => {
    const mailer = createMailSink();
    const mailed = await startTestApi({ mailer });
    const { token, user, password } = await mailed.register({}, mailer);
    const email = newAddress();
    const asked = await change({ email, password }, token, user.id, mailed);
    expect(asked.json()).toEqual({ message: 'Enter the code that was sent to the new address.' });
    expect((await change({ email, otp: mailer.codeTo(email) }, token, user.id, mailed)).statusCode).toBe(200);
    expect(mailer.mails.at(-1)).toMatchObject({
      to: user.email,
      text: expect.stringContaining(email) as string,
    });
    await mailed.close();
  });
});

describe('PUT /auth/user/{id}', () => {
  const put = (preferences: object) =>
    api.call('PUT', `/auth/user/${ada.user.id}`, {
      token: ada.token,
      body: { firstName: 'Ada', lastName: 'L', preferences },
    });

  it('[API-02] keeps preferences, each by itself, and refuses others', async () => {
    await put({ theme: 'dark' });
    const answer = await put({ locale: 'en-GB' });
    expect(answer.json()).toMatchObject({ user: { preferences: { theme: 'dark', locale: 'en-GB' } } });
    expect((await api.get('/auth/user', ada.token)).json()).toEqual(answer.json());
    const refused = await put({ theme: 'pink', locale: '<b>' });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json<{ fields: object }>().fields)).toEqual([
      'preferences.theme',
      'preferences.locale',
    ]);
  });
});
