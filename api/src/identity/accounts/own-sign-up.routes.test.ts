import type { LightMyRequestResponse as Response } from 'fastify';
import { randomUUID } from 'node:crypto';
import { cookiesOf, startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const register = (email: string, password: string) =>
  api.post('/auth/register', { firstname: 'Ada', lastname: 'Lovelace', email, password });
const login = async (email: string, password: string) =>
  (await api.post('/auth/login', { email, password })).statusCode;
const isSignUp = ({ name }: { name: string }) => name.startsWith('tessera_signup_');
const codeOf = (answer: Response) => answer.json<{ otp: string }>().otp;

/** Verifies in the browser that got these answers' cookies. */
function verify(email: string, code: string, ...answers: Response[]): Promise<Response> {
  return api.post('/auth/verify-otp', { email, otp: code }, undefined, { cookie: cookiesOf(...answers) });
}

describe('a sign-up that is not verified yet', () => {
  it('[AUTH-06] is tied to its browser by a cookie that no script reads, for known and unknown addresses alike', async () => {
    const known = await api.register();
    for (const email of [known.user.email, `${randomUUID()}@example.com`]) {
      const { cookies } = await register(email, 'correct horse battery');
      const [signUp] = cookies.filter(isSignUp);
      expect(signUp).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/auth', maxAge: 86_400 });
      expect(signUp?.name).not.toContain(email);
    }
  });

  it('[SAFE-10] takes its password in the browser that typed it', async () => {
    const email = `${randomUUID()}@example.com`;
    const mine = await register(email, 'my own password');
    const verified = await verify(email, codeOf(mine), mine);
    expect(verified.json()).toMatchObject({ user: { email, firstname: 'Ada' } });
    expect(verified.cookies.filter(isSignUp)).toEqual([
      expect.objectContaining({ value: '', path: '/api/auth' }),
    ]);
    expect(await login(email, 'my own password')).toBe(200);
  });

  it('[SAFE-10] asks for a new password elsewhere, and signs nobody in before', async () => {
    const email = `${randomUUID()}@example.com`;
    const theirs = await register(email, 'another one’s password');
    const verified = await verify(email, codeOf(theirs));
    const { token } = verified.json<{ token: string }>();
    expect(verified.json()).toEqual({ passwordNeeded: true, token });
    expect(verified.cookies.filter(isSignUp)).toEqual([expect.objectContaining({ value: '' })]);
    expect(await login(email, 'another one’s password')).toBe(401);
    const body = { email, token, newPassword: 'my own password' };
    expect((await api.post('/auth/reset-password', body)).statusCode).toBe(200);
    expect((await api.post('/auth/reset-password', body)).statusCode).toBe(410);
    expect(await login(email, 'another one’s password')).toBe(401);
    const signedIn = await api.post('/auth/login', { email, password: 'my own password' });
    const { token: access } = signedIn.json<{ token: string }>();
    // The Starter credits came once.
    expect((await api.get('/credits', access)).json()).toEqual([
      expect.objectContaining({ balancecredits: 50 }),
    ]);
  });

  it('[SAFE-10] takes neither password when somebody else signed up once more', async () => {
    const email = `${randomUUID()}@example.com`;
    const mine = await register(email, 'my own password');
    const theirs = await register(email, 'another one’s password');
    const verified = await verify(email, codeOf(theirs), mine);
    expect(verified.json()).toMatchObject({ passwordNeeded: true });
    for (const password of ['my own password', 'another one’s password']) {
      expect(await login(email, password)).toBe(401);
    }
    // Whoever typed the other one cannot go on with it: the address is proved, and their code is void.
    expect((await verify(email, codeOf(theirs), theirs)).statusCode).toBe(400);
  });

  it('may be one of two in a browser', async () => {
    const [one, two] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    const first = await register(one, 'my own password');
    const second = await register(two, 'my own password');
    expect((await verify(one, codeOf(first), first, second)).json()).toHaveProperty('user.email', one);
    expect((await verify(two, codeOf(second), first, second)).json()).toHaveProperty('user.email', two);
  });
});
