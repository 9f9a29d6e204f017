import type { Repository } from '@tessera/shared/contracts';
import { startLocalGithub, type LocalGithub } from '../../../../tooling/github-server/index.mjs';
import { loggerOptions } from '../../start/logger';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { githubConnections, githubSelections } from '../tables/github.table';

let github: LocalGithub;
let api: TestApi;
let ada: TestUser;
let log = '';

beforeAll(async () => {
  github = await startLocalGithub();
  github.addAccount({ id: 7, login: 'bob', email: 'bob@example.com' });
  const options = loggerOptions({ logLevel: 'trace' });
  const stream = { write: (line: string) => void (log += line) };
  api = await startTestApi({
    logger: { ...(typeof options === 'object' ? options : {}), stream },
    environment: { githubAddresses: github },
  });
});
beforeEach(async () => {
  github.restore();
  github.calls.length = 0;
  ada = await api.register();
});
afterAll(async () => {
  await api.close();
  await github.close();
});

const giveToken = (apiKey: unknown, token?: string) =>
  api.post('/github/repositories/api-key', { apiKey }, token);

async function connect(): Promise<string> {
  const token = github.createToken();
  expect((await giveToken(token, ada.token)).statusCode).toBe(200);
  return token;
}

const infoOf = async ({ user, token }: TestUser) =>
  (await api.post('/auth/getgithubinfo', { userId: user.id }, token)).json<{
    githubUsername: string | null;
  }>();

describe('GET /github/options', () => {
  it('[GIT-01] says without a session what the operator has set, and where GitHub is', async () => {
    expect((await api.get('/github/options')).json()).toEqual({
      canConnect: false,
      url: github.url,
      callbackUrl: 'http://localhost:3000/github-callback',
    });
  });
});

describe('a token of one’s own', () => {
  it('[GIT-01] connects its account without a client of the operator, and is kept sealed', async () => {
    const token = github.createToken();
    const answer = await giveToken(`  ${token} `, ada.token);
    expect(answer.json()).toEqual({ success: true, githubUsername: 'ada-l' });
    expect(await infoOf(ada)).toMatchObject({
      githubUsername: 'ada-l',
      githubaccesstoken: `••••${token.slice(-4)}`,
      via: 'token',
    });
    const rows = JSON.stringify(await api.db.select().from(githubConnections));
    expect(rows).not.toContain(token);
  });

  it('names what is wrong with it: missing, unreadable, or not taken by GitHub', async () => {
    expect((await giveToken(github.createToken())).statusCode).toBe(401);
    const required = { fields: { apiKey: 'GitHub access token is required' } };
    for (const none of [undefined, '', '   ']) {
      const answer = await giveToken(none, ada.token);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject(required);
    }
    const strange = await giveToken('zwei wörter', ada.token);
    expect(strange.json()).toMatchObject({ fields: { apiKey: 'A token has letters, digits and _ only' } });
    const refused = await giveToken('ghp_made_up', ada.token);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ fields: { apiKey: 'GitHub does not accept this token' } });
    github.interfere({ kind: 'drop' });
    expect((await giveToken(github.createToken(), ada.token)).statusCode).toBe(502);
    expect(await infoOf(ada)).toMatchObject({ githubUsername: null });
  });

  it('[GIT-02] may come with the repository that was selected beside it, for its owner only', async () => {
    await connect();
    const accessToken = github.createToken();
    const body = { userId: ada.user.id, accessToken, selectedRepo: 'ada-l/shop' };
    const answer = await api.post('/auth/githubtoken', body, ada.token);
    expect(answer.json()).toEqual({ success: true, message: 'GitHub token updated' });
    const selected = await api.get('/github/repositories/selected', ada.token);
    expect(selected.json()).toEqual({ repositories: ['ada-l/shop'] });
    expect((await api.post('/auth/githubtoken', body)).statusCode).toBe(401);
    expect((await api.post('/auth/githubtoken', body, (await api.register()).token)).statusCode).toBe(403);
    const wrong = await api.post('/auth/githubtoken', { ...body, accessToken: 'ghp_no' }, ada.token);
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({ fields: { accessToken: 'GitHub does not accept this token' } });
    const unnamed = await api.post('/auth/githubtoken', { userId: ada.user.id }, ada.token);
    expect(unnamed.statusCode).toBe(400);
    expect(unnamed.json()).toMatchObject({ fields: { accessToken: 'GitHub access token is required' } });
  });

  it('goes on to work at GitHub when the account is let go, and what was selected is forgotten', async () => {
    const token = await connect();
    await api.post('/github/repositories/selected', { repositories: ['ada-l/shop'] }, ada.token);
    await api.post('/auth/disconnectedgithub', { userId: ada.user.id }, ada.token);
    expect(github.hasToken(token)).toBe(true);
    expect(await infoOf(ada)).toMatchObject({ githubUsername: null });
    const selected = await api.get('/github/repositories/selected', ada.token);
    expect(selected.json()).toEqual({ repositories: [] });
  });
});

