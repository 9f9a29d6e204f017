import { startLocalGithub, type LocalGithub } from '../../../../tooling/github-server/index.mjs';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { openBrowser, targetOf } from '../../testing/test-browser';

let now = new Date('2026-03-01T12:00:00Z');
let github: LocalGithub;
let api: TestApi;
beforeAll(async () => {
  github = await startLocalGithub();
  const { clientId, clientSecret, url, apiUrl } = github;
  const client = { clientId, clientSecret, url, apiUrl };
  api = await startTestApi({
    clock: () => now,
    environment: { providers: { google: undefined, github: client, apple: undefined } },
  });
});
afterAll(async () => {
  await api.close();
  await github.close();
});

describe('the code of /auth/callback', () => {
  it('[OAU-02] is good for two minutes and not a moment longer', async () => {
    const statuses: number[] = [];
    for (const seconds of [119, 120]) {
      const browser = openBrowser(api);
      const consent = await fetch(targetOf(await browser.open('/api/auth/github')).href, {
        redirect: 'manual',
      });
      const returned = await browser.open(consent.headers.get('location') ?? '');
      const code = targetOf(returned).searchParams.get('code');
      now = new Date(now.getTime() + seconds * 1000);
      statuses.push((await browser.call('/auth/oauth/exchange', { code })).statusCode);
    }
    expect(statuses).toEqual([200, 410]);
  });
});
