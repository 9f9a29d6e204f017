import { randomInt, randomUUID } from 'node:crypto';
import { exportPKCS8, generateKeyPair, jwtVerify, type CryptoKey } from 'jose';
import { OAuth2Server } from 'oauth2-mock-server';
import { startLocalGithub, type LocalGithub } from '../../../../tooling/github-server/index.mjs';
import { startAppleServer, type ProviderAccount, type ProviderServer } from '../../testing/provider-servers';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { openBrowser, targetOf, type TestBrowser } from '../../testing/test-browser';

const GOOGLE = { clientId: 'google-client', clientSecret: 'google-secret' };
const google = new OAuth2Server();
let github: LocalGithub;
let apple: ProviderServer;
let appleKey: CryptoKey;
let api: TestApi;
let browser: TestBrowser;
let account: ProviderAccount;

function newAccount(changes: Partial<ProviderAccount> = {}): ProviderAccount {
  return {
    id: String(randomInt(1_000_000_000)),
    email: `${randomUUID()}@example.com`,
    isVerified: true,
    name: 'Ada King Lovelace',
    ...changes,
  };
}

/** Who gives consent next, at every provider. */
function beAccount(next: ProviderAccount): void {
  const { id, ...more } = next;
  account = next;
  apple.account = next;
  github.accounts.splice(0, Infinity, { ...more, id: Number(id), login: github.consenting.login });
}

beforeAll(async () => {
  await google.issuer.keys.generate('RS256');
  await google.start(0, '127.0.0.1');
  google.service.on('beforeTokenSigning', ({ payload }) => {
    Object.assign(payload, {
      sub: account.id,
      email: account.email,
      email_verified: account.isVerified,
      name: account.name,
    });
  });
  const keys = await generateKeyPair('ES256', { extractable: true });
  appleKey = keys.publicKey;
  github = await startLocalGithub();
  apple = await startAppleServer(newAccount(), 'apple-client');
  api = await startTestApi({
    environment: {
      providers: {
        google: { ...GOOGLE, issuer: google.issuer.url ?? '' },
        github: {
          clientId: github.clientId,
          clientSecret: github.clientSecret,
          url: github.url,
          apiUrl: github.apiUrl,
        },
        apple: {
          clientId: 'apple-client',
          teamId: 'TEAM',
          keyId: 'KEY',
          privateKey: await exportPKCS8(keys.privateKey),
          issuer: apple.url,
        },
      },
    },
  });
});
beforeEach(() => {
  browser = openBrowser(api);
  beAccount(newAccount());
});
afterAll(async () => {
  await api.close();
  await google.stop();
  await github.close();
  await apple.close();
});

type Answer = Awaited<ReturnType<TestBrowser['open']>>;