describe('another account in the place of the one before', () => {
  const readSelected = async () =>
    (await api.get('/github/repositories/selected', ada.token)).json<{ repositories: string[] }>()
      .repositories;

  it('[GIT-04] has nothing that was selected of that one; another token of the same account keeps it', async () => {
    await connect();
    await api.post('/github/repositories/selected', { repositories: ['ada-l/private-plan'] }, ada.token);
    await connect();
    expect(await readSelected()).toEqual(['ada-l/private-plan']);
    expect((await giveToken(github.createToken('bob'), ada.token)).statusCode).toBe(200);
    expect(await readSelected()).toEqual([]);
  });
});

describe('repositories', () => {
  it('[GIT-03] are listed a page at a time, those that changed last first', async () => {
    await connect();
    await github.createRepository('older', { a: 'a' }, { pushedAt: new Date('2026-01-01T00:00:00Z') });
    const newer = await github.createRepository('newer', { a: 'a' }, { isPrivate: true, language: 'CSS' });
    newer.pushedAt = new Date('2999-01-01T00:00:00Z');
    const answer = await api.get('/github/repositories', ada.token);
    const [first] = answer.json<Repository[]>();
    expect(first).toMatchObject({
      full_name: 'ada-l/newer',
      language: 'CSS',
      visibility: 'private',
      updatedat: '2999-01-01T00:00:00.000Z',
      html_url: `${github.url}/ada-l/newer`,
      canPush: true,
    });
    expect((await api.get('/github/repositories?page=9', ada.token)).json()).toEqual([]);
    const bad = await api.get('/github/repositories?page=0', ada.token);
    expect(bad.statusCode).toBe(400);
    expect(bad.json()).toMatchObject({ fields: { page: expect.any(String) as string } });
    expect((await api.get('/github/repositories')).statusCode).toBe(401);
  });

  it('are read by name, with their branches, the default one first', async () => {
    await connect();
    const repository = await github.createRepository('branches', { a: 'a' }, { defaultBranch: 'trunk' });
    await github.commit(repository, 'alpha', { b: 'b' });
    const query = '?repository=ada-l/branches';
    expect((await api.get(`/github/repository${query}`, ada.token)).json()).toMatchObject({
      name: 'branches',
      default_branch: 'trunk',
    });
    expect((await api.get(`/github/branches${query}`, ada.token)).json()).toEqual({
      items: [
        { name: 'trunk', isDefault: true },
        { name: 'alpha', isDefault: false },
      ],
    });
    await github.createRepository('nothing');
    const empty = await api.get('/github/branches?repository=ada-l/nothing', ada.token);
    expect(empty.json()).toEqual({ items: [] });
    for (const path of ['/github/repository', '/github/branches']) {
      expect((await api.get(`${path}${query}`)).statusCode).toBe(401);
      const gone = await api.get(`${path}?repository=ada-l/gone`, ada.token);
      expect(gone.statusCode).toBe(404);
      const bad = await api.get(`${path}?repository=../user`, ada.token);
      expect(bad.statusCode).toBe(400);
      expect(bad.json()).toMatchObject({ fields: { repository: 'Enter a repository as owner/name' } });
    }
  });

  it('may belong to owners that a company manages, whose names have an underscore', async () => {
    await connect();
    github.addAccount({ id: 9, login: 'eve_acme', email: 'eve@example.com' });
    await github.createRepository('shown', { a: '1' }, { owner: 'eve_acme' });
    const found = await api.get('/github/repository?repository=eve_acme/shown', ada.token);
    expect(found.json()).toMatchObject({ full_name: 'eve_acme/shown' });
  });

  it('are created, and a name that is taken is said at the field', async () => {
    await connect();
    const body = { name: 'brand-new', private: true, description: 'Mine' };
    const create = (fields: object, token?: string) => api.post('/github/repositories', fields, token);
    const answer = await create(body, ada.token);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ full_name: 'ada-l/brand-new', visibility: 'private' });
    const again = await create(body, ada.token);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      fields: { name: 'You already have a repository "brand-new" at GitHub' },
    });
    const bad = await create({ ...body, name: 'a b' }, ada.token);
    expect(bad.statusCode).toBe(400);
    expect(bad.json()).toMatchObject({ fields: { name: 'A name has letters, digits and . - _ only' } });
    expect((await create(body)).statusCode).toBe(401);
  });

  it('[GIT-04] that are selected are kept in their order, in the place of those before', async () => {
    const select = (repositories: unknown, token?: string) =>
      api.post('/github/repositories/selected', { repositories }, token);
    await select(['ada-l/a', 'ada-l/b', 'ada-l/a'], ada.token);
    const read = async () => (await api.get('/github/repositories/selected', ada.token)).json<unknown>();
    expect(await read()).toEqual({ repositories: ['ada-l/a', 'ada-l/b'] });
    await select(['bob/c', 'ada-l/a'], ada.token);
    expect(await read()).toEqual({ repositories: ['bob/c', 'ada-l/a'] });
    const atOnce = await Promise.all(
      Array.from({ length: 6 }, (_, at) => select([`ada-l/${at}`, 'ada-l/x'], ada.token)),
    );
    expect(new Set(atOnce.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { repositories } = (await read()) as { repositories: string[] };
    expect(repositories).toEqual([expect.stringMatching(/^ada-l\/\d$/), 'ada-l/x']);
    expect((await select(['nonsense'], ada.token)).statusCode).toBe(400);
    expect((await select(undefined, ada.token)).statusCode).toBe(400);
    expect((await select([])).statusCode).toBe(401);
    expect((await api.get('/github/repositories/selected')).statusCode).toBe(401);
    await api.call('DELETE', `/auth/user/${ada.user.id}`, {
      token: ada.token,
      body: { password: ada.password },
    });
    const left = await api.db.select().from(githubSelections);
    expect(left.filter(({ userId }) => userId === ada.user.id)).toEqual([]);
  });
});

