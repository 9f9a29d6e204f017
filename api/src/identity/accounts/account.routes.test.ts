import { randomUUID } from 'node:crypto';
import { sessionSchema, type Identity, type SignedInDevice } from '@tessera/shared/contracts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { insertIdentity } from '../providers/identities.repository';

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

async function signIn({ user, password }: TestUser, userAgent = 'x') {
  const headers = { 'user-agent': userAgent };
  const answer = await api.post('/auth/login', { email: user.email, password }, undefined, headers);
  return sessionSchema.parse(answer.json());
}

describe('GET and PUT /auth/user/{id}', () => {
  it('[API-02] shows and renames the owner', async () => {
    const path = `/auth/user/${ada.user.id}`;
    expect((await api.get(path, ada.token)).json()).toEqual({ user: ada.user });
    const body = { firstName: ' Grace ', lastName: "O'Hopper" };
    const answer = await api.call('PUT', path, { token: ada.token, body });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ user: { firstname: 'Grace', lastname: "O'Hopper" } });
    expect((await api.get('/auth/user', ada.token)).json()).toEqual(answer.json());
  });

  it('[API-06] answers 403 for another user, whether there is one or not', async () => {
    for (const id of [ada.user.id, randomUUID()]) {
      const path = `/auth/user/${id}`;
      const body = { firstName: 'Eve', lastName: 'Eve' };
      const passwords = { currentPassword: eve.password, newPassword: 'long enough' };
      const answers = [
        await api.get(path, eve.token),
        await api.call('PUT', path, { token: eve.token, body }),
        await api.post(`${path}/password`, passwords, eve.token),
      ];
      for (const answer of answers) {
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toEqual({ code: 'FORBIDDEN', error: 'This is not your account.' });
      }
    }
    expect((await api.get('/auth/user', ada.token)).json()).toEqual({ user: ada.user });
  });

  it('[VAL-13] names the bad fields, and answers 401 without a token', async () => {
    const path = `/auth/user/${ada.user.id}`;
    const answer = await api.call('PUT', path, { token: ada.token, body: { firstName: '2' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      fields: { firstName: 'First name contains invalid characters', lastName: 'Last name is required' },
    });
    expect((await api.get('/auth/user/nobody', ada.token)).json()).toMatchObject({
      fields: { id: 'User ID is required' },
    });
    expect((await api.get(path)).statusCode).toBe(401);
    expect((await api.call('PUT', path, { body: {} })).statusCode).toBe(401);
  });
});

describe('POST /auth/user/{id}/password', () => {
  const change = (user: TestUser, body: object) =>
    api.post(`/auth/user/${user.user.id}/password`, body, user.token);

  it('changes the password and ends the other sessions', async () => {
    const other = await signIn(ada);
    const answer = await change(ada, { currentPassword: ada.password, newPassword: 'another good one' });
    expect(answer.statusCode).toBe(204);
    expect((await api.get('/auth/user', other.token)).statusCode).toBe(401);
    expect((await api.post('/auth/refresh', { refreshToken: other.refreshToken })).statusCode).toBe(401);
    expect((await api.get('/auth/user', ada.token)).statusCode).toBe(200);
    expect((await api.post('/auth/refresh', { refreshToken: ada.refreshToken })).statusCode).toBe(200);
    const login = { email: ada.user.email, password: 'another good one' };
    expect((await api.post('/auth/login', login)).statusCode).toBe(200);
  });

  it('[API-05] answers 403 for a wrong password, 429 after five, 400 for a bad one and 401 for nobody', async () => {
    const wrong = { currentPassword: 'wrong', newPassword: 'another good one' };
    for (let count = 0; count < 5; count += 1) {
      const answer = await change(ada, wrong);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toHaveProperty('fields.currentPassword');
    }
    const locked = await change(ada, { ...wrong, currentPassword: ada.password });
    expect(locked.statusCode).toBe(429);
    expect(locked.headers['retry-after']).toBe('60');
    expect((await change(eve, { currentPassword: '', newPassword: 'x' })).json()).toMatchObject({
      fields: {
        currentPassword: 'Password is required',
        newPassword: 'Password must be at least 8 characters',
      },
    });
    expect((await api.post(`/auth/user/${ada.user.id}/password`, wrong)).statusCode).toBe(401);
  });
});

describe('GET and DELETE /auth/sessions', () => {
  const list = async (token: string) =>
    (await api.get('/auth/sessions', token)).json<{ items: SignedInDevice[] }>().items;

  it('lists the live sessions by device, the own one marked, and signs one out', async () => {
    now = new Date(now.getTime() + 60_000);
    const firefox = await signIn(
      ada,
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    );
    const items = await list(ada.token);
    expect(items).toEqual([
      expect.objectContaining({ device: 'Firefox on Linux', lastUsed: now.toISOString(), current: false }),
      expect.objectContaining({ device: 'Unknown device', current: true }),
    ]);
    const answer = await api.call('DELETE', `/auth/sessions/${items[0]?.id ?? ''}`, { token: ada.token });
    expect(answer.statusCode).toBe(204);
    expect(await list(ada.token)).toHaveLength(1);
    expect((await api.get('/auth/user', firefox.token)).statusCode).toBe(401);
    expect((await api.post('/auth/refresh', { refreshToken: firefox.refreshToken })).statusCode).toBe(401);
  });

  it('[SES-09] leaves out sessions that were idle for an hour', async () => {
    const before = await signIn(ada);
    now = new Date(now.getTime() + 3601_000);
    const after = await signIn(ada);
    expect(await list(after.token)).toEqual([expect.objectContaining({ current: true })]);
    expect((await api.post('/auth/refresh', { refreshToken: before.refreshToken })).statusCode).toBe(401);
  });

  it('[SAFE-16] answers 403 for another user’s session and for none, 400 for a bad id, 401 without a token', async () => {
    const [session] = await list(ada.token);
    const end = (sid: string, token?: string) => api.call('DELETE', `/auth/sessions/${sid}`, { token });
    expect((await end(session?.id ?? '', eve.token)).statusCode).toBe(403);
    expect((await end(randomUUID(), eve.token)).statusCode).toBe(403);
    expect((await end('x', eve.token)).json()).toMatchObject({ fields: { sid: 'Session ID is required' } });
    expect((await end(randomUUID())).statusCode).toBe(401);
    expect((await api.get('/auth/sessions')).statusCode).toBe(401);
    expect(await list(ada.token)).toHaveLength(1);
  });
});

describe('GET and DELETE /auth/identities', () => {
  const list = async (token: string) =>
    (await api.get('/auth/identities', token)).json<{ items: Identity[] }>().items;
  const unlink = (provider: string, token?: string) =>
    api.call('DELETE', `/auth/identities/${provider}`, { token });

  it('lists and unlinks a provider, and answers 404 for one that is not linked', async () => {
    const identity = {
      provider: 'github',
      subject: randomUUID(),
      userId: ada.user.id,
      displayName: 'ada',
    } as const;
    await insertIdentity(api.db, identity, now);
    expect(await list(ada.token)).toEqual([{ provider: 'github', displayName: 'ada' }]);
    expect(await list(eve.token)).toEqual([]);
    expect((await unlink('github', eve.token)).statusCode).toBe(404);
    expect((await unlink('github', ada.token)).statusCode).toBe(204);
    expect(await list(ada.token)).toEqual([]);
  });

  it('names an unknown provider, and answers 401 without a token', async () => {
    const answer = await unlink('myspace', ada.token);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty('fields.provider');
    expect((await unlink('github')).statusCode).toBe(401);
    expect((await api.get('/auth/identities')).statusCode).toBe(401);
  });
});