/** Consents at a provider that redirects; answers where it sends the browser back to. */
async function consent(authUrl: string): Promise<string> {
  const answer = await fetch(authUrl, { redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}

async function startGoogle(state?: string, redirectUri?: string): Promise<string> {
  const query = new URLSearchParams({ ...(state && { state }), ...(redirectUri && { redirectUri }) });
  const answer = await browser.open(`/api/auth/google/oauth/initiate?${String(query)}`);
  return answer.json<{ authUrl: string }>().authUrl;
}

const FLOWS: Record<string, (state: string) => Promise<Answer>> = {
  Google: async (state) => browser.open(await consent(await startGoogle(state))),
  GitHub: async (state) => {
    const started = await browser.open(`/api/auth/github?state=${encodeURIComponent(state)}`);
    return browser.open(await consent(targetOf(started).href));
  },
  Apple: async (state) => {
    const started = await browser.open(`/api/auth/apple/web?state=${encodeURIComponent(state)}`);
    const page = await fetch(targetOf(started).href);
    const { post, mode, form } = (await page.json()) as {
      post: string;
      mode: string;
      form: Record<string, string>;
    };
    expect(mode).toBe('form_post');
    const user = JSON.stringify({ name: { firstName: 'Ada', lastName: 'King Lovelace' } });
    return browser.submit(post, { ...form, user });
  },
};
const PROVIDERS = Object.keys(FLOWS);

async function flow(provider: string, state = '/apphome'): Promise<Answer> {
  const run = FLOWS[provider];
  if (run === undefined) throw new Error(provider);
  return run(state);
}

describe.each(PROVIDERS)('signing in by %s', (provider) => {
  it('[API-03] opens an account, and the code is exchanged once', async () => {
    const returned = await flow(provider, '/app/1?x=2#y');
    expect(returned.statusCode).toBe(302);
    const page = targetOf(returned);
    expect(page.origin + page.pathname).toBe('http://localhost:3000/auth/callback');
    expect([...page.searchParams.keys()]).toEqual(['code', 'state']);
    expect(page.searchParams.get('state')).toBe('/app/1?x=2#y');
    const code = page.searchParams.get('code') ?? '';
    const session = await browser.call('/auth/oauth/exchange', { code });
    expect(session.statusCode).toBe(200);
    expect(session.json()).toMatchObject({
      expiresIn: 900,
      state: '/app/1?x=2#y',
      user: { firstname: 'Ada', lastname: 'King Lovelace', email: account.email, plan: { name: 'Starter' } },
    });
    const { token } = session.json<{ token: string }>();
    expect((await api.get('/credits', token)).json()).toEqual([
      expect.objectContaining({ balancecredits: 50 }),
    ]);
    expect((await api.get('/auth/identities', token)).json()).toMatchObject({
      items: [{ provider: provider.toLowerCase() }],
    });
    expect((await browser.call('/auth/oauth/exchange', { code })).statusCode).toBe(410);
    expect([...browser.cookies.keys()]).toEqual(['tessera_browser']);
  });

  it('signs into the same account the second time, whatever its address is by then', async () => {
    const exchange = async () => {
      const code = targetOf(await flow(provider)).searchParams.get('code');
      return (await browser.call('/auth/oauth/exchange', { code })).json<{ user: { id: string } }>().user.id;
    };
    const first = await exchange();
    beAccount(newAccount({ id: account.id }));
    expect(await exchange()).toBe(first);
  });

  it('signs into a verified account of the address, and refuses when the provider did not verify it', async () => {
    const ada = await api.register({ email: account.email });
    beAccount({ ...account, isVerified: false });
    const refused = targetOf(await flow(provider));
    expect(refused.pathname + refused.search).toBe(`/auth?error=email_not_verified&provider=${provider}`);
    beAccount({ ...account, isVerified: true });
    const code = targetOf(await flow(provider)).searchParams.get('code');
    const session = await browser.call('/auth/oauth/exchange', { code });
    expect(session.json()).toMatchObject({ user: { id: ada.user.id } });
  });

  it('takes over an account that nobody verified, and its password and code are worthless', async () => {
    const squatter = {
      firstname: 'Eve',
      lastname: 'Evil',
      email: account.email,
      password: 'a squatter waits',
    };
    const { otp } = (await api.post('/auth/register', squatter)).json<{ otp: string }>();
    const code = targetOf(await flow(provider)).searchParams.get('code');
    const session = await browser.call('/auth/oauth/exchange', { code });
    expect(session.json()).toMatchObject({ user: { firstname: 'Ada', email: account.email } });
    expect((await api.post('/auth/login', squatter)).statusCode).toBe(401);
    expect((await api.post('/auth/verify-otp', { email: account.email, otp })).statusCode).toBe(400);
    const { token, user } = session.json<{ token: string; user: { id: string } }>();
    const unlinked = await api.call('DELETE', `/auth/identities/${provider.toLowerCase()}`, { token });
    expect(unlinked.statusCode).toBe(409);
    const body = { currentPassword: 'x', newPassword: 'long enough' };
    expect((await api.post(`/auth/user/${user.id}/password`, body, token)).statusCode).toBe(409);
  });

  it('gives a code that is worth nothing in another browser or without our header', async () => {
    const code = targetOf(await flow(provider)).searchParams.get('code') ?? '';
    expect((await openBrowser(api).call('/auth/oauth/exchange', { code })).statusCode).toBe(410);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const plain = {
      method: 'POST' as const,
      url: '/api/auth/oauth/exchange',
      payload: { code },
      headers: { cookie },
    };
    expect((await api.inject(plain)).statusCode).toBe(403);
  });
});

describe('what can go wrong at a provider', () => {
  it('refuses a return that another browser began (state)', async () => {
    const back = await consent(await startGoogle());
    const elsewhere = targetOf(await openBrowser(api).open(back));
    expect(elsewhere.pathname + elsewhere.search).toBe('/auth?error=oauth_failed&provider=Google');
  });

  it('refuses a code that was used before, and one of another attempt (PKCE)', async () => {
    const started = targetOf(await browser.open('/api/auth/github'));
    const back = new URL(await consent(started.href));
    const other = new URL(await consent(targetOf(await openBrowser(api).open('/api/auth/github')).href));
    back.searchParams.set('code', other.searchParams.get('code') ?? '');
    const refused = targetOf(await browser.open(back.href));
    expect(refused.search).toBe('?error=oauth_failed&provider=GitHub');
  });

  it('[AUTH-08] says no_code when someone cancels', async () => {
    const back = new URL(await consent(await startGoogle()));
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    expect(targetOf(await browser.open(back.href)).search).toBe('?error=no_code');
  });

  it('signs Apple’s client secret with ES256 for the team, the client and the issuer', async () => {
    await flow('Apple');
    const { client_id: clientId, client_secret: secret = '' } = apple.lastExchange;
    expect(clientId).toBe('apple-client');
    const { payload, protectedHeader } = await jwtVerify(secret, appleKey, {
      audience: apple.url,
      issuer: 'TEAM',
    });
    expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: 'KEY' });
    expect(payload.sub).toBe('apple-client');
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
  });

  it('keeps attempts in HttpOnly cookies, Apple’s so that it comes back with a posted form', async () => {
    const [lax] = (await browser.open('/api/auth/github')).cookies;
    expect(lax).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/auth', maxAge: 600 });
    const [posted] = (await browser.open('/api/auth/apple/web')).cookies;
    expect(posted).toMatchObject({ httpOnly: true, sameSite: 'None', secure: true });
  });
});

