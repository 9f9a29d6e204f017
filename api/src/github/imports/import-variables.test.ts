import { randomUUID } from 'node:crypto';
import { importProject, projectSchema } from '@tessera/shared/contracts';
import { startLocalGithub, type LocalGithub } from '../../../../tooling/github-server/index.mjs';
import { unzipSync } from 'fflate';
import {
  expectVariablesNamed,
  expectVariablesSealed,
  MARK,
  REACT_APP,
  WITH_VARIABLES,
} from '../../testing/imported-variables';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

let github: LocalGithub;
let api: TestApi;
let ada: TestUser;

beforeAll(async () => {
  github = await startLocalGithub();
  api = await startTestApi({ environment: { githubAddresses: github } });
  ada = await api.register();
  const body = { apiKey: github.createToken() };
  await api.post('/github/repositories/api-key', body, ada.token);
});
afterAll(async () => {
  await api.close();
  await github.close();
});

async function ask(wish: object) {
  const answer = await api.call('POST', '/project/import', {
    token: ada.token,
    body: { source: 'github', projectName: `Import ${randomUUID().slice(0, 8)}`, ...wish },
    headers: { 'idempotency-key': randomUUID() },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  if (answer.body.includes(MARK)) throw new Error('A value is in the answer');
  return importProject.response.parse(answer.json());
}

describe('POST /project/import of a repository with .env files', () => {
  it('[SCR-04] makes variables of .env files beside everything, which are in no file, no version and no answer', async () => {
    const { owner, name } = await github.createRepository('secretive', WITH_VARIABLES);
    const repository = `${owner}/${name}`;
    const { report } = await ask({ repository, dryRun: true });
    expectVariablesNamed(report);
    const project = projectSchema.parse((await ask({ repository })).project);
    const archive = await api.get(`/versions/${project.headVersion?.id ?? ''}/archive`, ada.token);
    expect(Object.keys(unzipSync(archive.rawPayload)).sort()).toEqual([
      'README.md',
      ...Object.keys(REACT_APP),
    ]);
    // The branch has them still: what was taken over is no change of the project.
    expect((await api.get(`/project/${project.id}/github`, ada.token)).json()).toMatchObject({
      link: { ahead: 0, behind: 0 },
    });
    await expectVariablesSealed(api, ada.token, project.id);
  });
});