describe('an account that is connected at GitHub', () => {
  it('[GIT-01] [OAU-03] reads private repositories, and is let go there as well', async () => {
    const { clientId, clientSecret, url, apiUrl } = github;
    const client = { clientId, clientSecret, url, apiUrl };
    const providers = { google: undefined, github: client, apple: undefined };
    const own = await startTestApi({ environment: { githubAddresses: github, providers } });
    const eve = await own.register();
    expect((await own.get('/github/options')).json()).toMatchObject({ canConnect: true });
    const begun = await own.get('/github/oauth/initiate', eve.token);
    const asked = await fetch(begun.json<{ authUrl: string }>().authUrl, { redirect: 'manual' });
    const back = new URL(asked.headers.get('location') ?? '').searchParams;
    const body = { code: back.get('code'), state: back.get('state') };
    expect((await own.post('/github/oauth/exchange', body, eve.token)).statusCode).toBe(200);
    await github.createRepository('hidden', { a: 'a' }, { isPrivate: true });
    const read = await own.get('/github/repository?repository=ada-l/hidden', eve.token);
    expect(read.json()).toMatchObject({ visibility: 'private', canPush: true });
    const sent = github.calls.at(-1)?.headers['authorization'];
    const token = String(sent).replace('Bearer ', '');
    expect(github.hasToken(token)).toBe(true);
    await own.post('/auth/disconnectedgithub', { userId: eve.user.id }, eve.token);
    expect(github.hasToken(token)).toBe(false);
    await own.close();
  });
});

describe('when GitHub cannot be asked', () => {
  const list = () => api.get('/github/repositories', ada.token);

  it('says that no account is connected', async () => {
    const answer = await list();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'NOT_CONNECTED' });
  });

  it('says to reconnect once GitHub refuses the token, and does not send it again', async () => {
    github.revokeToken(await connect());
    for (const _ of [1, 2]) expect((await list()).json()).toMatchObject({ code: 'RECONNECT' });
    expect(github.calls.filter(({ path }) => path.includes('/user/repos'))).toHaveLength(1);
    expect(await infoOf(ada)).toMatchObject({ githubUsername: 'ada-l' });
    await connect();
    expect((await list()).statusCode).toBe(200);
  });

  it('[GIT-05] says when it goes on, or that GitHub is away', async () => {
    await connect();
    github.interfere({ kind: 'rateLimit', reset: Math.floor(Date.now() / 1000) + 90 });
    const limited = await list();
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(60);
    expect(limited.json()).toMatchObject({ error: expect.stringContaining('in 2 minutes') as string });
    github.restore();
    github.interfere({ kind: 'status', status: 503 });
    expect((await list()).statusCode).toBe(502);
  });

  it('has the token in no answer and in no line of the log', async () => {
    const token = await connect();
    const texts: string[] = [];
    for (const kind of ['drop', 'status', 'rateLimit', 'secondary'] as const) {
      github.restore();
      github.interfere({ kind });
      texts.push((await list()).body);
    }
    github.restore();
    await github.createRepository('logged', { a: 'a' });
    const body = { source: 'github', repository: 'ada-l/logged', projectName: 'Logged' };
    const made = await api.post('/project/import', body, ada.token);
    expect(made.statusCode).toBe(200);
    await api.post('/github/repositories/selected', { repositories: ['ada-l/logged'] }, ada.token);
    const link = await api.post(`/auth/user/${ada.user.id}/export`, undefined, ada.token);
    const { pathname, search } = new URL(link.json<{ url: string }>().url);
    const copy = await api.inject({ method: 'GET', url: pathname + search });
    expect(copy.json()).toMatchObject({
      github: [{ login: 'ada-l', isOwnToken: true }],
      selectedRepositories: ['ada-l/logged'],
    });
    texts.push(made.body, copy.body);
    github.revokeToken(token);
    texts.push((await list()).body, JSON.stringify(await infoOf(ada)));
    const { sealedToken } = (await api.db.select().from(githubConnections)).at(-1) ?? { sealedToken: '' };
    expect(log).toContain('incoming request');
    for (const secret of [token, sealedToken]) {
      expect(secret).not.toBe('');
      for (const text of [...texts, log]) expect(text).not.toContain(secret);
    }
  });
});
