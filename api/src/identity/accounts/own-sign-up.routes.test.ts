import type { LightMyRequestResponse as Response } from 'fastify';
import { randomUUID } from 'node:crypto';
import { startTestApi, type TestApi } from '../../testing/test-api';

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
  const cookies = answers.flatMap((answer) => answer.cookies);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return api.post('/auth/verify-otp', { email, otp: code }, undefined, { cookie });
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

  it('[AUTH-06] does not open the account with the password that somebody else put in its place', async () => {
    const email = `${randomUUID()}@example.com`;
    const mine = await register(email, 'my own password');
    const theirs = await register(email, 'another one’s password');
    // The newest mail is the other one's; its code, typed in here, proves the address but opens nothing.
    const refused = await verify(email, codeOf(theirs), mine);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      error: 'This address was signed up once more, elsewhere. Please sign up again.',
    });
    expect(await login(email, 'another one’s password')).toBe(401);

    const again = await register(email, 'my own password');
    const verified = await verify(email, codeOf(again), again);
    expect(verified.statusCode).toBe(200);
    expect(verified.cookies.filter(isSignUp)).toEqual([
      expect.objectContaining({ value: '', path: '/api/auth' }),
    ]);
    expect(await login(email, 'my own password')).toBe(200);
    expect(await login(email, 'another one’s password')).toBe(401);
  });

  it('is verified in another browser too, and one browser may sign up two addresses', async () => {
    const [one, two] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    const first = await register(one, 'my own password');
    const second = await register(two, 'my own password');
    expect((await verify(one, codeOf(first), first, second)).statusCode).toBe(200);
    expect((await verify(two, codeOf(second))).statusCode).toBe(200);
  });
});