describe('POST /auth/google/callback', () => {
  const redirectUri = 'http://localhost:3000/auth/callback';

  it('[API-03] exchanges the code of a page that Google returned to itself', async () => {
    const back = new URL(await consent(await startGoogle(undefined, redirectUri)));
    expect(back.pathname).toBe('/auth/callback');
    const answer = await browser.call('/auth/google/callback', {
      code: back.searchParams.get('code'),
      redirectUri,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ success: true, expiresIn: 900, user: { email: account.email } });
  });

  it('refuses another browser, a wrong code, a foreign address, and names what is missing', async () => {
    expect((await browser.call('/auth/google/callback', { code: 'x', redirectUri })).statusCode).toBe(403);
    await startGoogle(undefined, redirectUri);
    expect((await browser.call('/auth/google/callback', { code: 'x', redirectUri })).statusCode).toBe(502);
    const foreign = await browser.open('/api/auth/google/oauth/initiate?redirectUri=https://evil.example/');
    expect(foreign.statusCode).toBe(400);
    expect(foreign.json()).toHaveProperty('fields.redirectUri');
    expect((await browser.call('/auth/google/callback', {})).json()).toMatchObject({
      fields: { code: 'No authorization code received', redirectUri: 'The redirect address is required' },
    });
  });
});

describe('POST /auth/google/verify', () => {
  const credential = (claims: object) =>
    google.issuer.buildToken({
      scopesOrTransform: (_header, payload) => {
        Object.assign(payload, {
          aud: GOOGLE.clientId,
          sub: account.id,
          email: account.email,
          email_verified: true,
          name: 'Ada L',
          ...claims,
        });
      },
    });

  it('[API-03] takes a credential that Google signed for this client, with the nonce', async () => {
    const body = { credential: await credential({ nonce: 'n1' }), nonce: 'n1' };
    const answer = await browser.call('/auth/google/verify', body);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ success: true, user: { email: account.email }, expiresIn: 900 });
  });

  it.each([
    ['another client', { aud: 'other' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['a time that is over', { exp: 1_700_000_000 }],
    ['another nonce', { nonce: 'other' }],
  ])('refuses a credential of %s', async (_case, claims) => {
    const body = { credential: await credential(claims), nonce: 'n1' };
    expect((await browser.call('/auth/google/verify', body)).statusCode).toBe(401);
  });

  it('refuses a forged credential and an unverified address, and names an empty one', async () => {
    const [header, , signature] = (await credential({})).split('.');
    const claims = Buffer.from(
      JSON.stringify({ iss: google.issuer.url, aud: GOOGLE.clientId, sub: '1', exp: 9e9 }),
    );
    const forged = [header, claims.toString('base64url'), signature].join('.');
    expect((await browser.call('/auth/google/verify', { credential: forged })).statusCode).toBe(401);
    const unverified = { credential: await credential({ email_verified: false }) };
    expect((await browser.call('/auth/google/verify', unverified)).statusCode).toBe(403);
    expect((await browser.call('/auth/google/verify', {})).json()).toMatchObject({
      fields: { credential: 'No authentication data received' },
    });
  });
});
