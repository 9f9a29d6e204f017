import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { createSealer } from '../secrets/sealer';
import { previewParts } from '../testing/preview-parts';
import { startTestApi, type TestApi } from '../testing/test-api';
import { createSigningKeys } from './sessions/signing-keys.service';
import { signingKeys } from './tables/signing-keys.table';
import { hashInProcess } from './passwords/password-hasher.service';

const DAY = 24 * 3600;
let now = new Date('2026-03-01T12:00:00Z');
let api: TestApi;
let second: FastifyInstance;
beforeAll(async () => {
  api = await startTestApi({ clock: () => now, environment: { rateLimit: 200 } });
  second = await buildApp({
    environment: api.environment,
    database: api.database,
    sealer: createSealer(Buffer.alloc(32, 1)),
    mailer: undefined,
    hashing: hashInProcess(),
    parts: previewParts(),
    builtAt: '2026-01-01T00:00:00.000Z',
    clock: () => now,
  });
  await second.ready();
});
beforeEach(() => pass(DAY + 1));
afterAll(async () => {
  await second.close();
  await api.close();
});

function pass(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000);
}

function login(app: FastifyInstance, email: string, remoteAddress: string, password = 'wrong') {
  return app.inject({ method: 'POST', url: '/api/auth/login', remoteAddress, payload: { email, password } });
}

function readUser(app: FastifyInstance, token: string) {
  return app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } });
}

describe('two servers on one database', () => {
  it('[API-05] count failed sign-ins together', async () => {
    const email = `${randomUUID()}@example.com`;
    for (const app of [api.app, second, api.app, second, api.app]) {
      expect((await login(app, email, '10.0.0.1')).statusCode).toBe(401);
    }
    for (const app of [api.app, second]) expect((await login(app, email, '10.0.0.1')).statusCode).toBe(429);
  });

  it('[API-05] count the calls of a minute together, and say when the next one begins', async () => {
    const ask = (app: FastifyInstance) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/forgot-password',
        remoteAddress: '10.0.0.2',
        payload: { email: `${randomUUID()}@example.com` },
      });
    // A twentieth of 200.
    for (let count = 0; count < 5; count += 1) {
      expect((await ask(api.app)).statusCode).toBe(200);
      expect((await ask(second)).statusCode).toBe(200);
    }
    pass(20);
    for (const app of [api.app, second]) {
      const answer = await ask(app);
      expect(answer.statusCode).toBe(429);
      expect(answer.headers['retry-after']).toBe('40');
    }
    pass(41);
    expect((await ask(second)).statusCode).toBe(200);
  });

  it('[SAFE-09] answer fifty refreshes with one token by one and the same pair', async () => {
    const { refreshToken } = await api.register();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 === 0 ? api.app : second).inject({
          method: 'POST',
          url: '/api/auth/refresh',
          payload: { refreshToken },
        }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    pass(11);
    const again = { method: 'POST', url: '/api/auth/refresh', payload: { refreshToken } } as const;
    expect((await second.inject(again)).statusCode).toBe(401);
  });

  it('rotate their signing keys together, and no token that is in use fails', async () => {
    const { user, password } = await api.register();
    const signIn = async (app: FastifyInstance) =>
      (await login(app, user.email, '10.0.0.3', password)).json<{ token: string }>().token;
    const kidOf = (token: string) =>
      (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;
    const first = kidOf(await signIn(api.app));
    expect(kidOf(await signIn(second))).toBe(first);

    const [key] = await api.db.select().from(signingKeys);
    now = new Date((key?.createdAt.getTime() ?? 0) + (30 * DAY - 299) * 1000);
    const old = await signIn(api.app);
    // The next key is there, and not used before every server knows it.
    expect(kidOf(old)).toBe(first);
    expect(await api.db.select().from(signingKeys)).toHaveLength(2);

    pass(361);
    const fresh = await signIn(second);
    expect(kidOf(fresh)).not.toBe(first);
    for (const app of [api.app, second]) {
      for (const token of [old, fresh]) expect((await readUser(app, token)).statusCode).toBe(200);
    }

    pass(1200);
    const last = await signIn(api.app);
    expect((await api.db.select().from(signingKeys)).map(({ kid }) => kid)).toEqual([kidOf(last)]);
    expect((await readUser(second, last)).statusCode).toBe(200);
  });

  it('have one key for secrets: a server with another one does not start', async () => {
    const sealer = createSealer(Buffer.alloc(32, 2));
    const starting = createSigningKeys({ db: api.db, sealer, clock: () => now });
    await expect(starting).rejects.toThrow('The database was sealed with another SECRETS_KEY.');
  });
});
