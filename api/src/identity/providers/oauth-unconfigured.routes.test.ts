import { createMailSink } from '../../testing/mail-sink';
import { startTestApi } from '../../testing/test-api';

describe('without configured providers', () => {
  it('[AUTH-03] says beforehand which providers there are, and where codes go', async () => {
    const bare = await startTestApi();
    expect((await bare.get('/auth/options')).json()).toEqual({ providers: [], resetCodes: 'serverLog' });
    await bare.close();
    const github = {
      clientId: 'id',
      clientSecret: 's',
      url: 'https://github.com',
      apiUrl: 'https://api.github.com',
    };
    const full = await startTestApi({
      mailer: createMailSink(),
      environment: { providers: { google: undefined, github, apple: undefined } },
    });
    expect((await full.get('/auth/options')).json()).toEqual({ providers: ['github'], resetCodes: 'mail' });
    await full.close();
  });

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
