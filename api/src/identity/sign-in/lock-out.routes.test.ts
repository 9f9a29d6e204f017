import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse as Response } from 'fastify';
import { eq } from 'drizzle-orm';
import { buildApp } from '../../app';
import { hashSecret } from '../../secrets/one-time-secret';
import { createSealer } from '../../secrets/sealer';
import { createMailSink } from '../../testing/mail-sink';
import { previewParts } from '../../testing/preview-parts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { MAILS_AN_HOUR } from '../codes/code-limit.service';
import { TRIES_AN_HOUR } from '../codes/code-tries.service';
import { hashInProcess } from '../passwords/password-hasher.service';
import { cookieId } from '../providers/oauth-exchange.http';
import { knownDevices } from '../tables/known-devices.table';
import { signInCodes } from '../tables/providers.table';

let now = new Date('2026-03-01T12:00:00Z');
const mailer = createMailSink();
const hashing = hashInProcess({ memoryCost: 8, timeCost: 1, parallelism: 1 });
let api: TestApi;
let second: FastifyInstance;
let ada: TestUser;
beforeAll(async () => {
  api = await startTestApi({ clock: () => now, mailer, hashing });
  second = await buildApp({
    environment: api.environment,
    database: api.database,
    sealer: createSealer(Buffer.alloc(32, 1)),
    mailer,
    hashing,
    parts: previewParts(),
    builtAt: '2026-01-01T00:00:00.000Z',
    clock: () => now,
  });
  await second.ready();
});
beforeEach(async () => {
  // A day later: no lock and no code of an earlier test is left.
  now = new Date(now.getTime() + 25 * 3600 * 1000);
  ada = await api.register({}, mailer);
});
afterAll(async () => {
  await second.close();
  await api.close();
});

/** Somebody at a network address, with the cookies of a browser or without any. */
function visit(remoteAddress: string, { keepsCookies = true, app = api.app } = {}) {
  const cookies = new Map<string, string>();
  return async (path: string, payload: object): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'x-requested-with': 'XMLHttpRequest', cookie };
    const answer = await app.inject({ method: 'POST', url: `/api${path}`, remoteAddress, headers, payload });
    if (keepsCookies) for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };
}
type Visit = ReturnType<typeof visit>;

const login = async (call: Visit, password: string, email = ada.user.email) =>
  (await call('/auth/login', { email, password })).statusCode;
const forgot = (call: Visit, email = ada.user.email) => call('/auth/forgot-password', { email });
const tryCode = (call: Visit, otp: string, email = ada.user.email) =>
  call('/auth/verify-reset-otp', { email, otp });
const mailsTo = (email: string) => mailer.mails.filter(({ to }) => to === email).length;
const wrongCode = (...right: string[]) =>
  ['000000', '000001', '000002', '000003'].find((code) => !right.includes(code)) ?? '';
const network = (index: number) => `10.1.${String(Math.floor(index / 250))}.${String(index % 250)}`;

