import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { startTestApi, type TestApi } from '../../testing/test-api';

let now = new Date('2026-03-01T12:00:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ clock: () => now, quotas: { signUps: 3 } });
});
afterAll(() => api.close());

function signUp(remoteAddress: string, more: object = {}, app: FastifyInstance = api.app) {
  const email = `${randomUUID()}@example.com`;
  const names = { firstname: 'Ada', lastname: 'Lovelace' };
  const payload = { ...names, email, password: 'correct horse battery', ...more };
  return app.inject({ method: 'POST', url: '/api/auth/register', remoteAddress, payload });
}

describe('sign-ups from one network', () => {
  it('[SAFE-03] are refused beyond the limit of an hour, with how long to wait, and go on after it', async () => {
    for (let count = 0; count < 3; count += 1) expect((await signUp('192.0.2.1')).statusCode).toBe(201);
    now = new Date(now.getTime() + 20 * 60_000);
    const refused = await signUp('192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('2400');
    expect(refused.json()).toEqual({
      error:
        'There were 3 sign-ups from your network in an hour, which is the limit. Try again in 40 minutes.',
      code: 'RATE_LIMITED',
      retryAfter: 2400,
      quota: 'signUps',
      used: 3,
      limit: 3,
    });
    expect((await signUp('192.0.2.2')).statusCode).toBe(201);
    now = new Date(now.getTime() + 40 * 60_000);
    expect((await signUp('192.0.2.1')).statusCode).toBe(201);
  });

  it('[SAFE-03] count the /64 of an IPv6 address as one', async () => {
    for (const host of ['1', '2', 'ffff:1']) {
      expect((await signUp(`2001:db8:1:2::${host}`)).statusCode).toBe(201);
    }
    expect((await signUp('2001:db8:1:2:3::9')).statusCode).toBe(429);
    expect((await signUp('2001:db8:1:3::1')).statusCode).toBe(201);
  });

  it('[SAFE-03] are never more than the limit, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => signUp('192.0.2.3')));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
  });

  it('[SAFE-03] do not count while a field is wrong', async () => {
    for (let count = 0; count < 4; count += 1) {
      expect((await signUp('192.0.2.4', { email: 'nobody' })).statusCode).toBe(400);
    }
    expect((await signUp('192.0.2.4')).statusCode).toBe(201);
  });
});
