import { randomUUID } from 'node:crypto';
import { pushProject, versionSchema } from '@tessera/shared/contracts';
import { startLocalGithub, type LocalGithub } from '../../../../tooling/github-server/index.mjs';
import type { BalancedAnswer } from '../../testing/balanced-calls';
import { workOn, type Owner } from '../../testing/deployments-of-two';
import { listVersions } from '../../testing/rows-of-two';
import { provideTwoServers } from '../../testing/two-servers';

jest.setTimeout(120_000);

const { TEST_DATABASE_URL: serverUrl } = process.env;
/** Only a PostgreSQL server can be shared. */
const describeOnServer = serverUrl === undefined ? describe.skip : describe;

describeOnServer('two servers that push one project', () => {
  let github: LocalGithub;
  const two = provideTwoServers(async () => {
    github = await startLocalGithub();
    return { GITHUB_URL: github.url, GITHUB_API_URL: github.apiUrl };
  });
  const work = workOn(two);
  let ada: Owner;

  beforeAll(async () => {
    ada = await work.makeOwner(two.first, 0);
  });
  afterAll(() => github.close());

  async function save(note: string): Promise<void> {
    const { items } = (await work.get(`/project/${ada.projectId}/versions`, ada)) as {
      items: { id: string }[];
    };
    const changes = [{ path: `${note}.md`, text: `${note}\n` }];
    const body = { baseVersionId: items[0]?.id, changes, note };
    versionSchema.parse((await work.post(`/project/${ada.projectId}/versions`, body, ada)).json());
  }

  const pushAtBoth = (keys: readonly [string, string]): Promise<BalancedAnswer[]> =>
    Promise.all(
      [two.first, two.second].map((server, at) =>
        work.post(`/project/${ada.projectId}/github/push`, {}, ada, { server, key: keys[at] ?? '' }),
      ),
    );
  const outcomes = (answers: readonly BalancedAnswer[]) => {
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    return answers.map((answer) => pushProject.response.parse(answer.json()));
  };

  it('[SCR-18] at once: a commit a version, none twice, and each says what it did', async () => {
    const body = { apiKey: github.createToken() };
    expect((await work.post('/github/repositories/api-key', body, ada)).status).toBe(200);
    const repository = await github.createRepository('both');
    const link = await two.api(two.first, `/project/${ada.projectId}/github`, {
      method: 'PUT',
      body: { repository: 'ada-l/both' },
      token: ada.token,
    });
    expect(link.status).toBe(200);
    await save('one');
    await save('two');
    const first = outcomes(await pushAtBoth([randomUUID(), randomUUID()]));
    const [done, nothing] = first.toSorted((one, other) => other.commits - one.commits);
    expect(await listVersions(two.db, ada.projectId)).toEqual([1, 2, 3]);
    const log = await github.log(repository, 'main');
    // The commit that an empty repository begins with is the oldest.
    expect(log.map(({ message }) => message.trim()).slice(0, 2)).toEqual(['two', 'one']);
    expect(log).toHaveLength(4);
    expect(done).toMatchObject({ commits: 3, commit: log[0]?.sha, branch: 'main' });
    expect(nothing).toMatchObject({ commits: 0, commit: null, branch: 'main' });

    await save('three');
    const key = randomUUID();
    const [here, there] = outcomes(await pushAtBoth([key, key]));
    expect(there).toEqual(here);
    const later = await github.log(repository, 'main');
    expect(here).toMatchObject({ commits: 1, commit: later[0]?.sha });
    expect(later.slice(1)).toEqual(log);
  });
});