describe('failed sign-ins', () => {
  it('[SAFE-07] of somebody else do not lock the owner out, in the same network or another', async () => {
    const [home, away] = [visit('10.0.0.1'), visit('10.0.0.2')];
    expect(await login(home, ada.password)).toBe(200);
    for (const call of [visit('10.0.0.1'), visit('10.0.0.3')]) {
      for (let count = 0; count < 5; count += 1) expect(await login(call, 'wrong')).toBe(401);
      expect(await login(call, ada.password)).toBe(429);
    }
    expect(await login(home, ada.password)).toBe(200);
    // A browser that was never here is told apart by its network.
    expect(await login(away, ada.password)).toBe(200);
  });

  it('[SAFE-07] on many accounts lock their network, but no browser that an account knows', async () => {
    const home = visit('10.0.0.4');
    expect(await login(home, ada.password)).toBe(200);
    const stranger = visit('10.0.0.4');
    for (let count = 0; count < 20; count += 1) {
      expect(await login(stranger, 'wrong', `${randomUUID()}@example.com`)).toBe(401);
    }
    expect(await login(stranger, ada.password)).toBe(429);
    expect(await login(home, ada.password)).toBe(200);
  });

  it('[SAFE-07] in a browser that the account knows are counted by themselves', async () => {
    const home = visit('10.0.0.5');
    await login(home, ada.password);
    for (let count = 0; count < 5; count += 1) expect(await login(home, 'wrong')).toBe(401);
    expect(await login(home, ada.password)).toBe(429);
    expect(await login(visit('10.0.0.5'), ada.password)).toBe(200);
  });

  it('[SAFE-07] from a hundred networks end guessing, for known and unknown addresses alike, and a reset lets the owner in', async () => {
    for (const email of [ada.user.email, `${randomUUID()}@example.com`]) {
      for (let index = 0; index < 100; index += 1) {
        expect(await login(visit(network(index)), 'wrong', email)).toBe(401);
      }
      const refused = await visit('10.0.0.6')('/auth/login', { email, password: ada.password });
      expect(refused.statusCode).toBe(429);
      expect(refused.json<{ error: string }>().error).toMatch(
        /^There were too many failed sign-ins to this account\. Use a browser that you have signed in on before, or 'Forgot password'\./,
      );
    }
    const owner = visit('10.0.0.6');
    await forgot(owner);
    const { token } = (await tryCode(owner, mailer.codeTo(ada.user.email))).json<{ token: string }>();
    const body = { email: ada.user.email, token, newPassword: 'a new and better one' };
    expect((await owner('/auth/reset-password', body)).statusCode).toBe(200);
    expect(await login(owner, 'a new and better one')).toBe(200);
  });

  it('[SAFE-07] on two servers at once are as many as on one', async () => {
    const guesses = Array.from({ length: 24 }, (_, index) =>
      login(visit('10.0.0.7', { app: index % 2 === 0 ? api.app : second }), `guess ${String(index)}`),
    );
    const statuses = await Promise.all(guesses);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(19);
  });

  it('[SAFE-07] never make right ones that come together count against each other', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 8 }, () => login(visit('10.0.0.8', { keepsCookies: false }), ada.password)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe('a known browser', () => {
  const known = () => api.db.select().from(knownDevices).where(eq(knownDevices.userId, ada.user.id));

  it('[SAFE-07] is one of twenty, and is forgotten after a change of password elsewhere', async () => {
    for (let count = 0; count < 22; count += 1) {
      now = new Date(now.getTime() + 1000);
      expect(await login(visit(network(count)), ada.password)).toBe(200);
    }
    expect(await known()).toHaveLength(20);
    const body = { currentPassword: ada.password, newPassword: 'a new and better one' };
    await api.post(`/auth/user/${ada.user.id}/password`, body, ada.token);
    expect(await known()).toHaveLength(0);
  });

  it('[SAFE-07] is one that a provider signed in, and one that a password was reset in, too', async () => {
    const [code, binding] = [randomUUID(), randomUUID()];
    await api.db.insert(signInCodes).values({
      userId: ada.user.id,
      codeHash: hashSecret(code),
      bindingHash: hashSecret(binding),
      expiresAt: new Date(now.getTime() + 60_000),
    });
    const before = (await known()).length;
    const cookie = `tessera_code_${cookieId(code)}=${binding}`;
    const exchanged = await api.post('/auth/oauth/exchange', { code }, undefined, { cookie });
    expect(exchanged.statusCode).toBe(200);
    expect(await known()).toHaveLength(before + 1);
    const owner = visit('10.0.0.9');
    await forgot(owner);
    const { token } = (await tryCode(owner, mailer.codeTo(ada.user.email))).json<{ token: string }>();
    await owner('/auth/reset-password', {
      email: ada.user.email,
      token,
      newPassword: 'a new and better one',
    });
    // All others are strangers again.
    expect(await known()).toHaveLength(1);
  });

  it('[SAFE-07] is told by a cookie that no script reads, and that keeps its value', async () => {
    const first = await api.post('/auth/login', { email: ada.user.email, password: ada.password });
    const [cookie] = first.cookies;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/auth', maxAge: 31_536_000 });
    const headers = { cookie: `tessera_browser=${cookie?.value ?? ''}` };
    const login = { email: ada.user.email, password: ada.password };
    const again = await api.post('/auth/login', login, undefined, headers);
    expect(again.cookies[0]?.value).toBe(cookie?.value);
    expect(JSON.stringify(await known())).not.toContain(cookie?.value);
  });
});

describe('a wrong current password', () => {
  it('[SAFE-07] in one session does not lock the owner’s other ones', async () => {
    const change = async (token: string, currentPassword: string) => {
      const body = { currentPassword, newPassword: 'a new and better one' };
      return (await api.post(`/auth/user/${ada.user.id}/password`, body, token)).statusCode;
    };
    const credentials = { email: ada.user.email, password: ada.password };
    const { token } = (await api.post('/auth/login', credentials)).json<{ token: string }>();
    for (let count = 0; count < 5; count += 1) expect(await change(ada.token, 'wrong')).toBe(403);
    expect(await change(ada.token, ada.password)).toBe(429);
    expect(await change(token, ada.password)).toBe(204);
  });
});

describe('codes', () => {
  it('[SAFE-07] of others void nothing of the owner’s, and may be typed in another browser', async () => {
    const [owner, other] = [visit('10.0.1.1'), visit('10.0.1.2')];
    await forgot(owner);
    const mine = mailer.codeTo(ada.user.email);
    await forgot(other);
    const theirs = mailer.codeTo(ada.user.email);
    for (let count = 0; count < 4; count += 1) await tryCode(other, wrongCode(mine, theirs));
    expect((await tryCode(other, wrongCode(mine, theirs))).statusCode).toBe(429);
    expect((await tryCode(owner, mine)).statusCode).toBe(200);
    // A right one is the last of its kind.
    expect((await tryCode(visit('10.0.1.3'), theirs)).statusCode).toBe(400);

    await forgot(owner);
    expect((await tryCode(visit('10.0.1.4'), mailer.codeTo(ada.user.email))).statusCode).toBe(200);
  });

  it('[SAFE-07] are guessed by a thousand networks no more often than by a few, while the owner’s try is free', async () => {
    const owner = visit('10.0.2.1');
    await forgot(owner);
    const mine = mailer.codeTo(ada.user.email);
    for (let index = 0; index < TRIES_AN_HOUR; index += 1) {
      expect((await tryCode(visit(network(index)), wrongCode(mine))).statusCode).toBe(400);
    }
    expect((await tryCode(visit('10.0.2.2'), mine)).statusCode).toBe(429);
    expect((await tryCode(owner, mine)).statusCode).toBe(200);
  });

  it('[SAFE-07] are tried five times on two servers at once, and once when right', async () => {
    const ask = visit('10.0.3.1');
    await forgot(ask);
    const otp = mailer.codeTo(ada.user.email);
    const send = (code: string) =>
      Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          tryCode(visit('10.0.3.2', { app: index % 2 === 0 ? api.app : second }), code),
        ),
      );
    const wrong = await send(wrongCode(otp));
    expect(wrong.filter(({ statusCode }) => statusCode === 400)).toHaveLength(4);
    expect(wrong.filter(({ statusCode }) => statusCode === 429)).toHaveLength(8);
    now = new Date(now.getTime() + 3600 * 1000);
    await forgot(ask);
    const right = await send(mailer.codeTo(ada.user.email));
    expect(right.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('asking for a code', () => {
  it('[SAFE-07] is never denied to a browser that the account knows, whatever others ask', async () => {
    const home = visit('10.0.4.1');
    await login(home, ada.password);
    const stranger = visit('10.0.4.1');
    for (let count = 0; count < 6; count += 1) expect((await forgot(stranger)).statusCode).toBe(200);
    expect((await forgot(stranger)).statusCode).toBe(429);
    expect((await forgot(visit('10.0.4.2'))).statusCode).toBe(200);
    const before = mailsTo(ada.user.email);
    expect((await forgot(home)).statusCode).toBe(200);
    expect(mailsTo(ada.user.email)).toBe(before + 1);
  });

  it('[SAFE-07] from many networks does not flood the mailbox; what was sent stays good', async () => {
    const before = mailsTo(ada.user.email);
    const owner = visit('10.0.5.1');
    const answer = await forgot(owner);
    const mine = mailer.codeTo(ada.user.email);
    for (let index = 0; index < MAILS_AN_HOUR + 5; index += 1) {
      const other = await forgot(visit(network(index)));
      expect([other.statusCode, other.body]).toEqual([200, answer.body]);
    }
    expect(mailsTo(ada.user.email) - before).toBe(MAILS_AN_HOUR);
    expect((await forgot(owner)).body).toBe(answer.body);
    expect(mailsTo(ada.user.email) - before).toBe(MAILS_AN_HOUR);
    expect((await tryCode(owner, mine)).statusCode).toBe(200);
  });
});
