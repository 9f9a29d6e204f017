import { OAuth2Server } from 'oauth2-mock-server';
import { loggerOptions } from '../start/logger';
import { startTestApi } from '../testing/test-api';
import { openBrowser, targetOf } from '../testing/test-browser';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse battery';

describe('the log', () => {
  it('carries no password, code, token, cookie or state of a whole sign-up, sign-in and provider flow', async () => {
    const google = new OAuth2Server();
    await google.issuer.keys.generate('RS256');
    await google.start(0, '127.0.0.1');
    google.service.on('beforeTokenSigning', ({ payload }) => {
      Object.assign(payload, { email: EMAIL, email_verified: true });
    });
    let log = '';
    const options = loggerOptions({ logLevel: 'trace' });
    const stream = { write: (line: string) => void (log += line) };
    const api = await startTestApi({
      logger: { ...(typeof options === 'object' ? options : {}), stream },
      environment: {
        providers: {
          google: { clientId: 'id', clientSecret: 'the-client-secret', issuer: google.issuer.url ?? '' },
          github: undefined,
          apple: undefined,
        },
      },
    });
    const browser = openBrowser(api);
    const secrets = [PASSWORD, 'the-client-secret'];
    const keep = (answer: { json(): unknown; body: string }) => {
      for (const text of Object.values(answer.json() as Record<string, unknown>)) {
        if (typeof text === 'string' && text.length >= 6 && !text.includes(' ')) secrets.push(text);
      }
      secrets.push(...browser.cookies.values());
    };

    keep(
      await browser.call('/auth/register', {
        firstname: 'A',
        lastname: 'B',
        email: EMAIL,
        password: PASSWORD,
      }),
    );
    const otp = secrets.find((secret) => /^\d{6}$/.test(secret)) ?? '';
    keep(await browser.call('/auth/verify-otp', { email: EMAIL, otp }));
    keep(await browser.call('/auth/login', { email: EMAIL, password: PASSWORD, rememberMe: true }));
    keep(await browser.call('/auth/refresh', {}));
    await browser.call('/auth/login', { email: EMAIL, password: `${PASSWORD}!` });
    const { authUrl } = (await browser.open('/api/auth/google/oauth/initiate')).json<{ authUrl: string }>();
    const back = (await fetch(authUrl, { redirect: 'manual' })).headers.get('location') ?? '';
    secrets.push(...new URL(back).searchParams.values(), ...browser.cookies.values());
    const bad = new URL(back);
    bad.searchParams.set('code', 'a-code-that-is-not-good');
    secrets.push('a-code-that-is-not-good');
    await browser.open(bad.href);
    const again = (await browser.open('/api/auth/google/oauth/initiate')).json<{ authUrl: string }>().authUrl;
    const good = (await fetch(again, { redirect: 'manual' })).headers.get('location') ?? '';
    secrets.push(...new URL(good).searchParams.values());
    const code = targetOf(await browser.open(good)).searchParams.get('code') ?? '';
    secrets.push(code);
    keep(await browser.call('/auth/oauth/exchange', { code }));
    await browser.call('/auth/google/verify', { credential: 'not.a.credential' });
    await api.close();
    await google.stop();

    expect(log).toContain('incoming request');
    expect(log).toContain('a sign-in by a provider failed');
    expect(secrets.length).toBeGreaterThan(15);
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });
});
