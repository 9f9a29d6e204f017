import { startTestApi } from '../../testing/test-api';

describe('without configured providers', () => {
  it('[AUTH-08] answers 503 to calls, and sends navigations to the page that says so', async () => {
    const bare = await startTestApi();
    const call = await bare.get('/auth/google/oauth/initiate');
    expect(call.statusCode).toBe(503);
    expect(call.json()).toMatchObject({ code: 'oauth_not_configured' });
    expect((await bare.post('/auth/google/verify', { credential: 'x' })).statusCode).toBe(503);
    for (const [path, name] of [
      ['github', 'GitHub'],
      ['apple/web', 'Apple'],
    ]) {
      const answer = await bare.inject({ method: 'GET', url: `/api/auth/${path ?? ''}` });
      expect(answer.statusCode).toBe(302);
      expect(answer.headers['location']).toBe(
        `http://localhost:3000/auth?error=oauth_not_configured&provider=${name ?? ''}`,
      );
    }
    await bare.close();
  });
});
