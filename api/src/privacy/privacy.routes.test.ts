import { randomUUID } from 'node:crypto';
import type { Activity } from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import { activity } from '../identity/tables/activity.table';
import { identities } from '../identity/tables/providers.table';
import { deployments } from '../deploying/tables/deployments.table';
import { projects } from '../workspace/tables/projects.table';
import { buildProject } from '../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../testing/test-api';
import { users } from '../identity/tables/users.table';
import { EXPORT_SECONDS } from './export/export.service';

jest.setTimeout(60_000);

let now = new Date('2026-03-01T12:00:00Z');
let api: TestApi;
let ada: TestUser;
let eve: TestUser;
beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
});
beforeEach(async () => {
  ada = await api.register();
  eve = await api.register({ firstname: 'Eve' });
});
afterAll(() => api.close());

async function deploy(status: 'live' | 'stopped'): Promise<void> {
  const { project } = await buildProject(api, ada);
  await api.db.insert(deployments).values({
    id: randomUUID(),
    userId: ada.user.id,
    projectId: project.id,
    versionId: project.headVersion?.id ?? '',
    appName: `app-${randomUUID().slice(0, 8)}`,
    environment: 'production',
    region: 'european',
    autoScale: true,
    status,
    charged: 1000,
    createdAt: now,
    deployedAt: now,
  });
}

describe('GET /auth/user/{id}/activity', () => {
  interface Page {
    readonly items: Activity[];
    readonly nextCursor: string | null;
  }
  const read = async (query = '') =>
    (await api.get(`/auth/user/${ada.user.id}/activity${query}`, ada.token)).json<Page>();

  it('lists sign-ins, changes and deployments, the newest first', async () => {
    now = new Date(now.getTime() + 1000);
    await api.post('/auth/login', { email: ada.user.email, password: ada.password }, undefined, {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    });
    now = new Date(now.getTime() + 1000);
    const passwords = { currentPassword: ada.password, newPassword: 'another good one' };
    await api.post(`/auth/user/${ada.user.id}/password`, passwords, ada.token);
    now = new Date(now.getTime() + 1000);
    await deploy('stopped');
    const { items, nextCursor } = await read();
    expect(nextCursor).toBeNull();
    expect(items.map(({ kind }) => kind)).toEqual(['deployment', 'password_changed', 'sign_in', 'sign_in']);
    expect(items[2]).toEqual({
      at: new Date(now.getTime() - 2000).toISOString(),
      kind: 'sign_in',
      detail: 'Chrome on Linux',
      address: '127.0.0.1',
    });
  });

  it('goes on by its cursor, with nothing twice and nothing left out', async () => {
    for (let count = 0; count < 54; count += 1) {
      const at = new Date(now.getTime() + Math.floor(count / 3) * 1000);
      await api.db.insert(activity).values({
        id: randomUUID(),
        userId: ada.user.id,
        at,
        kind: 'secret_shown',
        detail: String(count),
      });
    }
    const first = await read();
    expect(first.items).toHaveLength(50);
    const second = await read(`?cursor=${first.nextCursor ?? ''}`);
    expect(second.nextCursor).toBeNull();
    const details = [...first.items, ...second.items].map(({ detail }) => detail);
    expect(details).toHaveLength(55);
    expect(new Set(details).size).toBe(55);
  });

  it('is the owner’s only, and refuses a cursor that is none', async () => {
    const path = `/auth/user/${ada.user.id}/activity`;
    expect((await api.get(path)).statusCode).toBe(401);
    expect((await api.get(path, eve.token)).statusCode).toBe(403);
    for (const cursor of ['x', Buffer.from('["a","b"]').toString('base64url')]) {
      const answer = await api.get(`${path}?cursor=${cursor}`, ada.token);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toHaveProperty('fields.cursor');
    }
  });
});

