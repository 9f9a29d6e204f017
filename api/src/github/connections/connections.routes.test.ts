import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import type { ProviderClients } from '../../config/providers';
import { startLocalGithub, type LocalGithub } from '../../../../tooling/github-server/index.mjs';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { ATTEMPT_SECONDS } from './connections.service';
import { githubAttempts, githubConnections } from '../tables/github.table';

let now = new Date('2026-03-01T12:00:00Z');
let github: LocalGithub;
let api: TestApi;
let ada: TestUser;

const CLIENT = { clientId: 'github-client', clientSecret: 'github-secret' };

function clientAt(url: string, apiUrl = url): ProviderClients {
  const client = { ...CLIENT, url, apiUrl };
  return { google: undefined, github: client, apple: undefined };
}

beforeAll(async () => {
  github = await startLocalGithub({ client: CLIENT });
  api = await startTestApi({
    clock: () => now,
    environment: {
      providers: clientAt(github.url, github.apiUrl),
      githubAddresses: { url: github.url, apiUrl: github.apiUrl },
    },
  });
});
beforeEach(async () => {
  github.calls.length = 0;
  await api.db.delete(githubConnections);
  ada = await api.register();
});
afterAll(async () => {
  await api.close();
  await github.close();
});

async function initiate(user: TestUser, redirect?: string): Promise<string> {
  const query = redirect === undefined ? '' : `?redirect=${encodeURIComponent(redirect)}`;
  const answer = await api.get(`/github/oauth/initiate${query}`, user.token);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ authUrl: string }>().authUrl;
}

/** Consents at GitHub; what it sends the browser back to the page with. */
async function consent(authUrl: string): Promise<{ code: string; state: string }> {
  const answer = await fetch(authUrl, { redirect: 'manual' });
  const page = new URL(answer.headers.get('location') ?? '');
  expect(page.origin + page.pathname).toBe('http://localhost:3000/github-callback');
  return { code: page.searchParams.get('code') ?? '', state: page.searchParams.get('state') ?? '' };
}

/** What GitHub was sent last by such a call. */
const lastSent = (call: RegExp): string =>
  github.calls.findLast(({ method, path }) => call.test(`${method} ${path}`))?.body ?? '';

