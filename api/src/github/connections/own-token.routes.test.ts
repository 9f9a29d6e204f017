import { startLocalGithub, type LocalGithub } from '../../../../tooling/github-server/index.mjs';
import { eq } from 'drizzle-orm';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { githubConnections } from '../tables/github.table';

let github: LocalGithub;
let api: TestApi;

beforeAll(async () => {
  github = await startLocalGithub();
  api = await startTestApi({ environment: { githubAddresses: github } });
});
afterAll(async () => {
  await api.close();
  await github.close();
});

const give = (user: TestUser, apiKey: string) =>
  api.post('/github/repositories/api-key', { apiKey }, user.token);
const statuses = async (user: TestUser, count: number) => {
  const found: number[] = [];
  for (let at = 0; at < count; at += 1) found.push((await give(user, `ghp_stolen${at}`)).statusCode);
  return found;
};

describe('tokens that GitHub refuses', () => {
  it('[GIT-01] are tried five times by an account, and then not sent to GitHub for a while', async () => {
    const ada = await api.register();
    expect(await statuses(ada, 5)).toEqual([422, 422, 422, 422, 422]);
    github.calls.length = 0;
    const locked = await give(ada, github.createToken());
    expect(locked.statusCode).toBe(429);
    expect(locked.json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect(github.calls).toEqual([]);
  });

  it('[GIT-01] do not count once one is accepted', async () => {
    const bob = await api.register();
    expect(await statuses(bob, 4)).toEqual([422, 422, 422, 422]);
    expect((await give(bob, github.createToken())).statusCode).toBe(200);
    expect(await statuses(bob, 1)).toEqual([422]);
  });

  it('[GIT-01] lock a network that goes on with other accounts', async () => {
    for (let at = 0; at < 3; at += 1) await statuses(await api.register(), 4);
    github.calls.length = 0;
    expect((await give(await api.register(), github.createToken())).statusCode).toBe(429);
    expect(github.calls).toEqual([]);
  });
});

describe('a token that does not open any more', () => {
  it('[GIT-02] says to reconnect, shows whose account it is, and can be let go', async () => {
    const { api: other, user } = await connected();
    const asked = await other.get('/github/repositories', user.token);
    expect(asked.statusCode).toBe(409);
    expect(asked.json()).toMatchObject({ code: 'RECONNECT' });
    const body = { userId: user.user.id };
    const info = await other.post('/auth/getgithubinfo', body, user.token);
    expect(info.json()).toMatchObject({ githubUsername: 'ada-l', githubaccesstoken: '••••' });
    expect((await other.post('/auth/disconnectedgithub', body, user.token)).statusCode).toBe(200);
    await other.close();
  });

  /** An account that was sealed with another key than the server has now. */
  async function connected() {
    const other = await startTestApi({ environment: { githubAddresses: github } });
    const user = await other.register();
    await other.post('/github/repositories/api-key', { apiKey: github.createToken() }, user.token);
    await other.db
      .update(githubConnections)
      .set({ sealedToken: 'v2.other-key.AAAA.AAAA.AAAA' })
      .where(eq(githubConnections.userId, user.user.id));
    return { api: other, user };
  }
});
