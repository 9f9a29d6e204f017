import { startTestApi, type TestApi, type TestUser } from '../testing/test-api';

let api: TestApi;
let ada: TestUser;

beforeAll(async () => {
  api = await startTestApi({ environment: { rateLimit: 30 } });
  ada = await api.register();
});
afterAll(() => api.close());

/** The statuses of so many calls. */
async function ask(count: number, call: () => Promise<{ statusCode: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < count; time += 1) statuses.push((await call()).statusCode);
  return [...new Set(statuses)];
}

describe('the limit of an address', () => {
  it('[SAFE-01] holds for the hosts of previews and applications, which answer it as text', async () => {
    const host = `shop.${api.environment.sitesDomain}`;
    expect(await ask(40, () => api.inject({ url: '/app.js', headers: { host } }))).toEqual([404, 429]);
    const preview = { host: `abc.preview.${api.environment.sitesDomain}` };
    // Counted together.
    expect(await ask(2, () => api.inject({ url: '/', headers: preview }))).toEqual([429]);
    const refused = await api.inject({ url: '/', headers: { host } });
    expect(refused.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('[SAFE-01] holds for calls that there are not', async () => {
    expect(await ask(40, () => api.post('/nothing', {}))).toEqual([404, 429]);
    const body = { text: 'x'.repeat(70_000) };
    const { statusCode } = await api.inject({
      method: 'POST',
      url: '/api/nothing',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      payload: body,
      remoteAddress: '192.0.2.7',
    });
    expect(statusCode).toBe(413);
  });
});

describe('positions in a list', () => {
  const encode = (text: string) => Buffer.from(text).toString('base64url');
  const id = '7b4f1a52-8a5c-4b1e-9a52-0d6c8f0f9b11';

  it.each([
    `2026-01-01T00:00:00.000Z ${'-'.repeat(36)}`,
    `+275760-09-13T00:00:00.000Z ${id}`,
    `-271821-04-20T00:00:00.000Z ${id}`,
    `0000-01-01T00:00:00.000Z ${id}`,
    'x',
  ])('of runs that are none answer 400: %s', async (cursor) => {
    const answer = await api.inject({
      url: `/api/runs?cursor=${encode(cursor)}`,
      headers: { authorization: `Bearer ${ada.token}` },
      remoteAddress: '192.0.2.8',
    });
    expect(answer.statusCode).toBe(400);
  });

  it('in the history and moments of reports have no year 0', async () => {
    const cursor = encode(JSON.stringify(['0000-01-01T00:00:00Z', id]));
    const history = await api.inject({
      url: `/api/auth/user/${ada.user.id}/activity?cursor=${cursor}`,
      headers: { authorization: `Bearer ${ada.token}` },
      remoteAddress: '192.0.2.9',
    });
    expect(history.statusCode).toBe(400);
    const report = await api.inject({
      method: 'POST',
      url: '/api/errors/report',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      payload: { message: 'broken', timestamp: '0000-01-01T00:00:00Z' },
      remoteAddress: '192.0.2.10',
    });
    expect(report.statusCode).toBe(400);
  });
});