/** The token that GitHub was asked to forget last. */
const lastRevoked = (): string =>
  (JSON.parse(lastSent(/^DELETE .*\/applications\//)) as { access_token: string }).access_token;

const exchange = (body: object, token?: string) => api.post('/github/oauth/exchange', body, token);

async function connect(user: TestUser): Promise<void> {
  const answer = await exchange(await consent(await initiate(user)), user.token);
  expect(answer.statusCode).toBe(200);
}

describe('GET /github/oauth/initiate', () => {
  it('[OAU-03] answers GitHub’s page with state, PKCE, the scopes and the page to come back to', async () => {
    const url = new URL(await initiate(ada));
    expect(url.origin + url.pathname).toBe(`${github.url}/login/oauth/authorize`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'github-client',
      scope: 'read:user repo',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:3000/github-callback',
    });
    expect(url.searchParams.get('state')?.length).toBeGreaterThan(40);
  });

  it('needs a signed-in user, and refuses a path that is too long', async () => {
    expect((await api.get('/github/oauth/initiate')).statusCode).toBe(401);
    const long = await api.get(`/github/oauth/initiate?redirect=/${'x'.repeat(2001)}`, ada.token);
    expect(long.statusCode).toBe(400);
    expect(long.json()).toMatchObject({ fields: { redirect: 'The path is too long' } });
  });
});

describe('POST /github/oauth/exchange', () => {
  it('[OAU-03] connects the account, renews the session, and says where to go', async () => {
    const answer = await exchange(await consent(await initiate(ada)), ada.token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Connected as ada-l',
      redirectUrl: '/github',
      expiresIn: 900,
      user: { id: ada.user.id },
    });
    const { token, refreshToken } = answer.json<{ token: string; refreshToken: string }>();
    expect((await api.get('/auth/user', token)).statusCode).toBe(200);
    for (const renewed of [refreshToken, ada.refreshToken]) {
      expect((await api.post('/auth/refresh', { refreshToken: renewed })).statusCode).toBe(200);
    }
  });

  it('[OAU-05] goes on to the path that was asked for, and never to another site', async () => {
    const there = await exchange(await consent(await initiate(ada, '/create-project?x=1')), ada.token);
    expect(there.json()).toMatchObject({ redirectUrl: '/create-project?x=1' });
    for (const path of ['https://evil.example/', '//evil.example', '/.//evil.example']) {
      const answer = await exchange(await consent(await initiate(ada, path)), ada.token);
      expect(answer.json()).toMatchObject({ redirectUrl: '/github' });
    }
  });

  it('names what is missing', async () => {
    const answer = await exchange({}, ada.token);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      fields: { code: 'No authorization code received', state: 'The state is missing' },
    });
    expect((await exchange({ code: '', state: '' }, ada.token)).statusCode).toBe(400);
  });

  it('needs a signed-in user', async () => {
    expect((await exchange(await consent(await initiate(ada)))).statusCode).toBe(401);
  });

  it('answers 403 to another session, also of the same user, and the attempt stays good for its own', async () => {
    const answer = await consent(await initiate(ada));
    const eve = await api.register();
    const elsewhere = await api.post('/auth/login', { email: ada.user.email, password: ada.password });
    for (const { token } of [eve, elsewhere.json<{ token: string }>()]) {
      expect((await exchange(answer, token)).statusCode).toBe(403);
    }
    expect((await exchange(answer, ada.token)).statusCode).toBe(200);
  });

  it('answers 403 to a state that is made up, used, or too old', async () => {
    const answer = await consent(await initiate(ada));
    expect((await exchange({ ...answer, state: 'made-up' }, ada.token)).statusCode).toBe(403);
    expect((await exchange(answer, ada.token)).statusCode).toBe(200);
    expect((await exchange(answer, ada.token)).statusCode).toBe(403);
    const late = await consent(await initiate(ada));
    now = new Date(now.getTime() + ATTEMPT_SECONDS * 1000);
    expect((await exchange(late, ada.token)).statusCode).toBe(403);
    await initiate(ada);
    const kept = await api.db.select().from(githubAttempts).where(eq(githubAttempts.userId, ada.user.id));
    expect(kept).toHaveLength(1);
  });

  it('answers 401 when the session was ended meanwhile, and connects nothing', async () => {
    const answer = await consent(await initiate(ada));
    await api.post('/auth/logout', { refreshToken: ada.refreshToken });
    expect((await exchange(answer, ada.token)).statusCode).toBe(401);
    expect(await api.db.select().from(githubConnections)).toEqual([]);
  });

  it('ends a token at GitHub that is kept nowhere: one of an attempt that failed, and one that was replaced', async () => {
    const answer = await consent(await initiate(ada));
    // It ends while GitHub is asked.
    const held = github.interfere({ kind: 'hold', match: /access_token/ });
    const late = exchange(answer, ada.token);
    await held.met;
    await api.post('/auth/logout', { refreshToken: ada.refreshToken });
    held.release();
    github.restore();
    expect((await late).statusCode).toBe(401);
    expect(github.hasToken(lastRevoked())).toBe(false);
    const bob = await api.register();
    await connect(bob);
    github.calls.length = 0;
    await connect(bob);
    const replaced = lastRevoked();
    expect(github.hasToken(replaced)).toBe(false);
    const body = { apiKey: github.createToken() };
    expect((await api.post('/github/repositories/api-key', body, bob.token)).statusCode).toBe(200);
    expect(lastRevoked()).not.toBe(replaced);
    expect(github.hasToken(lastRevoked())).toBe(false);
    // Their own is theirs to end.
    await connect(bob);
    expect(github.hasToken(body.apiKey)).toBe(true);
  });

  it('ends a token whose account GitHub does not tell, and one that could not be kept', async () => {
    github.interfere({ kind: 'status', status: 503, match: /^GET .*\/user$/ });
    const unread = await exchange(await consent(await initiate(ada)), ada.token);
    github.restore();
    expect(unread.statusCode).toBe(502);
    expect(github.hasToken(lastRevoked())).toBe(false);
    github.calls.length = 0;
    await api.db.execute(
      sql`alter table github_connections add constraint none_more check (false) not valid`,
    );
    const unkept = await exchange(await consent(await initiate(ada)), ada.token);
    await api.db.execute(sql`alter table github_connections drop constraint none_more`);
    expect(unkept.statusCode).toBe(500);
    expect(github.hasToken(lastRevoked())).toBe(false);
  });

  it('keeps one token of two first ones at once, and ends the other', async () => {
    const answers = [await consent(await initiate(ada)), await consent(await initiate(ada))];
    const done = await Promise.all(answers.map((answer) => exchange(answer, ada.token)));
    expect(done.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(github.hasToken(lastRevoked())).toBe(false);
    expect(await api.db.select().from(githubConnections)).toHaveLength(1);
  });

  it('answers 502 to a code of another attempt (PKCE), and keeps the connection that there was', async () => {
    await connect(ada);
    const other = await consent(await initiate(await api.register()));
    const { state } = await consent(await initiate(ada));
    const answer = await exchange({ code: other.code, state }, ada.token);
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toMatchObject({ error: 'GitHub could not be connected. Please try again.' });
    expect(await api.db.select().from(githubConnections)).toHaveLength(1);
  });

  it('keeps the token sealed for its user: in no answer, and readable in no row', async () => {
    const answer = await exchange(await consent(await initiate(ada)), ada.token);
    const verifier = new URLSearchParams(lastSent(/^POST .*access_token$/)).get('code_verifier') ?? '';
    const info = await api.post('/auth/getgithubinfo', { userId: ada.user.id }, ada.token);
    await api.post('/auth/disconnectedgithub', { userId: ada.user.id }, ada.token);
    const token = lastRevoked();
    expect([token, verifier]).not.toContain('');
    await connect(ada);
    const rows = JSON.stringify(await api.db.select().from(githubConnections));
    expect(rows).toContain('"sealedToken":"v2.');
    for (const text of [answer.body, info.body, rows]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(verifier);
    }
  });
});

