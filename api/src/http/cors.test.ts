import { startTestApi, type TestApi } from '../testing/test-api';

const PAGE = 'https://tessera.example';
const host = 'api.tessera.example';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ environment: { publicUrl: PAGE, apiUrl: `https://${host}/api` } });
});
afterAll(() => api.close());

function send(method: 'GET' | 'OPTIONS', origin: string) {
  return api.inject({ method, url: '/api/auth/user', headers: { host, origin } });
}

describe('an API on another origin', () => {
  it('lets the pages of PUBLIC_URL call it with cookies, also when it refuses', async () => {
    const preflight = await send('OPTIONS', PAGE);
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': PAGE,
      'access-control-allow-credentials': 'true',
      vary: 'origin',
    });
    expect(preflight.headers['access-control-allow-headers']).toContain('x-requested-with');
    const refused = await send('GET', PAGE);
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['access-control-allow-origin']).toBe(PAGE);
    expect(refused.headers['access-control-expose-headers']).toContain('retry-after');
  });

  it.each(['https://evil.example', 'http://tessera.example', `${PAGE}.evil.example`, 'null'])(
    'says nothing to the pages of %s',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const answer = await send(method, origin);
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
        expect(answer.headers['access-control-allow-headers']).toBeUndefined();
      }
    },
  );

  it('has no such headers on one origin', async () => {
    const one = await startTestApi();
    const answer = await one.inject({ url: '/api/auth/user', headers: { origin: 'http://localhost:3000' } });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    await one.close();
  });
});