describe('POST /auth/user/{id}/export', () => {
  const ask = (token?: string) => api.post(`/auth/user/${ada.user.id}/export`, undefined, token);
  const follow = (url: string) => api.inject({ url: new URL(url).pathname + new URL(url).search });

  it('answers a link to a copy of everything that is the user’s, and of nothing else', async () => {
    const { project } = await buildProject(api, ada);
    now = new Date(now.getTime() + 1000);
    const answer = await ask(ada.token);
    expect(answer.statusCode).toBe(200);
    const { status, url, expiresAt } = answer.json<{ status: string; url: string; expiresAt: string }>();
    expect(status).toBe('ready');
    expect(new Date(expiresAt).getTime() - now.getTime()).toBe(EXPORT_SECONDS * 1000);
    const copy = await follow(url);
    expect(copy.statusCode).toBe(200);
    expect(copy.headers['content-disposition']).toBe('attachment; filename="tessera-data.json"');
    expect(copy.headers['cache-control']).toBe('no-store');
    expect(copy.json()).toMatchObject({
      account: { id: ada.user.id, email: ada.user.email },
      credits: [{ balance: 50 }],
      ledger: [{ amount: 50 }],
      activity: [{ kind: 'data_exported' }, { kind: 'sign_in' }],
      knownBrowsers: [{ firstUsedAt: expect.any(String) as string }],
      projects: [{ id: project.id, name: project.name, version: 1 }],
    });
    const { counted } = copy.json<{ counted: { quota: string; used: number }[] }>();
    expect(counted.map(({ quota, used }) => [quota, used]).sort()).toEqual([
      ['exports', 1],
      ['messages', 1],
    ]);
    const { projects: copied } = copy.json<{ projects: { files: { path: string; text: string }[] }[] }>();
    expect(copied[0]?.files.length).toBeGreaterThan(3);
    for (const secret of ['argon2', 'passwordHash', 'sealed', eve.user.email]) {
      expect(copy.body).not.toContain(secret);
    }
  });

  it('ends the link after 24 hours, and when a new one is made', async () => {
    const link = async () => (await ask(ada.token)).json<{ url: string }>().url;
    const first = await link();
    const second = await link();
    expect((await follow(first)).statusCode).toBe(410);
    expect((await follow(second)).statusCode).toBe(200);
    now = new Date(now.getTime() + EXPORT_SECONDS * 1000);
    expect((await follow(second)).statusCode).toBe(410);
    expect((await api.get('/auth/exports')).json()).toMatchObject({ fields: { key: 'The key is missing' } });
  });

  it('is the owner’s only', async () => {
    expect((await ask()).statusCode).toBe(401);
    expect((await ask(eve.token)).statusCode).toBe(403);
    expect((await api.post('/auth/user/nobody/export', undefined, ada.token)).statusCode).toBe(400);
  });
});

describe('DELETE /auth/user/{id}', () => {
  const remove = (body: object, token: string | undefined = ada.token) =>
    api.call('DELETE', `/auth/user/${ada.user.id}`, { token, body });

  it('deletes the account and everything in it, for its password', async () => {
    await deploy('stopped');
    const answer = await remove({ password: ada.password });
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ status: 'deleted' });
    expect((await api.get('/auth/user', ada.token)).statusCode).toBe(401);
    expect((await api.post('/auth/refresh', { refreshToken: ada.refreshToken })).statusCode).toBe(401);
    const login = { email: ada.user.email, password: ada.password };
    expect((await api.post('/auth/login', login)).statusCode).toBe(401);
    expect(await api.db.select().from(projects).where(eq(projects.userId, ada.user.id))).toEqual([]);
    expect((await api.get('/auth/user', eve.token)).statusCode).toBe(200);
    const again = await api.register({ email: ada.user.email });
    expect(again.user.id).not.toBe(ada.user.id);
  });

  it('answers 409 while an application is live, unless it is to be stopped', async () => {
    await deploy('live');
    const kept = await remove({ password: ada.password });
    expect(kept.statusCode).toBe(409);
    expect((await api.get('/auth/user', ada.token)).statusCode).toBe(200);
    expect((await remove({ password: ada.password, stop: true })).statusCode).toBe(202);
  });

  it('[API-05] answers 400 without a password, 403 for a wrong one, 429 after five, 401 and 403 to others', async () => {
    const missing = await remove({});
    expect(missing.statusCode).toBe(400);
    expect(missing.json()).toMatchObject({ fields: { password: 'Password is required' } });
    expect((await remove({ otp: '1' })).json()).toMatchObject({
      fields: { otp: 'Please enter all 6 digits of your verification code' },
    });
    const path = `/auth/user/${ada.user.id}`;
    expect((await api.call('DELETE', path, { body: { password: ada.password } })).statusCode).toBe(401);
    expect((await remove({ password: eve.password }, eve.token)).statusCode).toBe(403);
    for (let count = 0; count < 5; count += 1) {
      expect((await remove({ password: 'wrong' })).statusCode).toBe(403);
    }
    expect((await remove({ password: ada.password })).statusCode).toBe(429);
  });

  it('sends a code to an account that has no password, and deletes it for that', async () => {
    const identity = { provider: 'google' as const, subject: randomUUID(), displayName: 'Ada' };
    await api.db
      .insert(identities)
      .values({ ...identity, id: randomUUID(), userId: ada.user.id, createdAt: now, lastUsedAt: now });
    await api.db.update(users).set({ passwordHash: null }).where(eq(users.id, ada.user.id));
    const sent = await remove({});
    expect(sent.statusCode).toBe(202);
    const { status, otp } = sent.json<{ status: string; otp: string }>();
    expect(status).toBe('code_sent');
    const wrong = otp === '000000' ? '000001' : '000000';
    expect((await remove({ otp: wrong })).json()).toMatchObject({ remainingAttempts: 4 });
    await deploy('live');
    expect((await remove({ otp })).statusCode).toBe(409);
    expect((await remove({ otp, stop: true })).json()).toEqual({ status: 'deleted' });
    expect((await api.get('/auth/user', ada.token)).statusCode).toBe(401);
  });
});
