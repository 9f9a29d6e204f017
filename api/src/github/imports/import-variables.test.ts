import { randomUUID } from 'node:crypto';
import { importProject, projectSchema, type VariableSet } from '@tessera/shared/contracts';
import { startLocalGithub, type LocalGithub } from '../../../../tooling/github-server/index.mjs';
import { unzipSync } from 'fflate';
import { tablesWith } from '../../testing/find-text';
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
  if (answer.body.includes('-of-ada')) throw new Error('A value is in the answer');
  return importProject.response.parse(answer.json());
}

const REACT_APP = {
  'package.json': '{"dependencies":{"react":"19"}}',
  'src/main.jsx': "import { createRoot } from 'react-dom/client';\n",
};

describe('POST /project/import of a repository with .env files', () => {
  it('[SCR-04] makes variables of .env files beside everything, which are in no file, no version and no answer', async () => {
    const files = {
      ...REACT_APP,
      '.env': 'TOKEN=hunter2-of-ada\nVITE_TITLE=Plants\n',
      '.env.production': 'TOKEN=hunter3-of-ada\n',
      '.env.test': 'TOKEN=hunter4-of-ada\n',
      'packages/a/.env': 'TOKEN=hunter5-of-ada\n',
    };
    const { owner, name } = await github.createRepository('secretive', files);
    const repository = `${owner}/${name}`;
    const { report } = await ask({ repository, dryRun: true });
    if (report === undefined) throw new Error('no report');
    expect(report.variables).toEqual([
      { path: '.env', environment: 'all', names: ['TOKEN', 'VITE_TITLE'] },
      { path: '.env.production', environment: 'production', names: ['TOKEN'] },
    ]);
    expect(Object.fromEntries(report.skipped.map(({ path, why }) => [path, why]))).toMatchObject({
      '.env.test': expect.stringMatching(/tests/) as string,
      'packages/a/.env': expect.stringMatching(/secret/) as string,
    });
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
    const { revision, items } = (await api.get(`/project/${project.id}/env`, ada.token)).json<VariableSet>();
    expect(revision).toBe(1);
    expect(items).toMatchObject([
      { key: 'TOKEN', isSecret: true, value: null, environment: 'all' },
      { key: 'VITE_TITLE', isSecret: false, value: 'Plants', environment: 'all' },
      { key: 'TOKEN', isSecret: true, value: null, environment: 'production' },
    ]);
    const [everywhere, , production] = await Promise.all(
      items.map(({ id }) => api.get(`/project/${project.id}/env/${id}/value`, ada.token)),
    );
    expect([everywhere?.json(), production?.json()]).toEqual([
      { value: 'hunter2-of-ada' },
      { value: 'hunter3-of-ada' },
    ]);
    expect(await tablesWith(api.db, '-of-ada')).toEqual([]);
    // The search finds what is there: a file's text.
    expect(await tablesWith(api.db, 'createRoot')).not.toEqual([]);
  });
});