describe('the connection', () => {
  it('[GIT-02] shows whose account it is and the end of its token, to its owner only', async () => {
    const ask = (token?: string) => api.post('/auth/getgithubinfo', { userId: ada.user.id }, token);
    expect((await ask(ada.token)).json()).toEqual({
      githubUsername: null,
      githubaccesstoken: null,
      auth: null,
    });
    await connect(ada);
    const masked = expect.stringMatching(/^••••.{4}$/) as string;
    expect((await ask(ada.token)).json()).toEqual({
      githubUsername: 'ada-l',
      githubaccesstoken: masked,
      auth: { provider: 'github', accessToken: masked, displayName: 'ada-l' },
      via: 'oauth',
    });
    expect((await ask((await api.register()).token)).statusCode).toBe(403);
    expect((await ask()).statusCode).toBe(401);
    const unnamed = await api.post('/auth/getgithubinfo', {}, ada.token);
    expect(unnamed.statusCode).toBe(400);
    expect(unnamed.json()).toMatchObject({ fields: { userId: 'User ID is required' } });
  });

  it('[GIT-02] is let go by its owner only, and GitHub forgets the token', async () => {
    const ask = (token?: string) => api.post('/auth/disconnectedgithub', { userId: ada.user.id }, token);
    await connect(ada);
    expect((await ask((await api.register()).token)).statusCode).toBe(403);
    expect((await ask()).statusCode).toBe(401);
    expect((await api.post('/auth/disconnectedgithub', {}, ada.token)).statusCode).toBe(400);
    const answer = await ask(ada.token);
    expect(answer.json()).toEqual({ success: true, message: 'GitHub account disconnected' });
    expect(github.hasToken(lastRevoked())).toBe(false);
    expect(await api.db.select().from(githubConnections)).toEqual([]);
    // Once more: nothing to do, and no failure.
    expect((await ask(ada.token)).statusCode).toBe(200);
  });
});

describe('an account that ends', () => {
  it('takes the token along: GitHub forgets it', async () => {
    await connect(ada);
    const body = { password: ada.password };
    const answer = await api.call('DELETE', `/auth/user/${ada.user.id}`, { token: ada.token, body });
    expect(answer.statusCode).toBe(202);
    expect(github.hasToken(lastRevoked())).toBe(false);
    expect(await api.db.select().from(githubConnections)).toEqual([]);
  });
});

describe('without GitHub', () => {
  it('answers 503 while no client is configured, and 502 when GitHub does not answer', async () => {
    const plain = await startTestApi();
    const user = await plain.register();
    const unset = await plain.get('/github/oauth/initiate', user.token);
    expect(unset.statusCode).toBe(503);
    expect(unset.json()).toMatchObject({ code: 'oauth_not_configured' });
    await plain.close();

    const dead = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => dead.once('listening', resolve));
    const url = `http://127.0.0.1:${(dead.address() as AddressInfo).port}`;
    await new Promise((resolve) => dead.close(resolve));
    const lonely = await startTestApi({ environment: { providers: clientAt(url) } });
    const { token } = await lonely.register();
    const begun = await lonely.get('/github/oauth/initiate', token);
    const state = new URL(begun.json<{ authUrl: string }>().authUrl).searchParams.get('state');
    const answer = await lonely.post('/github/oauth/exchange', { code: 'x', state }, token);
    expect(answer.statusCode).toBe(502);
    await lonely.close();
  });
});
